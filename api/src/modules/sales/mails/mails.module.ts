import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GatewaysModule } from '../../../platform/gateways/gateways.module.js';
import { SigningKeysModule } from '../../../platform/auth/sessions/signing-keys.module.js';
import { DraftLink } from '../order-core/draft/draft-link.js';
import { OrderLink } from '../order-core/order-link.js';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { Mail } from './mail.entity.js';
import { MailLooks } from './mail-looks.service.js';
import { MailWriter } from './mail-writer.js';
import { OrderMailWriter } from './order-mail-writer.js';
import { MailsController } from './mails.controller.js';
import { MailsQueries } from './mails.queries.js';
import { MailSender } from './mail-sender.service.js';
import { MailsService } from './mails.service.js';
import { StockAlertLink } from './stock-alert-link.js';
import { VerificationLink } from './verification-link.js';

@Module({
  imports: [TypeOrmModule.forFeature([Mail]), GatewaysModule, SettingsModule, SigningKeysModule],
  controllers: [MailsController],
  providers: [
    DraftLink,
    MailLooks,
    MailWriter,
    MailsQueries,
    MailsService,
    MailSender,
    OrderLink,
    OrderMailWriter,
    StockAlertLink,
    VerificationLink,
  ],
  exports: [
    DraftLink,
    MailWriter,
    MailsService,
    MailSender,
    OrderLink,
    StockAlertLink,
    VerificationLink,
  ],
})
export class MailsModule {}
