import { LARGEST_ID } from '@shop/shop-rules';
import { ApiProperty } from '@nestjs/swagger';
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
  IsUUID,
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
  /** UUID of the browser's purchase; used if the cart has none yet. */
  @IsOptional() @IsUUID() purchaseId?: string;
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
  /**
   * UUID of the purchase, the `purchase_id` of an order of this cart on every device; another one once the cart is
   * ordered. Null while the cart is empty.
   */
  @ApiProperty({ type: String, nullable: true }) purchaseId: string | null;
}
