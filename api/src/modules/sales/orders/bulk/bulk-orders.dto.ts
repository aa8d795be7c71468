import { ApiProperty } from '@nestjs/swagger';
import { ORDERS_AT_ONCE } from '@shop/shop-rules';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, Matches } from 'class-validator';
import { withMessage } from '../../../../platform/http/validation/field-problems.js';
import type { Message } from '../../../../platform/i18n/message.js';

/** The chosen orders of a bulk action. */
export class ChosenOrdersDto {
  /** Public ids of up to 100 orders; for vendors order numbers. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(ORDERS_AT_ONCE)
  @ArrayUnique()
  @Matches(/^[\w-]{1,40}$/, { each: true, ...withMessage('input.notValid') })
  orders: string[];
}

/** `already`: it was done before; `partly`: not everything that was asked for. */
const OUTCOMES = ['done', 'already', 'partly', 'refused'] as const;
export type BulkOutcome = (typeof OUTCOMES)[number];

/** What happened to one order of a bulk action. */
export class BulkResultDto {
  operationId: string;
  /** Order number for people; null if there is no such order. */
  @ApiProperty({ type: String, nullable: true }) number: string | null;
  @ApiProperty({ enum: OUTCOMES }) outcome: BulkOutcome;
  /** Why it was refused, or what is missing. */
  @ApiProperty({ type: String, required: false }) reason?: Message;
}

/** One result per order, in the order of the request. */
export class BulkResultsDto {
  results: BulkResultDto[];
}
