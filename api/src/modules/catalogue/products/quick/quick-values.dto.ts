import {
  ADJUSTMENT_REASONS,
  LARGEST_ID,
  LIST_LIMIT,
  MOST_VARIANTS,
  type AdjustmentReason,
} from '@shop/shop-rules';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsAmount } from '../../../../platform/http/validation/is-amount.js';
import { Omittable } from '../../../../platform/http/validation/omittable.js';
import { HIGHEST_PRICE, MOST_STOCK } from '../variants/variant-input.dto.js';

export class QuickValuesQueryDto {
  /** Ids of products, repeated. */
  @Transform(({ value }: { value: unknown }) => [value].flat().map(Number))
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LIST_LIMIT)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(LARGEST_ID, { each: true })
  ids: number[];
}

/** Values of a product that lists of the dashboard edit; prices in AED, of the product itself. */
export class QuickValuesDto {
  id: number;
  price: number;
  offerPrice: number | null;
  /** Whether the price is shown struck through beside the offer price, if there is one. */
  struckAllowed: boolean;
  /** The sum of its variants, if it has some. */
  stock: number;
  /** Number of sizes and colors with a stock of their own. */
  variantCount: number;
  /** Whether some size or color has its own price. */
  hasOwnPrices: boolean;
}

export class QuickValuesListDto {
  products: QuickValuesDto[];
}

class QuickFieldsDto {
  @Omittable() @IsAmount() @Min(0.01) @Max(HIGHEST_PRICE) price?: number;
  /** Null: none. */
  @IsOptional() @IsAmount() @Min(0.01) @Max(HIGHEST_PRICE) offerPrice?: number | null;
  @Omittable() @IsInt() @Min(0) @Max(MOST_STOCK) stock?: number;
}

/** New values of a variant, each with the value that it is changed from. */
class VariantChangeDto {
  /** Id of the variant. */
  @IsInt() @Min(1) @Max(LARGEST_ID) id: number;
  /** Its own price in AED; null: that of the product. */
  @IsOptional() @IsAmount() @Min(0.01) @Max(HIGHEST_PRICE) price?: number | null;
  @IsOptional() @IsAmount() @Min(0.01) @Max(HIGHEST_PRICE) priceWas?: number | null;
  /** Null: none. */
  @IsOptional() @IsAmount() @Min(0.01) @Max(HIGHEST_PRICE) offerPrice?: number | null;
  @IsOptional() @IsAmount() @Min(0.01) @Max(HIGHEST_PRICE) offerPriceWas?: number | null;
  @Omittable() @IsInt() @Min(0) @Max(MOST_STOCK) stock?: number;
  /** The stock it is changed from. */
  @Omittable() @IsInt() @Min(0) @Max(MOST_STOCK) was?: number;
}

/** New values, each with the value that it is changed from; if that is not current, nothing changes. */
export class QuickChangeDto extends QuickFieldsDto {
  @Omittable() @ValidateNested() @Type(() => QuickFieldsDto) was?: QuickFieldsDto;
  /** New values of some variants. */
  @Omittable()
  @IsArray()
  @ArrayMaxSize(MOST_VARIANTS)
  @ArrayUnique(({ id }: VariantChangeDto) => id)
  @ValidateNested({ each: true })
  @Type(() => VariantChangeDto)
  variants?: VariantChangeDto[];
  /** Why the stock is corrected; it is in the history of the stock. */
  @Omittable() @IsIn(ADJUSTMENT_REASONS) adjustmentReason?: AdjustmentReason;
}

export class QuickChangedDto {
  product: QuickValuesDto;
}
