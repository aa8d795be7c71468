import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { DraftOrder } from '../order-core/draft/draft-order.entity.js';
import { DraftOrdersController } from './draft-orders.controller.js';
import { DraftOrdersQueries } from './draft-orders.queries.js';
import { DraftOrdersService } from './draft-orders.service.js';
import { OpenedDraftOrdersController } from './opened-draft-orders.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([DraftOrder]), CheckoutModule, MailsModule, SettingsModule],
  controllers: [DraftOrdersController, OpenedDraftOrdersController],
  providers: [DraftOrdersQueries, DraftOrdersService],
})
export class DraftOrdersModule {}
