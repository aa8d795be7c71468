import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CatalogueStatements } from '../../../platform/database/catalogue-statements.js';
import type { JsonText } from '../../../platform/http/json-text.js';
import { LIVE } from '../products/read/product-json.js';
import { REVIEW_JSON } from './review-json.js';
import type { ReviewDto } from './review.dto.js';

const MOST_REVIEWS = 500;

const OF_PRODUCT = `
  select json_build_object('success', true, 'reviews',
    coalesce(json_agg(${REVIEW_JSON} order by r.created_at desc, r.id desc), '[]'::json))::text as body
  from (select * from reviews where product_id = $1
    order by created_at desc, id desc limit ${MOST_REVIEWS}) r
  join users u on u.id = r.user_id`;
const ADD = `
  with r as (
    insert into reviews (product_id, user_id, stars, comment)
    select p.id, $2, $3, $4 from products p where p.id = $1 and ${LIVE}
    returning *
  )
  select ${REVIEW_JSON} as review from r join users u on u.id = r.user_id`;
const REMOVE = `
  delete from reviews where id = $1 and ($2::integer is null or user_id = $2)
  returning product_id, stars`;
const RATE = `
  update products set rating_sum = rating_sum + $2, review_count = review_count + $3 where id = $1`;

/** SQL of reviews; the rating of the product moves in the same transaction. */
@Injectable()
export class ReviewsQueries {
  constructor(private readonly statements: CatalogueStatements) {}

  /** JSON of a ReviewsDto. */
  async ofProduct(productId: number): Promise<JsonText> {
    const [row] = await this.statements.rows<{ body: JsonText }>(OF_PRODUCT, [productId]);
    return row?.body ?? '';
  }

  /** Undefined when there is no such live product. */
  async add(
    manager: EntityManager,
    review: { productId: number; userId: number; stars: number; comment: string },
  ): Promise<ReviewDto | undefined> {
    const { productId, userId, stars, comment } = review;
    const rows: { review: ReviewDto }[] = await manager.query(ADD, [
      productId,
      userId,
      stars,
      comment,
    ]);
    return rows[0]?.review;
  }

  /** Removes a review, only the author's own when `userId` is given; undefined when there was none. */
  async remove(
    manager: EntityManager,
    id: number,
    userId: number | null,
  ): Promise<{ product_id: number; stars: number } | undefined> {
    const [rows]: [{ product_id: number; stars: number }[], number] = await manager.query(REMOVE, [
      id,
      userId,
    ]);
    return rows[0];
  }

  /** Moves the kept sum and count of a product's stars. */
  async rate(
    manager: EntityManager,
    productId: number,
    stars: number,
    reviews: number,
  ): Promise<void> {
    await manager.query(RATE, [productId, stars, reviews]);
  }
}
