import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GatewaysModule } from '../../../platform/gateways/gateways.module.js';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { CartsModule } from '../carts/carts.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { CardReturnController } from './card-return.controller.js';
import { CardReturnService } from './card-return.service.js';
import { PaymentStatusService } from './payment-status.service.js';
import { Payment } from '../order-core/payment/payment.entity.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsQueries } from './payments.queries.js';
import { PaymentsService } from './payments.service.js';
import { PaymentEnquiriesService } from './payment-enquiries.service.js';
import { RefundRequestsService } from './refund-requests.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Payment]),
    GatewaysModule,
    CartsModule,
    MailsModule,
    SettingsModule,
  ],
  controllers: [CardReturnController, PaymentsController],
  providers: [
    PaymentAttemptsService,
    PaymentEnquiriesService,
    CardReturnService,
    PaymentStatusService,
    PaymentsQueries,
    PaymentsService,
    RefundRequestsService,
  ],
  exports: [
    PaymentAttemptsService,
    PaymentEnquiriesService,
    PaymentsService,
    RefundRequestsService,
  ],
})
export class PaymentsModule {}
