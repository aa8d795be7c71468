import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { CatalogueStatements } from '../../../platform/database/catalogue-statements.js';
import type { JsonText } from '../../../platform/http/json-text.js';
import { dependsOn } from '../../../platform/response-cache/dependencies.js';
import { LIVE } from '../products/product-json.js';
import { REVIEW_JSON, type ReviewDto } from './review.dto.js';

const MOST_REVIEWS = 500;

const OF_PRODUCT = `
  select json_build_object('success', true, 'reviews',
    coalesce(json_agg(${REVIEW_JSON} order by r.created_at desc, r.id desc), '[]'::json))::text as body
  from (select * from reviews where product_id = $1 and hidden_at is null
    order by created_at desc, id desc limit ${MOST_REVIEWS}) r
  join users u on u.id = r.user_id`;
const ADD = `
  with r as (
    insert into reviews (product_id, user_id, stars, comment)
    select p.id, $2, $3, $4 from products p where p.id = $1 and ${LIVE}
    returning *
  ), rated as (
    update products set rating_sum = rating_sum + r.stars, review_count = review_count + 1
    from r where products.id = r.product_id
  )
  select ${REVIEW_JSON} as review from r join users u on u.id = r.user_id`;
const REMOVE = `
  with r as (
    delete from reviews where id = $1 and ($2::integer is null or user_id = $2 and hidden_at is null)
    returning *
  ), rated as (
    update products set rating_sum = rating_sum - r.stars, review_count = review_count - 1
    from r where products.id = r.product_id and r.hidden_at is null
  )
  select p.name from r join products p on p.id = r.product_id`;
const IS_HIDDEN = `
  select from reviews where product_id = $1 and user_id = $2 and hidden_at is not null`;

/** SQL of reviews; each write updates the rating of the product. */
@Injectable()
export class ReviewsQueries {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly statements: CatalogueStatements,
  ) {}

  /** JSON of a ReviewsDto. */
  async ofProduct(productId: number): Promise<JsonText> {
    dependsOn({ products: [productId], aspects: ['authors'] });
    const [row] = await this.statements.rows<{ body: JsonText }>(OF_PRODUCT, [productId]);
    return row?.body ?? '';
  }

  /** Undefined when the product does not exist or is deleted. */
  async add(
    review: Pick<ReviewDto, 'productId' | 'userId' | 'stars' | 'comment'>,
  ): Promise<ReviewDto | undefined> {
    const values = [review.productId, review.userId, review.stars, review.comment];
    const rows: { review: ReviewDto }[] = await this.db.query(ADD, values);
    return rows[0]?.review;
  }

  /** Whether staff hid the review of this author. */
  async isHidden(productId: number, userId: number): Promise<boolean> {
    const rows: unknown[] = await this.db.query(IS_HIDDEN, [productId, userId]);
    return rows.length > 0;
  }

  /** With `userId` only a review of this author. Returns the name of the product; undefined if none was deleted. */
  async remove(
    manager: EntityManager,
    id: number,
    userId: number | null,
  ): Promise<string | undefined> {
    const rows: { name: string }[] = await manager.query(REMOVE, [id, userId]);
    return rows[0]?.name;
  }
}
