import { LARGEST_ID, LIST_LIMIT } from '@shop/shop-rules';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import type { Message } from '../../../platform/i18n/message.js';
import { DoneDto } from '../../../platform/http/done.dto.js';
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
  /** Only checks the file; the import changes nothing until it is confirmed. */
  @IsOptional() @Transform(toBoolean) @IsBoolean() dryRun?: boolean;
}

export class ConfirmImportDto {
  /** Imports the rows without errors even if others have some. */
  @IsOptional() @IsBoolean() skipErrors?: boolean;
}

export class ProductImportsQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LAST_PAGE) page?: number;
  /** 20 by default. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
}

export class ProductImportRowsQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LAST_PAGE) page?: number;
  /** 50 by default. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
  @IsOptional() @IsIn(ROW_ACTIONS) state?: (typeof ROW_ACTIONS)[number];
  /** Only rows with a warning, in place of `state`. */
  @IsOptional() @Transform(toBoolean) @IsBoolean() warned?: boolean;
}

export class SheetLanguageQueryDto {
  /** Language of the texts in the file; by default from `Accept-Language`, which a link cannot set. */
  @IsOptional() @IsIn(LANGUAGES) language?: (typeof LANGUAGES)[number];
}

export class ProductExportNextQueryDto {
  /** Largest id of the file before; 0 for the first one. */
  @Type(() => Number) @IsInt() @Min(0) @Max(LARGEST_ID) after: number;
}

export class ProductExportQueryDto {
  /** Smallest and largest id of the file. */
  @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) from: number;
  @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) to: number;
}

/** A file of an export; it has at most 5,000 products, as an import does. */
export class ProductExportPartDto {
  /** Smallest id. */
  from: number;
  /** Largest id. */
  to: number;
  products: number;
}

export class ProductExportNextDto {
  @ApiProperty({ type: ProductExportPartDto, nullable: true }) part: ProductExportPartDto | null;
}

/** An import: `checked` waits for confirmation, `done` and `cancelled` can be reverted for 7 days. */
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
  /** Rows without a change. */
  unchanged: number;
  /** Rows that cannot be imported. */
  errors: number;
  /** Rows that can be imported, with a warning. */
  warnings: number;
  /** Rows done by the running step, or until the import was cancelled. */
  progress: number;
  /** Rows of the running step. */
  goal: number;
  /** Reverted rows. */
  reverted: number;
  /** Rows that could not be reverted. */
  kept: number;
  /** Unknown columns of the file. */
  ignoredColumns: string[];
  createdAt: Date;
  confirmedAt: Date | null;
  finishedAt: Date | null;
  revertedAt: Date | null;
  revertableUntil: Date | null;
}

/** An error in a row. */
export class ProductImportErrorDto {
  /** For example `D7`; null if the file has no such column or the error is about the whole row. */
  cell: string | null;
  column: string | null;
  @ApiProperty({ type: String }) reason: Message;
}

/** A row of the file. */
export class ProductImportRowDto {
  /** Row number in Excel. */
  row: number;
  @ApiProperty({ enum: ROW_ACTIONS }) state: (typeof ROW_ACTIONS)[number];
  /** Result: `done`, `reverted`, or `kept` if it could not be reverted. */
  @ApiProperty({ enum: ['done', 'reverted', 'kept'], nullable: true })
  outcome: 'done' | 'reverted' | 'kept' | null;
  productId: number | null;
  name: string | null;
  code: string | null;
  errors: ProductImportErrorDto[];
  /** Of a price that would not be shown struck through beside its offer price, when the file was checked. */
  warnings: ProductImportErrorDto[];
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

export class ProductImportResponseDto extends DoneDto {
  import: ProductImportDto;
}

/** The import with the first rows of its check. */
export class ProductImportCheckedDto extends ProductImportResponseDto {
  rows: ProductImportRowDto[];
}
