import { ApiProperty } from '@nestjs/swagger';
import { LARGEST_ID, LIST_LIMIT } from '@shop/shop-rules';
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
  Matches,
  IsNumber,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { LatinDigits } from '../../../platform/http/latin-digits.js';
import { Omittable } from '../../../platform/http/omittable.js';
import { ShopDay } from '../../../platform/http/shop-day.js';
import { Trimmed } from '../../../platform/http/trimmed.js';
import { CASH_WAYS, type CashWay } from '../order-core/cash-way.js';
import { ORDER_STATES, type OrderState } from '../order-core/order-machine.js';
import { withMessage } from '../../../platform/http/field-problems.js';

export class OrderListQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100_000) page?: number;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
  @IsOptional() @IsIn(ORDER_STATES) state?: OrderState;
  @IsOptional() @IsIn(['card', 'cod']) paymentMethod?: 'card' | 'cod';
  /** A city's English name. */
  @IsOptional() @IsString() @MaxLength(80) city?: string;
  /** Orders with lines of this vendor; a vendor gets the own ones whatever is asked. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) vendor?: number;
  /** First day in Dubai, like 2026-11-21. */
  @Omittable() @ShopDay() from?: string;
  /** Last day in Dubai. */
  @Omittable() @ShopDay() to?: string;
  /** Part of an operation id, name, e-mail or phone; for a vendor of an operation id or the name of an own line. */
  @IsOptional() @LatinDigits() @IsString() @MaxLength(80) q?: string;
}

export class OrderAccessDto {
  /** Signature of the link in a mail: shows everything, like a login. */
  @IsOptional() @IsString() @MaxLength(64) key?: string;
}

/** What the browser reports after a shipment; the server knows all of it already and only acknowledges. */
export class SavePaymentLogDto {
  @IsString() @Matches(/^\w{1,32}$/, withMessage('input.notValid')) operation_id: string;
  /** Ignored: the session says who it is. */
  @IsOptional() user_id?: number;
  /** Ignored: the order is the server's own. */
  @IsOptional() info?: string;
  /** Ignored: the shipment is the server's own. */
  @IsOptional() shipment?: string;
}

export class CancelOrderDto {
  @IsOptional() @IsString() @MaxLength(300) reason?: string;
}

/** Pieces of one line of the order. */
export class RefundLineInputDto {
  /** The line's own id, `lineId` of the order. */
  @IsInt() @Min(1) @Max(LARGEST_ID) lineId: number;
  @IsInt() @Min(1) @Max(1_000_000) quantity: number;
  /** Whether the pieces are good and go back to the stock. */
  @IsOptional() @IsBoolean() restock?: boolean;
}

export class RefundOrderDto {
  /** Pieces to refund; their price is that of the order. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(200)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => RefundLineInputDto)
  lines?: RefundLineInputDto[];
  /** Whether the delivery fee goes back too. */
  @IsOptional() @IsBoolean() delivery?: boolean;
  /** AED that go back; when not given what lines and fee come to, and without these all that is left. */
  @IsOptional() @IsNumber({ maxDecimalPlaces: 2 }) @Min(0.01) amount?: number;
  @IsOptional() @IsString() @MaxLength(300) reason?: string;
  /** How cash went back: by bank transfer, as said by default, or in cash; of no meaning for a card. */
  @IsOptional() @IsIn(CASH_WAYS) way?: CashWay;
}

const DECISIONS = ['accept', 'refund'] as const;
export type Decision = (typeof DECISIONS)[number];

export class ReviewPaymentDto {
  /** Whether the money pays the order or goes back. */
  @ApiProperty({ enum: DECISIONS }) @IsIn(DECISIONS) decision: Decision;
  @IsString() @Trimmed() @Length(3, 300) reason: string;
  /** AED that really came; what the card gateway told when left out. */
  @Omittable() @IsNumber({ maxDecimalPlaces: 2 }) @Min(0.01) @Max(1_000_000) amount?: number;
}

export class ResendMailDto {
  /** One of the order's mails. */
  @IsInt() @Min(1) @Max(LARGEST_ID) mailId: number;
}
