import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsController } from './accounts.controller.js';
import { AccountsQueries } from './accounts.queries.js';
import { AccountsService } from './accounts.service.js';
import { MailsModule } from '../../sales/mails/mails.module.js';
import { EmailVerificationController } from './email-verification.controller.js';
import { EmailVerificationService } from './email-verification.service.js';
import { LoginsService } from './logins.service.js';
import { PasswordResetsController } from './password-reset/password-resets.controller.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { PasswordResetsService } from './password-reset/password-resets.service.js';
import { User } from './user.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([User]), PasswordsModule, MailsModule],
  controllers: [AccountsController, EmailVerificationController, PasswordResetsController],
  providers: [
    AccountsQueries,
    AccountsService,
    EmailVerificationService,
    LoginsService,
    PasswordResetsService,
  ],
  exports: [AccountsService, PasswordResetsService],
})
export class AccountsModule {}
