import { ApiProperty, OmitType } from '@nestjs/swagger';
import { LARGEST_ID, LIST_LIMIT, ORDER_TAG_LENGTH } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Length,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { LatinDigits } from '../../../platform/http/validation/latin-digits.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { ShopDay } from '../../../platform/http/validation/shop-day.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { ORDER_STATES, type OrderState } from '../order-core/order-machine.js';
import { withMessage } from '../../../platform/http/validation/field-problems.js';
import { IsAmount } from '../../../platform/http/validation/is-amount.js';

export const ORDER_TASKS = ['to_ship', 'cash_to_book', 'attention'] as const;
export type OrderTask = (typeof ORDER_TASKS)[number];

export class OrderListQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100_000) page?: number;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
  @IsOptional() @IsIn(ORDER_STATES) state?: OrderState;
  @IsOptional() @IsIn(['card', 'cod']) paymentMethod?: 'card' | 'cod';
  /** A city's English name. */
  @IsOptional() @IsString() @MaxLength(80) city?: string;
  /** Orders with lines of this vendor; vendors always get their own. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) vendor?: number;
  /** First day in Dubai, like 2026-11-21. */
  @Omittable() @ShopDay() from?: string;
  /** Last day in Dubai. */
  @Omittable() @ShopDay() to?: string;
  /** Only orders that are not delivered although the promised day has passed, the longest overdue first. */
  @IsOptional() @IsIn(['true']) late?: 'true';
  /** Only orders with this work for staff: to ship, cash that the carrier has collected, or a problem (failed shipment or refund, payment in review, late). Vendors always get all their own. */
  @IsOptional() @IsIn(ORDER_TASKS) task?: OrderTask;
  /** Newest first unless `oldest`. */
  @IsOptional() @IsIn(['oldest']) sort?: 'oldest';
  /** Orders with this tag, in any case; vendors always get their own. */
  @IsOptional() @IsString() @Trimmed() @MaxLength(ORDER_TAG_LENGTH) tag?: string;
  /** An order number (LW-10427, lw10427, 10427), a waybill, a product code, or part of an operation id, name, email address, phone number or product name; if a name is not found, orders with a similar one. Without other filters a text finds the newest 2,000 orders. For vendors an order number, a product code or part of a product name in their own lines. */
  @IsOptional() @LatinDigits() @IsString() @MaxLength(80) q?: string;
}

/** The filters of the list. */
export class OrderFiltersDto extends OmitType(OrderListQueryDto, ['page', 'limit']) {}

export class OrderAccessDto {
  /** The key of a link in a mail, which grants the same access as a login; send it in the header instead, because URLs are logged. */
  @IsOptional() @IsString() @MaxLength(64) key?: string;
}

/** Sent by the browser after a shipment; only acknowledged, because the server has the data already. */
export class SavePaymentLogDto {
  @IsString() @Matches(/^\w{1,32}$/, withMessage('input.notValid')) operation_id: string;
  /** Ignored: the caller is known from the session. */
  @IsOptional() user_id?: number;
  /** Ignored: the order is read from the database. */
  @IsOptional() info?: string;
  /** Ignored: the shipment is read from the database. */
  @IsOptional() shipment?: string;
}

const DECISIONS = ['accept', 'refund'] as const;
export type Decision = (typeof DECISIONS)[number];

export class ReviewPaymentDto {
  /** Whether to accept the money for the order or refund it. */
  @ApiProperty({ enum: DECISIONS }) @IsIn(DECISIONS) decision: Decision;
  @IsString() @Trimmed() @Length(3, 300) reason: string;
  /** Received amount in AED; by default the one reported by the card gateway. */
  @Omittable() @IsAmount() @Min(0.01) @Max(1_000_000) amount?: number;
}

export class ResendMailDto {
  /** One of the order's mails. */
  @IsInt() @Min(1) @Max(LARGEST_ID) mailId: number;
}
