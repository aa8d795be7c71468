import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { MAXIMUM_STARS } from '@shop/shop-rules';
import { QueryFailedError, type DataSource } from 'typeorm';
import { Conflict, NotFound } from '../../../platform/http/problem.js';
import type { Principal } from '../../../platform/http/principal.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import type { CreateReviewDto, ReviewDto } from './review.dto.js';
import { ReviewsQueries } from './reviews.queries.js';
import { say } from '../../../platform/i18n/message.js';

const isSecond = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  'constraint' in error.driverError &&
  error.driverError.constraint === 'reviews_one_per_user';

/** Writing and deleting reviews; the product's rating follows at once. */
@Injectable()
export class ReviewsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly reviews: ReviewsQueries,
  ) {}

  async write(userId: number, input: CreateReviewDto): Promise<ReviewDto> {
    const { productId, stars = MAXIMUM_STARS, comment } = input;
    return this.db
      .transaction(async (manager) => {
        const review = await this.reviews.add(manager, { productId, userId, stars, comment });
        if (!review) throw new NotFound(say('product.notFound'));
        await this.reviews.rate(manager, productId, stars, 1);
        return review;
      })
      .catch((error: unknown) => {
        if (!isSecond(error)) throw error;
        throw new Conflict('already_reviewed', say('review.alreadyReviewed'));
      });
  }

  /** Authors delete their own, admins any. */
  async remove(id: number, by: Principal): Promise<void> {
    const author = by.role === 'admin' ? null : by.id;
    await this.db.transaction(async (manager) => {
      const gone = await this.reviews.remove(manager, id, author);
      if (!gone) throw new NotFound(say('review.notFound'));
      await this.reviews.rate(manager, gone.product_id, -gone.stars, -1);
      await writeAudit(manager, { action: 'deleted', subject: 'reviews', subjectId: id });
    });
  }
}
