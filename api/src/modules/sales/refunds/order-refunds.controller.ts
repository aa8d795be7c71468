import { Body, Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { toAed } from '@shop/shop-rules';
import { Confirmed, RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import {
  CloseExtraRefundDto,
  RefundOrderDto,
  RefundQuoteDto,
  SettleRefundDto,
} from './refund.dto.js';
import { FailedRefundsService } from './failed-refunds.service.js';
import { OrderReader } from '../orders/read/order-reader.js';
import { OrderRefundsService } from './order-refunds.service.js';
import { OrderChangedDto } from '../orders/order.dto.js';

/** Refunds, and decisions of admins about failed and double ones. */
@Controller('users/orders/one/:operationId/refund')
@RequireRight('orders.refund')
export class OrderRefundsController {
  constructor(
    private readonly reader: OrderReader,
    private readonly orders: OrderRefundsService,
    private readonly refunds: FailedRefundsService,
  ) {}

  /**
   * Refunds a delivered or returned order: items of lines, the delivery fee, an amount, or all that is
   * left; once per `Idempotency-Key`.
   */
  @Confirmed()
  @Post()
  @HttpCode(200)
  async refund(
    @Param('operationId') operationId: string,
    @Body() requested: RefundOrderDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<OrderChangedDto> {
    await this.orders.refund(operationId, user, requested, key);
    return this.reader.changed('refund.underWay', operationId, user);
  }

  /** Computes such a refund; stores nothing. */
  @Post('quote')
  @HttpCode(200)
  async quote(
    @Param('operationId') operationId: string,
    @Body() requested: RefundOrderDto,
    @CurrentUser() user: Principal,
  ): Promise<RefundQuoteDto> {
    const { goods, delivery, amount, rest } = await this.orders.quote(operationId, user, requested);
    return {
      goods: toAed(goods),
      delivery: toAed(delivery),
      amount: toAed(amount),
      refundable: toAed(rest),
    };
  }

  /** Retries a failed refund at the card gateway. */
  @Confirmed()
  @Post('retry')
  @HttpCode(200)
  async retry(
    @Param('operationId') operationId: string,
    @CurrentUser() user: Principal,
  ): Promise<OrderChangedDto> {
    await this.refunds.retry(operationId, user);
    return this.reader.changed('refund.underWay', operationId, user);
  }

  /** Records a failed refund that was paid outside the card gateway, once per reference. */
  @Confirmed()
  @Post('settle')
  @HttpCode(200)
  async settle(
    @Param('operationId') operationId: string,
    @Body() requested: SettleRefundDto,
    @CurrentUser() user: Principal,
  ): Promise<OrderChangedDto> {
    await this.refunds.settle(operationId, user, requested);
    return this.reader.changed('refund.booked', operationId, user);
  }

  /** Records how a double refund was settled; 409 if another way is recorded. */
  @Confirmed()
  @Post('extra')
  @HttpCode(200)
  async closeExtra(
    @Param('operationId') operationId: string,
    @Body() requested: CloseExtraRefundDto,
    @CurrentUser() user: Principal,
  ): Promise<OrderChangedDto> {
    await this.refunds.closeExtra(operationId, user, requested);
    return this.reader.changed('order.noteSaved', operationId, user);
  }
}
