import { ReportPeriodDto } from './report-period.dto.js';

/** Steps on the way to an order; a step taken twice counts twice. */
export class ProductVisitsDto {
  /** Product pages shown. */
  views: number;
  /** Carts that were begun with the product. */
  carts: number;
  /** Sold orders, by the day they were placed. */
  orders: number;
}

export class VisitSumsDto extends ProductVisitsDto {
  /** Checkouts opened; of the whole shop only. */
  checkouts: number | null;
}

export class VisitDayDto extends VisitSumsDto {
  /** As 2026-11-21. */
  day: string;
}

export class ViewedProductDto {
  id: number;
  /** Empty for deleted products, like the Arabic one. */
  name: string;
  nameAr: string;
  /** The chosen period. */
  now: ProductVisitsDto;
  /** The period before. */
  before: ProductVisitsDto;
}

/** Visits of a period and of the same number of days before; they follow within a minute. */
export class VisitsReportDto extends ReportPeriodDto {
  /** First day with counted visits; the orders of the sums are those since then. Null before the first visit. */
  countedSince: string | null;
  totals: VisitSumsDto;
  before: VisitSumsDto;
  /** Every day or month, oldest first. */
  days: VisitDayDto[];
  /** Most views in the period first; up to 100. */
  products: ViewedProductDto[];
}
