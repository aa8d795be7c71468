import { ReportPeriodDto } from './report-period.dto.js';

/** Sums over the returns whose items arrived in a period. */
export class ReturnSumsDto {
  /** Returns with at least one received item. */
  returns: number;
  /** Items received. */
  pieces: number;
  /** AED that was paid for these items, before coupons. */
  value: number;
}

export class ReturnDayDto extends ReturnSumsDto {
  /** As 2026-11-21. */
  day: string;
}

/** Received returns of a period, by the day they arrived, and of the same number of days before. */
export class ReturnsReportDto extends ReportPeriodDto {
  totals: ReturnSumsDto;
  before: ReturnSumsDto;
  /** Every day or month, oldest first. */
  days: ReturnDayDto[];
}
