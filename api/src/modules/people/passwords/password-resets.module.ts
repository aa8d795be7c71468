import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SigningKeysModule } from '../../../platform/auth/sessions/signing-keys.module.js';
import { GatewaysModule } from '../../../platform/gateways/gateways.module.js';
import { MailsModule } from '../../sales/mails/mails.module.js';
import { PasswordReset } from './password-reset.entity.js';
import { PasswordResetMail } from './password-reset-mail.js';
import { PasswordResetsQueries } from './password-resets.queries.js';

/** The part of password resets that both processes use: links and their mail. */
@Module({
  imports: [
    TypeOrmModule.forFeature([PasswordReset]),
    GatewaysModule,
    MailsModule,
    SigningKeysModule,
  ],
  providers: [PasswordResetMail, PasswordResetsQueries],
  exports: [PasswordResetMail, PasswordResetsQueries],
})
export class PasswordResetsModule {}
