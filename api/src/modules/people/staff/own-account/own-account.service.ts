import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { LoginThrottle, type LoginPlace } from '../../../../platform/auth/login-throttle.js';
import { hashPassword, verifyPassword } from '../../../../platform/auth/passwords.js';
import { SecurityEvents } from '../../../../platform/auth/security-events.js';
import type { SessionOrigin } from '../../../../platform/auth/sessions/session-origin.js';
import { SessionsService } from '../../../../platform/auth/sessions/sessions.service.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { InvalidInput, NotFound } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { writeAudit } from '../../../back-office/audit/write-audit.js';
import { NewPasswords } from '../../passwords/new-passwords.service.js';
import { PasswordResetLinks } from '../../passwords/password-reset-links.service.js';
import { PasskeyCheck } from '../../passkeys/passkey-check.service.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import { StaffAccount } from '../staff-account.entity.js';
import { staffRecord } from '../staff-audit.js';
import { StaffMails } from '../staff-mails.service.js';
import type { ConfirmIdentityDto, OwnPasswordDto } from './own-account.dto.js';

/** Values of the cookies of a session. */
interface StaffTokens {
  token: string;
  xsrf: string;
}

/** Password of the signed-in staff account. */
@Injectable()
export class OwnAccountService {
  constructor(
    @InjectRepository(StaffAccount) private readonly accounts: Repository<StaffAccount>,
    private readonly sessionRows: SessionsService,
    private readonly secondFactors: SecondFactorService,
    private readonly passkeys: PasskeyCheck,
    private readonly newPasswords: NewPasswords,
    private readonly resets: PasswordResetLinks,
    private readonly throttle: LoginThrottle,
    private readonly events: SecurityEvents,
    private readonly mails: StaffMails,
  ) {}

  /** Changes the password with the current one; the other sessions end. A new session if the password alone confirms the identity. */
  async changePassword(
    { currentPassword, password }: OwnPasswordDto,
    user: Principal,
    origin: LoginPlace,
    locale: 'en' | 'ar',
  ): Promise<StaffTokens | undefined> {
    await this.checkPassword(user, currentPassword, origin, '#/currentPassword');
    await this.newPasswords.check(password, user);
    if (password === currentPassword) {
      const detail = msg('password.unchanged');
      throw new InvalidInput(detail, [{ pointer: '#/password', detail }], 'password_unchanged');
    }
    const passwordHash = await hashPassword(password);
    await this.accounts.manager.transaction(async (manager) => {
      await this.resets.dropAll(manager, 'staff', user.id);
      await manager.update(StaffAccount, user.id, { passwordHash, passwordGiven: false });
      await this.sessionRows.closeAll(manager, 'staff', user.id, user.sessionId);
      await writeAudit(manager, staffRecord('password_changed', user));
      await this.mails.send(manager, 'password-changed', user, locale);
    });
    this.events.note({ event: 'password_changed', kind: 'staff', account: user.id });
    return (await this.hasSecondFactor(user)) ? undefined : this.renewed(user);
  }

  /** Confirms that the owner of the account is at the keyboard, with a new session; with a second factor the password alone is not enough. */
  async confirm(
    { password, code, passkey }: ConfirmIdentityDto,
    user: Principal,
    origin: SessionOrigin,
  ): Promise<StaffTokens> {
    if (passkey) await this.passkeys.verify('confirm', passkey, origin.browser, user);
    else if (code) await this.secondFactors.use(user.id, code, origin);
    else if (await this.hasSecondFactor(user)) throw secondFactorNeeded();
    else await this.checkPassword(user, password ?? '', origin, '#/password');
    const tokens = await this.renewed(user);
    this.events.note({ event: 'identity_confirmed', kind: 'staff', account: user.id });
    return tokens;
  }

  private async renewed(user: Principal): Promise<StaffTokens> {
    const { token, id } = await this.sessionRows.renew(user);
    return { token, xsrf: this.sessionRows.xsrfToken(id) };
  }

  private async hasSecondFactor({ id }: Principal): Promise<boolean> {
    return (await this.secondFactors.steps(id)).length > 0;
  }

  /** Ends the sessions of an account, except the caller's. */
  async endAll(id: number, by: Principal): Promise<void> {
    await this.accounts.manager.transaction(async (manager) => {
      const account = await manager.findOneBy(StaffAccount, { id, deletedAt: IsNull() });
      if (!account) throw new NotFound(msg('account.notFound'));
      await this.sessionRows.closeAll(manager, 'staff', id, by.sessionId);
      await writeAudit(manager, staffRecord('sessions_ended', account));
    });
    this.events.note({ event: 'sessions_ended', kind: 'staff', account: id, by: by.id });
  }

  /** Counted as a login of the account, so that an open session gives no more guesses. */
  private async checkPassword(
    { id }: Principal,
    password: string,
    origin: LoginPlace,
    pointer: string,
  ): Promise<void> {
    const attempt = await this.throttle.admit(`staff:${id}`, origin);
    const account = await this.accounts.findOne({
      select: { id: true, passwordHash: true },
      where: { id },
    });
    if (await verifyPassword(account?.passwordHash, password))
      return this.throttle.succeeded(attempt);
    this.events.note({ event: 'identity_refused', kind: 'staff', account: id });
    const detail = msg('account.wrongPassword');
    throw new InvalidInput(detail, [{ pointer, detail }], 'wrong_password');
  }
}

const secondFactorNeeded = (): InvalidInput => {
  const detail = msg('secondFactor.needed');
  return new InvalidInput(detail, [{ pointer: '#/code', detail }], 'second_factor_needed');
};
