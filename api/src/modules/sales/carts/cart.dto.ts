import { LARGEST_ID } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsObject,
  IsOptional,
  IsPositive,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

/** Most lines of a cart, as of an order. */
export const CART_LINES = 50;
/** A change may also remove every line and add as many others. */
const CHANGES = 2 * CART_LINES;

/** The quantity of a line from now on. */
export class CartChangeDto {
  @IsInt() @IsPositive() @Max(LARGEST_ID) productId: number;
  /** Omitted, empty, "Standard" or "Default" if none was chosen. */
  @IsOptional() @IsString() @MaxLength(60) size?: string;
  /** The same. */
  @IsOptional() @IsString() @MaxLength(60) color?: string;
  /** 0 removes the line. */
  @IsInt() @Min(0) @Max(99) quantity: number;
}

export class CartChangesDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(CHANGES)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => CartChangeDto)
  lines: CartChangeDto[];
}

/** A line without prices: `POST /checkout/quote` has them. */
export class StoredCartLineDto {
  productId: number;
  size: string;
  color: string;
  quantity: number;
}

/** The lines in the order in which they were added. */
export class CartDto {
  lines: StoredCartLineDto[];
}
