import { ApiProperty } from '@nestjs/swagger';

/** Money of one day in Dubai, in AED, each sum on the day it moved. */
export class MoneyDto {
  /** Card payments that came. */
  captured: number;
  /** What went back to cards. */
  refunded: number;
  /** Cash orders that were placed and are not void. */
  due: number;
  /** Cash the carrier took at the door. */
  collected: number;
  /** Cash the carrier handed to the shop. */
  remitted: number;
  /** What staff gave back by bank transfer or in cash. */
  cashRefunded: number;
  /** Card attempts whose money does not fit and that wait for a person, on the day they began. */
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

/** A sum that is not where it belongs. */
export class DifferenceDto {
  operationId: string;
  /**
   * Why: a payment that does not fit its order, a refund that has not gone back,
   * one that the provider did not make, money that went back twice, cash that the carrier still holds,
   * or a payment captured within the days whose order is not a paid one.
   */
  @ApiProperty({ enum: DIFFERENCE_KINDS }) kind: (typeof DIFFERENCE_KINDS)[number];
  /** AED. */
  amount: number;
  /** ISO time since when it is so. */
  since: string;
}

export class ReconciliationDto {
  /** First day, as 2026-11-21. */
  from: string;
  /** Last day. */
  to: string;
  /** Every day, oldest first. */
  days: DayMoneyDto[];
  /** Of all these days. */
  totals: MoneyDto;
  /** What is open now, the oldest 200 first. */
  differences: DifferenceDto[];
  /** How many differences there are. */
  total: number;
}
