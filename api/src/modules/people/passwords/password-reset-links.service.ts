import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { hashOfToken } from '../../../platform/auth/secret-token.js';
import { InvalidInput } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { RedisClient } from '../../../platform/queues/redis-client.js';
import {
  consumeOrRefuse,
  counterName,
  sharedLimiter,
} from '../../../platform/rate-limit/shared-limiter.js';
import { PasswordResetsQueries, type ResetOwner } from './password-resets.queries.js';

const REQUESTS_AN_HOUR = 3;
const TOPICS = { shopper: 'password.reset', staff: 'staff.reset' } as const;

/** Requests and uses mailed links to reset a password, each once. */
@Injectable()
export class PasswordResetLinks {
  private readonly requests;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly resets: PasswordResetsQueries,
    private readonly outbox: Outbox,
    redis: RedisClient,
  ) {
    this.requests = sharedLimiter(redis, 'reset-address', REQUESTS_AN_HOUR, 3600);
  }

  /**
   * Does the same for unknown names: the worker looks up the account, so response times reveal nothing. A shopper's
   * mail is in the language of the account. `also` is part of the transaction.
   */
  async request(
    owner: ResetOwner,
    typed: string,
    {
      locale,
      also = async () => undefined,
    }: { locale?: 'en' | 'ar'; also?: (manager: EntityManager) => Promise<void> } = {},
  ): Promise<void> {
    const name = typed.toLowerCase();
    await consumeOrRefuse(this.requests, counterName(owner, name));
    await this.db.transaction(async (manager) => {
      const resetId = await this.resets.add(manager, owner, name, locale ?? null);
      await this.outbox.put(manager, TOPICS[owner], `password-reset:${resetId}`, { resetId });
      await also(manager);
    });
  }

  /** Consumes a link and all others of its account; returns the account. */
  async take(manager: EntityManager, owner: ResetOwner, token: string): Promise<number> {
    const id = await this.resets.take(manager, owner, hashOfToken(token));
    if (id === undefined)
      throw new InvalidInput(msg('account.linkInvalid'), undefined, 'reset_link_invalid');
    await this.dropAll(manager, owner, id);
    return id;
  }

  /** Ends the links of an account that got a new password or is deleted, and the invitation of a vendor. */
  dropAll(manager: EntityManager, owner: ResetOwner, id: number): Promise<void> {
    return this.resets.dropAll(manager, owner, id);
  }

  /** Ends the links that were mailed to the former address of a staff account. */
  dropMailed(manager: EntityManager, staffId: number): Promise<void> {
    return this.resets.dropMailed(manager, staffId);
  }
}
