import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, type Repository } from 'typeorm';
import { NotFound, Unauthorized } from '../../../platform/http/problem.js';
import { LoginThrottle } from '../../../platform/auth/login-throttle.js';
import { hashPassword, isOldHash, verifyPassword } from '../../../platform/auth/passwords.js';
import { SecurityEvents } from '../../../platform/auth/security-events.js';
import { SessionsService } from '../../../platform/auth/sessions/sessions.service.js';
import { StaffAccount } from './staff-account.entity.js';
import type { StaffLoginDto } from './staff.dto.js';
import { msg } from '../../../platform/i18n/message.js';

/** Most accounts of a list. */
const MOST_ACCOUNTS = 500;
const LIVE = { deletedAt: IsNull() };
const SELLING = { ...LIVE, type: In(['vendor', 'subadmin']) };

/** Dashboard accounts and their sessions. */
@Injectable()
export class StaffService {
  constructor(
    @InjectRepository(StaffAccount) private readonly accounts: Repository<StaffAccount>,
    private readonly sessions: SessionsService,
    private readonly throttle: LoginThrottle,
    private readonly events: SecurityEvents,
  ) {}

  /** Opens a dashboard session. */
  async login(
    input: StaffLoginDto,
    ip: string,
  ): Promise<{ account: StaffAccount; token: string; xsrf: string }> {
    const username = input.username.trim().toLowerCase();
    const found = await this.accounts.findOne({
      select: { id: true, passwordHash: true },
      where: { ...LIVE, username },
    });
    const attempt = await this.throttle.admit(`staff:${found?.id ?? `name:${username}`}`, ip);
    const matches = await verifyPassword(found?.passwordHash, input.password);
    if (!found || !matches) {
      this.events.note({ event: 'login_refused', kind: 'staff', account: found?.id ?? null });
      throw new Unauthorized(msg('auth.invalidCredentials'), 'wrong_login');
    }
    const { passwordHash } = found;
    if (isOldHash(passwordHash)) {
      const renewed = await hashPassword(input.password);
      await this.accounts.update({ id: found.id, passwordHash }, { passwordHash: renewed });
    }
    await this.throttle.succeeded(attempt);
    const { token, id } = await this.sessions.open('staff', found.id);
    this.events.note({ event: 'login_succeeded', kind: 'staff', account: found.id });
    return { token, xsrf: this.sessions.xsrfToken(id), account: await this.one(found.id) };
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
