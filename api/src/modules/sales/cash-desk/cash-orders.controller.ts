import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { Locale } from '@shop/shop-rules';
import { RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { done } from '../../../platform/http/done.dto.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { PlainId } from '../../../platform/i18n/message.js';
import { RequestedLocale } from '../../../platform/i18n/requested-locale.js';
import { CashDecisionsService } from './cash-decisions.service.js';
import {
  CancelCashOrderDto,
  CashOrderCountDto,
  CashOrderDecidedDto,
  CashOrderListQueryDto,
  CashOrderPageDto,
  CashOutcomeDto,
} from './cash-order.dto.js';
import { CashOrdersReader } from './cash-orders.reader.js';

@RequireRight('orders.confirmCash')
@Controller('cash-orders')
export class CashOrdersController {
  constructor(
    private readonly reader: CashOrdersReader,
    private readonly decisions: CashDecisionsService,
  ) {}

  /** Cash orders that wait for a confirmation, each with its reasons and the history of its phone number. */
  @Get()
  list(
    @Query() query: CashOrderListQueryDto,
    @RequestedLocale() locale: Locale,
  ): Promise<CashOrderPageDto> {
    return this.reader.page(query, locale);
  }

  /** Number of those to be called now; the dashboard polls it. */
  @Get('count')
  async count(): Promise<CashOrderCountDto> {
    return { count: await this.reader.count() };
  }

  /** Confirms the order, which then continues like any cash order. */
  @Post(':operationId/confirm')
  @HttpCode(200)
  async confirm(
    @Param('operationId') operationId: string,
    @Body() { version }: CashOutcomeDto,
    @CurrentUser() { id }: Principal,
  ): Promise<CashOrderDecidedDto> {
    const next = await this.decisions.confirm(operationId, version, id);
    return decided('cashDesk.confirmed', operationId, next);
  }

  /** Cancels the order; `no_answer` only after as many calls as the rules require. */
  @Post(':operationId/cancel')
  @HttpCode(200)
  async cancel(
    @Param('operationId') operationId: string,
    @Body() requested: CancelCashOrderDto,
    @CurrentUser() { id }: Principal,
  ): Promise<CashOrderDecidedDto> {
    const next = await this.decisions.cancel(operationId, requested, id);
    return decided('order.cancelled', operationId, next);
  }

  /** Counts a call without an answer; the order is listed again later. */
  @Post(':operationId/no-answer')
  @HttpCode(200)
  async noAnswer(
    @Param('operationId') operationId: string,
    @Body() { version }: CashOutcomeDto,
    @CurrentUser() { id }: Principal,
  ): Promise<CashOrderDecidedDto> {
    const next = await this.decisions.noAnswer(operationId, version, id);
    return decided('cashDesk.listedLater', operationId, next);
  }

  /** Takes back the last call without an answer within a minute. */
  @Post(':operationId/undo-no-answer')
  @HttpCode(200)
  async undo(
    @Param('operationId') operationId: string,
    @Body() { version }: CashOutcomeDto,
    @CurrentUser() { id }: Principal,
  ): Promise<CashOrderDecidedDto> {
    const next = await this.decisions.undoNoAnswer(operationId, version, id);
    return decided('cashDesk.undone', operationId, next);
  }
}

const decided = (message: PlainId, operationId: string, version: number): CashOrderDecidedDto => ({
  ...done(message),
  operationId,
  version,
});
