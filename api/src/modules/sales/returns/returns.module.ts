import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { OrderReturnsController } from './order-returns.controller.js';
import { ReturnDecisionsService } from './return-decisions.service.js';
import { ReturnExportModule } from './return-export.module.js';
import { ReturnPicture } from './return-picture.entity.js';
import { ReturnRequestsService } from './return-requests.service.js';
import { ReturnableService } from './returnable.service.js';
import { ReturnsController } from './returns.controller.js';
import { ReturnsReader } from './returns-reader.service.js';
import { StaffReturnsController } from './staff-returns.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ReturnPicture]),
    MailsModule,
    OrdersModule,
    RefundsModule,
    ReturnExportModule,
    SettingsModule,
  ],
  controllers: [OrderReturnsController, ReturnsController, StaffReturnsController],
  providers: [ReturnableService, ReturnDecisionsService, ReturnRequestsService, ReturnsReader],
})
export class ReturnsModule {}
