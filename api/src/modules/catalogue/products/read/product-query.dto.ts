import { OmitType } from '@nestjs/swagger';
import {
  COLOR_KEYS,
  DISCOUNTS,
  GROUPS,
  LARGEST_ID,
  LIST_LIMIT,
  RATINGS,
  SEARCH_LENGTH,
} from '@shop/shop-rules';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { FormNumber } from '../../../../platform/http/validation/form-number.js';
import { IsAmount } from '../../../../platform/http/validation/is-amount.js';

const LAST_PAGE = 100_000;
const HIGHEST_PRICE = 1_000_000;
const MOST_RELATED = 12;
/** Orders of a product list. */
export const ORDERS = [
  'default',
  'price-low',
  'price-high',
  'name-asc',
  'name-desc',
  'newest',
  'best-selling',
  'top-rated',
  'discount',
] as const;
/** Most values of one filter. */
const MOST_VALUES = 20;
const LONGEST_SIZE = 60;

const toBoolean = ({ value }: { value: unknown }): unknown =>
  value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value;
const lower = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;
/** A parameter that may be repeated: its different values in one order; undefined without any. */
const several = ({ value }: { value: unknown }): unknown => {
  const values = [value].flat().map((one) => (typeof one === 'string' ? one.trim() : one));
  const given = [...new Set(values)].filter((one) => one !== undefined && one !== '').sort();
  return given.length > 0 ? given : undefined;
};
const severalNumbers = (given: { value: unknown }): unknown => {
  const values = several(given);
  return Array.isArray(values) ? values.map(Number) : values;
};

/**
 * Sort order, page and filters of a product list. Filters are combined with AND; the values of one, which are sent as
 * repeated parameters (`size=41&size=42`), with OR.
 */
export class ProductListQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LAST_PAGE) page?: number;
  /** 100 by default. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
  /**
   * `default` and `newest`: newest first (`default` with `q`: best match first); price and discount: of what the shopper
   * pays; `best-selling`: pieces sold in the last 30 days.
   */
  @IsOptional() @IsIn(ORDERS) sort?: (typeof ORDERS)[number];
  /** Typo-tolerant text in name, model, brand and code. */
  @IsOptional() @IsString() @MaxLength(SEARCH_LENGTH) q?: string;
  /** One tag, ignoring case. */
  @IsOptional() @Transform(lower) @IsString() @MaxLength(SEARCH_LENGTH) tag?: string;
  /** Audience; `men` means `man`. */
  @IsOptional()
  @Transform(lower)
  @IsIn([...GROUPS, 'men'])
  group?: 'man' | 'women' | 'unisex' | 'kids' | 'men';
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) category?: number;
  @IsOptional()
  @Transform(severalNumbers)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(LARGEST_ID, { each: true })
  @ArrayMaxSize(MOST_VALUES)
  brand?: number[];
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) vendor?: number;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) offer?: number;
  /** Lowest price in AED, including offers. */
  @IsOptional() @FormNumber() @IsAmount() @Min(0) @Max(HIGHEST_PRICE) priceMin?: number;
  /** Highest price in AED, including offers. */
  @IsOptional() @FormNumber() @IsAmount() @Min(0) @Max(HIGHEST_PRICE) priceMax?: number;
  /** Only products in stock; with `size` or `color`, in one of these sizes and colors. */
  @IsOptional() @Transform(toBoolean) @IsBoolean() inStock?: boolean;
  /** Sizes as the products name them. */
  @IsOptional()
  @Transform(several)
  @IsString({ each: true })
  @MaxLength(LONGEST_SIZE, { each: true })
  @ArrayMaxSize(MOST_VALUES)
  size?: string[];
  /** Colors of the palette, such as `rose-gold`; with `size`, both in the same variant. */
  @IsOptional()
  @Transform(several)
  @IsIn(COLOR_KEYS, { each: true })
  @ArrayMaxSize(MOST_VALUES)
  color?: string[];
  /** Lowest mean of the stars. */
  @IsOptional() @Type(() => Number) @IsIn(RATINGS) rating?: number;
  /** Lowest discount in percent; 1 is any. */
  @IsOptional() @Type(() => Number) @IsIn(DISCOUNTS) discount?: number;
}

/** A list without its order and pages. */
export class FacetsQueryDto extends OmitType(ProductListQueryDto, ['sort', 'page', 'limit']) {}

/** The category is part of the path. */
export class CategoryListQueryDto extends OmitType(ProductListQueryDto, ['category']) {}

/** The offer is part of the path. */
export class OfferListQueryDto extends OmitType(ProductListQueryDto, ['offer']) {}

export class ProductSearchQueryDto {
  /** Blank text finds nothing. */
  @IsOptional() @IsString() @MaxLength(SEARCH_LENGTH) q?: string;
}

export class RelatedProductsQueryDto {
  /** 4 by default. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(MOST_RELATED) limit?: number;
}
