import { Injectable } from '@nestjs/common';
import { STORED_KIND } from '../../../platform/auth/sessions/session.entity.js';
import { InjectRepository } from '@nestjs/typeorm';
import type { Response } from 'express';
import type { Repository } from 'typeorm';
import { Unauthorized } from '../../../platform/http/problem.js';
import { LoginThrottle } from '../../../platform/auth/login-throttle.js';
import { hashPassword, isOldHash, verifyPassword } from '../../../platform/auth/passwords.js';
import { SecurityEvents } from '../../../platform/auth/security-events.js';
import type { SessionOrigin } from '../../../platform/auth/sessions/session-origin.js';
import { AccountBlocked } from './account-blocked.js';
import type { LoginDto } from './account.dto.js';
import { ShopperSessions } from './shopper-sessions.service.js';
import { User } from './user.entity.js';
import { msg } from '../../../platform/i18n/message.js';

const WRONG_LOGIN = msg('auth.wrongLogin');

/** Logins of shoppers. */
@Injectable()
export class LoginsService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly sessions: ShopperSessions,
    private readonly throttle: LoginThrottle,
    private readonly events: SecurityEvents,
  ) {}

  /** Opens a session; the error does not say which part was wrong. */
  async login(
    { emailOrUsername, password }: LoginDto,
    response: Response,
    origin: SessionOrigin,
  ): Promise<{ token: string; user: User }> {
    const name = emailOrUsername.trim().toLowerCase();
    const found = await this.users.findOne({
      select: { id: true, passwordHash: true, blockedAt: true },
      where: [{ email: name }, { username: name }],
    });
    const account = `${STORED_KIND.shopper}:${found?.id ?? `name:${name}`}`;
    const attempt = await this.throttle.admit(account, origin);
    const matches = await verifyPassword(found?.passwordHash, password);
    if (!found || !matches) {
      this.events.note({ event: 'login_refused', kind: 'shopper', account: found?.id ?? null });
      throw new Unauthorized(WRONG_LOGIN, 'wrong_login');
    }
    const { id, passwordHash } = found;
    if (isOldHash(passwordHash))
      await this.users.update({ id, passwordHash }, { passwordHash: await hashPassword(password) });
    await this.throttle.succeeded(attempt);
    // Only the owner, who knows the password, learns that the account is blocked.
    if (found.blockedAt) throw new AccountBlocked();
    const user = await this.users.findOneByOrFail({ id });
    await this.users.manager.transaction((manager) =>
      this.sessions.remember(manager, user, response, origin),
    );
    return { token: await this.sessions.open(user, response, origin, 'password'), user };
  }
}
