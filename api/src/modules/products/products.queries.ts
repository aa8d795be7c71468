import { Injectable } from '@nestjs/common';
import { LIST_LIMIT } from '@shop/shop-rules';
import { Statements } from '../../database/statements.js';
import type { JsonText } from '../../http/json-text.js';
import { countedList, filterSql } from './product-filter.js';
import { LIVE, PRODUCT_JSON } from './product-json.js';
import type { ProductListQueryDto } from './product-query.dto.js';

interface Body {
  body: JsonText;
}

const ONE = `select json_build_object('product', ${PRODUCT_JSON})::text as body
  from products p where p.id = $1 and ${LIVE}`;

/** Random ids of the whole range, each moved on to the next live product. */
const RANDOM_FOUR = `
  with range as (select min(id) as low, max(id) as high from products p where ${LIVE}),
  starts as materialized (
    select low + floor(random() * (high - low + 1))::integer as start
    from range, generate_series(1, 24)),
  picked as (
    select distinct next.id from starts,
      lateral (select p.id from products p where ${LIVE} and p.id >= start
        order by p.id limit 1) next),
  four as (select id from picked order by random() limit 4)
  select json_build_object('products', coalesce(json_agg(${PRODUCT_JSON}), '[]'::json))::text as body
  from four join products p on p.id = four.id`;

/** The public reads of products: one statement each, which writes the JSON of the answer. */
@Injectable()
export class ProductsQueries {
  constructor(private readonly statements: Statements) {}

  /** JSON of a ProductListDto; `hits` restricts to these ids, in this order unless another sort is asked. */
  async list(filter: ProductListQueryDto, hits?: number[]): Promise<JsonText> {
    const sql = filterSql(filter, hits);
    const counted = hits ? undefined : countedList(filter);
    const values = [...sql.values, ...(counted ? [counted] : [])];
    const total = counted
      ? `select coalesce(max(count), 0) from product_counts where list = $${values.length + 2}`
      : `select count(*) from products p where ${sql.where}`;
    const statement = `select json_build_object(
      'products', coalesce((select json_agg(${PRODUCT_JSON}) from (
        select p.* from (
          select p.id from products p where ${sql.where}
          order by ${sql.orderBy} limit $1 offset $2) page join products p on p.id = page.id
        order by ${sql.orderBy}) p), '[]'::json),
      'total', (${total}),
      'page', $2::integer / $1::integer + 1, 'limit', $1::integer)::text as body`;
    const limit = filter.limit ?? LIST_LIMIT;
    const offset = ((filter.page ?? 1) - 1) * limit;
    return this.body(statement, [limit, offset, ...values]);
  }

  /** JSON of a ProductAnswerDto, undefined when there is no such live product. */
  async one(id: number): Promise<JsonText | undefined> {
    const [row] = await this.statements.rows<Body>(ONE, [id]);
    return row?.body;
  }

  /** JSON of a ProductsDto with four products, others each time. */
  randomFour(): Promise<JsonText> {
    return this.body(RANDOM_FOUR, []);
  }

  private async body(statement: string, values: unknown[]): Promise<JsonText> {
    const [row] = await this.statements.rows<Body>(statement, values);
    return row?.body ?? '';
  }
}
