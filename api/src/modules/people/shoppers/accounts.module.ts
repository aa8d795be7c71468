import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { KnownBrowsersModule } from '../known-browsers/known-browsers.module.js';
import { MailsModule } from '../../sales/mails/mails.module.js';
import { EmailVerificationController } from './email-verification.controller.js';
import { EmailVerificationService } from './email-verification.service.js';
import { LoginsService } from './logins.service.js';
import { PasswordResetsController } from './password-reset/password-resets.controller.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { PasswordResetsService } from './password-reset/password-resets.service.js';
import { PasskeyLoginController } from './passkeys/passkey-login.controller.js';
import { ShopperPasskeysController } from './passkeys/shopper-passkeys.controller.js';
import { ShopperPasskeys } from './passkeys/shopper-passkeys.service.js';
import { ShopperExportModule } from './shopper-export.module.js';
import { ShopperSessionsController } from './shopper-sessions.controller.js';
import { ShopperSessions } from './shopper-sessions.service.js';
import { SignInCodesController } from './sign-in-codes/sign-in-codes.controller.js';
import { SignInCodesModule } from './sign-in-codes/sign-in-codes.module.js';
import { SignInCodesService } from './sign-in-codes/sign-in-codes.service.js';
import { User } from './user.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([User]),
    KnownBrowsersModule,
    MailsModule,
    PasskeysModule,
    PasswordsModule,
    ShopperExportModule,
    SignInCodesModule,
  ],
  controllers: [
    AccountsController,
    EmailVerificationController,
    PasskeyLoginController,
    PasswordResetsController,
    ShopperPasskeysController,
    ShopperSessionsController,
    SignInCodesController,
  ],
  providers: [
    AccountsService,
    EmailVerificationService,
    LoginsService,
    PasswordResetsService,
    ShopperPasskeys,
    ShopperSessions,
    SignInCodesService,
  ],
  exports: [AccountsService, PasswordResetsService],
})
export class AccountsModule {}
