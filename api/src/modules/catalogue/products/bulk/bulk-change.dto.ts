import { ApiProperty } from '@nestjs/swagger';
import { LARGEST_ID, LIST_LIMIT } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsAmount } from '../../../../platform/http/validation/is-amount.js';
import { Omittable } from '../../../../platform/http/validation/omittable.js';
import type { Message } from '../../../../platform/i18n/message.js';
import { MOST_OPTIONS } from '../edit/product-input.dto.js';
import { HIGHEST_PRICE } from '../variants/variant-input.dto.js';

const LARGEST_CUT = -HIGHEST_PRICE;

class ChosenProductDto {
  @IsInt() @Min(1) @Max(LARGEST_ID) id: number;
  /** Version of the preview; if it is not current, this product stays as it is. */
  @Omittable() @IsInt() @Min(1) @Max(LARGEST_ID) version?: number;
}

/** Raises or lowers the price by percent, rounded to 0.01 AED, or by an amount in AED. */
class PriceChangeDto {
  @IsIn(['percent', 'amount']) by: 'percent' | 'amount';
  /** Negative: lower. */
  @IsAmount() @Min(LARGEST_CUT) @Max(HIGHEST_PRICE) value: number;
}

/** Adds tags that the menu of each product's category has, or removes tags, whatever their case. */
class TagChangeDto {
  @IsIn(['add', 'remove']) by: 'add' | 'remove';
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_OPTIONS)
  @IsString({ each: true })
  @IsNotEmpty({ each: true })
  @MaxLength(60, { each: true })
  values: string[];
}

/** Omitted fields stay as they are. */
export class BulkChangeDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LIST_LIMIT)
  @ArrayUnique(({ id }: ChosenProductDto) => id)
  @ValidateNested({ each: true })
  @Type(() => ChosenProductDto)
  products: ChosenProductDto[];
  /** True: only shows what would change. */
  @IsBoolean() preview: boolean;
  @Omittable() @IsInt() @Min(1) @Max(LARGEST_ID) category_id?: number;
  /** Null: none. */
  @IsOptional() @IsInt() @Min(1) @Max(LARGEST_ID) brand?: number | null;
  /** Null: none. */
  @IsOptional() @IsInt() @Min(1) @Max(LARGEST_ID) offer?: number | null;
  @Omittable() @ValidateNested() @Type(() => PriceChangeDto) price?: PriceChangeDto;
  @Omittable() @ValidateNested() @Type(() => TagChangeDto) tags?: TagChangeDto;
}

/** Values of a product; prices in AED. */
export class BulkValuesDto {
  price: number;
  offerPrice: number | null;
  category_id: number;
  brand: number | null;
  offer: number | null;
  tags: string[];
}

export class BulkRowDto {
  id: number;
  /** Empty if the product was not found. */
  name: string;
  nameAr: string;
  version: number;
  /** Null if the product was not found. */
  from: BulkValuesDto | null;
  to: BulkValuesDto | null;
  /** Whether the list price would be shown struck through beside the offer price, if there is one. */
  struckAllowed: boolean;
  /** Whether its values differ, and no problem prevents the change. */
  changed: boolean;
  /** Why it stays as it is. */
  @ApiProperty({ type: String, nullable: true }) problem: Message | null;
}

export class BulkChangedDto {
  /** In the order of the request. */
  products: BulkRowDto[];
  /** Number of changed products. */
  changed: number;
}
