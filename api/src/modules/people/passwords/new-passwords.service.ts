import { Injectable } from '@nestjs/common';
import { refuseWeak, weakPassword } from '../../../platform/auth/passwords.js';
import { BreachedPasswordsGateway } from '../../../platform/gateways/breached-passwords.gateway.js';
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
  constructor(
    private readonly settings: SettingsService,
    private readonly breached: BreachedPasswordsGateway,
  ) {}

  /** Rejects a password that breaks the rules, or that is in a published breach. Not inside a transaction: it may call a service. */
  async check(password: string, owner: PasswordOwner = {}): Promise<void> {
    await this.checkRules(password, owner);
    if (await this.breached.includes(password)) throw weakPassword('breached');
  }

  /** Rejects a short or common password, and one of little more than the names of the account and the shop. */
  async checkRules(password: string, { name, username, email }: PasswordOwner = {}): Promise<void> {
    const shop = (await this.settings.current()).name;
    const words = [shop.en, shop.ar, name, username, email].filter(
      (word) => typeof word === 'string',
    );
    await refuseWeak(password, { email: email || undefined, words });
  }
}
