import { Body, Controller, Header, Headers, HttpCode, Post, Res } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import { Conflict } from '../../http/problem.js';
import { Roles } from '../../security/access.js';
import { CurrentUser } from '../../security/current-user.js';
import type { Principal } from '../../security/principal.js';
import { LIMITS } from '../../security/limits.js';
import { RateLimit } from '../../security/rate-limit.js';
import { PaymentsService } from '../payments/payments.service.js';
import { cardFormPage } from './card-form.page.js';
import { PlaceOrderService } from './place-order.service.js';
import { SendDataDto } from './send-data.dto.js';
import { addressOf, linesOf } from './send-data-wish.js';

@Controller()
export class SendDataController {
  constructor(
    private readonly orders: PlaceOrderService,
    private readonly payments: PaymentsService,
  ) {}

  /** Places an order that is paid by card and answers the page whose form leads to the card page; `X-Operation-Id` names the order. */
  @Roles('customer')
  @RateLimit(LIMITS.payment)
  @Post('sendData')
  @HttpCode(200)
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiProduces('text/html')
  @ApiOkResponse({
    schema: { type: 'string' },
    headers: { 'X-Operation-Id': { schema: { type: 'string' } } },
  })
  async send(
    @Body() form: SendDataDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { order, payment } = await this.orders.place({
      method: 'card',
      userId: user.id,
      lines: linesOf(form.lines),
      address: addressOf(form),
      addressPointer: '#',
      key,
    });
    response.setHeader('X-Operation-Id', order.operationId);
    if (!payment || !this.payments.isOpen(payment))
      throw new Conflict('not_payable', 'This order is already paid or closed.');
    return cardFormPage(this.payments.form(payment, order), order.totalFils);
  }
}
