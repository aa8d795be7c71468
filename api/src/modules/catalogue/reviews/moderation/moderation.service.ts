import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Conflict, NotFound } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { writeAudit } from '../../../back-office/audit/write-audit.js';
import type {
  ModeratedReviewDto,
  ReviewListDto,
  ReviewListQueryDto,
  ReviewReplyDto,
} from './moderation.dto.js';
import { ModerationQueries } from './moderation.queries.js';

const LIMIT = 20;

/** Lists, hides and answers reviews. */
@Injectable()
export class ModerationService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: ModerationQueries,
  ) {}

  list({ page = 1, limit = LIMIT, q = '', ...filter }: ReviewListQueryDto): Promise<ReviewListDto> {
    return this.queries.list({ ...filter, q: q.trim() }, limit, (page - 1) * limit);
  }

  setHidden(id: number, hidden: boolean): Promise<ModeratedReviewDto> {
    return this.db.transaction(async (manager) => {
      const changed = await this.queries.setHidden(manager, id, hidden);
      const review = await this.one(manager, id);
      if (changed)
        await writeAudit(manager, {
          action: hidden ? 'unpublished' : 'published',
          subject: 'reviews',
          subjectId: id,
          label: review.productName,
        });
      return review;
    });
  }

  answer(id: number, { reply, version }: ReviewReplyDto): Promise<ModeratedReviewDto> {
    return this.db.transaction(async (manager) => {
      const before = await this.one(manager, id);
      if (!(await this.queries.answer(manager, id, reply, version)))
        throw new Conflict('changed_meanwhile', msg('review.changedMeanwhile'));
      await writeAudit(manager, {
        action: 'answered',
        subject: 'reviews',
        subjectId: id,
        label: before.productName,
        changes: { reply: { from: before.reply ?? '', to: reply } },
      });
      return this.one(manager, id);
    });
  }

  private async one(manager: EntityManager, id: number): Promise<ModeratedReviewDto> {
    const review = await this.queries.one(manager, id);
    if (!review) throw new NotFound(msg('review.notFound'));
    return review;
  }
}
