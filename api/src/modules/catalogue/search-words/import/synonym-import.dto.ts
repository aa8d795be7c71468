import { ApiProperty } from '@nestjs/swagger';
import { LIST_LIMIT } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { DoneDto } from '../../../../platform/http/done.dto.js';
import { ProductImportErrorDto } from '../../product-import/product-import.dto.js';
import { ROW_ACTIONS } from '../../product-import/product-import.entity.js';

/** The file; .xlsx or .csv, 5 MB at most. */
export class UploadSynonymsDto {
  @ApiProperty({ type: 'string', format: 'binary' }) file: unknown;
}

export class SynonymImportRowsQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100_000) page?: number;
  /** 50 by default. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
  @IsOptional() @IsIn(ROW_ACTIONS) state?: (typeof ROW_ACTIONS)[number];
}

/** An import of synonyms: `checked` waits for confirmation. */
export class SynonymImportDto {
  id: number;
  @ApiProperty({ enum: ['checked', 'done', 'undone'] }) state: 'checked' | 'done' | 'undone';
  fileName: string;
  /** Name of the staff account; null once it is deleted. */
  uploadedBy: string | null;
  /** Rows of the file. */
  total: number;
  /** Rows that add synonyms. */
  toCreate: number;
  /** Rows that change synonyms. */
  toUpdate: number;
  /** Rows without a change. */
  unchanged: number;
  /** Rows that cannot be imported. */
  errors: number;
  /** Entries that could not be undone, because they were changed since. */
  notUndone: number;
  createdAt: Date;
  finishedAt: Date | null;
  undoneAt: Date | null;
  /** Until when it can be undone; null unless it is done. */
  undoUntil: Date | null;
}

/** A row of the file. */
export class SynonymImportRowDto {
  /** Row number in Excel. */
  row: number;
  @ApiProperty({ enum: ROW_ACTIONS }) state: (typeof ROW_ACTIONS)[number];
  /** As in the file. */
  kind: string;
  terms: string[];
  means: string[];
  errors: ProductImportErrorDto[];
}

export class SynonymImportRowsDto {
  rows: SynonymImportRowDto[];
  total: number;
  page: number;
  limit: number;
}

export class SynonymImportResponseDto extends DoneDto {
  import: SynonymImportDto;
}
