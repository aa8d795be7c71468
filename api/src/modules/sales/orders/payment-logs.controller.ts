import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { RequireRight, Roles } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { OwnerOnly } from '../../../platform/auth/owner-only.js';
import type { Principal } from '../../../platform/http/principal.js';
import { SavePaymentLogDto } from './order-input.dto.js';
import { OrderReader } from './read/order-reader.js';
import { PaymentLogSavedDto, PaymentLogsDto } from './order.dto.js';

@Controller()
export class PaymentLogsController {
  constructor(private readonly reader: OrderReader) {}

  /** Acknowledges the caller's order, which was stored when it was placed. */
  @Roles('shopper')
  @Post('save-payment-log')
  @HttpCode(200)
  async save(
    @Body() { operation_id }: SavePaymentLogDto,
    @CurrentUser() user: Principal,
  ): Promise<PaymentLogSavedDto> {
    return { ...done('order.saved'), log: await this.reader.own(operation_id, user) };
  }

  /** The owner's orders, newest first. */
  @RequireRight('shoppers.view', 'shopper')
  @OwnerOnly('userId')
  @Get('get-payment-logs/:userId')
  async logs(
    @IdParam('userId') userId: number,
    @CurrentUser() user: Principal,
  ): Promise<PaymentLogsDto> {
    const viewer = user.kind === 'staff' ? 'staff' : 'owner';
    return { success: true, logs: await this.reader.ofUser(userId, viewer) };
  }
}
