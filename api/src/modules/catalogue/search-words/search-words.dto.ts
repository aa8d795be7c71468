import { ApiProperty } from '@nestjs/swagger';
import { LARGEST_ID, LIST_LIMIT } from '@shop/shop-rules';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { withMessage } from '../../../platform/http/validation/field-problems.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';

/**
 * `both`: the terms mean the same. `one_way`: a search for a term also finds `means`. `optional`: left out of a search
 * that finds nothing with it. `exact`: never corrected, as the shop has nothing like it.
 */
export const SYNONYM_KINDS = ['both', 'one_way', 'optional', 'exact'] as const;
export type SynonymKind = (typeof SYNONYM_KINDS)[number];

const MOST_TERMS = 60;
const MOST_MEANINGS = 20;
const LONGEST_TERM = 60;

/** What separates terms where they are typed or in a cell of a file: commas and semicolons of both scripts, and lines. */
export const TERM_SEPARATOR = /[,،;؛\r\n]/;

const TrimmedEach = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value.map((each: unknown) => (typeof each === 'string' ? each.trim() : each))
      : value,
  );

/** Each text of a list has no separator. */
const WithoutSeparators = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'withoutSeparators',
      validator: {
        validate: (term: unknown) => typeof term !== 'string' || !TERM_SEPARATOR.test(term),
      },
    },
    { ...withMessage('searchWords.separator'), each: true },
  );

export class SynonymListQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) page?: number;
  /** 20 by default. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
  /** All if omitted. */
  @ApiProperty({ enum: SYNONYM_KINDS, required: false })
  @IsOptional()
  @IsIn(SYNONYM_KINDS)
  kind?: SynonymKind;
  /** Part of a term. */
  @IsOptional() @IsString() @MaxLength(LONGEST_TERM) q?: string;
}

export class SaveSynonymDto {
  @ApiProperty({ enum: SYNONYM_KINDS }) @IsIn(SYNONYM_KINDS) kind: SynonymKind;
  /** Words or short phrases in either language, or Arabic in Latin letters; without commas, semicolons and line breaks. */
  @TrimmedEach()
  @IsArray()
  @ArrayMinSize(1, withMessage('searchWords.termsNeeded'))
  @ArrayMaxSize(MOST_TERMS)
  @ArrayUnique((term: unknown) => term, withMessage('searchWords.termTwice'))
  @IsString({ each: true })
  @Matches(/[\p{L}\p{N}]/u, { ...withMessage('searchWords.termsNeeded'), each: true })
  @WithoutSeparators()
  @MaxLength(LONGEST_TERM, { each: true })
  terms: string[];
  /** Only of `one_way`; as `terms`. */
  @TrimmedEach()
  @IsArray()
  @ArrayMaxSize(MOST_MEANINGS)
  @IsString({ each: true })
  @Matches(/[\p{L}\p{N}]/u, { ...withMessage('searchWords.termsNeeded'), each: true })
  @WithoutSeparators()
  @MaxLength(LONGEST_TERM, { each: true })
  means: string[];
}

export class ChangeSynonymDto extends SaveSynonymDto {
  /** Version that was read; a change by someone else in between is refused. */
  @IsInt() @Min(1) @Max(LARGEST_ID) version: number;
}

export class RemoveSynonymQueryDto {
  /** Version that was read. */
  @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) version: number;
}

/** Words that the search knows. */
export class SynonymDto {
  id: number;
  @ApiProperty({ enum: SYNONYM_KINDS }) kind: SynonymKind;
  terms: string[];
  means: string[];
  /** Came with the shop. */
  isSeeded: boolean;
  version: number;
}

/** One page, last changed first. */
export class SynonymListDto {
  synonyms: SynonymDto[];
  total: number;
}

export class SynonymWrittenDto extends DoneDto {
  synonym: SynonymDto;
}

/** What shoppers did after a search that found nothing. */
export class SearchStepDto {
  @ApiProperty({ enum: ['product', 'category', 'words'] }) kind: 'product' | 'category' | 'words';
  /** Name of the product or category, or the words. */
  name: string;
  nameAr: string;
  /** Id of the product or category; null for words. */
  id: number | null;
  times: number;
}

/** Words that found nothing. */
export class MissingWordsDto {
  words: string;
  /** How often they were searched in 30 days. */
  searches: number;
  /** Day of the latest search. */
  lastDay: string;
  /** Words of products that are spelled or pronounced alike, most alike first. */
  suggestions: string[];
  steps: SearchStepDto[];
}

export class MissingSearchesDto {
  /** Most searched first, up to 20. */
  missing: MissingWordsDto[];
}

export class SaveLandingDto {
  /** The whole text of a search. */
  @Trimmed()
  @IsString()
  @IsNotEmpty(withMessage('searchWords.termsNeeded'))
  @Matches(/[\p{L}\p{N}]/u, withMessage('searchWords.termsNeeded'))
  @MaxLength(LONGEST_TERM)
  words: string;
  /** Path in the shop: a category, brand, vendor, product or other page. */
  @IsString()
  @MaxLength(80)
  @Matches(
    /^\/(?:(?:category|brand|vendor|product)\/[1-9]\d{0,8}|(?!(?:category|brand|vendor|product)$)[a-z]+(?:-[a-z]+)*)$/,
    withMessage('searchWords.pathNotValid'),
  )
  path: string;
  /**
   * Path that was read for these words; null if there was none. If another one is stored, 409. Without it, whatever is
   * stored is replaced.
   */
  @ApiProperty({ type: String, nullable: true, required: false })
  @IsOptional()
  @IsString()
  @MaxLength(80)
  before?: string | null;
}

export class RemoveLandingQueryDto {
  /** Path that was read; if another one is stored, 409. */
  @Omittable() @IsString() @MaxLength(80) path?: string;
}

/** A search that leads to a page. */
export class LandingDto {
  id: number;
  words: string;
  path: string;
}

export class LandingsDto {
  /** By words. */
  landings: LandingDto[];
}

export class LandingWrittenDto extends DoneDto {
  landing: LandingDto;
}
