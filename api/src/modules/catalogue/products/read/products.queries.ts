import { Injectable } from '@nestjs/common';
import { SEARCH_RESULTS } from '@shop/shop-rules';
import { CatalogueStatements } from '../../../../platform/database/catalogue-statements.js';
import type { JsonText } from '../../../../platform/http/json-text.js';
import { dependsOn } from '../../../../platform/response-cache/dependencies.js';
import { CARD_JSON, CARD_PRICES, LIVE, PRODUCT_JSON, STAFF_PRODUCT_JSON } from './product-json.js';
import { MOST_HITS } from './product-sets.js';

interface Body {
  body: JsonText;
}

const ONE = `select json_build_object('product', ${PRODUCT_JSON})::text as body from products p
  where p.id = $1 and ${LIVE}`;

const ONE_FOR_STAFF = `
  select json_build_object('product', ${STAFF_PRODUCT_JSON})::text as body from products p
  where p.id = $1 and p.deleted_at is null and ($2::integer is null or p.vendor_id = $2)`;

/** Not only of public products: they were public when the list was read. */
const CARDS = `select p.id, ${CARD_JSON}::text as json from products p where p.id = any($1)`;

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

/** Single products and short lists: one statement each, which returns the JSON of the response. */
@Injectable()
export class ProductsQueries {
  constructor(private readonly statements: CatalogueStatements) {}

  /** JSON of a ProductResponseDto; undefined if there is no such public product. */
  async one(id: number): Promise<JsonText | undefined> {
    dependsOn({ products: [id], aspects: ['names'] });
    const [row] = await this.statements.rows<Body>(ONE, [id]);
    return row?.body;
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
