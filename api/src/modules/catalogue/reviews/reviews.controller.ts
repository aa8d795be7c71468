import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { JsonTextResponse, type JsonText } from '../../../platform/http/json-text.js';
import { Public, RequireRight, Roles } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { CreateReviewDto, ReviewResponseDto, ReviewsDto } from './review.dto.js';
import { ReviewsQueries } from './reviews.queries.js';
import { ReviewsService } from './reviews.service.js';

@Controller('reviews')
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly queries: ReviewsQueries,
  ) {}

  /** The reviews of a product, newest first. */
  @Public()
  @Get('product/:productId')
  @JsonTextResponse(ReviewsDto)
  ofProduct(@IdParam('productId') productId: number): Promise<JsonText> {
    return this.queries.ofProduct(productId);
  }

  /** Adds a review, at most ten an hour; 409 if the caller has already reviewed the product. */
  @Roles('shopper')
  @RateLimit({ name: 'review', points: 10, seconds: 3600 })
  @Post()
  async write(
    @Body() input: CreateReviewDto,
    @CurrentUser() user: Principal,
  ): Promise<ReviewResponseDto> {
    const review = await this.reviews.write(user.id, input);
    return { ...done('review.added'), reviewId: review.id, review };
  }

  /** Deletes the caller's own review; staff delete any. */
  @RequireRight('reviews.delete', 'shopper')
  @Delete(':id')
  async remove(@IdParam() id: number, @CurrentUser() user: Principal): Promise<DoneDto> {
    await this.reviews.remove(id, user);
    return done('review.deleted');
  }
}
