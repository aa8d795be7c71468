import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Like, type EntityManager, type Repository } from 'typeorm';
import { Conflict, Forbidden, NotFound } from '../../../platform/http/problem.js';
import { hashPassword, refuseWeak } from '../../../platform/auth/passwords.js';
import type { Principal } from '../../../platform/http/principal.js';
import { SecurityEvents } from '../../../platform/auth/security-events.js';
import { SessionsService } from '../../../platform/auth/sessions.service.js';
import { ContentStore, InjectStore } from '../../content/content-store/content-store.js';
import type { FormFiles } from '../../../platform/files/form-files.js';
import { Uploads } from '../../../platform/files/uploads.js';
import { writeAudit, type AuditRecord } from '../../back-office/audit/write-audit.js';
import { Product } from '../../catalogue/products/product.entity.js';
import { StaffAccount } from './staff-account.entity.js';
import type { AddStaffDto, UpdateStaffDto } from './staff.dto.js';
import { StaffQueries } from './staff.queries.js';
import { say } from '../../../platform/i18n/message.js';

/** Adding, changing and deleting accounts of the dashboard. */
@Injectable()
export class StaffWritesService {
  constructor(
    @InjectRepository(StaffAccount) private readonly accounts: Repository<StaffAccount>,
    @InjectStore(StaffAccount) private readonly store: ContentStore<StaffAccount, 'image'>,
    private readonly queries: StaffQueries,
    private readonly uploads: Uploads,
    private readonly sessions: SessionsService,
    private readonly events: SecurityEvents,
  ) {}

  /** Adds an account; its username is free, or found. */
  async add(
    { name, about = '', type = 'subadmin', ...input }: AddStaffDto,
    files: FormFiles<'image'> | undefined,
    by: Principal,
  ): Promise<StaffAccount> {
    const email = input.email?.toLowerCase() || null;
    refuseWeak(input.password, email ?? undefined);
    const username = await this.freeUsername(input.username?.toLowerCase(), email, name);
    const passwordHash = await hashPassword(input.password);
    const account = await this.store.add(
      { name, about, type, email, username, passwordHash },
      files,
    );
    this.note('staff_added', account, by);
    return account;
  }

  /** Adds a vendor who chooses the password by a mailed link; until then nobody can sign in. */
  async addVendor(
    manager: EntityManager,
    { name, email }: { name: string; email: string },
    by: Principal,
  ): Promise<StaffAccount> {
    const username = await this.freeUsername(undefined, email, name);
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
    const account = await manager.save(
      manager.create(StaffAccount, { name, email, username, passwordHash, type: 'subadmin' }),
    );
    await writeAudit(manager, deed('added', account));
    this.note('staff_added', account, by);
    return account;
  }

  /** Sets the password of who came by a mailed link, and ends the account's sessions. */
  async choosePassword(
    manager: EntityManager,
    id: number,
    password: string,
  ): Promise<StaffAccount> {
    const account = await manager.findOneByOrFail(StaffAccount, { id, deletedAt: IsNull() });
    refuseWeak(password, account.email ?? undefined);
    await manager.update(StaffAccount, id, { passwordHash: await hashPassword(password) });
    await this.sessions.closeAll(manager, 'staff', id);
    return account;
  }

  /** Changes an account; for a vendor there is only the own one, and in it about and image. */
  async change(
    id: number,
    { name, about, email }: UpdateStaffDto,
    files: FormFiles<'image'> | undefined,
    by: Principal,
  ): Promise<StaffAccount> {
    if (by.role !== 'admin') {
      if (by.id !== id) throw new NotFound(say('account.notFound'));
      if (name !== undefined || email !== undefined) throw new Forbidden(say('staff.adminOnly'));
    }
    const changes = {
      ...(name !== undefined && { name }),
      ...(about !== undefined && { about }),
      ...(email !== undefined && { email: email.toLowerCase() || null }),
    };
    return this.store.change({ id, deletedAt: IsNull() }, changes, files);
  }

  /** Sets a password and ends the account's sessions, except the one that asks. */
  async setPassword(id: number, password: string, by: Principal): Promise<StaffAccount> {
    const account = await this.store.one({ id, deletedAt: IsNull() });
    refuseWeak(password, account.email ?? undefined);
    const passwordHash = await hashPassword(password);
    await this.accounts.manager.transaction(async (manager) => {
      await manager.update(StaffAccount, id, { passwordHash });
      await this.sessions.closeAll(manager, 'staff', id, by.sessionId);
      await writeAudit(manager, deed('password_changed', account));
    });
    this.note('password_changed', account, by);
    return account;
  }

  /** Deletes an account that nothing needs: login, e-mail and image go at once, the name stays with its history. */
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
      await writeAudit(manager, deed('deleted', found));
      return found;
    });
    await this.uploads.discard([account.image]);
    this.note('staff_removed', account, by);
  }

  /** Locks the account together with all admins, in one order, so that two admins cannot delete each other. */
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
    if (!account) throw new NotFound(say('account.notFound'));
    if (id === by.id) throw new Conflict('own_account', say('staff.ownAccount'));
    if (account.type === 'admin' && locked.length === 1)
      throw new Conflict('last_admin', say('staff.lastAdmin'));
    const products = await manager.countBy(Product, { vendorId: id, deletedAt });
    if (products > 0) throw new Conflict('in_use', say('inUse.products', { count: products }));
    const orders = await this.queries.openOrders(manager, id);
    if (orders > 0) throw new Conflict('in_use', say('inUse.openOrders', { count: orders }));
    return account;
  }

  private async freeUsername(
    wanted: string | undefined,
    email: string | null,
    name: string,
  ): Promise<string> {
    const fixed = wanted || email;
    const base = fixed ?? slugOf(name);
    const like = fixed ? base : Like(`${base}%`);
    const rows = await this.accounts.findBy({ username: like, deletedAt: IsNull() });
    const taken = new Set(rows.map(({ username }) => username));
    if (!taken.has(base)) return base;
    if (fixed) {
      const detail = say('staff.usernameTaken');
      const pointer = wanted ? '#/username' : '#/email';
      throw new Conflict('username_taken', detail, [{ pointer, detail }]);
    }
    let number = 2;
    while (taken.has(`${base}-${number}`)) number += 1;
    return `${base}-${number}`;
  }

  private note(
    event: 'staff_added' | 'staff_removed' | 'password_changed',
    { id, type }: StaffAccount,
    by: Principal,
  ): void {
    this.events.note({ event, kind: 'staff', account: id, type, by: by.id });
  }
}

const deed = (action: string, { id, name }: StaffAccount): AuditRecord => ({
  action,
  subject: 'staff',
  subjectId: id,
  label: name,
});

/** Letters and digits of any script, joined by hyphens. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'vendor';
