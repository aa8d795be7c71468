import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { EntityManager } from 'typeorm';
import { browserText } from '../../../platform/auth/sessions/browser-text.js';
import { knownBrowser, setBrowserCookie } from '../../../platform/auth/sessions/cookies.js';
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

const BROWSER_BYTES = 16;
const NEW_BROWSER = { shopper: 'new-browser', staff: 'staff-new-browser' } as const;

/** Browsers that accounts have signed in with; a new one is reported by mail. */
@Injectable()
export class KnownBrowsers {
  constructor(
    private readonly queries: KnownBrowsersQueries,
    private readonly mails: MailsService,
    private readonly env: Env,
  ) {}

  /** Remembers the browser of a login by its cookie, and gives it one if it has none; the account's first one is not reported. */
  async signedIn(
    manager: EntityManager,
    { kind, id, email, locale }: SignedIn,
    response: Response,
    { userAgent }: Pick<SessionOrigin, 'userAgent'>,
  ): Promise<SeenBrowser> {
    const browser = valueOf(this.env, response.req);
    const seen = await this.queries.see(manager, kind, id, hashOf(browser));
    if (seen.isNew && !seen.isFirst && email)
      await this.mails.security(
        manager,
        NEW_BROWSER[kind],
        { email, locale, ...(kind === 'shopper' && { userId: id }) },
        browserText(userAgent),
      );
    setBrowserCookie(this.env, response, browser);
    return seen;
  }
}

const valueOf = (env: Env, request: Request): string =>
  knownBrowser(env, request) ?? randomBytes(BROWSER_BYTES).toString('base64url');
const hashOf = (browser: string): string =>
  createHash('sha256').update(browser).digest('base64url');
