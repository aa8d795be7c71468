import { LARGEST_ID, LIST_LIMIT } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { IsAmount } from '../../../platform/http/validation/is-amount.js';

const LAST_PAGE = 100_000;
const HIGHEST_COUPON = 1000;

/** What a shopper gets for a late parcel. */
export class LateParcelRuleDto {
  /** Version that was edited; 0 before the first change. */
  @IsInt() @Min(0) @Max(LARGEST_ID) version: number;
  /** Whether late parcels make coupons. */
  @IsBoolean() enabled: boolean;
  /** AED of the coupon. */
  @IsAmount() @Min(1) @Max(HIGHEST_COUPON) coupon: number;
}

export class LateParcelRuleSavedDto extends DoneDto {
  rule: LateParcelRuleDto;
}

export class LateParcelsQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LAST_PAGE) page?: number;
  /** 20 by default. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
}

/** Parcels promised for the days of a week, of one carrier. */
export class LateWeekDto {
  /** Its Monday, as 2026-11-23. */
  week: string;
  carrier: string;
  /** Parcels that were to be delivered. */
  promised: number;
  /** Those delivered after the promised day, and those that are not delivered although it has passed. */
  late: number;
  /** Of the late ones, those that are not delivered. */
  overdue: number;
  /** Coupons for late parcels. */
  coupons: number;
  /** Their amount in AED. */
  paid: number;
}

/** A parcel that was delivered after its promised day. */
export class LateParcelDto {
  operationId: string;
  /** Order number for people: `LW-10427`. */
  number: string;
  carrier: string;
  city: string;
  /** The promised day, as 2026-11-23. */
  deliverBy: string;
  deliveredOn: string;
  /** Code of the coupon; null for none. */
  couponCode: string | null;
  /** AED of the coupon. */
  coupon: number | null;
}

export class LateWeeksDto {
  /** The last 12 weeks, newest first. */
  weeks: LateWeekDto[];
}

export class LateParcelsDto {
  /** The latest delivery first. */
  parcels: LateParcelDto[];
  total: number;
  page: number;
  limit: number;
}
