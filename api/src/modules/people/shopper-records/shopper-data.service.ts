import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { In, type DataSource } from 'typeorm';
import { SecurityEvents } from '../../../platform/auth/security-events.js';
import { SessionsService } from '../../../platform/auth/sessions/sessions.service.js';
import type { Principal } from '../../../platform/http/principal.js';
import { verifyPassword } from '../../../platform/auth/passwords.js';
import { Uploads } from '../../../platform/files/uploads.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import { AccountsService } from '../shoppers/accounts.service.js';
import { User } from '../shoppers/user.entity.js';
import { OrderErasureService } from './erasure/order-erasure.service.js';
import type { ShopperExportDto } from './shopper-data.dto.js';
import { ShopperDataQueries } from './shopper-data.queries.js';

/** Gives out, deletes and merges the data of shoppers. Audit entries contain no personal data: they outlive the account. */
@Injectable()
export class ShopperDataService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly accounts: AccountsService,
    private readonly queries: ShopperDataQueries,
    private readonly orders: OrderErasureService,
    private readonly sessions: SessionsService,
    private readonly events: SecurityEvents,
    private readonly uploads: Uploads,
  ) {}

  /** Everything stored about a shopper; an export by staff is recorded. */
  async export(id: number): Promise<ShopperExportDto> {
    await this.accounts.one(id);
    await this.db.transaction((manager) =>
      writeAudit(manager, { action: 'exported', subject: 'users', subjectId: id, changes: {} }),
    );
    return this.queries.export(id);
  }

  /** Deletes the account, unless something is open, and what invoices do not need of the orders. */
  async erase(
    id: number,
    by: Principal,
    refusal = (count: number) => msg('inUse.openOrders', { count }),
  ): Promise<void> {
    const files = await this.db.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      if (!(await manager.findOne(User, { select: { id: true }, where: { id }, lock })))
        throw new NotFound(msg('account.notFound'));
      const orders = await this.queries.orderIds(manager, id);
      const open = await this.orders.open(manager, orders);
      if (open > 0) throw new Conflict('in_use', refusal(open));
      await this.sessions.closeAll(manager, 'shopper', id);
      const pictures = await this.orders.erase(manager, orders);
      await this.queries.erase(manager, id);
      await writeAudit(manager, { action: 'erased', subject: 'users', subjectId: id, changes: {} });
      return pictures;
    });
    await this.uploads.discard(files);
    this.events.note({ event: 'account_erased', kind: 'shopper', account: id, by: by.id });
  }

  /** Erases the caller's own account; the password shows that it is the person, not an open session. */
  async eraseOwn(id: number, by: Principal, password: string): Promise<void> {
    const { passwordHash } = await this.db.manager.findOneOrFail(User, {
      select: { id: true, passwordHash: true },
      where: { id },
    });
    if (!(await verifyPassword(passwordHash, password))) {
      const detail = msg('account.wrongPassword');
      throw new InvalidInput(detail, [{ pointer: '#/password', detail }]);
    }
    await this.erase(id, by, () => msg('account.hasOpenOrders'));
  }

  /** Moves the orders and everything else of `from` to `into` and deletes `from`. */
  async merge(into: number, from: number, by: Principal): Promise<void> {
    if (into === from) {
      const detail = msg('shopper.sameAccount');
      throw new InvalidInput(detail, [{ pointer: '#/from', detail }]);
    }
    await this.db.transaction(async (manager) => {
      const both = await manager.find(User, {
        select: { id: true, blockedAt: true },
        where: { id: In([into, from]) },
        // In one order, so that two merges cannot wait for each other.
        order: { id: 'asc' },
        lock: { mode: 'pessimistic_write' },
      });
      if (both.length < 2) throw new NotFound(msg('account.notFound'));
      if (both.some(({ blockedAt }) => blockedAt))
        throw new Conflict('account_blocked', msg('shopper.isBlocked'));
      await this.sessions.closeAll(manager, 'shopper', from);
      await this.queries.merge(manager, into, from);
      const changes = { account: { from, to: into } };
      await writeAudit(manager, { action: 'merged', subject: 'users', subjectId: into, changes });
    });
    this.events.note({ event: 'accounts_merged', kind: 'shopper', account: into, by: by.id });
  }
}
