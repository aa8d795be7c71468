import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { setBrowserCookie, setStaffCookies } from '../../../../platform/auth/sessions/cookies.js';
import type { SessionOrigin } from '../../../../platform/auth/sessions/session-origin.js';
import { Env } from '../../../../platform/config/env.js';
import { requestedLocale } from '../../../../platform/i18n/requested-locale.js';
import type { SignedInStaffDto } from '../staff.dto.js';
import { StaffBrowsers } from './staff-browsers.service.js';

/** Gives the browser the cookies of a new session. */
@Injectable()
export class BrowserSignIn {
  constructor(
    private readonly browsers: StaffBrowsers,
    private readonly env: Env,
  ) {}

  async signIn(
    { admin, token, xsrf }: { admin: SignedInStaffDto; token: string; xsrf: string },
    response: Response,
    origin: SessionOrigin,
  ): Promise<{ admin: SignedInStaffDto }> {
    const { id, email = '' } = admin;
    await this.browsers.signedIn({ id, email }, origin, requestedLocale(response.req));
    setBrowserCookie(this.env, response, origin.browser);
    setStaffCookies(this.env, response, token, xsrf);
    return { admin };
  }
}
