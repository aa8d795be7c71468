import { Injectable } from '@nestjs/common';
import { StuckOrdersService } from '../stuck-orders/stuck-orders.service.js';
import type { AnalyticsDto, AnalyticsQueryDto } from './analytics.dto.js';
import { AnalyticsQueries } from './analytics.queries.js';

const DEFAULT_DAYS = 30;

@Injectable()
export class AnalyticsService {
  constructor(
    private readonly queries: AnalyticsQueries,
    private readonly stuckOrders: StuckOrdersService,
  ) {}

  /** Analytics of the shop, or of one vendor's lines and products. */
  async read(
    { to, days = DEFAULT_DAYS }: AnalyticsQueryDto,
    vendorId: number | null,
  ): Promise<AnalyticsDto> {
    const [sales, lowStock, reviews, stuck] = await Promise.all([
      this.queries.sales(to, days, vendorId),
      this.queries.lowStock(vendorId),
      this.queries.reviews(vendorId),
      vendorId === null ? this.stuckOrders.count() : null,
    ]);
    if (!sales || !lowStock) throw new Error('The analytics query returned no rows.');
    return { ...sales, lowStock, reviews, stuck };
  }
}
