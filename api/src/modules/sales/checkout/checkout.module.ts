import { Module } from '@nestjs/common';
import { CartsModule } from '../carts/carts.module.js';
import { CouponsModule } from '../coupons/coupons.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ResponseCacheModule } from '../../../platform/response-cache/response-cache.module.js';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { CheckoutController } from './checkout.controller.js';
import { CheckoutQueries } from './checkout.queries.js';
import { OrderCapsQueries } from './caps/order-caps.queries.js';
import { OrderCapsService } from './caps/order-caps.service.js';
import { PayAgainController } from './pay-again.controller.js';
import { NewOrderQueries } from './place-order/new-order.queries.js';
import { NewOrderService } from './place-order/new-order.service.js';
import { PlaceOrderService } from './place-order/place-order.service.js';
import { PricingService } from './pricing/pricing.service.js';
import { ProductsForSale } from './pricing/products-for-sale.js';
import { PurchaseService } from './place-order/purchase.service.js';
import { SendDataController } from './payment-form/send-data.controller.js';

@Module({
  imports: [
    CartsModule,
    CouponsModule,
    MailsModule,
    OrdersModule,
    PaymentsModule,
    ResponseCacheModule,
    SettingsModule,
  ],
  controllers: [CheckoutController, PayAgainController, SendDataController],
  providers: [
    CheckoutQueries,
    OrderCapsQueries,
    OrderCapsService,
    NewOrderQueries,
    NewOrderService,
    PlaceOrderService,
    PricingService,
    ProductsForSale,
    PurchaseService,
  ],
})
export class CheckoutModule {}
