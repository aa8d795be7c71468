import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { InvalidInput } from '../../../../platform/http/problem.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import { RedisClient } from '../../../../platform/queues/redis-client.js';
import { LoginThrottle } from '../../../../platform/auth/login-throttle.js';
import { hashPassword, refuseWeak } from '../../../../platform/auth/passwords.js';
import { SecurityEvents } from '../../../../platform/auth/security-events.js';
import { STORED_KIND } from '../../../../platform/auth/sessions/session.entity.js';
import { SessionsService } from '../../../../platform/auth/sessions/sessions.service.js';
import {
  consumeOrRefuse,
  counterName,
  sharedLimiter,
} from '../../../../platform/rate-limit/shared-limiter.js';
import { EmailVerificationService } from '../email-verification.service.js';
import { MailsService } from '../../../sales/mails/mails.service.js';
import type { ResetPasswordDto } from './password-reset.dto.js';
import { hashOfToken } from './password-reset-mail.js';
import { PasswordResetsQueries } from './password-resets.queries.js';
import { User } from '../user.entity.js';
import { msg } from '../../../../platform/i18n/message.js';

const REQUESTS_AN_HOUR = 3;

/** Requests and uses password reset links. */
@Injectable()
export class PasswordResetsService {
  private readonly requests;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly resets: PasswordResetsQueries,
    private readonly outbox: Outbox,
    private readonly sessions: SessionsService,
    private readonly throttle: LoginThrottle,
    private readonly events: SecurityEvents,
    private readonly verification: EmailVerificationService,
    private readonly mails: MailsService,
    redis: RedisClient,
  ) {
    this.requests = sharedLimiter(redis, 'reset-address', REQUESTS_AN_HOUR, 3600);
  }

  /** Does the same for unknown addresses: the worker looks up the account, so response times reveal nothing. `also` is part of the transaction. */
  async request(
    typed: string,
    also: (manager: EntityManager) => Promise<void> = async () => undefined,
  ): Promise<void> {
    const email = typed.toLowerCase();
    await consumeOrRefuse(this.requests, counterName(email));
    await this.db.transaction(async (manager) => {
      const resetId = await this.resets.add(manager, email);
      await this.outbox.put(manager, 'password.reset', `password-reset:${resetId}`, { resetId });
      await also(manager);
    });
  }

  /** Sets the password once per link and ends every session; returns the account. */
  async use({ token, password }: ResetPasswordDto, ip: string): Promise<User> {
    await refuseWeak(password);
    const user = await this.db.transaction(async (manager) => {
      const id = await this.resets.take(manager, hashOfToken(token));
      if (id === undefined)
        throw new InvalidInput(msg('account.linkInvalid'), undefined, 'reset_link_invalid');
      const owner = await manager.findOneByOrFail(User, { id });
      await refuseWeak(password, owner.email);
      await manager.update(User, id, { passwordHash: await hashPassword(password) });
      await this.resets.dropAll(manager, id);
      await this.verification.verified(manager, id);
      await this.sessions.closeAll(manager, 'shopper', id);
      const { email, locale } = owner;
      await this.mails.security(manager, 'password-changed', { email, locale, userId: id });
      return owner;
    });
    this.events.note({ event: 'password_reset', kind: 'shopper', account: user.id });
    await this.throttle.welcome(`${STORED_KIND.shopper}:${user.id}`, ip);
    return user;
  }
}
