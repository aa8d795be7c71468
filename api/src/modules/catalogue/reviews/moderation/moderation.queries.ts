import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { anywhere } from '../../../../platform/database/like-pattern.js';
import { timeText } from '../../../../platform/database/shop-days.js';
import { Statements } from '../../../../platform/database/statements.js';
import { REVIEW_JSON } from '../review.dto.js';
import type { ModeratedReviewDto, ReviewListQueryDto, ReviewState } from './moderation.dto.js';

type Filter = Omit<ReviewListQueryDto, 'page' | 'limit'>;

/** A review in an export; times in Dubai. */
export interface ExportedReview {
  id: number;
  productId: number;
  productName: string;
  productNameAr: string;
  shopper: string;
  email: string;
  stars: number;
  comment: string;
  written: string;
  isHidden: boolean;
  reply: string;
  replied: string | null;
}

const REVIEW = `
  select ${REVIEW_JSON}::jsonb || jsonb_build_object('productName', p.name, 'productNameAr', p.name_ar,
    'shopper', u.name, 'hiddenAt', r.hidden_at, 'version', r.version) as review`;
const JOINS = `join products p on p.id = r.product_id join users u on u.id = r.user_id`;
const ONE = `${REVIEW} from reviews r ${JOINS} where r.id = $1`;

/** Conditions with the expressions of partial indexes. */
const STATES: Record<ReviewState, string> = {
  visible: 'r.hidden_at is null',
  hidden: 'r.hidden_at is not null',
  unanswered: `r.reply = '' and r.hidden_at is null`,
};

/** Ids of reviews that contain a text; each part has an index on the same expression. */
const containing = (place: number): string => `r.id in (
  select id from reviews where lower(comment) like $${place}
  union all
  select f.id from reviews f join products p on p.id = f.product_id
    where lower(p.name || ' ' || p.name_ar) like $${place}
  union all
  select f.id from reviews f join users u on u.id = f.user_id
    where lower(u.name || ' ' || u.email || ' ' || u.phone || ' ' || u.username) like $${place})`;

/** Builds the conditions from fixed SQL fragments; every value is bound. */
const whereOf = ({ state, stars, product, q }: Filter): { where: string; values: unknown[] } => {
  const values: unknown[] = [];
  const tests = [
    state && STATES[state],
    stars && `r.stars = $${values.push(stars)}`,
    product && `r.product_id = $${values.push(product)}`,
    q && containing(values.push(anywhere(q.toLowerCase()))),
  ].filter((test) => typeof test === 'string' && test !== '');
  return { where: tests.length > 0 ? `where ${tests.join(' and ')}` : '', values };
};

const SHOW_OR_HIDE = `
  with r as (
    update reviews set hidden_at = case when $2 then now() end, version = version + 1
    where id = $1 and (hidden_at is not null) <> $2
    returning *
  ), rated as (
    update products set rating_sum = rating_sum + case when $2 then -r.stars else r.stars end,
      review_count = review_count + case when $2 then -1 else 1 end
    from r where products.id = r.product_id
  )
  select id from r`;
const ANSWER = `
  update reviews set reply = $2, replied_at = case when $2 <> '' then now() end, version = version + 1
  where id = $1 and version = $3`;

const ORDER = 'order by r.created_at desc, r.id desc';
const EXPORTED = `
  select r.id, r.product_id as "productId", p.name as "productName", p.name_ar as "productNameAr",
    u.name as shopper, u.email, r.stars, r.comment, ${timeText('r.created_at')} as written,
    r.hidden_at is not null as "isHidden", r.reply, ${timeText('r.replied_at')} as replied
  from unnest($1::integer[]) with ordinality i(id, at)
    cross join lateral (select * from reviews where id = i.id offset 0) r ${JOINS}
  order by i.at`;

/** SQL of the moderation of reviews. */
@Injectable()
export class ModerationQueries {
  constructor(private readonly statements: Statements) {}

  /** A page of matching reviews, newest first, and the number of all. */
  async list(
    filter: Filter,
    limit: number,
    offset: number,
  ): Promise<{ reviews: ModeratedReviewDto[]; total: number }> {
    const { where, values } = whereOf(filter);
    const [rows, counts] = await Promise.all([
      this.statements.planned<{ review: ModeratedReviewDto }>(
        `${REVIEW} from (select r.* from reviews r ${where} ${ORDER}
           limit $${values.length + 1} offset $${values.length + 2}) r ${JOINS} ${ORDER}`,
        [...values, limit, offset],
      ),
      this.statements.planned<{ total: number }>(
        `select count(*)::integer as total from reviews r ${where}`,
        values,
      ),
    ]);
    return { reviews: rows.map(({ review }) => review), total: counts[0]?.total ?? 0 };
  }

  /** Ids of matching reviews, newest first. */
  async ids(filter: Filter, limit: number): Promise<number[]> {
    const { where, values } = whereOf(filter);
    const rows = await this.statements.planned<{ id: number }>(
      `select r.id from reviews r ${where} ${ORDER} limit $${values.length + 1}`,
      [...values, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** The reviews with these ids, in their order. */
  exported(ids: number[]): Promise<ExportedReview[]> {
    return this.statements.rows<ExportedReview>(EXPORTED, [ids]);
  }

  async one(manager: EntityManager, id: number): Promise<ModeratedReviewDto | undefined> {
    const rows: { review: ModeratedReviewDto }[] = await manager.query(ONE, [id]);
    return rows[0]?.review;
  }

  /** Hides or shows a review and updates the rating of its product; false if it already was so. */
  async setHidden(manager: EntityManager, id: number, hidden: boolean): Promise<boolean> {
    const rows: unknown[] = await manager.query(SHOW_OR_HIDE, [id, hidden]);
    return rows.length > 0;
  }

  /** Stores the shop's answer, or removes it; false if the review has another version. */
  async answer(
    manager: EntityManager,
    id: number,
    reply: string,
    version: number,
  ): Promise<boolean> {
    const [, count]: [unknown, number] = await manager.query(ANSWER, [id, reply, version]);
    return count > 0;
  }
}
