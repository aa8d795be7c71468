import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { SessionOrigin } from '../../../../platform/auth/sessions/session-origin.js';
import type { StaffAccount } from '../staff-account.entity.js';
import { StaffMails } from '../staff-mails.service.js';
import { deviceText } from './device-text.js';
import { StaffDevicesQueries } from './staff-devices.queries.js';

const DEVICE_BYTES = 16;

/** Browsers that staff have signed in with; a new one is reported by mail. */
@Injectable()
export class StaffDevices {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: StaffDevicesQueries,
    private readonly mails: StaffMails,
  ) {}

  /** Remembers the browser of a login by the value of its cookie, new if it has none; the account's first one is not reported. */
  async signedIn(
    account: Pick<StaffAccount, 'id' | 'email'>,
    known: string | undefined,
    { userAgent }: Pick<SessionOrigin, 'userAgent'>,
    locale: 'en' | 'ar',
  ): Promise<string> {
    const device = known ?? randomBytes(DEVICE_BYTES).toString('base64url');
    const deviceHash = createHash('sha256').update(device).digest('base64url');
    await this.db.transaction(async (manager) => {
      const { isNew, isFirst } = await this.queries.see(manager, account.id, deviceHash);
      if (isNew && !isFirst)
        await this.mails.send(manager, 'staff-new-device', account, locale, deviceText(userAgent));
    });
    return device;
  }
}
