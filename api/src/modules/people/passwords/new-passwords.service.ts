import { Injectable } from '@nestjs/common';
import { refuseWeak } from '../../../platform/auth/passwords.js';
import { SettingsService } from '../../content/settings/settings.service.js';

/** Names of an account, which its password may not consist of. */
export interface PasswordOwner {
  name?: string | null;
  username?: string | null;
  email?: string | null;
}

/** The rules for new passwords of shoppers and staff. */
@Injectable()
export class NewPasswords {
  constructor(private readonly settings: SettingsService) {}

  /** Rejects a short or common password, and one of little more than the names of the account and the shop. */
  async check(password: string, { name, username, email }: PasswordOwner = {}): Promise<void> {
    const shop = (await this.settings.current()).name;
    const words = [shop.en, shop.ar, name, username, email].filter(
      (word) => typeof word === 'string',
    );
    await refuseWeak(password, { email: email || undefined, words });
  }
}
