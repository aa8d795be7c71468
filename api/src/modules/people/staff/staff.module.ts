import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../../content/content-store/content-store.js';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { MailsModule } from '../../sales/mails/mails.module.js';
import { KnownBrowsersModule } from '../known-browsers/known-browsers.module.js';
import { FirstAdminService } from './first-admin.service.js';
import { BrowserSignIn } from './own-account/browser-sign-in.service.js';
import { OwnAccountController } from './own-account/own-account.controller.js';
import { OwnAccountService } from './own-account/own-account.service.js';
import { SignInToken } from './own-account/sign-in-token.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { OwnPasskeysController } from './passkeys/own-passkeys.controller.js';
import { Passkey } from './passkeys/passkey.entity.js';
import { PasskeyCheck } from './passkeys/passkey-check.service.js';
import { PasskeysQueries } from './passkeys/passkeys.queries.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { PasskeySignInController } from './sign-in/passkey-sign-in.controller.js';
import { StaffResetsController } from './sign-in/staff-resets.controller.js';
import { StaffResets } from './sign-in/staff-resets.service.js';
import { SecondFactor } from './second-factor/second-factor.entity.js';
import { SecondFactorQueries } from './second-factor/second-factor.queries.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { StaffSecurityController } from './second-factor/staff-security.controller.js';
import { StaffAccount } from './staff-account.entity.js';
import { StaffController } from './staff.controller.js';
import { StaffMails } from './staff-mails.service.js';
import { StaffQueries } from './staff.queries.js';
import { StaffRemovalService } from './staff-removal.service.js';
import { StaffService } from './staff.service.js';
import { StaffWritesController } from './staff-writes.controller.js';
import { StaffWritesService } from './staff-writes.service.js';

@Module({
  imports: [
    KnownBrowsersModule,
    MailsModule,
    PasswordsModule,
    SettingsModule,
    TypeOrmModule.forFeature([Passkey, SecondFactor, StaffAccount]),
  ],
  controllers: [
    OwnAccountController,
    OwnPasskeysController,
    PasskeySignInController,
    StaffController,
    StaffResetsController,
    StaffSecurityController,
    StaffWritesController,
  ],
  providers: [
    BrowserSignIn,
    contentStore(StaffAccount, { image: 'image' }),
    FirstAdminService,
    OwnAccountService,
    PasskeyCheck,
    PasskeysQueries,
    PasskeysService,
    SecondFactorQueries,
    SecondFactorService,
    SignInToken,
    StaffMails,
    StaffQueries,
    StaffRemovalService,
    StaffResets,
    StaffService,
    StaffWritesService,
  ],
  exports: [BrowserSignIn, FirstAdminService, StaffService, StaffWritesService],
})
export class StaffModule {}
