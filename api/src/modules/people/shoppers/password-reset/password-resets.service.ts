import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import type { DataSource, EntityManager } from 'typeorm';
import { passwordsOf } from '../../../../platform/auth/login-counters.js';
import { LoginThrottle } from '../../../../platform/auth/login-throttle.js';
import { hashPassword } from '../../../../platform/auth/passwords.js';
import { SecurityEvents } from '../../../../platform/auth/security-events.js';
import type { SessionOrigin } from '../../../../platform/auth/sessions/session-origin.js';
import { SessionsService } from '../../../../platform/auth/sessions/sessions.service.js';
import { EmailVerificationService } from '../email-verification.service.js';
import { MailsService } from '../../../sales/mails/mails.service.js';
import type { ResetPasswordDto } from '../../passwords/reset-password.dto.js';
import { KnownBrowsers } from '../../known-browsers/known-browsers.service.js';
import { NewPasswords } from '../../passwords/new-passwords.service.js';
import { PasskeysService } from '../../passkeys/passkeys.service.js';
import { PasswordResetLinks } from '../../passwords/password-reset-links.service.js';
import { SignInCodesQueries } from '../sign-in-codes/sign-in-codes.queries.js';
import { User } from '../user.entity.js';

/** Requests and uses password reset links. */
@Injectable()
export class PasswordResetsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly links: PasswordResetLinks,
    private readonly newPasswords: NewPasswords,
    private readonly sessions: SessionsService,
    private readonly throttle: LoginThrottle,
    private readonly events: SecurityEvents,
    private readonly verification: EmailVerificationService,
    private readonly mails: MailsService,
    private readonly codes: SignInCodesQueries,
    private readonly browsers: KnownBrowsers,
    private readonly passkeys: PasskeysService,
  ) {}

  /** Mails a link if the address is that of an account; `also` is part of the transaction. */
  request(typed: string, also?: (manager: EntityManager) => Promise<void>): Promise<void> {
    return this.links.request('shopper', typed, { also });
  }

  /** Sets the password once per link, removes the passkeys and ends every session: the account is that of the mailbox alone. */
  async use(
    { token, password }: ResetPasswordDto,
    response: Response,
    { ip, browser }: SessionOrigin,
  ): Promise<User> {
    await this.newPasswords.check(password);
    const user = await this.db.transaction(async (manager) => {
      const id = await this.links.take(manager, 'shopper', token);
      const owner = await manager.findOneByOrFail(User, { id });
      await this.newPasswords.checkRules(password, owner);
      await manager.update(User, id, { passwordHash: await hashPassword(password) });
      await this.verification.verified(manager, id);
      await this.sessions.closeAll(manager, 'shopper', id);
      await this.codes.dropAll(manager, id);
      const passkeysRemoved = await this.passkeys.dropAll(manager, { kind: 'shopper', id });
      const { email, locale } = owner;
      await this.browsers.forget(manager, { kind: 'shopper', id, email });
      await this.browsers.remember(manager, { kind: 'shopper', id }, response, browser);
      await this.mails.security(
        manager,
        'password-changed',
        { email, locale, userId: id },
        { passkeysRemoved },
      );
      return owner;
    });
    this.events.note({ event: 'password_reset', kind: 'shopper', account: user.id });
    await this.throttle.welcome(passwordsOf('shopper', user.id), ip);
    return user;
  }
}
