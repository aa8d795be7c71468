import { ApiProperty } from '@nestjs/swagger';
import { LIST_IMPORT_KINDS, LIST_LIMIT, type ListImportKind } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { FileField } from '../../../platform/files/form-files.js';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { ProductImportErrorDto } from '../../catalogue/product-import/product-import.dto.js';
import { ROW_ACTIONS } from '../../catalogue/product-import/product-import.entity.js';
import { TABLE_KINDS } from '../../content/translations/translation.dto.js';
import { LIST_IMPORT_STATES, type ListImportState } from './list-import.entity.js';

/** The file; .xlsx or .csv, 5 MB at most. */
export class UploadListDto {
  @FileField({ required: true }) file?: undefined;
}

export class UploadTranslationsDto extends UploadListDto {
  /** Kind of rows whose texts the file has. */
  @ApiProperty({ enum: TABLE_KINDS }) @IsIn(TABLE_KINDS) kind: (typeof TABLE_KINDS)[number];
}

export class ListImportRowsQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100_000) page?: number;
  /** 50 by default. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
  @IsOptional() @IsIn(ROW_ACTIONS) state?: (typeof ROW_ACTIONS)[number];
}

/** A file of a list; `checked` waits for confirmation. */
export class ListImportDto {
  id: number;
  @ApiProperty({ enum: LIST_IMPORT_KINDS }) kind: ListImportKind;
  /** Kind of rows whose texts the file has; null for other lists. */
  @ApiProperty({ enum: TABLE_KINDS, nullable: true }) texts: (typeof TABLE_KINDS)[number] | null;
  @ApiProperty({ enum: LIST_IMPORT_STATES }) state: ListImportState;
  fileName: string;
  /** Name of the staff account; null once it is deleted. */
  uploadedBy: string | null;
  /** Rows of the file. */
  total: number;
  toCreate: number;
  toUpdate: number;
  /** Rows without a change. */
  unchanged: number;
  /** Rows that cannot be imported. */
  errors: number;
  /** Rows done by the running step, of `goal`. */
  progress: number;
  goal: number;
  /** Rows that could not be undone, because they have changed or are in use since. */
  notUndone: number;
  createdAt: Date;
  finishedAt: Date | null;
  undoneAt: Date | null;
  /** Whether the worker has given it up; operations can retry it on the page of the queues. */
  hasFailed: boolean;
  /** Until when it can be cancelled or undone; null unless it changes rows and has started. */
  undoUntil: Date | null;
}

/** A row of the file. */
export class ListImportRowDto {
  /** Row number in Excel. */
  row: number;
  @ApiProperty({ enum: ROW_ACTIONS }) state: (typeof ROW_ACTIONS)[number];
  /** Content of its first column after id and version. */
  name: string;
  /** Why it cannot be imported, or could not be undone. */
  errors: ProductImportErrorDto[];
}

export class ListImportRowsDto {
  rows: ListImportRowDto[];
  total: number;
  page: number;
  limit: number;
}

export class ListImportResponseDto extends DoneDto {
  import: ListImportDto;
}
