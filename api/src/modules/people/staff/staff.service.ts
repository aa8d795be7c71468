import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { idOf, type Right } from '@shop/shop-rules';
import { In, IsNull, type Repository } from 'typeorm';
import { ActorQueries, rightsOfActor } from '../../../platform/auth/actor.queries.js';
import type { StaffSetup } from '../../../platform/http/principal.js';
import { NotFound, Unauthorized } from '../../../platform/http/problem.js';
import { LoginThrottle } from '../../../platform/auth/login-throttle.js';
import { hashPassword, isOldHash, verifyPassword } from '../../../platform/auth/passwords.js';
import { SecurityEvents } from '../../../platform/auth/security-events.js';
import type { SessionOrigin } from '../../../platform/auth/sessions/session-origin.js';
import { SessionsService } from '../../../platform/auth/sessions/sessions.service.js';
import { StaffAccount } from './staff-account.entity.js';
import { SignInToken } from './own-account/sign-in-token.js';
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
    private readonly tokens: SignInToken,
  ) {}

  /** Checks the password. Opens a dashboard session, or returns a token for the second step of accounts with a second factor. */
  async login(
    input: StaffLoginDto,
    origin: SessionOrigin,
  ): Promise<SignedIn | { signInToken: string }> {
    const username = input.username.trim().toLowerCase();
    const found = await this.accounts.findOne({
      select: { id: true, passwordHash: true },
      where: { ...LIVE, username },
    });
    const attempt = await this.throttle.admit(
      `staff:${found?.id ?? `name:${username}`}`,
      origin.ip,
    );
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
    if (await this.secondFactors.state(found.id))
      return { signInToken: this.tokens.of(found.id, passwordHash) };
    return this.open(found.id, origin);
  }

  /** The second step: opens the session with a code and the token of the first step. */
  async loginWithCode({ token, code }: StaffCodeDto, origin: SessionOrigin): Promise<SignedIn> {
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
    await this.secondFactors.use(found.id, code, origin.ip);
    return this.open(found.id, origin);
  }

  /** The signed-in account, with its rights and what it must do first. */
  async signedIn(
    id: number,
    { rights, setup }: { rights: Iterable<Right>; setup: StaffSetup | undefined },
  ): Promise<SignedInStaffDto> {
    const account = toStaffDto(await this.one(id));
    return { ...account, rights: [...rights], ...(setup && { setup }) };
  }

  private async open(accountId: number, origin: SessionOrigin): Promise<SignedIn> {
    const { token, id } = await this.sessions.open('staff', accountId, origin);
    const actor = await this.actors.staff(id, accountId);
    if (!actor) throw new Unauthorized();
    this.events.note({ event: 'login_succeeded', kind: 'staff', account: accountId });
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
