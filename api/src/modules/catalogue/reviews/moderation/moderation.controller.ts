import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { RequireRight } from '../../../../platform/auth/access.js';
import { done } from '../../../../platform/http/done.dto.js';
import { IdParam } from '../../../../platform/http/validation/id-param.js';
import {
  ModeratedReviewResponseDto,
  ReviewListDto,
  ReviewListQueryDto,
  ReviewReplyDto,
  ReviewVisibilityDto,
} from './moderation.dto.js';
import { ModerationService } from './moderation.service.js';

@RequireRight('reviews.moderate')
@Controller('reviews')
export class ModerationController {
  constructor(private readonly moderation: ModerationService) {}

  /** Reviews of all products with those that are hidden, newest first. */
  @Get('all')
  list(@Query() query: ReviewListQueryDto): Promise<ReviewListDto> {
    return this.moderation.list(query);
  }

  /** Hides a review from the shop or shows it again; the rating of the product counts visible reviews only. */
  @Put(':id/visibility')
  async setHidden(
    @IdParam() id: number,
    @Body() { hidden }: ReviewVisibilityDto,
  ): Promise<ModeratedReviewResponseDto> {
    const review = await this.moderation.setHidden(id, hidden);
    return { ...done(hidden ? 'review.hidden' : 'review.shown'), review };
  }

  /** Answers a review publicly, changes the answer or removes it; 409 if the review has changed since. */
  @Put(':id/reply')
  async answer(
    @IdParam() id: number,
    @Body() input: ReviewReplyDto,
  ): Promise<ModeratedReviewResponseDto> {
    const review = await this.moderation.answer(id, input);
    return { ...done(input.reply ? 'review.answered' : 'review.answerRemoved'), review };
  }
}
