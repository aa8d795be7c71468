import { OmitType } from '@nestjs/swagger';
import { GROUPS, LARGEST_ID, LIST_LIMIT, SEARCH_LENGTH } from '@shop/shop-rules';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
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
] as const;

const toBoolean = ({ value }: { value: unknown }): unknown =>
  value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value;
const lower = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

/** Sort order, page and filters of a product list; filters are combined with AND. */
export class ProductListQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LAST_PAGE) page?: number;
  /** 100 by default. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
  /** `default` and `newest`: newest first (best match first with `q`); price: what the shopper pays. */
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
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) brand?: number;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) vendor?: number;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) offer?: number;
  /** Lowest price in AED, including offers. */
  @IsOptional() @FormNumber() @IsAmount() @Min(0) @Max(HIGHEST_PRICE) priceMin?: number;
  /** Highest price in AED, including offers. */
  @IsOptional() @FormNumber() @IsAmount() @Min(0) @Max(HIGHEST_PRICE) priceMax?: number;
  /** Only products in stock. */
  @IsOptional() @Transform(toBoolean) @IsBoolean() inStock?: boolean;
}

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
