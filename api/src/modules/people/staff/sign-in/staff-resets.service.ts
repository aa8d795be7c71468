import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LoginThrottle } from '../../../../platform/auth/login-throttle.js';
import { SecurityEvents } from '../../../../platform/auth/security-events.js';
import { NewPasswords } from '../../passwords/new-passwords.service.js';
import { PasswordResetLinks } from '../../passwords/password-reset-links.service.js';
import type { StaffAccount } from '../staff-account.entity.js';
import { StaffMails } from '../staff-mails.service.js';
import { StaffWritesService } from '../staff-writes.service.js';
import type { ResetStaffPasswordDto } from './staff-reset.dto.js';

/** Requests and uses password reset links of dashboard accounts. */
@Injectable()
export class StaffResets {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly links: PasswordResetLinks,
    private readonly newPasswords: NewPasswords,
    private readonly staff: StaffWritesService,
    private readonly throttle: LoginThrottle,
    private readonly events: SecurityEvents,
    private readonly mails: StaffMails,
  ) {}

  /** Mails a link if an account with an email address has this username or address. */
  request(username: string, locale: 'en' | 'ar'): Promise<void> {
    return this.links.request('staff', username, { locale });
  }

  /** Sets the password once per link and ends every session; returns the account. */
  async use(
    { token, password }: ResetStaffPasswordDto,
    ip: string,
    locale: 'en' | 'ar',
  ): Promise<StaffAccount> {
    // A weak password uses up no link.
    await this.newPasswords.check(password);
    const account = await this.db.transaction(async (manager) => {
      const id = await this.links.take(manager, 'staff', token);
      const found = await this.staff.choosePassword(manager, id, password);
      await this.mails.send(manager, 'password-changed', found, locale);
      return found;
    });
    this.events.note({ event: 'password_reset', kind: 'staff', account: account.id });
    await this.throttle.welcome(`staff:${account.id}`, ip);
    return account;
  }
}
