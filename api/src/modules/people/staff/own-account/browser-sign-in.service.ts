import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { Not, type DataSource } from 'typeorm';
import { setStaffCookies } from '../../../../platform/auth/sessions/cookies.js';
import type { SessionOrigin } from '../../../../platform/auth/sessions/session-origin.js';
import { Env } from '../../../../platform/config/env.js';
import { requestedLocale } from '../../../../platform/i18n/requested-locale.js';
import { KnownBrowsers } from '../../known-browsers/known-browsers.service.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import { StaffAccount } from '../staff-account.entity.js';
import type { SignedInStaffDto } from '../staff.dto.js';

/** Gives the browser the cookies of a new session. */
@Injectable()
export class BrowserSignIn {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly browsers: KnownBrowsers,
    private readonly secondFactors: SecondFactorService,
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
    setStaffCookies(this.env, response, token, xsrf);
    return { admin };
  }
}
