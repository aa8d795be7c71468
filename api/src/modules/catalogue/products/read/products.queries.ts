import { Injectable } from '@nestjs/common';
import { SEARCH_RESULTS } from '@shop/shop-rules';
import { BatchedRows } from '../../../../platform/database/batched-rows.js';
import { CatalogueStatements } from '../../../../platform/database/catalogue-statements.js';
import type { JsonText } from '../../../../platform/http/json-text.js';
import { dependsOn } from '../../../../platform/response-cache/dependencies.js';
import { CARD_JSON, CARD_PRICES, LIVE, PRODUCT_JSON, STAFF_PRODUCT_JSON } from '../product-json.js';
import { MOST_HITS } from './product-sets.js';

interface Body {
  body: JsonText;
}

/**
 * SQL: ids of the array in the first parameter. In a subquery, so that the plan does not depend on their number:
 * PostgreSQL would plan each execution again, which takes longer than reading a few products.
 */
const IDS = '(select $1::integer[])::integer[]';

const SHOWN = `select p.id, json_build_object('product', ${PRODUCT_JSON})::text as body from products p
  where p.id = any(${IDS}) and ${LIVE}`;

const ONE_FOR_STAFF = `
  select json_build_object('product', ${STAFF_PRODUCT_JSON})::text as body from products p
  where p.id = $1 and p.deleted_at is null and ($2::integer is null or p.vendor_id = $2)`;

/** Not only of public products: they were public when the list was read. */
const CARDS = `select p.id, ${CARD_JSON}::text as json from products p where p.id = any(${IDS})`;

/** Random ids of the whole range, each moved to the next live product. */
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
  select json_build_object('products', coalesce(json_agg(${CARD_JSON}), '[]'::json))::text as body
  from four join products p on p.id = four.id`;

const FOUND = `
  select json_build_object('products', coalesce(json_agg(json_build_object(
    'id', p.id, 'name', p.name, 'nameAr', p.name_ar, 'image', p.images[1],
    ${CARD_PRICES})
    order by p.rank), '[]'::json))::text as body
  from (
    select hit.rank, p.* from search_products($1, ${MOST_HITS}) with ordinality hit (id, rank)
      join products p on p.id = hit.id
    where p.vendor_id = $2 order by hit.rank limit ${SEARCH_RESULTS}) p`;

/** Single products and short lists as the JSON of their responses. */
@Injectable()
export class ProductsQueries {
  private readonly shown: BatchedRows<Body & { id: number }>;

  constructor(private readonly statements: CatalogueStatements) {
    this.shown = new BatchedRows(statements, SHOWN);
  }

  /** JSON of a ProductResponseDto; undefined if there is no such public product. */
  async one(id: number): Promise<JsonText | undefined> {
    dependsOn({ products: [id], aspects: ['names'] });
    return (await this.shown.row(id))?.body;
  }

  /** The same for staff, published or not, and of one vendor if given. */
  async oneForStaff(id: number, vendor?: number): Promise<JsonText | undefined> {
    const [row] = await this.statements.rows<Body>(ONE_FOR_STAFF, [id, vendor ?? null]);
    return row?.body;
  }

  /** JSON of a ProductSearchDto of one vendor. */
  async found(text: string, vendor: number): Promise<JsonText> {
    const [row] = await this.statements.rows<Body>(FOUND, [text, vendor]);
    return row?.body ?? '';
  }

  /** JSON of the ProductCardDto of each product, in any order. */
  cards(ids: number[]): Promise<{ id: number; json: JsonText }[]> {
    return this.statements.rows(CARDS, [ids]);
  }

  /** JSON of a ProductsDto with four random products. */
  async randomFour(): Promise<JsonText> {
    const [row] = await this.statements.rows<Body>(RANDOM_FOUR, []);
    return row?.body ?? '';
  }
}
