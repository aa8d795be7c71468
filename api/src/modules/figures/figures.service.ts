import { Injectable } from '@nestjs/common';
import { RescueService } from '../rescue/rescue.service.js';
import type { FiguresDto, FiguresQueryDto } from './figures.dto.js';
import { FiguresQueries } from './figures.queries.js';

const DEFAULT_DAYS = 30;

@Injectable()
export class FiguresService {
  constructor(
    private readonly queries: FiguresQueries,
    private readonly rescue: RescueService,
  ) {}

  /** The figures of the shop, or of one vendor's lines and products. */
  async read(
    { to, days = DEFAULT_DAYS }: FiguresQueryDto,
    vendorId: number | null,
  ): Promise<FiguresDto> {
    const [sales, lowStock, reviews, stuck] = await Promise.all([
      this.queries.sales(to, days, vendorId),
      this.queries.lowStock(vendorId),
      this.queries.reviews(vendorId),
      vendorId === null ? this.rescue.count() : null,
    ]);
    if (!sales || !lowStock) throw new Error('The database answered no figures.');
    return { ...sales, lowStock, reviews, stuck };
  }
}
