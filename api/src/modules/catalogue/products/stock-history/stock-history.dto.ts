import { ApiProperty } from '@nestjs/swagger';
import { ADJUSTMENT_REASONS, type AdjustmentReason } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { STOCK_REASONS, type StockReason } from '../../../../platform/database/stock-cause.js';

export class StockHistoryQueryDto {
  /** `next` of the previous page. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(Number.MAX_SAFE_INTEGER) before?: number;
}

/** A change of the stock of a product, or of one of its sizes and colors. */
export class StockChangeDto {
  id: number;
  /** Empty for the stock that all sizes and colors share. */
  size: string;
  color: string;
  before: number;
  after: number;
  @ApiProperty({ enum: STOCK_REASONS }) reason: StockReason;
  /** Why staff corrected it. */
  @ApiProperty({ enum: ADJUSTMENT_REASONS, nullable: true })
  adjustmentReason: AdjustmentReason | null;
  /** Number of the order. */
  orderNumber: string | null;
  /** Operation id of the order; null for vendors. */
  operationId: string | null;
  /** Name of the account that edited it. */
  actor: string | null;
  /** ISO time. */
  at: string;
}

/** One page, the last change first. */
export class StockHistoryDto {
  changes: StockChangeDto[];
  /** Where the next page begins; null on the last. */
  next: number | null;
}
