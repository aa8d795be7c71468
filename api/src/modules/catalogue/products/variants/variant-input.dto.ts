import {
  IsHexColor,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsAmount } from '../../../../platform/http/validation/is-amount.js';
import { LatinDigits } from '../../../../platform/http/validation/latin-digits.js';
import { Trimmed } from '../../../../platform/http/validation/trimmed.js';

export const HIGHEST_PRICE = 1_000_000;
export const MOST_STOCK = 1_000_000;
export const LONGEST_SIZE = 60;

/** A size and color with a stock of its own. */
export class VariantInputDto {
  @Trimmed() @IsOptional() @IsString() @IsNotEmpty() @MaxLength(LONGEST_SIZE) size?: string;
  @IsOptional() @IsHexColor() color?: string;
  /** If omitted, it stays as it is; 0 for a new variant. */
  @IsOptional() @IsInt() @Min(0) @Max(MOST_STOCK) stock?: number;
  /** Article number. */
  @Trimmed() @LatinDigits() @IsOptional() @IsString() @MaxLength(60) code?: string | null;
  /** Its own price in AED; the offer price of the product does not apply to it. */
  @IsOptional() @IsAmount() @Min(0.01) @Max(HIGHEST_PRICE) price?: number | null;
  /** Offer price in AED, below its own price; if omitted, it stays as it is. */
  @IsOptional() @IsAmount() @Min(0.01) @Max(HIGHEST_PRICE) offerPrice?: number | null;
}
