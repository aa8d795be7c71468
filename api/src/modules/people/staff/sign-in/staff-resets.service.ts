import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import type { DataSource } from 'typeorm';
import { passwordsOf } from '../../../../platform/auth/login-counters.js';
import { LoginThrottle } from '../../../../platform/auth/login-throttle.js';
import { SecurityEvents } from '../../../../platform/auth/security-events.js';
import type { SessionOrigin } from '../../../../platform/auth/sessions/session-origin.js';
import { KnownBrowsers } from '../../known-browsers/known-browsers.service.js';
import { NewPasswords } from '../../passwords/new-passwords.service.js';
import { PasswordResetLinks } from '../../passwords/password-reset-links.service.js';
import type { StaffAccount } from '../staff-account.entity.js';
import { StaffMails } from '../staff-mails.service.js';
import { StaffWritesService } from '../staff-writes.service.js';
import type { ResetPasswordDto } from '../../passwords/reset-password.dto.js';

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
    private readonly browsers: KnownBrowsers,
  ) {}

  /** Mails a link if an account with an email address has this username or address. */
  request(username: string, locale: 'en' | 'ar'): Promise<void> {
    return this.links.request('staff', username, { locale });
  }

  /** Sets the password once per link and ends every session; returns the account. */
  async use(
    { token, password }: ResetPasswordDto,
    response: Response,
    { ip, browser }: SessionOrigin,
    locale: 'en' | 'ar',
  ): Promise<StaffAccount> {
    // A weak password uses up no link.
    await this.newPasswords.check(password);
    const account = await this.db.transaction(async (manager) => {
      const id = await this.links.take(manager, 'staff', token);
      const found = await this.staff.choosePassword(manager, id, password);
      await this.browsers.remember(manager, { kind: 'staff', id }, response, browser);
      await this.mails.send(manager, 'password-changed', found, locale);
      return found;
    });
    this.events.note({ event: 'password_reset', kind: 'staff', account: account.id });
    await this.throttle.welcome(passwordsOf('staff', account.id), ip);
    return account;
  }
}
