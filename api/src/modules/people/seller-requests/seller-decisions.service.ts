import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AuditAction } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/problem.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { LoginThrottle } from '../../../platform/auth/login-throttle.js';
import type { Principal } from '../../../platform/http/principal.js';
import { SecurityEvents } from '../../../platform/auth/security-events.js';
import { hashOfToken } from '../../../platform/auth/secret-token.js';
import { changesOf } from '../../back-office/audit/changes.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import { MailsService } from '../../sales/mails/mails.service.js';
import { NewPasswords } from '../passwords/new-passwords.service.js';
import type { StaffAccount } from '../staff/staff-account.entity.js';
import { StaffWritesService } from '../staff/staff-writes.service.js';
import { SellerRequest } from './seller-request.entity.js';
import type { SellerPasswordDto } from './seller.dto.js';
import { SellersQueries } from './sellers.queries.js';
import { msg } from '../../../platform/i18n/message.js';

const LINK_DAYS = 7;
const DAY_MS = 86_400_000;

/** Decisions on seller requests. */
@Injectable()
export class SellerDecisionsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: SellersQueries,
    private readonly staff: StaffWritesService,
    private readonly newPasswords: NewPasswords,
    private readonly mails: MailsService,
    private readonly outbox: Outbox,
    private readonly throttle: LoginThrottle,
    private readonly events: SecurityEvents,
  ) {}

  /** Creates a vendor from a request, once, and mails the link to set the password. */
  approve(id: number, by: Principal): Promise<SellerRequest> {
    return this.change(id, async (manager, request) => {
      if (request.state === 'approved') throw decided(request);
      const { id: staffId } = await this.staff.addVendor(manager, request, by);
      await this.decide(manager, request, by, { state: 'approved', staffId, reason: null });
      await this.invite(manager, request);
    });
  }

  /** Refuses an open request, once, and mails the reason. */
  refuse(id: number, reason: string, by: Principal): Promise<SellerRequest> {
    return this.change(id, async (manager, request) => {
      if (request.state !== 'open') throw decided(request);
      await this.decide(manager, request, by, { state: 'refused', reason });
      await this.mails.refuseSeller(manager, request, reason);
    });
  }

  /** Mails a new link to a vendor who has not used one. */
  inviteAgain(id: number): Promise<SellerRequest> {
    return this.change(id, async (manager, request) => {
      if (request.state !== 'approved')
        throw new Conflict('seller_not_approved', msg('seller.notApproved'));
      if (!request.inviteUntil) throw new Conflict('seller_joined', msg('seller.joined'));
      await this.invite(manager, request);
      await this.audit(manager, request, 'invited');
    });
  }

  /** Sets the vendor's password once per link; returns the account. */
  async choosePassword({ token, password }: SellerPasswordDto, ip: string): Promise<StaffAccount> {
    await this.newPasswords.check(password);
    const account = await this.db.transaction(async (manager) => {
      const id = await this.queries.take(manager, hashOfToken(token));
      if (id === undefined)
        throw new InvalidInput(msg('seller.linkInvalid'), undefined, 'invite_invalid');
      return this.staff.choosePassword(manager, id, password);
    });
    this.events.note({ event: 'password_changed', kind: 'staff', account: account.id });
    await this.throttle.welcome(`staff:${account.id}`, ip);
    return account;
  }

  /** Changes a locked request and returns its new state. */
  private change(
    id: number,
    work: (manager: EntityManager, request: SellerRequest) => Promise<void>,
  ): Promise<SellerRequest> {
    return this.db.transaction(async (manager) => {
      const request = await manager.findOne(SellerRequest, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!request) throw new NotFound(msg('seller.notFound'));
      await work(manager, request);
      return manager.findOneByOrFail(SellerRequest, { id });
    });
  }

  private async decide(
    manager: EntityManager,
    request: SellerRequest,
    by: Principal,
    decision: Partial<SellerRequest> & { state: 'approved' | 'refused' },
  ): Promise<void> {
    const decidedBy = { decidedAt: new Date(), decidedBy: by.name };
    await manager.update(SellerRequest, request.id, { ...decision, ...decidedBy });
    await this.audit(manager, request, decision.state, decision);
  }

  private async invite(manager: EntityManager, { id }: SellerRequest): Promise<void> {
    const inviteUntil = new Date(Date.now() + LINK_DAYS * DAY_MS);
    await manager.update(SellerRequest, id, { inviteUntil, inviteHash: null });
    await this.outbox.reopen(manager, 'seller.invite', `seller:${id}:invite`, { sellerId: id });
  }

  private audit(
    manager: EntityManager,
    request: SellerRequest,
    action: AuditAction,
    decision: Partial<SellerRequest> = {},
  ): Promise<void> {
    const { id, name } = request;
    const changes = changesOf(request, decision);
    return writeAudit(manager, {
      action,
      subject: 'seller_requests',
      subjectId: id,
      label: name,
      changes,
    });
  }
}

const decided = ({ state }: SellerRequest): Conflict =>
  new Conflict(
    'seller_decided',
    msg(state === 'approved' ? 'seller.alreadyApproved' : 'seller.alreadyRefused'),
  );
