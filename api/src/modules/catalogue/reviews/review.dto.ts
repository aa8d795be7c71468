import { LARGEST_ID, MAXIMUM_STARS } from '@shop/shop-rules';
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { withMessage } from '../../../platform/http/validation/field-problems.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';

const LONGEST_COMMENT = 2000;

/** A review by the caller; identity fields of the body are ignored. */
export class CreateReviewDto {
  @IsInt() @Min(1) @Max(LARGEST_ID) productId: number;
  /** 5 by default. */
  @Omittable() @IsInt() @Min(1) @Max(MAXIMUM_STARS) stars?: number;
  @Trimmed()
  @IsString()
  @IsNotEmpty(withMessage('review.commentEmpty'))
  @MaxLength(LONGEST_COMMENT)
  comment: string;
  /** Ignored: the author is the caller. */
  @IsOptional() @IsInt() userId?: number;
  /** Ignored: the author is the caller. */
  @IsOptional() @IsString() @MaxLength(200) username?: string;
}

export class ReviewDto {
  id: number;
  productId: number;
  userId: number;
  /** Public name of the author, never an email address. */
  username: string;
  stars: number;
  comment: string;
  created_at: string;
  /** Public answer of the shop; absent if there is none. */
  reply?: string;
  /** ISO time of the answer. */
  repliedAt?: string;
}

/**
 * SQL: row `r` of reviews and its author `u` as the JSON of ReviewDto. The first name replaces a user name that is an
 * email address or a timestamp.
 */
export const REVIEW_JSON = `json_strip_nulls(json_build_object('id', r.id, 'productId', r.product_id, 'userId', r.user_id,
  'username', case when u.username ~ '^[0-9]+$' or position('@' in u.username) > 0
    then split_part(u.name, ' ', 1) else u.username end,
  'stars', r.stars, 'comment', r.comment, 'created_at', r.created_at,
  'reply', nullif(r.reply, ''), 'repliedAt', r.replied_at))`;

export class ReviewsDto {
  success: boolean;
  reviews: ReviewDto[];
}

export class ReviewResponseDto extends DoneDto {
  reviewId: number;
  review: ReviewDto;
}
