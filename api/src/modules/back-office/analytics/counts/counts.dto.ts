import { ApiProperty } from '@nestjs/swagger';
import { LARGEST_ID } from '@shop/shop-rules';
import { IsIn, IsInt, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { Omittable } from '../../../../platform/http/validation/omittable.js';

export const STEPS = ['view', 'cart', 'checkout'] as const;
export type Step = (typeof STEPS)[number];

/** A step on the way to an order; nothing about who takes it. */
export class CountedVisitDto {
  /** A product page was shown, a cart was begun with a product, or the checkout was opened. */
  @ApiProperty({ enum: STEPS }) @IsIn(STEPS) step: Step;
  /** The product of `view` and `cart`. */
  @ApiProperty({ required: false })
  @ValidateIf(({ step }: CountedVisitDto) => step !== 'checkout')
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  productId?: number;
}

/** A search that led to a result page or a product, or showed that there are none. */
export class CountedSearchDto {
  /** As typed. */
  @IsString() @MaxLength(200) words: string;
  /** Number of products found, without filters; omitted if only suggestions were shown. */
  @Omittable() @IsInt() @Min(0) @Max(LARGEST_ID) results?: number;
}

export const SEARCH_STEPS = ['product', 'category', 'words'] as const;
export type SearchStep = (typeof SEARCH_STEPS)[number];

/** What followed a search that found nothing: other words, or a product or category that was opened. */
export class CountedSearchStepDto {
  /** The words that found nothing, as typed. */
  @IsString() @MaxLength(200) words: string;
  @ApiProperty({ enum: SEARCH_STEPS }) @IsIn(SEARCH_STEPS) kind: SearchStep;
  /** Id of the product or category. */
  @ApiProperty({ required: false })
  @ValidateIf(({ kind }: CountedSearchStepDto) => kind !== 'words')
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  id?: number;
  /** The words that found something, as typed. */
  @ApiProperty({ required: false })
  @ValidateIf(({ kind }: CountedSearchStepDto) => kind === 'words')
  @IsString()
  @MaxLength(200)
  later?: string;
}
