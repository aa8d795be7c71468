import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Omittable } from '../../../platform/http/omittable.js';
import { ShopDay } from '../../../platform/http/shop-day.js';

const LONGEST_RANGE = 366;

/** Which days the figures are about; a day is one of the shop's own time zone, Asia/Dubai. */
export class AnalyticsQueryDto {
  /** How many days; 30 when left out. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LONGEST_RANGE) days?: number;
  /** The last of the days, as 2026-11-21; today when left out. */
  @Omittable() @ShopDay() to?: string;
}

/** Sums over the orders that were placed within some days and still count as sold. */
export class TotalsDto {
  /** AED of the lines, as the shopper was charged for them, without delivery fees. */
  sales: number;
  /** Orders with at least one such line. */
  orders: number;
  /** AED of sales per order, to the fils; 0 without orders. */
  average: number;
  /** Orders paid in cash among all orders, from 0 to 1; 0 without orders. */
  cashShare: number;
}

export class DailySalesDto {
  /** As 2026-11-21. */
  day: string;
  /** AED of the lines of orders placed on this day. */
  sales: number;
  /** Orders placed on this day. */
  orders: number;
}

export class CategorySalesDto {
  /** Null for products that are gone. */
  id: number | null;
  name: string;
  nameAr: string;
  /** AED of the lines whose product is in the category now. */
  sales: number;
}

export class TopProductDto {
  id: number;
  name: string;
  nameAr: string;
  image: string | null;
  /** Pieces sold. */
  pieces: number;
  /** AED of its lines. */
  sales: number;
}

export class LowProductDto {
  id: number;
  name: string;
  nameAr: string;
  image: string | null;
  /** Pieces left. */
  stock: number;
}

export class LowStockDto {
  /** Products in the shop of which fewer than five pieces are left, sold out ones among them. */
  total: number;
  /** Those with the fewest pieces. */
  products: LowProductDto[];
}

export class LatestReviewDto {
  id: number;
  productId: number;
  productName: string;
  productNameAr: string;
  /** Public name of the writer. */
  username: string;
  stars: number;
  comment: string;
  created_at: string;
}

/**
 * How the shop sells. An order counts on the day it was placed, unless it is not paid by card yet, expired, cancelled,
 * returned or wholly refunded; one refunded in part counts in full. A vendor's figures are those of the own lines.
 */
export class AnalyticsDto {
  /** First day, as 2026-11-21. */
  from: string;
  /** Last day. */
  to: string;
  totals: TotalsDto;
  /** The same number of days right before. */
  before: TotalsDto;
  /** Every day, oldest first. */
  days: DailySalesDto[];
  /** Those with sales, best first. */
  categories: CategorySalesDto[];
  /** The five with the highest sales. */
  topProducts: TopProductDto[];
  /** As it is now. */
  lowStock: LowStockDto;
  /** The newest five, of any day. */
  reviews: LatestReviewDto[];
  /** Orders that do not go on by themselves now, counted once for each reason; null for a vendor. */
  stuck: number | null;
}
