import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SigningKeysModule } from '../../../../platform/auth/sessions/signing-keys.module.js';
import { GatewaysModule } from '../../../../platform/gateways/gateways.module.js';
import { MailsModule } from '../../../sales/mails/mails.module.js';
import { SignInCodeMail } from './sign-in-code-mail.js';
import { SignInCode } from './sign-in-code.entity.js';
import { SignInCodesQueries } from './sign-in-codes.queries.js';

/** The part of codes for signing in that both processes use: codes and their mail. */
@Module({
  imports: [TypeOrmModule.forFeature([SignInCode]), GatewaysModule, MailsModule, SigningKeysModule],
  providers: [SignInCodeMail, SignInCodesQueries],
  exports: [SignInCodeMail, SignInCodesQueries],
})
export class SignInCodesModule {}
