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
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { OwnPasskeysController } from './passkeys/own-passkeys.controller.js';
import { OwnPasskeysService } from './passkeys/own-passkeys.service.js';
import { PasskeySignInController } from './sign-in/passkey-sign-in.controller.js';
import { StaffResetsController } from './sign-in/staff-resets.controller.js';
import { StaffResets } from './sign-in/staff-resets.service.js';
import { SecondFactor } from './second-factor/second-factor.entity.js';
import { SecondFactorQueries } from './second-factor/second-factor.queries.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { StaffSecurityController } from './staff-security.controller.js';
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
    PasskeysModule,
    PasswordsModule,
    SettingsModule,
    TypeOrmModule.forFeature([SecondFactor, StaffAccount]),
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
    OwnPasskeysService,
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
