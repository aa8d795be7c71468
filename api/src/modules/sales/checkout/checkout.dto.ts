import { LARGEST_ID } from '@shop/shop-rules';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsNotEmpty,
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
import { IsAmount } from '../../../platform/http/validation/is-amount.js';
import { MailAddress } from '../../../platform/http/validation/mail-address.js';
import type { OptionName } from '@shop/shop-rules';
import { PriceRangeDto } from '../../catalogue/products/read/product.dto.js';
import { StruckPriceDto } from '../../catalogue/products/read/struck-price.dto.js';
import { COUPON_PROBLEMS, type CouponProblem } from '../coupons/coupon-problem.js';
import type { Message } from '../../../platform/i18n/message.js';
import { OrderDto } from '../orders/order.dto.js';
import { DoneDto } from '../../../platform/http/done.dto.js';

/** Most lines of an order, and most items of a line. */
export const LINE_LIMIT = 50;
const QUANTITY_LIMIT = 99;

/** A cart line: product, size, color and quantity. */
export class CartLineDto {
  @IsInt() @IsPositive() @Max(LARGEST_ID) productId: number;
  /** One of the product's sizes; omitted, empty, "Standard" or "Default" if none was chosen. */
  @IsOptional() @IsString() @MaxLength(60) size?: string;
  /** One of the product's colors, as hex value or name; omitted or empty if none was chosen. */
  @IsOptional() @IsString() @MaxLength(60) color?: string;
  /** One of the product's variants; size and color of the line are then ignored. */
  @IsOptional() @IsInt() @IsPositive() @Max(LARGEST_ID) variantId?: number;
  @IsInt() @Min(1) @Max(QUANTITY_LIMIT) quantity: number;
}

export class QuoteDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LINE_LIMIT)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => CartLineDto)
  lines: CartLineDto[];
  /** City of the delivery; without it the fee is 0 because it is unknown. */
  @IsOptional() @IsString() @MaxLength(80) city?: string;
  /** Code of a coupon, in any case. */
  @IsOptional() @IsString() @MaxLength(60) coupon?: string;
}

const OPTION_PROBLEMS = ['option_required', 'option_unknown'] as const;
const LINE_PROBLEMS = ['unavailable', 'insufficient_stock', ...OPTION_PROBLEMS] as const;

/** An option of a line that cannot be ordered as requested. */
export class OptionProblemDto {
  @ApiProperty({ enum: ['size', 'color'] }) option: OptionName;
  @ApiProperty({ enum: OPTION_PROBLEMS }) problem: (typeof OPTION_PROBLEMS)[number];
}

/** A line with current prices; money in AED. Size and color are those of the request. */
export class QuotedLineDto extends StruckPriceDto {
  productId: number;
  name: string;
  nameAr: string;
  image: string | null;
  size: string;
  color: string;
  quantity: number;
  /** Price of one item for the shopper. */
  unitPrice: number;
  /** Price without the offer. */
  listPrice: number;
  /** What its variants cost, if some has its own price and the line names none. */
  priceRange: PriceRangeDto | null;
  lineTotal: number;
  /** Items in stock. */
  available: number;
  /** Whether they are of this size and color alone; otherwise all lines of the product share them. */
  ownStock: boolean;
  /**
   * Why the line cannot be ordered as it is. `option_required`: there is more than one size or color and none was
   * chosen. `option_unknown`: the product does not have the chosen size or color.
   */
  @ApiProperty({ enum: LINE_PROBLEMS, nullable: true, type: String })
  problem: (typeof LINE_PROBLEMS)[number] | null;
  /** The option of an option problem. */
  @ApiProperty({ enum: ['size', 'color'], nullable: true, type: String })
  option: OptionName | null;
  /** All option problems of the line, `option` first; empty if `problem` is about the stock. */
  optionProblems: OptionProblemDto[];
}

/** A coupon in a quote; money in AED. */
export class QuotedCouponDto {
  /** Its code as it is stored. */
  code: string;
  /** What it takes off: 0 with a problem, and for the delivery while the city is unknown. */
  discount: number;
  /** What it lowers; null if the code is unknown. */
  @ApiProperty({ enum: ['goods', 'delivery'], nullable: true, type: String })
  target: 'goods' | 'delivery' | null;
  /** Why it takes nothing off; null if it can be used. */
  @ApiProperty({ enum: COUPON_PROBLEMS, nullable: true, type: String })
  problem: CouponProblem | null;
  /** The same as a sentence for the shopper. */
  @ApiProperty({ type: String, nullable: true }) detail: Message | null;
}

/** The cost of an order placed now; money in AED. */
export class QuoteResponseDto {
  lines: QuotedLineDto[];
  subtotal: number;
  /** 0 while the city is unknown. */
  deliveryFee: number;
  /** The coupon of the request; null without one. */
  coupon: QuotedCouponDto | null;
  /** Subtotal and fee, less the discount of the coupon. */
  total: number;
  itemCount: number;
  currency: 'AED';
  codEnabled: boolean;
  /** Day by which an order placed today is delivered, like 2026-12-01. */
  deliverBy: string;
  /** Orders from this subtotal are delivered free; null: never. */
  freeShippingFrom: number | null;
}

export class DeliveryAddressDto {
  @IsString() @IsNotEmpty() @MaxLength(120) fullName: string;
  /** A phone number in any notation; without country code it belongs to the UAE. */
  @IsString() @IsNotEmpty() @MaxLength(40) phone: string;
  @IsOptional() @MailAddress() email?: string;
  /** A city of the emirates, in English or Arabic. */
  @IsString() @IsNotEmpty() @MaxLength(80) city: string;
  @IsString() @IsNotEmpty() @MaxLength(200) area: string;
  @IsString() @IsNotEmpty() @MaxLength(200) building: string;
  @IsOptional() @IsString() @MaxLength(60) flat?: string;
  @IsOptional() @IsString() @MaxLength(500) notes?: string;
}

export class PlaceCashOrderDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LINE_LIMIT)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => CartLineDto)
  lines: CartLineDto[];
  @IsObject() @ValidateNested() @Type(() => DeliveryAddressDto) address: DeliveryAddressDto;
  /** UUID of the cart; all orders of one cart are one purchase, which is paid once. */
  @IsOptional() @IsUUID() purchase_id?: string;
  /** Code of a coupon, in any case. An order that cannot use it is refused. */
  @IsOptional() @IsString() @MaxLength(60) coupon?: string;
  /** Discount of the quote that the shopper agreed to, in AED; an order with another one is refused: `coupon_changed`. */
  @IsOptional() @IsAmount() @Min(0) discount?: number;
}

export class CashOrderPlacedDto extends DoneDto {
  operationId: string;
  order: OrderDto;
}
