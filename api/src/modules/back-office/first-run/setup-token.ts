import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SigningKeys } from '../../../platform/auth/sessions/signing-keys.js';
import { Env } from '../../../platform/config/env.js';
import { FirstAdminService } from '../../people/staff/first-admin.service.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Proves that the caller runs this shop: the setting, else a value derived from the signing key, so that every API
 * process accepts the same token.
 */
@Injectable()
export class SetupToken implements OnApplicationBootstrap {
  private readonly logger = new Logger('FirstRun');
  private readonly token: string;

  constructor(
    private readonly env: Env,
    private readonly firstAdmin: FirstAdminService,
    keys: SigningKeys,
  ) {
    this.token = env.SETUP_TOKEN ?? keys.sign('first-run');
  }

  /** Compares in constant time. */
  matches(token: string): boolean {
    return timingSafeEqual(digest(token), digest(this.token));
  }

  /** Logs where to create the first account while there is none, but no token of the settings. */
  async onApplicationBootstrap(): Promise<void> {
    if (await this.firstAdmin.exists()) return;
    const page = `${this.env.ADMIN_URL}/first-run`;
    this.logger.warn(
      this.env.SETUP_TOKEN
        ? `There is no admin account. Create it at ${page} with the token in SETUP_TOKEN.`
        : `There is no admin account. Create it at ${page}#${this.token}`,
    );
  }
}
