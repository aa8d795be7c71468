import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type EntityManager, type Repository } from 'typeorm';
import { Forbidden, NotFound } from '../../../platform/http/problem.js';
import { hashPassword } from '../../../platform/auth/passwords.js';
import { refuseUnconfirmed } from '../../../platform/auth/refusals.js';
import type { Principal } from '../../../platform/http/principal.js';
import { SecurityEvents } from '../../../platform/auth/security-events.js';
import { SessionsService } from '../../../platform/auth/sessions/sessions.service.js';
import { ContentStore, InjectStore } from '../../content/content-store/content-store.js';
import type { FormFiles } from '../../../platform/files/form-files.js';
import { writeAudit, writeAuditAs } from '../../back-office/audit/write-audit.js';
import { StaffAccount } from './staff-account.entity.js';
import { freeUsername } from './free-username.js';
import { staffRecord } from './staff-audit.js';
import { KnownBrowsers } from '../known-browsers/known-browsers.service.js';
import { NewPasswords } from '../passwords/new-passwords.service.js';
import { PasswordResetLinks } from '../passwords/password-reset-links.service.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { StaffMails } from './staff-mails.service.js';
import type { AddStaffDto, UpdateStaffDto } from './staff.dto.js';
import { msg } from '../../../platform/i18n/message.js';

/** Adds and changes dashboard accounts. */
@Injectable()
export class StaffWritesService {
  constructor(
    @InjectRepository(StaffAccount) private readonly accounts: Repository<StaffAccount>,
    @InjectStore(StaffAccount) private readonly store: ContentStore<StaffAccount, 'image'>,
    private readonly sessions: SessionsService,
    private readonly events: SecurityEvents,
    private readonly mails: StaffMails,
    private readonly secondFactors: SecondFactorService,
    private readonly newPasswords: NewPasswords,
    private readonly resets: PasswordResetLinks,
    private readonly browsers: KnownBrowsers,
  ) {}

  /** Adds an account, whose password is to be changed at the first login; without username and email address, the username is derived from the name. */
  async add(
    { name, about = '', aboutAr = '', type = 'subadmin', ...input }: AddStaffDto,
    files: FormFiles<'image'> | undefined,
    by: Principal,
  ): Promise<StaffAccount> {
    const email = input.email?.toLowerCase() || null;
    const username = await freeUsername(this.accounts, input.username?.toLowerCase(), email, name);
    await this.newPasswords.check(input.password, { name, username, email });
    const passwordHash = await hashPassword(input.password);
    const account = await this.store.add(
      { name, about, aboutAr, type, email, username, passwordHash, passwordGiven: true },
      files,
    );
    this.note('staff_added', account, by);
    return account;
  }

  /** Adds a vendor without a password, who sets it with a mailed link. */
  async addVendor(
    manager: EntityManager,
    { name, email }: { name: string; email: string },
    by: Principal,
  ): Promise<StaffAccount> {
    const username = await freeUsername(this.accounts, undefined, email, name);
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
    const account = await manager.save(
      manager.create(StaffAccount, { name, email, username, passwordHash, type: 'subadmin' }),
    );
    await writeAudit(manager, staffRecord('added', account));
    this.note('staff_added', account, by);
    return account;
  }

  /** Sets a password, already compared with breaches, with a mailed link and ends the account's sessions. */
  async choosePassword(
    manager: EntityManager,
    id: number,
    password: string,
  ): Promise<StaffAccount> {
    const account = await manager.findOneByOrFail(StaffAccount, { id, deletedAt: IsNull() });
    await this.newPasswords.checkRules(password, account);
    const passwordHash = await hashPassword(password);
    await this.resets.dropAll(manager, 'staff', id);
    await manager.update(StaffAccount, id, { passwordHash, passwordGiven: false });
    await this.sessions.closeAll(manager, 'staff', id);
    await this.browsers.forget(manager, { kind: 'staff', id });
    await writeAuditAs(manager, account, staffRecord('password_reset', account));
    return account;
  }

  /** Changes an account; vendors only about and image of their own. Another email address needs a confirmed identity. */
  async change(
    id: number,
    { name, about, aboutAr, email, before }: UpdateStaffDto,
    files: FormFiles<'image'> | undefined,
    by: Principal,
    locale: 'en' | 'ar',
  ): Promise<StaffAccount> {
    if (by.role === 'vendor') {
      if (by.id !== id) throw new NotFound(msg('account.notFound'));
      if (name !== undefined || email !== undefined) throw new Forbidden(msg('staff.adminOnly'));
    }
    const deletedAt = IsNull();
    const { email: former } = await this.store.one({ id, deletedAt });
    const next = email === undefined ? former : email.toLowerCase() || null;
    if (next !== former) refuseUnconfirmed(by);
    const changes = {
      before,
      ...(name !== undefined && { name }),
      ...(about !== undefined && { about }),
      ...(aboutAr !== undefined && { aboutAr }),
      ...(email !== undefined && { email: next }),
    };
    const account = await this.store.change({ id, deletedAt }, changes, files);
    if (next !== former) await this.reportAddress(account, former, by, locale);
    return account;
  }

  /** Tells the former address that it is no longer that of the account. */
  private async reportAddress(
    account: StaffAccount,
    former: string | null,
    by: Principal,
    locale: 'en' | 'ar',
  ): Promise<void> {
    const own = await this.localeOf(account.id, locale);
    await this.accounts.manager.transaction(async (manager) => {
      await this.resets.dropMailed(manager, account.id);
      await this.mails.send(manager, 'staff-email-changed', { email: former }, own);
    });
    this.note('email_changed', account, by);
  }

  /** The language in which the owner has set up a second factor; without one, the caller's. */
  private async localeOf(id: number, locale: 'en' | 'ar'): Promise<'en' | 'ar'> {
    return (await this.secondFactors.localeOf(id)) ?? locale;
  }

  /** Sets a password, to be changed at the next login unless it is the caller's, and ends the account's sessions, except the caller's. */
  async setPassword(
    id: number,
    password: string,
    by: Principal,
    locale: 'en' | 'ar',
  ): Promise<StaffAccount> {
    const account = await this.store.one({ id, deletedAt: IsNull() });
    await this.newPasswords.check(password, account);
    const passwordHash = await hashPassword(password);
    const own = await this.localeOf(id, locale);
    await this.accounts.manager.transaction(async (manager) => {
      await this.resets.dropAll(manager, 'staff', id);
      await manager.update(StaffAccount, id, { passwordHash, passwordGiven: id !== by.id });
      await this.sessions.closeAll(manager, 'staff', id, by.sessionId);
      if (id !== by.id) await this.browsers.forget(manager, { kind: 'staff', id });
      await writeAudit(manager, staffRecord('password_changed', account));
      await this.mails.send(manager, 'password-changed', account, own);
    });
    this.note('password_changed', account, by);
    return account;
  }

  private note(
    event: 'staff_added' | 'password_changed' | 'email_changed',
    { id, type }: StaffAccount,
    by: Principal,
  ): void {
    this.events.note({ event, kind: 'staff', account: id, type, by: by.id });
  }
}
