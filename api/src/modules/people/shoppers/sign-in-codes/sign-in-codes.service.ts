import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import type { DataSource, EntityManager } from 'typeorm';
import { shopperCodesOf } from '../../../../platform/auth/login-counters.js';
import { LoginThrottle } from '../../../../platform/auth/login-throttle.js';
import { hashPassword } from '../../../../platform/auth/passwords.js';
import { hashOfToken, newToken } from '../../../../platform/auth/secret-token.js';
import { SecurityEvents } from '../../../../platform/auth/security-events.js';
import type { SessionOrigin } from '../../../../platform/auth/sessions/session-origin.js';
import { SessionsService } from '../../../../platform/auth/sessions/sessions.service.js';
import { SigningKeys } from '../../../../platform/auth/sessions/signing-keys.js';
import { InvalidInput } from '../../../../platform/http/problem.js';
import { msg, type MessageId } from '../../../../platform/i18n/message.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import { RedisClient } from '../../../../platform/queues/redis-client.js';
import {
  consumeOrRefuse,
  counterName,
  sharedLimiter,
} from '../../../../platform/rate-limit/shared-limiter.js';
import { MailsService } from '../../../sales/mails/mails.service.js';
import { KnownBrowsers } from '../../known-browsers/known-browsers.service.js';
import { AccountBlocked } from '../account-blocked.js';
import { EmailVerificationService } from '../email-verification.service.js';
import { PasskeysService } from '../../passkeys/passkeys.service.js';
import { PasswordResetLinks } from '../../passwords/password-reset-links.service.js';
import { ShopperSessions } from '../shopper-sessions.service.js';
import { User } from '../user.entity.js';
import { signedCode } from './sign-in-code-mail.js';
import type { SignInWithCodeDto } from './sign-in-code.dto.js';
import { SignInCodesQueries } from './sign-in-codes.queries.js';

const REQUESTS_AN_HOUR = 6;

const refused = (reason: 'wrong' | 'used' | 'spent' | 'expired'): InvalidInput => {
  const id: MessageId = `signInCode.${reason}`;
  const detail = msg(id);
  return new InvalidInput(detail, [{ pointer: '#/code', detail }], `code_${reason}`);
};

/** Signing in with a mailed code. */
@Injectable()
export class SignInCodesService {
  private readonly requests;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly codes: SignInCodesQueries,
    private readonly resets: PasswordResetLinks,
    private readonly outbox: Outbox,
    private readonly keys: SigningKeys,
    private readonly sessions: SessionsService,
    private readonly shopperSessions: ShopperSessions,
    private readonly throttle: LoginThrottle,
    private readonly events: SecurityEvents,
    private readonly verification: EmailVerificationService,
    private readonly mails: MailsService,
    private readonly browsers: KnownBrowsers,
    private readonly passkeys: PasskeysService,
    redis: RedisClient,
  ) {
    this.requests = sharedLimiter(redis, 'sign-in-code', REQUESTS_AN_HOUR, 3600);
  }

  /** Requests a code and returns the browser's token. Does the same for unknown addresses: the worker looks up the account. */
  async request(typed: string): Promise<string> {
    const email = typed.toLowerCase();
    const counter = counterName(email);
    await consumeOrRefuse(this.requests, counter);
    const { token, hash } = newToken();
    await this.db.transaction(async (manager) => {
      const codeId = await this.codes.add(manager, email, hash, counter);
      await this.outbox.put(manager, 'sign-in.code', `sign-in-code:${codeId}`, { codeId });
    });
    return token;
  }

  /** Opens a session with the code of this browser's request; attempts are counted per code and slowed down per address. */
  async signIn(
    { token, code }: SignInWithCodeDto,
    response: Response,
    origin: SessionOrigin,
  ): Promise<{ token: string; user: User; formerLoginRemoved: boolean }> {
    const found = await this.codes.find(hashOfToken(token));
    if (!found) throw refused('expired');
    const { id, counter, state } = found;
    if (state !== 'open') throw refused(state);
    const attempt = await this.throttle.admit(shopperCodesOf(counter), origin);
    const tried = await this.codes.countTry(id);
    if (!tried) throw refused('spent');
    const { userId, signature } = tried;
    if (!this.keys.isSignature(signedCode(id, code), signature ?? '') || userId === null) {
      this.events.note({ event: 'code_refused', kind: 'shopper', account: userId });
      throw refused('wrong');
    }
    const { user, formerLoginRemoved } = await this.db.transaction((manager) =>
      this.enter(manager, id, userId, response, origin),
    );
    await this.throttle.succeeded(attempt);
    // Only the owner, who has the code, learns that the account is blocked.
    if (user.blockedAt) throw new AccountBlocked();
    const opened = await this.shopperSessions.open(user, response, origin, 'mailed_code');
    return { token: opened, user, formerLoginRemoved };
  }

  private async enter(
    manager: EntityManager,
    id: number,
    userId: number,
    response: Response,
    origin: SessionOrigin,
  ): Promise<{ user: User; formerLoginRemoved: boolean }> {
    if (!(await this.codes.use(manager, id, userId))) throw refused('used');
    const found = await manager.findOneByOrFail(User, { id: userId });
    if (found.blockedAt) return { user: found, formerLoginRemoved: false };
    const isFirstProof = await this.verification.verified(manager, userId);
    const user = await manager.findOneByOrFail(User, { id: userId });
    // A new browser needs no report: its code has just verified the address.
    const account = isFirstProof ? { ...user, emailVerifiedAt: null } : user;
    const { isNew } = await this.shopperSessions.remember(manager, account, response, origin);
    const formerLoginRemoved =
      isFirstProof && isNew && !(await this.codes.isEstablished(manager, userId));
    if (formerLoginRemoved) await this.disown(manager, user, origin);
    return { user, formerLoginRemoved };
  }

  /**
   * Nothing has proved before that who registered owns the address, and this browser has not signed in to the account: its
   * password, passkeys and sessions may be those of another person.
   */
  private async disown(
    manager: EntityManager,
    { id, email, locale }: User,
    { browser }: SessionOrigin,
  ): Promise<void> {
    const passwordHash = await hashPassword(newToken().token);
    await manager.update(User, id, { passwordHash });
    await this.sessions.closeAll(manager, 'shopper', id);
    await this.resets.dropAll(manager, 'shopper', id);
    const passkeysRemoved = await this.passkeys.dropAll(manager, { kind: 'shopper', id });
    await this.browsers.forget(manager, { kind: 'shopper', id, email }, browser);
    await this.mails.security(
      manager,
      'password-removed',
      { email, locale, userId: id },
      { passkeysRemoved },
    );
    this.events.note({ event: 'password_removed', kind: 'shopper', account: id });
  }
}
