import { ApiProperty } from '@nestjs/swagger';
import { LARGEST_ID, LIST_LIMIT } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { FormFlag } from '../../../platform/http/validation/form-flag.js';
import { FormNumber } from '../../../platform/http/validation/form-number.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { ShopDay } from '../../../platform/http/validation/shop-day.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { SHEET_LIMITS } from '../../catalogue/product-import/read/sheet-limits.js';
import { COD_STATES, type CodState } from '../../sales/order-core/payment/cod-machine.js';
import { ROW_KINDS, type RowKind } from './cash-statement-row.entity.js';

const LAST_PAGE = 100_000;
export const LONGEST_NOTE = 500;

/** How to read a statement. */
export class StatementInputDto {
  /** First day of delivery that it is about; without a period, that of the parcels in it. */
  @Omittable() @ShopDay() from?: string;
  /** Last day. */
  @Omittable() @ShopDay() to?: string;
  /** Returns the columns of the file to choose from, even if they are known. */
  @Omittable() @FormFlag() @IsBoolean() chooseColumns?: boolean;
  /** Row of the headings, as Excel counts, and the two columns that staff chose for it, counted from 0. */
  @Omittable() @FormNumber() @IsInt() @Min(1) @Max(SHEET_LIMITS.lastRow) headerRow?: number;
  @Omittable() @FormNumber() @IsInt() @Min(0) @Max(SHEET_LIMITS.columns) waybillColumn?: number;
  @Omittable() @FormNumber() @IsInt() @Min(0) @Max(SHEET_LIMITS.columns) amountColumn?: number;
}

/** A statement of the carrier: .xlsx or .csv, 5 MB at most. */
export class UploadStatementDto extends StatementInputDto {
  @ApiProperty({ type: 'string', format: 'binary' }) file: unknown;
}

export class CashStatementsQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LAST_PAGE) page?: number;
  /** 20 by default. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
}

export class CashStatementRowsQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LAST_PAGE) page?: number;
  /** 50 by default. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
  @IsOptional() @IsIn(ROW_KINDS) kind?: RowKind;
}

export class UndoStatementDto {
  /** Version that was shown. */
  @IsInt() @Min(0) @Max(LARGEST_ID) version: number;
}

export class StatementNoteDto {
  /** Empty: none. */
  @Trimmed() @IsString() @MaxLength(LONGEST_NOTE) note: string;
  /** Version of the note that was edited; 0 before the first one. */
  @IsInt() @Min(0) @Max(LARGEST_ID) version: number;
}

/** Rows of a statement of one kind; amounts in AED. */
export class StatementKindDto {
  @ApiProperty({ enum: ROW_KINDS }) kind: RowKind;
  rows: number;
  /** As the carrier states it. */
  stated: number;
  /** As it was collected. */
  collected: number;
  /** Rows that this statement booked, and their amount. */
  bookedRows: number;
  booked: number;
}

/** A statement of the carrier; amounts in AED. */
export class CashStatementDto {
  id: number;
  fileName: string;
  waybillHeading: string;
  amountHeading: string;
  /** Rows of the file without a waybill. */
  ignoredRows: number;
  /** First and last day of delivery that it is about, as 2026-11-21; null if no parcel was found. */
  from: string | null;
  to: string | null;
  version: number;
  createdAt: Date;
  uploadedBy: string | null;
  bookedAt: Date | null;
  bookedBy: string | null;
  undoneAt: Date | null;
  undoneBy: string | null;
  /** Only the kinds that it has. */
  kinds: StatementKindDto[];
}

/** A waybill of a statement, or a parcel that it does not list; amounts in AED. */
export class CashStatementRowDto {
  id: number;
  /** Row of the file; null for a missing parcel. */
  row: number | null;
  /** Rows of the file with this waybill, whose amounts are added up. */
  lines: number;
  waybill: string;
  @ApiProperty({ enum: ROW_KINDS }) kind: RowKind;
  stated: number | null;
  collected: number | null;
  operationId: string | null;
  /** Order number for people: `LW-10427`. */
  number: string | null;
  /** State of the order's cash now. */
  @ApiProperty({ enum: COD_STATES, nullable: true, type: String }) cash: CodState | null;
  /** When its cash was collected. */
  collectedAt: Date | null;
  /** When this row booked it. */
  bookedAt: Date | null;
  /** The statement that booked it; null if none did. */
  bookedIn: number | null;
  note: string;
  noteVersion: number;
  notedBy: string | null;
  notedAt: Date | null;
}

export class CashStatementsDto {
  statements: CashStatementDto[];
  total: number;
  page: number;
  limit: number;
}

export class CashStatementRowsDto {
  rows: CashStatementRowDto[];
  total: number;
  page: number;
  limit: number;
}

export class CashStatementResponseDto {
  statement: CashStatementDto;
}

export class CashStatementChangedDto extends DoneDto {
  statement: CashStatementDto;
}

export class StatementNoteSavedDto extends DoneDto {
  row: CashStatementRowDto;
}

/** A column of a file. */
export class StatementColumnDto {
  /** Counted from 0. */
  column: number;
  heading: string;
  /** The first values below. */
  examples: string[];
}

/** The columns of a file, of which staff choose two. */
export class StatementColumnsDto {
  headerRow: number;
  columns: StatementColumnDto[];
}

/** The statement, or the columns to choose from if they are not known. */
export class StatementUploadedDto extends DoneDto {
  @ApiProperty({ type: CashStatementDto, nullable: true }) statement: CashStatementDto | null;
  @ApiProperty({ type: StatementColumnsDto, nullable: true }) choice: StatementColumnsDto | null;
}
