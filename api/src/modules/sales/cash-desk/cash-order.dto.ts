import { ApiProperty, PickType } from '@nestjs/swagger';
import {
  CASH_CANCEL_REASONS,
  CASH_WAIT_REASONS,
  LARGEST_ID,
  LIST_LIMIT,
  type CashCancelReason,
  type CashWaitReason,
} from '@shop/shop-rules';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { ORDER_STATES, type OrderState } from '../order-core/order-machine.js';

const LISTS = ['due', 'later'] as const;
const OUTCOMES = ['confirmed', 'cancelled', 'waiting'] as const;

export class CashOrderListQueryDto {
  /** `due`: to be called now; `later`: called without an answer and listed again later. */
  @ApiProperty({ enum: LISTS, required: false })
  @IsOptional()
  @IsIn(LISTS)
  list?: (typeof LISTS)[number];
  /** Only this order, if it is in the list. */
  @IsOptional() @IsString() @MaxLength(40) operationId?: string;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100_000) page?: number;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
}

export class CashOrderExportDto extends PickType(CashOrderListQueryDto, ['list']) {}

/** An outcome refers to the version of the order that staff saw. */
export class CashOutcomeDto {
  @IsInt() @Min(0) @Max(LARGEST_ID) version: number;
}

export class CancelCashOrderDto extends CashOutcomeDto {
  @ApiProperty({ enum: CASH_CANCEL_REASONS })
  @IsIn(CASH_CANCEL_REASONS)
  reasonCode: CashCancelReason;
  /** In the words of staff. */
  @IsOptional() @Trimmed() @IsString() @MaxLength(300) reason?: string;
}

/** An earlier order of the same phone number. */
export class EarlierOrderDto {
  operationId: string;
  number: string;
  /** ISO time. */
  placedAt: string;
  @ApiProperty({ enum: ORDER_STATES }) state: OrderState;
  /** AED. */
  total: number;
  /** Outcome of its confirmation; null if it did not wait for one. */
  @ApiProperty({ enum: OUTCOMES, nullable: true }) outcome: (typeof OUTCOMES)[number] | null;
}

/** Other orders of the same phone number. */
export class PhoneHistoryDto {
  orders: number;
  delivered: number;
  /** Parcels that came back. */
  returned: number;
  cancelled: number;
  /** Orders that staff confirmed after a call. */
  confirmed: number;
  /** Orders that staff cancelled instead. */
  refused: number;
  /** Calls without an answer. */
  noAnswers: number;
  /** The latest of them, at most five. */
  latest: EarlierOrderDto[];
}

/** A cash order that waits for a confirmation. */
export class CashOrderDto {
  operationId: string;
  /** Order number for people: `LW-10427`. */
  number: string;
  /** Sent back with the outcome. */
  version: number;
  /** ISO time. */
  placedAt: string;
  /** Why it waits. */
  @ApiProperty({ enum: CASH_WAIT_REASONS, isArray: true }) reasons: CashWaitReason[];
  /** AED, collected on delivery. */
  total: number;
  items: number;
  /** Name of the first product. */
  product: string;
  shopper: string;
  /** E.164. */
  phone: string;
  city: string;
  /** Area, building and flat. */
  address: string;
  /** Language of the shopper. */
  @ApiProperty({ enum: ['en', 'ar'] }) locale: 'en' | 'ar';
  /** Text for WhatsApp in the language of the shopper. */
  message: string;
  /** Calls without an answer. */
  noAnswers: number;
  /** ISO time of the last of them. */
  @ApiProperty({ type: String, nullable: true }) calledAt: string | null;
  /** ISO time from which it is listed again; null: now. */
  @ApiProperty({ type: String, nullable: true }) callAfter: string | null;
  history: PhoneHistoryDto;
}

/** Oldest first. */
export class CashOrderPageDto {
  orders: CashOrderDto[];
  /** Number of orders to be called now. */
  due: number;
  /** Number of those that are listed again later. */
  later: number;
  page: number;
  limit: number;
  /** Minutes until an order without an answer is listed again. */
  retryMinutes: number;
  /** Calls without an answer after which staff may cancel for that reason. */
  leastCalls: number;
}

export class CashOrderCountDto {
  /** Cash orders to be called now. */
  count: number;
}

export class CashOrderDecidedDto extends DoneDto {
  operationId: string;
  /** Version after the outcome; an undo sends it back. */
  version: number;
}
