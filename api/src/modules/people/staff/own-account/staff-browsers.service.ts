import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { hashOfToken } from '../../../../platform/auth/secret-token.js';
import type { SessionOrigin } from '../../../../platform/auth/sessions/session-origin.js';
import type { StaffAccount } from '../staff-account.entity.js';
import { StaffMails } from '../staff-mails.service.js';
import { browserText } from './browser-text.js';
import { StaffBrowsersQueries } from './staff-browsers.queries.js';

/** Browsers that staff have signed in with; a new one is reported by mail. */
@Injectable()
export class StaffBrowsers {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: StaffBrowsersQueries,
    private readonly mails: StaffMails,
  ) {}

  /** Remembers the browser of a login by the value of its cookie; the account's first one is not reported. */
  async signedIn(
    account: Pick<StaffAccount, 'id' | 'email'>,
    { userAgent, browser }: SessionOrigin,
    locale: 'en' | 'ar',
  ): Promise<void> {
    const browserHash = hashOfToken(browser);
    await this.db.transaction(async (manager) => {
      const { isNew, isFirst } = await this.queries.see(manager, account.id, browserHash);
      if (isNew && !isFirst)
        await this.mails.send(
          manager,
          'staff-new-browser',
          account,
          locale,
          browserText(userAgent),
        );
    });
  }
}
