import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { ResendMailDto } from './order-input.dto.js';
import { OrderMailsService } from './order-mails.service.js';
import { OrderMailsDto } from './order.dto.js';

@Controller('users/orders/one/:operationId/mails')
@RequireRight('orders.mails')
export class OrderMailsController {
  constructor(private readonly mails: OrderMailsService) {}

  /** The mails about an order, newest first. */
  @Get()
  async of(@Param('operationId') operationId: string): Promise<OrderMailsDto> {
    return { mails: await this.mails.of(operationId) };
  }

  /** Sends a mail of the order again; rejected within a minute of the previous copy or while it is pending. */
  @Post('resend')
  @HttpCode(200)
  async resend(
    @Param('operationId') operationId: string,
    @Body() { mailId }: ResendMailDto,
    @CurrentUser() user: Principal,
  ): Promise<DoneDto> {
    await this.mails.resend(operationId, mailId, user.id);
    return done('mail.onItsWay');
  }
}
