import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { Not, type DataSource } from 'typeorm';
import { setStaffCookies, staffToken } from '../../../../platform/auth/sessions/cookies.js';
import type { SessionOrigin } from '../../../../platform/auth/sessions/session-origin.js';
import { SessionsService } from '../../../../platform/auth/sessions/sessions.service.js';
import { Env } from '../../../../platform/config/env.js';
import { requestedLocale } from '../../../../platform/i18n/requested-locale.js';
import { KnownBrowsers } from '../../known-browsers/known-browsers.service.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import { StaffAccount } from '../staff-account.entity.js';
import type { SignedInStaffDto } from '../staff.dto.js';

/** Gives the browser the cookies of a new session, in place of a former one. */
@Injectable()
export class BrowserSignIn {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly browsers: KnownBrowsers,
    private readonly secondFactors: SecondFactorService,
    private readonly sessions: SessionsService,
    private readonly env: Env,
  ) {}

  async signIn(
    { admin, token, xsrf }: { admin: SignedInStaffDto; token: string; xsrf: string },
    response: Response,
    origin: SessionOrigin,
  ): Promise<{ admin: SignedInStaffDto }> {
    const { id, email = '' } = admin;
    const locale = (await this.secondFactors.localeOf(id)) ?? requestedLocale(response.req);
    await this.db.transaction(async (manager) => {
      await manager.update(StaffAccount, { id, locale: Not(locale) }, { locale });
      await this.browsers.signedIn(manager, { kind: 'staff', id, email, locale }, response, origin);
    });
    // The browser gets other cookies; a copy of the former ones must not stay valid.
    await this.sessions.closeToken('staff', staffToken(this.env, response.req));
    setStaffCookies(this.env, response, token, xsrf);
    return { admin };
  }
}
