import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { CheckoutController } from './checkout.controller.js';
import { CheckoutQueries } from './checkout.queries.js';
import { OrderCapsQueries } from './order-caps.queries.js';
import { OrderCapsService } from './order-caps.service.js';
import { PayAgainController } from './pay-again.controller.js';
import { NewOrderService } from './new-order.service.js';
import { PlaceOrderService } from './place-order.service.js';
import { PricingService } from './pricing.service.js';
import { PurchaseService } from './purchase.service.js';
import { SendDataController } from './send-data.controller.js';

@Module({
  imports: [MailsModule, OrdersModule, PaymentsModule, SettingsModule],
  controllers: [CheckoutController, PayAgainController, SendDataController],
  providers: [
    CheckoutQueries,
    OrderCapsQueries,
    OrderCapsService,
    NewOrderService,
    PlaceOrderService,
    PricingService,
    PurchaseService,
  ],
})
export class CheckoutModule {}
