import { Body, Controller, Headers, Ip, Post, Res } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { Locale } from '@shop/shop-rules';
import type { Response } from 'express';
import { NamedLocale } from '../../../../platform/i18n/requested-locale.js';
import { Roles } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { LIMITS } from '../../../../platform/rate-limit/limits.js';
import { RateLimit } from '../../../../platform/rate-limit/rate-limit.js';
import { PaymentAttemptsService } from '../../payments/payment-attempts.service.js';
import { cardFormPage } from './card-form.page.js';
import { CardPageResponse } from './card-page.js';
import { PlaceOrderService } from '../place-order/place-order.service.js';
import { SendDataDto } from './send-data.dto.js';
import { addressOf, linesOf } from './parse-payment-form.js';

@Controller()
export class SendDataController {
  constructor(
    private readonly orders: PlaceOrderService,
    private readonly attempts: PaymentAttemptsService,
  ) {}

  /** Places a card order and responds with the page that opens the card page; `X-Operation-Id` is the id of the order. */
  @Roles('shopper')
  @RateLimit(LIMITS.payment)
  @Post('sendData')
  @ApiConsumes('application/x-www-form-urlencoded')
  @CardPageResponse()
  async send(
    @Body() form: SendDataDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key: string | undefined,
    @Ip() ip: string,
    @NamedLocale() locale: Locale | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { payable, shopName } = await this.orders.placeForCard({
      userId: user.id,
      lines: linesOf(form.lines),
      address: addressOf(form),
      addressPointer: '#',
      purchaseId: form.purchase_id,
      coupon: form.coupon,
      discount: form.discount === undefined ? undefined : Number(form.discount),
      ip,
      key,
      locale,
    });
    response.setHeader('X-Operation-Id', payable.order.operationId);
    return cardFormPage(this.attempts.form(payable, shopName), payable.order, shopName);
  }
}
