import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { done } from '../../http/answers.dto.js';
import { Roles } from '../../security/access.js';
import { CurrentUser } from '../../security/current-user.js';
import type { Principal } from '../../security/principal.js';
import { CloseExtraRefundDto, SettleRefundDto } from './failed-refund.dto.js';
import { FailedRefundsService } from './failed-refunds.service.js';
import { OrderReader } from './order-reader.js';
import { OrderChangedDto } from './order.dto.js';

/** What admins do about refunds that failed or happened twice. */
@Controller('users/orders/one/:operationId/refund')
@Roles('admin')
export class OrderRefundsController {
  constructor(
    private readonly reader: OrderReader,
    private readonly refunds: FailedRefundsService,
  ) {}

  /** Asks the card gateway for a failed refund again. */
  @Post('retry')
  @HttpCode(200)
  async retry(
    @Param('operationId') operationId: string,
    @CurrentUser() user: Principal,
  ): Promise<OrderChangedDto> {
    await this.refunds.retry(operationId, user);
    return this.changed('The refund is under way.', operationId, user);
  }

  /** Books a failed refund that was made without the card gateway, once per reference. */
  @Post('settle')
  @HttpCode(200)
  async settle(
    @Param('operationId') operationId: string,
    @Body() asked: SettleRefundDto,
    @CurrentUser() user: Principal,
  ): Promise<OrderChangedDto> {
    await this.refunds.settle(operationId, user, asked);
    return this.changed('The refund is booked.', operationId, user);
  }

  /** Notes what became of money that went back twice. */
  @Post('extra')
  @HttpCode(200)
  async closeExtra(
    @Param('operationId') operationId: string,
    @Body() asked: CloseExtraRefundDto,
    @CurrentUser() user: Principal,
  ): Promise<OrderChangedDto> {
    await this.refunds.closeExtra(operationId, user, asked);
    return this.changed('The note is saved.', operationId, user);
  }

  private async changed(
    message: string,
    operationId: string,
    user: Principal,
  ): Promise<OrderChangedDto> {
    return { ...done(message), order: await this.reader.own(operationId, user) };
  }
}
