import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { MAXIMUM_STARS } from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import { violates } from '../../../platform/database/violates.js';
import { Conflict, NotFound } from '../../../platform/http/problem.js';
import type { Principal } from '../../../platform/http/principal.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import type { CreateReviewDto, ReviewDto } from './review.dto.js';
import { ReviewsQueries } from './reviews.queries.js';
import { msg } from '../../../platform/i18n/message.js';

@Injectable()
export class ReviewsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly reviews: ReviewsQueries,
  ) {}

  async write(userId: number, input: CreateReviewDto): Promise<ReviewDto> {
    const { productId, stars = MAXIMUM_STARS, comment } = input;
    const review = await this.reviews
      .add({ productId, userId, stars, comment })
      .catch(async (error: unknown) => {
        if (!violates(error, 'reviews_one_per_user')) throw error;
        const isHidden = await this.reviews.isHidden(productId, userId);
        const detail = msg(isHidden ? 'review.hiddenByShop' : 'review.alreadyReviewed');
        throw new Conflict('already_reviewed', detail);
      });
    if (!review) throw new NotFound(msg('product.notFound'));
    return review;
  }

  /** Authors delete their own, staff any. */
  async remove(id: number, by: Principal): Promise<void> {
    const author = by.kind === 'staff' ? null : by.id;
    await this.db.transaction(async (manager) => {
      const label = await this.reviews.remove(manager, id, author);
      if (label === undefined) throw new NotFound(msg('review.notFound'));
      await writeAudit(manager, { action: 'deleted', subject: 'reviews', subjectId: id, label });
    });
  }
}
