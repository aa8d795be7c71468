import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { idOf, type Right } from '@shop/shop-rules';
import { In, IsNull, type Repository } from 'typeorm';
import { ActorQueries, rightsOfActor } from '../../../platform/auth/actor.queries.js';
import type { StaffSetup } from '../../../platform/http/principal.js';
import { NotFound, Unauthorized } from '../../../platform/http/problem.js';
import { countersOf } from '../../../platform/auth/login-counters.js';
import { LoginThrottle } from '../../../platform/auth/login-throttle.js';
import { hashPassword, isOldHash, verifyPassword } from '../../../platform/auth/passwords.js';
import { SecurityEvents, type LoginFactor } from '../../../platform/auth/security-events.js';
import type { SessionOrigin } from '../../../platform/auth/sessions/session-origin.js';
import { SessionsService } from '../../../platform/auth/sessions/sessions.service.js';
import { StaffAccount } from './staff-account.entity.js';
import { SignInToken } from './own-account/sign-in-token.js';
import type { PasskeyChallengeDto, PasskeySignatureDto } from '../passkeys/passkey.dto.js';
import { PasskeyCheck } from '../passkeys/passkey-check.service.js';
import type { SecondStep } from './second-factor/second-factor.queries.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import {
  toStaffDto,
  type SignedInStaffDto,
  type StaffCodeDto,
  type StaffLoginDto,
} from './staff.dto.js';
import { msg } from '../../../platform/i18n/message.js';

/** Most accounts of a list. */
const MOST_ACCOUNTS = 500;
/** Any passkey of staff may respond. */
const ANY_STAFF = { kind: 'staff', id: null } as const;
const LIVE = { deletedAt: IsNull() };
const SELLING = { ...LIVE, type: In(['vendor', 'subadmin']) };

/** A new dashboard session with its account. */
export interface SignedIn {
  admin: SignedInStaffDto;
  token: string;
  xsrf: string;
}

/** Dashboard accounts and their sessions. */
@Injectable()
export class StaffService {
  constructor(
    @InjectRepository(StaffAccount) private readonly accounts: Repository<StaffAccount>,
    private readonly sessions: SessionsService,
    private readonly throttle: LoginThrottle,
    private readonly events: SecurityEvents,
    private readonly actors: ActorQueries,
    private readonly secondFactors: SecondFactorService,
    private readonly passkeys: PasskeyCheck,
    private readonly tokens: SignInToken,
  ) {}

  /** Checks the password. Opens a dashboard session, or returns a token for the second step of accounts with a second factor. */
  async login(
    input: StaffLoginDto,
    origin: SessionOrigin,
  ): Promise<SignedIn | { signInToken: string; secondSteps: SecondStep[] }> {
    const username = input.username.trim().toLowerCase();
    const found = await this.accounts.findOne({
      select: { id: true, passwordHash: true },
      where: { ...LIVE, username },
    });
    const attempt = await this.throttle.admit(`staff:${found?.id ?? `name:${username}`}`, origin);
    const matches = await verifyPassword(found?.passwordHash, input.password);
    if (!found || !matches) {
      this.events.note({ event: 'login_refused', kind: 'staff', account: found?.id ?? null });
      throw new Unauthorized(msg('auth.invalidCredentials'), 'wrong_login');
    }
    let { passwordHash } = found;
    if (isOldHash(passwordHash)) {
      const renewed = await hashPassword(input.password);
      await this.accounts.update({ id: found.id, passwordHash }, { passwordHash: renewed });
      passwordHash = renewed;
    }
    await this.throttle.succeeded(attempt);
    const secondSteps = await this.secondFactors.steps(found.id);
    if (secondSteps.length > 0)
      return { signInToken: this.tokens.of(found.id, passwordHash), secondSteps };
    return this.open(found.id, origin, ['password']);
  }

  /** The second step: opens the session with a code and the token of the first step. */
  async loginWithCode({ token, code }: StaffCodeDto, origin: SessionOrigin): Promise<SignedIn> {
    const id = await this.accountOf(token);
    await this.secondFactors.use(id, code, origin);
    return this.open(id, origin, ['password', 'code']);
  }

  /** A challenge for any passkey, or for those of the account of the first step. */
  async passkeyChallenge(token: string | undefined, browser: string): Promise<PasskeyChallengeDto> {
    if (token === undefined) return this.passkeys.challenge('sign-in', browser, ANY_STAFF);
    const id = await this.accountOf(token);
    return this.passkeys.challenge('second-step', browser, { kind: 'staff', id });
  }

  /** Opens a session with a passkey: alone, or as the second step. */
  async loginWithPasskey(
    token: string | undefined,
    passkey: PasskeySignatureDto,
    origin: SessionOrigin,
  ): Promise<SignedIn> {
    const { browser } = origin;
    const id =
      token === undefined
        ? await this.passkeys.verify('sign-in', passkey, browser, ANY_STAFF)
        : await this.passkeys.verify('second-step', passkey, browser, {
            kind: 'staff',
            id: await this.accountOf(token),
          });
    return this.open(id, origin, token === undefined ? ['passkey'] : ['password', 'passkey']);
  }

  /** The account that has completed the first step. */
  private async accountOf(token: string): Promise<number> {
    const id = idOf(String(this.tokens.accountOf(token)));
    const found =
      id === undefined
        ? null
        : await this.accounts.findOne({
            select: { id: true, passwordHash: true },
            where: { ...LIVE, id },
          });
    if (!found || !this.tokens.isToken(token, found.id, found.passwordHash))
      throw new Unauthorized(msg('auth.signInAgain'), 'sign_in_expired');
    return found.id;
  }

  /** The signed-in account, with its rights and what it must do first. */
  async signedIn(
    id: number,
    { rights, setup }: { rights: Iterable<Right>; setup: StaffSetup | undefined },
  ): Promise<SignedInStaffDto> {
    const account = toStaffDto(await this.one(id));
    return { ...account, rights: [...rights], ...(setup && { setup }) };
  }

  private async open(
    accountId: number,
    origin: SessionOrigin,
    factors: LoginFactor[],
  ): Promise<SignedIn> {
    const { token, id } = await this.sessions.open('staff', accountId, origin);
    const actor = await this.actors.staff(id, accountId);
    if (!actor) throw new Unauthorized();
    for (const counter of countersOf({ kind: 'staff', id: accountId }))
      await this.throttle.trust(counter, origin.browser);
    this.events.note({ event: 'login_succeeded', kind: 'staff', account: accountId, factors });
    const { setup } = actor;
    const admin = await this.signedIn(accountId, { rights: rightsOfActor(actor), setup });
    return { token, xsrf: this.sessions.xsrfToken(id), admin };
  }

  /** Accounts that sell, vendors and subadmins, by name. */
  vendors(): Promise<StaffAccount[]> {
    return this.list(SELLING);
  }

  /** Every account, by name. */
  all(): Promise<StaffAccount[]> {
    return this.list(LIVE);
  }

  async one(id: number): Promise<StaffAccount> {
    const account = await this.accounts.findOneBy({ ...LIVE, id });
    if (!account) throw new NotFound(msg('account.notFound'));
    return account;
  }

  /** A selling account; other staff are not public. */
  async vendor(id: number): Promise<StaffAccount> {
    const account = await this.accounts.findOneBy({ ...SELLING, id });
    if (!account) throw new NotFound(msg('staff.vendorNotFound'));
    return account;
  }

  private list(where: typeof LIVE): Promise<StaffAccount[]> {
    return this.accounts.find({ where, order: { name: 'asc', id: 'asc' }, take: MOST_ACCOUNTS });
  }
}
