import { Module } from '@nestjs/common';
import { GatewaysModule } from '../../../platform/gateways/gateways.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { CashRefundsService } from './cash-refunds.service.js';
import { FailedRefundsService } from './failed-refunds.service.js';
import { OrderRefundsController } from './order-refunds.controller.js';
import { OrderRefundsService } from './order-refunds.service.js';
import { RefundAttemptsService } from './refund-attempts.service.js';
import { RefundKeysQueries } from './refund-keys.queries.js';
import { RefundWatchService } from './refund-watch.service.js';
import { RefundsQueries } from './refunds.queries.js';
import { RefundsService } from './refunds.service.js';

@Module({
  imports: [GatewaysModule, MailsModule, OrdersModule, PaymentsModule],
  controllers: [OrderRefundsController],
  providers: [
    CashRefundsService,
    FailedRefundsService,
    OrderRefundsService,
    RefundAttemptsService,
    RefundKeysQueries,
    RefundWatchService,
    RefundsQueries,
    RefundsService,
  ],
  exports: [OrderRefundsService, RefundAttemptsService, RefundWatchService, RefundsService],
})
export class RefundsModule {}
