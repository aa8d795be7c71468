import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { SessionOrigin } from '../../../../platform/auth/sessions/session-origin.js';
import type { StaffAccount } from '../staff-account.entity.js';
import { StaffMails } from '../staff-mails.service.js';
import { browserText } from './browser-text.js';
import { StaffBrowsersQueries } from './staff-browsers.queries.js';

const BROWSER_BYTES = 16;

/** Browsers that staff have signed in with; a new one is reported by mail. */
@Injectable()
export class StaffBrowsers {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: StaffBrowsersQueries,
    private readonly mails: StaffMails,
  ) {}

  /** Remembers the browser of a login by the value of its cookie, new if it has none; the account's first one is not reported. */
  async signedIn(
    account: Pick<StaffAccount, 'id' | 'email'>,
    known: string | undefined,
    { userAgent }: Pick<SessionOrigin, 'userAgent'>,
    locale: 'en' | 'ar',
  ): Promise<string> {
    const browser = known ?? randomBytes(BROWSER_BYTES).toString('base64url');
    const browserHash = createHash('sha256').update(browser).digest('base64url');
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
    return browser;
  }
}
