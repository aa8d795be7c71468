import { LIST_LIMIT } from '@shop/shop-rules';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import type { Message } from '../../../platform/i18n/message.js';
import { DoneDto } from '../../../platform/http/answers.dto.js';
import { IMPORT_STATES, ROW_ACTIONS } from './product-import.entity.js';

const LAST_PAGE = 100_000;
const LANGUAGES = ['en', 'ar'] as const;
const toBoolean = ({ value }: { value: unknown }): unknown =>
  value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value;

/** The Excel file; .xlsx or .xls, 5 MB at most. */
export class UploadExcelDto {
  @ApiProperty({ type: 'string', format: 'binary' }) file: unknown;
}

export class UploadExcelQueryDto {
  /** Only checks the file; nothing changes before the import is confirmed. */
  @IsOptional() @Transform(toBoolean) @IsBoolean() dryRun?: boolean;
}

export class ConfirmImportDto {
  /** Imports the rows without errors although others have some. */
  @IsOptional() @IsBoolean() skipErrors?: boolean;
}

export class ProductImportsQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LAST_PAGE) page?: number;
  /** 20 when left out. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
}

export class ProductImportRowsQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LAST_PAGE) page?: number;
  /** 50 when left out. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
  @IsOptional() @IsIn(ROW_ACTIONS) state?: (typeof ROW_ACTIONS)[number];
}

export class SheetLanguageQueryDto {
  /** Of what the file says beside its columns; `Accept-Language` when left out, which a link cannot choose. */
  @IsOptional() @IsIn(LANGUAGES) language?: (typeof LANGUAGES)[number];
}

/** An import: `checked` waits to be confirmed, `done` can be taken back for 7 days. */
export class ProductImportDto {
  id: number;
  @ApiProperty({ enum: IMPORT_STATES }) state: (typeof IMPORT_STATES)[number];
  fileName: string;
  /** Name of the admin. */
  uploadedBy: string | null;
  /** Rows of the file. */
  total: number;
  /** Rows that add a product. */
  toCreate: number;
  /** Rows that change a product. */
  toUpdate: number;
  /** Rows that ask for what is already so. */
  unchanged: number;
  /** Rows that cannot be imported. */
  errors: number;
  /** Rows that the running step has done. */
  progress: number;
  /** Rows that the running step has to do. */
  goal: number;
  /** Rows that were taken back. */
  reverted: number;
  /** Rows that could not be taken back. */
  kept: number;
  /** Columns of the file that mean nothing here. */
  ignoredColumns: string[];
  createdAt: Date;
  confirmedAt: Date | null;
  finishedAt: Date | null;
  revertedAt: Date | null;
  revertableUntil: Date | null;
}

/** What is wrong with a row. */
export class ProductImportErrorDto {
  /** For example `D7`; null when the file has no such column or the whole row is meant. */
  cell: string | null;
  column: string | null;
  @ApiProperty({ type: String }) reason: Message;
}

/** A row of the file. */
export class ProductImportRowDto {
  /** As Excel numbers it. */
  row: number;
  @ApiProperty({ enum: ROW_ACTIONS }) state: (typeof ROW_ACTIONS)[number];
  /** What became of it: `done`, `reverted`, or `kept` where it could not be taken back. */
  @ApiProperty({ enum: ['done', 'reverted', 'kept'], nullable: true })
  outcome: 'done' | 'reverted' | 'kept' | null;
  productId: number | null;
  name: string | null;
  code: string | null;
  errors: ProductImportErrorDto[];
}

export class ProductImportsDto {
  imports: ProductImportDto[];
  total: number;
  page: number;
  limit: number;
}

export class ProductImportRowsDto {
  rows: ProductImportRowDto[];
  total: number;
  page: number;
  limit: number;
}

export class ProductImportAnswerDto extends DoneDto {
  import: ProductImportDto;
}

/** The import with the first rows of its check. */
export class ProductImportCheckedDto extends ProductImportAnswerDto {
  rows: ProductImportRowDto[];
}
