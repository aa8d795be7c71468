import { LARGEST_ID } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsAmount } from '../../../platform/http/validation/is-amount.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { CASH_METHODS, type CashMethod } from '../order-core/refund/cash-method.js';

/** Items of one order line. */
export class RefundLineInputDto {
  /** Id of the line, `lineId` of the order. */
  @IsInt() @Min(1) @Max(LARGEST_ID) lineId: number;
  @IsInt() @Min(1) @Max(1_000_000) quantity: number;
  /** Whether the items are returned to stock. */
  @IsOptional() @IsBoolean() restock?: boolean;
}

export class RefundOrderDto {
  /** Items to refund, at the price of the order. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(200)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => RefundLineInputDto)
  lines?: RefundLineInputDto[];
  /** Whether to refund the delivery fee too. */
  @IsOptional() @IsBoolean() delivery?: boolean;
  /** Amount in AED; by default the price of lines and fee, or without these all that is left. */
  @IsOptional() @IsAmount() @Min(0.01) amount?: number;
  @IsOptional() @IsString() @MaxLength(300) reason?: string;
  /** How cash was refunded: by bank transfer (default) or in cash; ignored for card payments. */
  @IsOptional() @IsIn(CASH_METHODS) way?: CashMethod;
}

/** A computed refund, in AED. */
export class RefundQuoteDto {
  /** The chosen items. */
  goods: number;
  /** The delivery fee, if chosen. */
  delivery: number;
  /** Amount of the refund. */
  amount: number;
  /** Highest possible refund. */
  refundable: number;
}

export class SettleRefundDto {
  /** Reference of the transfer or receipt; repeating a call with it changes nothing. */
  @IsString() @Trimmed() @Length(3, 80) reference: string;
  @IsOptional() @IsString() @Trimmed() @MaxLength(200) reason?: string;
  /** How the money was returned; bank transfer by default. */
  @IsOptional() @IsIn(CASH_METHODS) way?: CashMethod;
}

export class CloseExtraRefundDto {
  /** How the double refund was settled. */
  @IsString() @Trimmed() @Length(3, 300) reason: string;
}
