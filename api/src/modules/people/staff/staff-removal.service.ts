import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type EntityManager, type Repository } from 'typeorm';
import { SecurityEvents } from '../../../platform/auth/security-events.js';
import { SessionsService } from '../../../platform/auth/sessions/sessions.service.js';
import { Uploads } from '../../../platform/files/uploads.js';
import type { Principal } from '../../../platform/http/principal.js';
import { Conflict, NotFound } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import { Product } from '../../catalogue/products/product.entity.js';
import { StaffBrowser } from '../known-browsers/staff-browser.entity.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { PasswordResetLinks } from '../passwords/password-reset-links.service.js';
import { SecondFactor } from './second-factor/second-factor.entity.js';
import { StaffAccount } from './staff-account.entity.js';
import { staffRecord } from './staff-audit.js';
import { StaffQueries } from './staff.queries.js';

/** Deletes dashboard accounts. */
@Injectable()
export class StaffRemovalService {
  constructor(
    @InjectRepository(StaffAccount) private readonly accounts: Repository<StaffAccount>,
    private readonly queries: StaffQueries,
    private readonly uploads: Uploads,
    private readonly sessions: SessionsService,
    private readonly events: SecurityEvents,
    private readonly resets: PasswordResetLinks,
    private readonly passkeys: PasskeysService,
  ) {}

  /** Deletes an account without products and open orders: login, email address, image and mails about its safety; its name remains in the history. */
  async remove(id: number, by: Principal): Promise<void> {
    const account = await this.accounts.manager.transaction(async (manager) => {
      const found = await this.removable(manager, id, by);
      await manager.update(StaffAccount, id, {
        deletedAt: new Date(),
        email: null,
        image: null,
        passwordHash: '',
      });
      await this.sessions.closeAll(manager, 'staff', id);
      await this.resets.dropAll(manager, 'staff', id);
      await manager.delete(SecondFactor, { staffId: id });
      await this.passkeys.dropAll(manager, { kind: 'staff', id });
      await manager.delete(StaffBrowser, { staffId: id });
      if (found.email) await this.queries.forgetMails(manager, found.email);
      await writeAudit(manager, staffRecord('deleted', found));
      return found;
    });
    await this.uploads.discard([account.image]);
    this.events.note({
      event: 'staff_removed',
      kind: 'staff',
      account: id,
      type: account.type,
      by: by.id,
    });
  }

  /** Locks the account and all admins in a fixed order, so that two admins cannot delete each other. */
  private async removable(
    manager: EntityManager,
    id: number,
    by: Principal,
  ): Promise<StaffAccount> {
    const deletedAt = IsNull();
    const locked = await manager.find(StaffAccount, {
      where: [
        { type: 'admin', deletedAt },
        { id, deletedAt },
      ],
      order: { id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
    const account = locked.find((each) => each.id === id);
    if (!account) throw new NotFound(msg('account.notFound'));
    if (id === by.id) throw new Conflict('own_account', msg('staff.ownAccount'));
    if (account.type === 'admin' && locked.length === 1)
      throw new Conflict('last_admin', msg('staff.lastAdmin'));
    const products = await manager.countBy(Product, { vendorId: id, deletedAt });
    if (products > 0) throw new Conflict('in_use', msg('inUse.products', { count: products }));
    const orders = await this.queries.openOrders(manager, id);
    if (orders > 0) throw new Conflict('in_use', msg('inUse.openOrders', { count: orders }));
    return account;
  }
}
