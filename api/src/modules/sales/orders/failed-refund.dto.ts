import { IsIn, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { Trimmed } from '../../../platform/http/trimmed.js';
import { CASH_METHODS, type CashMethod } from '../order-core/cash-method.js';
import { ApiProperty } from '@nestjs/swagger';
import type { Message } from '../../../platform/i18n/message.js';

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

/** A refund that the card gateway did not make: staff retry it, or pay it otherwise and record that. */
export class FailedRefundDto {
  /** Unpaid amount in AED. */
  amount: number;
  /** The latest error of the card gateway. */
  @ApiProperty({ type: String }) problem: Message;
  /** ISO time since when it needs a decision. */
  failedAt: string;
  /** Reason of the refund. */
  @ApiProperty({ type: String }) reason: Message;
  /** Name of the staff account that requested it; empty for the shopper and the shop itself. */
  requestedBy: string;
  /** ISO time; null if the history does not contain it. */
  requestedAt: string | null;
}
