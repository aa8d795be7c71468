import { LARGEST_ID, LIST_LIMIT, MAXIMUM_STARS } from '@shop/shop-rules';
import { OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { DoneDto } from '../../../../platform/http/done.dto.js';
import { Trimmed } from '../../../../platform/http/validation/trimmed.js';
import { ReviewDto } from '../review.dto.js';

const LONGEST_REPLY = 2000;

/** Unanswered are the visible ones without an answer of the shop. */
export const REVIEW_STATES = ['visible', 'hidden', 'unanswered'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export class ReviewListQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) page?: number;
  /** 20 by default. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
  /** All if omitted. */
  @IsOptional() @IsIn(REVIEW_STATES) state?: ReviewState;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(MAXIMUM_STARS) stars?: number;
  /** Id of a product. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) product?: number;
  /** Part of the comment, of the product's name, or of the shopper's name, email address or user name. */
  @IsOptional() @IsString() @MaxLength(100) q?: string;
}

/** The reviews to export. */
export class ReviewExportDto extends OmitType(ReviewListQueryDto, ['page', 'limit']) {}

/** A review as staff see it. */
export class ModeratedReviewDto extends ReviewDto {
  productName: string;
  productNameAr: string;
  /** Full name of the shopper. */
  shopper: string;
  /** ISO time at which it was hidden; null if it is shown in the shop. */
  hiddenAt: string | null;
  /** Sent back with an answer, so that a colleague's is not overwritten. */
  version: number;
}

/** One page of reviews, newest first. */
export class ReviewListDto {
  reviews: ModeratedReviewDto[];
  total: number;
}

export class ReviewVisibilityDto {
  @IsBoolean() hidden: boolean;
}

export class ReviewReplyDto {
  /** Empty removes the answer. */
  @Trimmed() @IsString() @MaxLength(LONGEST_REPLY) reply: string;
  /** Version of the review on which the answer is based. */
  @IsInt() @Min(1) @Max(LARGEST_ID) version: number;
}

export class ModeratedReviewResponseDto extends DoneDto {
  review: ModeratedReviewDto;
}
