import { ApiProperty } from '@nestjs/swagger';

/** Amounts of one day in Dubai, in AED, each on the day of its movement. */
export class MoneyDto {
  /** Captured card payments. */
  captured: number;
  /** Refunds to cards. */
  refunded: number;
  /** Cash orders that were placed and are not void. */
  due: number;
  /** Cash collected by the carrier. */
  collected: number;
  /** Cash that the carrier remitted to the shop. */
  remitted: number;
  /** Refunds by staff, by bank transfer or in cash. */
  cashRefunded: number;
  /** Card attempts under review because their amount does not match, on the day they began. */
  inReview: number;
}

export class DayMoneyDto extends MoneyDto {
  /** As 2026-11-21. */
  day: string;
}

const DIFFERENCE_KINDS = [
  'in_review',
  'refund_pending',
  'refund_failed',
  'refund_twice',
  'not_remitted',
  'captured_unowed',
] as const;

/** A difference. */
export class DifferenceDto {
  operationId: string;
  /** Order number for people: `LW-10427`. */
  number: string;
  /**
   * Reason: a payment that does not match its order, a pending refund, a refund that the provider did not make,
   * a double refund, cash that the carrier has not remitted,
   * or a payment captured in the period whose order is not paid.
   */
  @ApiProperty({ enum: DIFFERENCE_KINDS }) kind: (typeof DIFFERENCE_KINDS)[number];
  /** AED. */
  amount: number;
  /** ISO time since when it exists. */
  since: string;
}

export class ReconciliationDto {
  /** First day, as 2026-11-21. */
  from: string;
  /** Last day. */
  to: string;
  /** Every day, oldest first. */
  days: DayMoneyDto[];
  /** Sums over all these days. */
  totals: MoneyDto;
  /** Open differences, the oldest 200 first. */
  differences: DifferenceDto[];
  /** Number of differences. */
  total: number;
}
