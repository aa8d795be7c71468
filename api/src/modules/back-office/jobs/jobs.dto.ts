import { ApiProperty } from '@nestjs/swagger';
import { EXPORT_KINDS, LIST_LIMIT, type ExportKind } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { ProductImportDto } from '../../catalogue/product-import/product-import.dto.js';
import { SynonymImportDto } from '../../catalogue/search-words/import/synonym-import.dto.js';
import { ListImportDto } from '../list-imports/list-import.dto.js';

const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'undone', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

export class JobsQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100_000) page?: number;
  /** 20 by default. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
}

/** A file of an export. */
export class ExportFileDto {
  /** From 1. */
  part: number;
  name: string;
  rows: number;
}

export class ExportDto {
  id: number;
  @ApiProperty({ enum: EXPORT_KINDS }) kind: ExportKind;
  /** The files of a finished export, until they are deleted. */
  files: ExportFileDto[];
  /** When the files are deleted; null until the export is finished. */
  expiresAt: Date | null;
}

/** An uploaded cash statement of the carrier. */
export class JobStatementDto {
  id: number;
  fileName: string;
  /** When its equal rows were booked. */
  bookedAt: Date | null;
}

/** An import or an export: one of `import`, `export`, `words`, `list` and `statement` has its details. */
export class JobDto {
  /** Unique among all jobs, like `import-7`. */
  key: string;
  /** `undone`: a reverted import. A checked import that is not confirmed is `waiting`. */
  @ApiProperty({ enum: JOB_STATES }) state: JobState;
  /** Name of the staff account; null once it is deleted. */
  startedBy: string | null;
  createdAt: Date;
  finishedAt: Date | null;
  /** Rows done so far. */
  progress: number;
  /** Rows to do. */
  goal: number;
  @ApiProperty({ type: ProductImportDto, nullable: true }) import: ProductImportDto | null;
  @ApiProperty({ type: ExportDto, nullable: true }) export: ExportDto | null;
  /** An import of search synonyms. */
  @ApiProperty({ type: SynonymImportDto, nullable: true }) words: SynonymImportDto | null;
  /** An import of another list. */
  @ApiProperty({ type: ListImportDto, nullable: true }) list: ListImportDto | null;
  @ApiProperty({ type: JobStatementDto, nullable: true }) statement: JobStatementDto | null;
}

export class JobsDto {
  jobs: JobDto[];
  total: number;
  page: number;
  limit: number;
}

export class JobResponseDto extends DoneDto {
  job: JobDto;
}
