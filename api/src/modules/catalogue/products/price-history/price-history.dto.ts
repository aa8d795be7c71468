import { Type } from 'class-transformer';
import { IsHexColor, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsAmount } from '../../../../platform/http/validation/is-amount.js';
import { Omittable } from '../../../../platform/http/validation/omittable.js';
import { HIGHEST_PRICE, LONGEST_SIZE } from '../variants/variant-input.dto.js';

/** A price of a product, or of one of its sizes and colors, and when it was asked. */
export class PricePeriodDto {
  id: number;
  /** Both empty: the price of the product itself. */
  size: string;
  color: string;
  /** List price in AED; null while the variant had no own price and followed the product. */
  price: number | null;
  /** What a shopper paid for one; null with the price. */
  asked: number | null;
  /** Whether shoppers saw the product. */
  published: boolean;
  /** Why it began: `edited`, `imported`, `import_reverted` or `other`. */
  reason: string;
  /** Name of the account that edited it. */
  actor: string | null;
  /** ISO time. */
  since: string;
  /** ISO time; null: it is asked now. */
  until: string | null;
}

/** Prices of the last 400 days, the last first. */
export class PriceHistoryDto {
  periods: PricePeriodDto[];
}

export class PriceCheckQueryDto {
  /** List price in AED. */
  @Type(() => Number) @IsAmount() @Min(0.01) @Max(HIGHEST_PRICE) price: number;
  /** Offer price in AED. */
  @Type(() => Number) @IsAmount() @Min(0.01) @Max(HIGHEST_PRICE) offerPrice: number;
  @Omittable() @IsString() @MaxLength(LONGEST_SIZE) size?: string;
  @Omittable() @IsHexColor() color?: string;
}

/** What would be shown if these prices were saved now. */
export class PriceCheckDto {
  /** Whether the list price would be shown struck through. */
  struckAllowed: boolean;
  /** Lowest price in AED of the days before, which would be shown beside it. */
  lowestPrice: number | null;
  /** On how many of the last `withinDays` days at least the list price was asked … */
  asked: number;
  /** … and on how many it must have been. */
  askedDays: number;
  withinDays: number;
  /**
   * The first day, such as 2026-12-02, on which a sale may begin so that the list price is struck through, if the price
   * stays as it is saved until then; null if it never may, because less than the list price is asked now.
   */
  from: string | null;
}
