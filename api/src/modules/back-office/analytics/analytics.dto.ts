import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { ShopDay } from '../../../platform/http/validation/shop-day.js';

const LONGEST_RANGE = 366;

/** The period; days are those of the shop's time zone, Asia/Dubai. */
export class AnalyticsQueryDto {
  /** Number of days; 30 by default. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LONGEST_RANGE) days?: number;
  /** The last day, as 2026-11-21; today by default. */
  @Omittable() @ShopDay() to?: string;
}

/** Sums over the orders placed in a period that count as sold. */
export class TotalsDto {
  /** AED of the lines, without delivery fees and before coupons. */
  sales: number;
  /** AED that coupons took off these lines; 0 for vendors, because the shop pays for them. */
  discounts: number;
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
  /** Null for deleted products. */
  id: number | null;
  name: string;
  nameAr: string;
  /** AED of the lines whose product was in the category when the day was last added up. */
  sales: number;
}

export class TopProductDto {
  id: number;
  name: string;
  nameAr: string;
  image: string | null;
  /** Items sold. */
  pieces: number;
  /** AED of its lines. */
  sales: number;
}

/** A product, or one of its variants. */
export class LowProductDto {
  id: number;
  name: string;
  nameAr: string;
  image: string | null;
  /** Of the variant; empty if there is none. */
  size: string;
  /** Hex value. */
  color: string;
  /** Items left. */
  stock: number;
}

export class LowStockDto {
  /** Variants, or products without variants, with fewer than five items left, including sold out ones. */
  total: number;
  /** Those with the fewest items. */
  products: LowProductDto[];
}

export class LatestReviewDto {
  id: number;
  productId: number;
  productName: string;
  productNameAr: string;
  /** Public name of the author. */
  username: string;
  stars: number;
  comment: string;
  created_at: string;
}

/**
 * Sales of the shop. An order counts on the day it was placed, unless it is an unpaid card order, expired, cancelled,
 * returned or fully refunded; a partially refunded one counts in full. Vendors get the sums of their own lines.
 */
export class AnalyticsDto {
  /** First day, as 2026-11-21. */
  from: string;
  /** Last day. */
  to: string;
  totals: TotalsDto;
  /** The same number of days before. */
  before: TotalsDto;
  /** Every day, oldest first. */
  days: DailySalesDto[];
  /** Those with sales, highest first. */
  categories: CategorySalesDto[];
  /** The five with the highest sales. */
  topProducts: TopProductDto[];
  /** Current state. */
  lowStock: LowStockDto;
  /** The newest five, of any day. */
  reviews: LatestReviewDto[];
  /** Stuck orders, counted once per reason; null for a vendor. */
  stuck: number | null;
}
