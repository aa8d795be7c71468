import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Confirmed, RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { BulkResultsDto, ChosenOrdersDto } from '../orders/bulk/bulk-orders.dto.js';
import { BulkOrdersService } from '../orders/bulk/bulk-orders.service.js';
import { TrackingService } from './tracking.service.js';

/** Shipment actions of staff on several orders, by the rules of a single one. */
@Controller('users/orders/bulk')
export class BulkShipmentsController {
  constructor(
    private readonly bulk: BulkOrdersService,
    private readonly tracking: TrackingService,
  ) {}

  /** Records that the carrier has the parcels of up to 100 orders; responds what happened to each. */
  @RateLimit({ name: 'bulk-orders', points: 30, seconds: 60 })
  @RequireRight('orders.deliver')
  @Post('handed-over')
  @HttpCode(200)
  async handedOver(
    @Body() { orders }: ChosenOrdersDto,
    @CurrentUser() { id }: Principal,
  ): Promise<BulkResultsDto> {
    return { results: await this.bulk.each(orders, (each) => this.tracking.handedOver(each, id)) };
  }

  /** Marks up to 100 orders as delivered, and their cash as collected; responds what happened to each. */
  @RateLimit({ name: 'bulk-orders', points: 30, seconds: 60 })
  @RequireRight('orders.deliver')
  @Post('delivered')
  @HttpCode(200)
  async delivered(
    @Body() { orders }: ChosenOrdersDto,
    @CurrentUser() { id }: Principal,
  ): Promise<BulkResultsDto> {
    return { results: await this.bulk.each(orders, (each) => this.tracking.delivered(each, id)) };
  }

  /** Records that the carrier has remitted the cash of up to 100 orders; responds what happened to each. */
  @RateLimit({ name: 'bulk-orders', points: 30, seconds: 60 })
  @Confirmed()
  @RequireRight('orders.cash')
  @Post('cash-received')
  @HttpCode(200)
  async cashReceived(
    @Body() { orders }: ChosenOrdersDto,
    @CurrentUser() { id }: Principal,
  ): Promise<BulkResultsDto> {
    return {
      results: await this.bulk.each(orders, (each) => this.tracking.cashReceived(each, id)),
    };
  }
}
