import { Controller, Get } from '@nestjs/common';
import type { Locale } from '@shop/shop-rules';
import { JsonTextResponse, type JsonText } from '../../../platform/http/json-text.js';
import { RequestedLocale } from '../../../platform/i18n/requested-locale.js';
import { RequireRight } from '../../../platform/auth/access.js';
import { PaymentReviewersDto, StuckOrdersCountDto, StuckOrdersDto } from './stuck-orders.dto.js';
import { StuckOrdersService } from './stuck-orders.service.js';

@RequireRight('stuckOrders.view')
@Controller('admin/stuck-orders')
export class StuckOrdersController {
  constructor(private readonly stuckOrders: StuckOrdersService) {}

  /** Orders that need attention, each with its reason and age; an order may have several reasons. */
  @Get()
  @JsonTextResponse(StuckOrdersDto)
  list(@RequestedLocale() locale: Locale): Promise<JsonText> {
    return this.stuckOrders.list(locale);
  }

  /** Number of the entries of the list; the dashboard polls it. */
  @Get('count')
  async count(): Promise<StuckOrdersCountDto> {
    return { count: await this.stuckOrders.count() };
  }

  /** Names of the staff who may decide about a payment in review, for those who may not. */
  @Get('payment-reviewers')
  async paymentReviewers(): Promise<PaymentReviewersDto> {
    return { names: await this.stuckOrders.paymentReviewers() };
  }
}
