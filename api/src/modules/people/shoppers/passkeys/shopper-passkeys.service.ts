import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import type { DataSource, EntityManager } from 'typeorm';
import { SecurityEvents } from '../../../../platform/auth/security-events.js';
import type { SessionOrigin } from '../../../../platform/auth/sessions/session-origin.js';
import { SessionsService } from '../../../../platform/auth/sessions/sessions.service.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { Forbidden } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { MailsService } from '../../../sales/mails/mails.service.js';
import { PasskeyCheck } from '../../passkeys/passkey-check.service.js';
import type {
  AddPasskeyDto,
  NewPasskeyDto,
  PasskeyChallengeDto,
  PasskeySignatureDto,
} from '../../passkeys/passkey.dto.js';
import type { Passkey } from '../../passkeys/passkey.entity.js';
import { PasskeysService } from '../../passkeys/passkeys.service.js';
import { AccountBlocked } from '../account-blocked.js';
import { ShopperSessions } from '../shopper-sessions.service.js';
import { User } from '../user.entity.js';

/** Any shopper's passkey may respond. */
const ANY_SHOPPER = { kind: 'shopper', id: null } as const;

/** Passkeys of shoppers: their changes, and signing in with one. */
@Injectable()
export class ShopperPasskeys {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly passkeys: PasskeysService,
    private readonly check: PasskeyCheck,
    private readonly sessions: SessionsService,
    private readonly shopperSessions: ShopperSessions,
    private readonly mails: MailsService,
    private readonly events: SecurityEvents,
  ) {}

  /** What the browser needs to make a passkey. */
  async start(by: Principal, browser: string, locale: 'en' | 'ar'): Promise<NewPasskeyDto> {
    refuseUnverified(await this.db.manager.findOneByOrFail(User, { id: by.id }));
    return this.passkeys.start(by, browser, locale);
  }

  /** Adds a passkey that the browser has made; the owner gets a mail. */
  async add(
    input: AddPasskeyDto,
    by: Principal,
    browser: string,
    locale: 'en' | 'ar',
  ): Promise<Passkey> {
    const credential = await this.passkeys.verifyNew(input, by, browser);
    const passkey = await this.change(by, 'added', (manager, user) => {
      refuseUnverified(user);
      return this.passkeys.insert(manager, by, credential, { ...input, locale });
    });
    this.events.note({ event: 'passkey_added', kind: 'shopper', account: by.id });
    return passkey;
  }

  async rename(id: string, name: string, by: Principal): Promise<void> {
    await this.passkeys.rename(this.db.manager, by, id, name);
  }

  /** Removes a passkey and ends the other sessions; the owner gets a mail. */
  async remove(id: string, by: Principal): Promise<void> {
    await this.change(by, 'removed', async (manager) => {
      await this.passkeys.remove(manager, by, id);
      await this.sessions.closeAll(manager, 'shopper', by.id, by.sessionId);
    });
    this.events.note({ event: 'passkey_removed', kind: 'shopper', account: by.id });
  }

  /** A challenge to sign in with; the passkey names its account. */
  challenge(browser: string): Promise<PasskeyChallengeDto> {
    return this.check.challenge('sign-in', browser, ANY_SHOPPER);
  }

  /** Opens a session with a passkey. */
  async signIn(
    passkey: PasskeySignatureDto,
    response: Response,
    origin: SessionOrigin,
  ): Promise<{ token: string; user: User }> {
    const id = await this.check.verify('sign-in', passkey, origin.browser, ANY_SHOPPER);
    const user = await this.db.manager.findOneByOrFail(User, { id });
    // Only the owner, who has the passkey, learns that the account is blocked.
    if (user.blockedAt) throw new AccountBlocked();
    await this.db.transaction((manager) =>
      this.shopperSessions.remember(manager, user, response, origin),
    );
    return { token: await this.shopperSessions.open(user, response, origin, 'passkey'), user };
  }

  /** Changes the passkeys of an account one at a time, with a mail. */
  private change<Result>(
    { id }: Principal,
    what: 'added' | 'removed',
    work: (manager: EntityManager, user: User) => Promise<Result>,
  ): Promise<Result> {
    return this.db.transaction(async (manager) => {
      const user = await manager.findOneOrFail(User, {
        where: { id },
        lock: { mode: 'for_no_key_update' },
      });
      const result = await work(manager, user);
      const { email, locale, emailVerifiedAt } = user;
      if (emailVerifiedAt)
        await this.mails.security(manager, `passkey-${what}`, { email, locale, userId: id });
      return result;
    });
  }
}

/** Who registers another person's address must not have a passkey when that person takes the account over. */
const refuseUnverified = ({ emailVerifiedAt }: User): void => {
  if (!emailVerifiedAt) throw new Forbidden(msg('mail.emailUnverified'), 'email_unverified');
};
