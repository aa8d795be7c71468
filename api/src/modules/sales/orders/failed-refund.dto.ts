import { IsIn, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { Trimmed } from '../../../platform/http/trimmed.js';
import { CASH_WAYS, type CashWay } from '../order-core/cash-way.js';
import { ApiProperty } from '@nestjs/swagger';
import type { Message } from '../../../platform/i18n/message.js';

export class SettleRefundDto {
  /** What the transfer or receipt is found by; a second call with the same one changes nothing. */
  @IsString() @Trimmed() @Length(3, 80) reference: string;
  @IsOptional() @IsString() @Trimmed() @MaxLength(200) reason?: string;
  /** How the money was returned: by bank transfer unless said otherwise. */
  @IsOptional() @IsIn(CASH_WAYS) way?: CashWay;
}

export class CloseExtraRefundDto {
  /** What became of the money. */
  @IsString() @Trimmed() @Length(3, 300) reason: string;
}

/** A refund that the card gateway did not make: staff try again, or settle it outside and book it. */
export class FailedRefundDto {
  /** AED that did not go back. */
  amount: number;
  /** What the card gateway answered last. */
  @ApiProperty({ type: String }) problem: Message;
  /** ISO time since when it waits for a decision. */
  failedAt: string;
  /** Why the money goes back. */
  @ApiProperty({ type: String }) reason: Message;
  /** Who asked for the refund: the name of a member of staff; empty for the shopper and the shop itself. */
  requestedBy: string;
  /** ISO time; null where the history does not say. */
  requestedAt: string | null;
}
