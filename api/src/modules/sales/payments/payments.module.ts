import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GatewaysModule } from '../../../platform/gateways/gateways.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { CardReturnController } from './card-return.controller.js';
import { CardReturnService } from './card-return.service.js';
import { PaymentStatusService } from './payment-status.service.js';
import { Payment } from '../order-core/payment.entity.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsQueries } from './payments.queries.js';
import { PaymentsService } from './payments.service.js';
import { RefundsService } from './refunds.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Payment]), GatewaysModule, MailsModule],
  controllers: [CardReturnController, PaymentsController],
  providers: [
    PaymentAttemptsService,
    CardReturnService,
    PaymentStatusService,
    PaymentsQueries,
    PaymentsService,
    RefundsService,
  ],
  exports: [PaymentAttemptsService, PaymentsService, RefundsService],
})
export class PaymentsModule {}
