import { LARGEST_ID, MAXIMUM_STARS } from '@shop/shop-rules';
import { Transform } from 'class-transformer';
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { DoneDto } from '../../../platform/http/answers.dto.js';
import { Omittable } from '../../../platform/http/omittable.js';
import { withMessage } from '../../../platform/http/field-problems.js';

const LONGEST_COMMENT = 2000;
const trimmed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim() : value;

/** A review by the caller; identity fields of the body are accepted and ignored. */
export class CreateReviewDto {
  @IsInt() @Min(1) @Max(LARGEST_ID) productId: number;
  /** 5 when left out. */
  @Omittable() @IsInt() @Min(1) @Max(MAXIMUM_STARS) stars?: number;
  @Transform(trimmed)
  @IsString()
  @IsNotEmpty(withMessage('review.commentEmpty'))
  @MaxLength(LONGEST_COMMENT)
  comment: string;
  /** Ignored: the session says who writes. */
  @IsOptional() @IsInt() userId?: number;
  /** Ignored: the session says who writes. */
  @IsOptional() @IsString() @MaxLength(200) username?: string;
}

export class ReviewDto {
  id: number;
  productId: number;
  userId: number;
  /** Public name of the writer, never an e-mail address. */
  username: string;
  stars: number;
  comment: string;
  created_at: string;
}

/** Newest first. */
export class ReviewsDto {
  success: boolean;
  reviews: ReviewDto[];
}

export class ReviewAnswerDto extends DoneDto {
  reviewId: number;
  review: ReviewDto;
}
