import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AuditAction } from '@shop/shop-rules';
import { IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import { refuseUnconfirmed } from '../../../platform/auth/refusals.js';
import { SecurityEvents } from '../../../platform/auth/security-events.js';
import { SessionsService } from '../../../platform/auth/sessions/sessions.service.js';
import type { Principal } from '../../../platform/http/principal.js';
import { Conflict, NotFound } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import { AccountsService } from '../shoppers/accounts.service.js';
import { PasswordResetsService } from '../shoppers/password-reset/password-resets.service.js';
import { User } from '../shoppers/user.entity.js';
import type { CorrectShopperDto } from './shopper-action.dto.js';

/** What staff do with the account of a shopper. Audit entries contain no personal data: they outlive the account. */
@Injectable()
export class ShopperActionsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly accounts: AccountsService,
    private readonly resets: PasswordResetsService,
    private readonly sessions: SessionsService,
    private readonly events: SecurityEvents,
  ) {}

  /** Signs the shopper out everywhere: tokens without a session are refused at once. */
  async endSessions(id: number, by: Principal): Promise<void> {
    await this.db.transaction(async (manager) => {
      await locked(manager, id);
      await this.sessions.closeAll(manager, 'shopper', id);
      await record(manager, id, 'sessions_ended');
    });
    this.note('sessions_ended', id, by);
  }

  /**
   * Blocks the account and ends its sessions; open orders go on. Rejected if a colleague has blocked it for another reason.
   */
  async block(id: number, reason: string, by: Principal): Promise<void> {
    await this.db.transaction(async (manager) => {
      await locked(manager, id);
      const { affected } = await manager.update(
        User,
        { id, blockedAt: IsNull() },
        { blockedAt: new Date(), blockedReason: reason },
      );
      if (!affected) return refuseOtherBlock(manager, id, reason);
      await this.sessions.closeAll(manager, 'shopper', id);
      await record(manager, id, 'blocked');
    });
    this.note('account_blocked', id, by);
  }

  /** Unblocking an account twice changes nothing. */
  async unblock(id: number, by: Principal): Promise<void> {
    await this.db.transaction(async (manager) => {
      await locked(manager, id);
      const { affected } = await manager.update(
        User,
        { id, blockedAt: Not(IsNull()) },
        { blockedAt: null, blockedReason: '' },
      );
      if (affected) await record(manager, id, 'unblocked');
    });
    this.note('account_unblocked', id, by);
  }

  /** Mails a link to set a new password, at most three an hour. */
  async resetPassword(id: number): Promise<void> {
    const { email, blockedAt } = await this.accounts.one(id);
    if (blockedAt) throw new Conflict('account_blocked', msg('shopper.isBlocked'));
    await this.resets.request(email, (manager) => record(manager, id, 'reset_requested'));
  }

  /** Corrects name, phone number or, with a confirmed identity, the email address. */
  async correct(id: number, input: CorrectShopperDto, by: Principal): Promise<User> {
    const changed = await this.db.transaction(async (manager) => {
      await locked(manager, id);
      const fields = await this.accounts.correct(manager, id, input);
      // Rolls back: another address gets the links and codes that open the account.
      if (fields.includes('email')) refuseUnconfirmed(by);
      if (fields.length > 0)
        await record(manager, id, 'changed', Object.fromEntries(fields.map((name) => [name, {}])));
      return fields;
    });
    if (changed.includes('email')) this.note('email_changed', id, by);
    return this.accounts.one(id);
  }

  private note(
    event: 'sessions_ended' | 'account_blocked' | 'account_unblocked' | 'email_changed',
    account: number,
    by: Principal,
  ): void {
    this.events.note({ event, kind: 'shopper', account, by: by.id });
  }
}

/** The account, locked until the transaction ends. */
const locked = async (manager: EntityManager, id: number): Promise<void> => {
  const lock = { mode: 'for_no_key_update' } as const;
  if (!(await manager.findOne(User, { select: { id: true }, where: { id }, lock })))
    throw new NotFound(msg('account.notFound'));
};

/** A blocked account keeps its reason; the same one again changes nothing. */
const refuseOtherBlock = async (
  manager: EntityManager,
  id: number,
  reason: string,
): Promise<void> => {
  const { blockedReason } = await manager.findOneOrFail(User, {
    select: { id: true, blockedReason: true },
    where: { id },
  });
  if (blockedReason !== reason)
    throw new Conflict(
      'changed_meanwhile',
      msg('shopper.blockedMeanwhile', { reason: blockedReason }),
    );
};

const record = (
  manager: EntityManager,
  subjectId: number,
  action: AuditAction,
  changes = {},
): Promise<void> => writeAudit(manager, { action, subject: 'users', subjectId, changes });
