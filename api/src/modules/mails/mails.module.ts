import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GatewaysModule } from '../../gateways/gateways.module.js';
import { SigningKeys } from '../../security/signing-keys.js';
import { OrderLink } from '../orders/order-link.js';
import { SettingsModule } from '../settings/settings.module.js';
import { Mail } from './mail.entity.js';
import { MailWriter } from './mail-writer.js';
import { MailsController } from './mails.controller.js';
import { MailsQueries } from './mails.queries.js';
import { MailsService } from './mails.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Mail]), GatewaysModule, SettingsModule],
  controllers: [MailsController],
  // The worker has no SecurityModule, where the API has the keys from.
  providers: [MailWriter, MailsQueries, MailsService, OrderLink, SigningKeys],
  exports: [MailWriter, MailsService, OrderLink],
})
export class MailsModule {}
