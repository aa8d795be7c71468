import {
  LARGEST_ID,
  SEARCH_LENGTH,
  TRANSLATION_KINDS,
  type TranslationKind,
} from '@shop/shop-rules';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';

/** Rows that lack the text of a language which they have in the other one. */
export const MISSING = ['ar', 'en'] as const;
export type Missing = (typeof MISSING)[number];

export class TranslationKindDto {
  @ApiProperty({ enum: TRANSLATION_KINDS }) @IsIn(TRANSLATION_KINDS) kind: TranslationKind;
}

export class TranslationsQueryDto extends TranslationKindDto {
  /** Only rows that lack a text in this language; absent: all rows. */
  @ApiProperty({ enum: MISSING, required: false }) @Omittable() @IsIn(MISSING) missing?: Missing;
  /** Part of the name in either language. */
  @Omittable() @Trimmed() @IsString() @MaxLength(SEARCH_LENGTH) q?: string;
  /** Only rows with a lower id, for the next page. */
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) before?: number;
}

/** The texts of the settings are few, and have no file. */
export const TABLE_KINDS = TRANSLATION_KINDS.filter((kind) => kind !== 'settings');
type TableKind = Exclude<TranslationKind, 'settings'>;

/** The texts to export. */
export class TranslationExportDto extends OmitType(TranslationsQueryDto, ['kind', 'before']) {
  @ApiProperty({ enum: TABLE_KINDS }) @IsIn(TABLE_KINDS) kind: TableKind;
}

/** A text in both languages. */
export class TranslatedTextDto {
  /** Name of the field, such as `description`. */
  @IsString() @IsNotEmpty() @MaxLength(40) field: string;
  @Trimmed() @IsString() @MaxLength(5000) en: string;
  @Trimmed() @IsString() @MaxLength(5000) ar: string;
}

export class ChangeTranslationDto {
  /** Version of the texts that were edited. */
  @IsString() @IsNotEmpty() @MaxLength(64) version: string;
  @IsArray()
  @ArrayMaxSize(10)
  @ArrayUnique(({ field }: TranslatedTextDto) => field)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => TranslatedTextDto)
  texts: TranslatedTextDto[];
}

/** The texts of a row in both languages. */
export class TranslationDto {
  id: number;
  /** Changes with the texts. */
  version: string;
  texts: TranslatedTextDto[];
}

/** At most 20 rows, the newest first. */
export class TranslationsDto {
  rows: TranslationDto[];
  /** Whether there are more `before` the last one. */
  hasMore: boolean;
}

/** How many rows of a kind lack texts in a language. */
export class MissingCountDto extends TranslationKindDto {
  ar: number;
  en: number;
}

export class TranslationSavedDto extends DoneDto {
  row: TranslationDto;
}
