import { Body, Controller, Headers, HttpCode, Ip, Post } from '@nestjs/common';
import type { Locale } from '@shop/shop-rules';
import { done } from '../../../platform/http/done.dto.js';
import { NamedLocale } from '../../../platform/i18n/requested-locale.js';
import { Public, Roles } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { callerAt } from '../../../platform/rate-limit/client-address.js';
import { LIMITS } from '../../../platform/rate-limit/limits.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { OrderReader } from '../orders/read/order-reader.js';
import {
  CashOrderPlacedDto,
  PlaceCashOrderDto,
  QuoteResponseDto,
  QuoteDto,
} from './checkout.dto.js';
import { PlaceOrderService } from './place-order/place-order.service.js';
import { PricingService } from './pricing/pricing.service.js';

@Controller('checkout')
export class CheckoutController {
  constructor(
    private readonly pricing: PricingService,
    private readonly orders: PlaceOrderService,
    private readonly reader: OrderReader,
  ) {}

  /** The current price of a cart; stores nothing. Stock reserved by the shopper's own unpaid orders counts as available. */
  @Public({ identify: true })
  @RateLimit(LIMITS.quote)
  @Post('quote')
  @HttpCode(200)
  quote(
    @Body() cart: QuoteDto,
    @Ip() ip: string,
    @CurrentUser() user?: Principal,
  ): Promise<QuoteResponseDto> {
    const caller = user ? `${user.kind}:${user.id}` : callerAt(ip);
    return this.pricing.quote(cart, user?.kind === 'shopper' ? user.id : undefined, caller);
  }

  /** Places a cash-on-delivery order. */
  @Roles('shopper')
  @RateLimit(LIMITS.payment)
  @Post('cod')
  async cash(
    @Body() { lines, address, purchase_id: purchaseId, coupon, discount }: PlaceCashOrderDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key: string | undefined,
    @Ip() ip: string,
    @NamedLocale() locale: Locale | undefined,
  ): Promise<CashOrderPlacedDto> {
    const { order, stored } = await this.orders.place({
      method: 'cod',
      userId: user.id,
      lines,
      address,
      addressPointer: '#/address',
      purchaseId,
      coupon,
      discount,
      ip,
      key,
      locale,
    });
    return {
      ...done(order.state === 'cod_pending' ? 'order.toBeConfirmed' : 'order.confirmed'),
      operationId: order.operationId,
      order: stored ? this.reader.ofNew(stored) : await this.reader.own(order.operationId, user),
    };
  }
}
