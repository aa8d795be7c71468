import { ApiProperty } from '@nestjs/swagger';
import { LARGEST_ID, LIST_LIMIT, type Locale } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { withMessage } from '../../../platform/http/validation/field-problems.js';
import { LatinDigits } from '../../../platform/http/validation/latin-digits.js';
import { ShopDay } from '../../../platform/http/validation/shop-day.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';

const STATES = ['paid', 'unpaid'] as const;
const KINDS = ['sale', 'refund'] as const;

class PagedDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100_000) page?: number;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
}

export class StatementListQueryDto extends PagedDto {
  /** As 2026-11. */
  @IsOptional() @Matches(/^20\d\d-(0[1-9]|1[0-2])$/, withMessage('input.notValid')) month?: string;
  /** Statements of this vendor; vendors always get their own. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) vendor?: number;
  @ApiProperty({ enum: STATES }) @IsOptional() @IsIn(STATES) state?: (typeof STATES)[number];
}

export class OpenStatementsQueryDto {
  /** Of this vendor; vendors always get their own. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) vendor?: number;
}

export class StatementEntriesQueryDto extends PagedDto {}

export class OpenEntriesQueryDto extends PagedDto {
  /** Required for all but vendors, who get their own. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) vendor?: number;
}

export class StatementFileQueryDto {
  /** Of the document; by default that of the request. */
  @ApiProperty({ enum: ['en', 'ar'] }) @IsOptional() @IsIn(['en', 'ar']) language?: Locale;
}

export class StatementPaymentDto {
  /** Version that was edited. */
  @IsInt() @Min(0) @Max(LARGEST_ID) version: number;
  /** Day of the payment in Dubai, not in the future; null: not paid. */
  @ApiProperty({ type: String, nullable: true })
  @LatinDigits()
  @ValidateIf((_, value) => value !== null)
  @ShopDay()
  paidOn: string | null;
  /** Reference of the transfer; required with a day. */
  @Trimmed() @IsString() @MaxLength(80) reference: string;
}

/** Sums of a statement, in AED: payout = sales + refunds - commission. */
export class StatementSumsDto {
  /** Number of its entries. */
  entries: number;
  /** Delivered lines at the price of the order line, before coupons, without delivery fees. */
  sales: number;
  /** Refunded lines, negative or 0. */
  refunds: number;
  /** What the shop retains, VAT included. */
  commission: number;
  /** Negative if the vendor owes it to the shop. */
  payout: number;
}

/** An issued statement of a vendor; only its payment can change. */
export class StatementDto extends StatementSumsDto {
  id: number;
  /** `ST-000012` */
  number: string;
  vendorId: number;
  /** Name of the vendor when it was issued. */
  vendor: string;
  /** As 2026-11. */
  month: string;
  /** VAT that the commission includes; null if the shop was not registered for VAT. */
  @ApiProperty({ type: Number, nullable: true }) commissionVat: number | null;
  /** ISO time. */
  issuedAt: string;
  /** As 2026-12-03; null until the payout is recorded as paid. */
  @ApiProperty({ type: String, nullable: true }) paidOn: string | null;
  /** Reference of the payment; may be empty. */
  reference: string;
  version: number;
}

export class StatementPageDto {
  statements: StatementDto[];
  total: number;
  page: number;
  limit: number;
}

export class StatementResponseDto {
  statement: StatementDto;
}

export class StatementChangedDto extends DoneDto {
  statement: StatementDto;
}

/** Sums of the statements of a month. */
export class StatementMonthDto extends StatementSumsDto {
  /** As 2026-11. */
  month: string;
  statements: number;
  /** How many are not paid, and their payouts. */
  unpaid: number;
  unpaidPayout: number;
}

export class StatementMonthsDto {
  /** The last 24 months with statements, newest first. */
  months: StatementMonthDto[];
}

/** What the next statement of a vendor would contain if it were issued now. */
export class OpenStatementDto extends StatementSumsDto {
  vendorId: number;
  vendor: string;
  /** Commission of today, in percent. */
  percent: number;
}

export class OpenStatementsDto {
  /** Day on which the month ends, in Dubai, as 2026-11-30. */
  until: string;
  /** Vendors with entries that no statement contains yet; 500 at most. */
  open: OpenStatementDto[];
}

/** A line of an order that was delivered, or refunded items of one; refunds are negative. */
export class StatementEntryDto {
  id: number;
  @ApiProperty({ enum: KINDS }) kind: (typeof KINDS)[number];
  /** When the order was delivered, or the refund was made; ISO time. */
  at: string;
  /** Order number for people: `LW-10427`. */
  order: string;
  name: string;
  nameAr: string;
  size: string;
  color: string;
  quantity: number;
  /** Of one item, in AED. */
  price: number;
  amount: number;
  /** Commission in percent, and in AED. */
  percent: number;
  commission: number;
}

export class StatementEntriesDto {
  /** In the order of time. */
  entries: StatementEntryDto[];
  total: number;
  page: number;
  limit: number;
}
