import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailsModule } from '../mails/mails.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { CashRefundsService } from './cash-refunds.service.js';
import { OrderEvent } from './order-event.entity.js';
import { OrderLine } from './order-line.entity.js';
import { OrderMailsController } from './order-mails.controller.js';
import { OrderMailsService } from './order-mails.service.js';
import { OrderReader } from './order-reader.js';
import { Order } from './order.entity.js';
import { OrdersController } from './orders.controller.js';
import { OrdersQueries } from './orders.queries.js';
import { OrdersService } from './orders.service.js';
import { PaymentReviewService } from './payment-review.service.js';
import { PaymentLogsController } from './payment-logs.controller.js';
import { Refund } from './refund.entity.js';
import { StockService } from './stock.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Order, OrderLine, OrderEvent, Refund]),
    MailsModule,
    PaymentsModule,
  ],
  controllers: [OrderMailsController, OrdersController, PaymentLogsController],
  providers: [
    CashRefundsService,
    OrderMailsService,
    OrderReader,
    OrdersQueries,
    OrdersService,
    PaymentReviewService,
    StockService,
  ],
  exports: [OrderReader, OrdersService, StockService],
})
export class OrdersModule {}
