import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { ExtractJwt } from 'passport-jwt';
import type { EntityManager } from 'typeorm';
import { countersOf } from '../../../platform/auth/login-counters.js';
import { LoginThrottle } from '../../../platform/auth/login-throttle.js';
import { SecurityEvents, type LoginFactor } from '../../../platform/auth/security-events.js';
import type { SessionOrigin } from '../../../platform/auth/sessions/session-origin.js';
import { SessionsService } from '../../../platform/auth/sessions/sessions.service.js';
import { KnownBrowsers } from '../known-browsers/known-browsers.service.js';
import type { User } from './user.entity.js';

const bearer = ExtractJwt.fromAuthHeaderAsBearerToken();

/** What follows the proof of a shopper's identity, by password or code. */
@Injectable()
export class ShopperSessions {
  constructor(
    private readonly sessions: SessionsService,
    private readonly browsers: KnownBrowsers,
    private readonly throttle: LoginThrottle,
    private readonly events: SecurityEvents,
  ) {}

  /** Remembers the browser; a new one is reported to a verified address. */
  remember(
    manager: EntityManager,
    { id, email, locale, emailVerifiedAt }: User,
    response: Response,
    origin: SessionOrigin,
  ): Promise<{ isNew: boolean }> {
    const account = { kind: 'shopper', id, email: emailVerifiedAt ? email : '', locale } as const;
    return this.browsers.signedIn(manager, account, response, origin);
  }

  /** Opens a session, in place of that of the call, and returns its token; attempts of others delay neither passwords nor codes from here. */
  async open(
    { id, email }: User,
    { req }: Response,
    origin: SessionOrigin,
    factor: LoginFactor,
  ): Promise<string> {
    for (const counter of countersOf({ kind: 'shopper', id, email })) {
      await this.throttle.welcome(counter, origin.ip);
      await this.throttle.trust(counter, origin.browser);
    }
    const { token } = await this.sessions.open('shopper', id, origin);
    await this.sessions.closeToken('shopper', bearer(req));
    const factors = [factor];
    this.events.note({ event: 'login_succeeded', kind: 'shopper', account: id, factors });
    return token;
  }
}
