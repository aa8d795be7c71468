import { Module } from '@nestjs/common';
import { GatewaysModule } from '../../../platform/gateways/gateways.module.js';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { NewPasswords } from './new-passwords.service.js';
import { PasswordResetLinks } from './password-reset-links.service.js';
import { PasswordResetsModule } from './password-resets.module.js';

/** New passwords of shoppers and staff: their rules, and mailed links to set them. */
@Module({
  imports: [GatewaysModule, PasswordResetsModule, SettingsModule],
  providers: [NewPasswords, PasswordResetLinks],
  exports: [NewPasswords, PasswordResetLinks, PasswordResetsModule],
})
export class PasswordsModule {}
