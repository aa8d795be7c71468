import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { ReportPeriodDto, ReportQueryDto } from './report-period.dto.js';

export const BREAKDOWNS = ['vendor', 'category', 'payment', 'city'] as const;
export type Breakdown = (typeof BREAKDOWNS)[number];

/** A period and what the sales are grouped by. */
export class SalesReportQueryDto extends ReportQueryDto {
  /** What the rows are; vendors cannot choose `vendor`, nor is it possible together with a vendor. */
  @ApiProperty({ enum: BREAKDOWNS }) @IsIn(BREAKDOWNS) by: Breakdown;
}

/** Sums over the orders placed in a period. */
export class ReportSumsDto {
  /** AED of the lines of orders that count as sold, without delivery fees and before coupons. */
  sales: number;
  /** AED that coupons took off these lines; 0 for vendors, because the shop pays for them. */
  discounts: number;
  /** Sold orders with at least one such line. */
  orders: number;
  /** AED of sales per order, to the fils; 0 without orders. */
  average: number;
  /** Orders of which items came back. */
  returnedOrders: number;
  /** AED of the items that came back, before coupons. */
  returned: number;
}

export class ReportDayDto extends ReportSumsDto {
  /** As 2026-11-21. */
  day: string;
}

export class ReportGroupSumsDto extends ReportSumsDto {
  /** Product pages shown; null by payment method and city, and if the counting of views began within the period. */
  views: number | null;
}

export class ReportRowDto {
  /** Id of the vendor or category (0 for deleted products), payment method `card` or `cod`, or city. */
  key: string;
  /** Name of the vendor or category; else the key. Empty for deleted ones. */
  name: string;
  /** Arabic name of the category; else empty. */
  nameAr: string;
  /** The chosen period. */
  now: ReportGroupSumsDto;
  /** The period before. */
  before: ReportGroupSumsDto;
}

/**
 * Sales of a period and of the same number of days before. An order counts on the day it was placed with its current
 * state, so later cancellations and returns change the sums of that day; sums follow the orders within a few minutes.
 */
export class SalesReportDto extends ReportPeriodDto {
  totals: ReportSumsDto;
  before: ReportSumsDto;
  /** Every day or month, oldest first. */
  days: ReportDayDto[];
  /** Highest sales first, then those that were only seen; up to 200. An order is counted in each vendor and category it contains. */
  rows: ReportRowDto[];
  /** Number of rows without the limit. */
  rowCount: number;
  /** Days of both periods that are not added up yet, after an upgrade. */
  daysLeft: number;
}
