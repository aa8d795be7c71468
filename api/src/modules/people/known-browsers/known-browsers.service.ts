import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { EntityManager } from 'typeorm';
import { countersOf } from '../../../platform/auth/login-counters.js';
import { LoginThrottle } from '../../../platform/auth/login-throttle.js';
import { hashOfToken } from '../../../platform/auth/secret-token.js';
import { browserText } from '../../../platform/auth/sessions/browser-text.js';
import { setBrowserCookie } from '../../../platform/auth/sessions/cookies.js';
import type { Session } from '../../../platform/auth/sessions/session.entity.js';
import type { SessionOrigin } from '../../../platform/auth/sessions/session-origin.js';
import { Env } from '../../../platform/config/env.js';
import { MailsService } from '../../sales/mails/mails.service.js';
import { KnownBrowsersQueries, type SeenBrowser } from './known-browsers.queries.js';

/** An account that has signed in. */
interface SignedIn {
  kind: Session['actorKind'];
  id: number;
  /** Empty if it gets no mails: without an address, or an unverified one. */
  email: string;
  locale: 'en' | 'ar';
}

const NEW_BROWSER = { shopper: 'new-browser', staff: 'staff-new-browser' } as const;

/** Browsers that accounts have signed in with; a new one is reported by mail. */
@Injectable()
export class KnownBrowsers {
  constructor(
    private readonly queries: KnownBrowsersQueries,
    private readonly mails: MailsService,
    private readonly throttle: LoginThrottle,
    private readonly env: Env,
  ) {}

  /** Remembers the browser of a login; the account's first one is not reported. */
  async signedIn(
    manager: EntityManager,
    { kind, id, email, locale }: SignedIn,
    response: Response,
    { userAgent, browser }: SessionOrigin,
  ): Promise<SeenBrowser> {
    const seen = await this.remember(manager, { kind, id }, response, browser);
    if (seen.isNew && !seen.isFirst && email)
      await this.mails.security(
        manager,
        NEW_BROWSER[kind],
        { email, locale, ...(kind === 'shopper' && { userId: id }) },
        { browser: browserText(userAgent) },
      );
    return seen;
  }

  /** Remembers a browser by the value of its cookie. */
  async remember(
    manager: EntityManager,
    { kind, id }: Pick<SignedIn, 'kind' | 'id'>,
    response: Response,
    browser: string,
  ): Promise<SeenBrowser> {
    const seen = await this.queries.see(manager, kind, id, hashOfToken(browser));
    setBrowserCookie(this.env, response, browser);
    return seen;
  }

  /**
   * Ends the trust in the browsers and addresses of an account, whose former password may be known to another person;
   * one browser stays known, if given.
   */
  async forget(
    manager: EntityManager,
    account: Parameters<typeof countersOf>[0],
    except?: string,
  ): Promise<void> {
    const exceptHash = except === undefined ? '' : hashOfToken(except);
    await this.queries.forget(manager, account.kind, account.id, exceptHash);
    for (const counter of countersOf(account)) await this.throttle.distrust(counter);
  }
}
