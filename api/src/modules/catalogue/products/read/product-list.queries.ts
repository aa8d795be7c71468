import { Injectable } from '@nestjs/common';
import { LIST_LIMIT } from '@shop/shop-rules';
import { CatalogueStatements } from '../../../../platform/database/catalogue-statements.js';
import type { JsonText } from '../../../../platform/http/json-text.js';
import {
  isBySets,
  storedCounts,
  orderSql,
  tagKeys,
  whereSql,
  type Bind,
} from './product-filter.js';
import { CARD_JSON, LIVE } from './product-json.js';
import type { ProductListQueryDto } from './product-query.dto.js';
import {
  IN_BASE,
  MATCHES,
  MATCHING_BITS,
  MATCHING_IDS,
  MOST_HITS,
  baseSql,
} from './product-sets.js';

/** From this offset on, a page is read from the nearer end of its list. */
const DEEP = 1000;
/** Up to this many products of a tag are sorted; for more, the list is scanned in order instead. */
const FEW = 500;
/** Up to this many matches of filters are sorted. */
const FEW_MATCHES = 2000;

interface Page {
  limit: number;
  offset: number;
}

/** Product lists: one statement each, which returns the JSON of the response. */
@Injectable()
export class ProductListQueries {
  constructor(private readonly statements: CatalogueStatements) {}

  /** JSON of a ProductListDto. */
  async list(filter: ProductListQueryDto): Promise<JsonText> {
    const limit = filter.limit ?? LIST_LIMIT;
    const page = { limit, offset: ((filter.page ?? 1) - 1) * limit };
    const values: unknown[] = [];
    const bind: Bind = (value) => `$${values.push(value)}`;
    const text = filter.q?.trim();
    const make = isBySets(filter) ? matchesSql : listSql;
    const statement = text ? foundSql(filter, page, text, bind) : make(filter, page, bind);
    const isRanged = filter.priceMin !== undefined || filter.priceMax !== undefined;
    // Planned per call for its range or offset; first pages of other lists always have the same plan.
    const way = page.offset > 0 || text || isRanged ? 'planned' : 'rows';
    const [row] = await this.statements[way]<{ body: JsonText }>(statement, values);
    return row?.body ?? '';
  }
}

/** The numbers of the page are validated integers; as literals they let PostgreSQL plan for a short list. */
const answerSql = ({ limit, offset }: Page, cards: string, total: string): string =>
  `select json_build_object('products', coalesce((${cards}), '[]'::json), 'total', (${total}),
    'page', ${offset / limit + 1}, 'limit', ${limit})::text as body`;

/** The page is found by an index-only scan; only its rows are read. */
const listSql = (filter: ProductListQueryDto, page: Page, bind: Bind): string => {
  const { names, isLength } = storedCounts(filter);
  const where = whereSql(filter, bind);
  const counts = `with counts as materialized (
    select case when count(*) = ${names.length} then min(count) else 0 end as most
    from product_counts where list = any(${bind(names)}::text[]))`;
  const cards = `
    select json_agg(${CARD_JSON} order by ${orderSql(filter).forward})
    from (${pageSql(filter, page, where, isLength)}) page join products p on p.id = page.id`;
  if (isLength) return `${counts} ${answerSql(page, cards, 'select most from counts')}`;
  return `${counts}, ${baseSql(filter, bind)} ${answerSql(page, cards, MATCHES)}`;
};

const pageSql = (
  filter: ProductListQueryDto,
  { limit, offset }: Page,
  where: string,
  isLength: boolean,
): string => {
  const { forward, backward } = orderSql(filter);
  const front = `select p.id from products p where ${where}
    order by ${forward} limit ${limit} offset ${offset}`;
  const isDeep = isLength && offset >= DEEP;
  const isTagged = tagKeys(filter).length > 0;
  if (!isDeep && !isTagged) return front;

  const many = isTagged ? `most > ${FEW}` : 'true';
  const few = `select p.id from (
      select p.id, p.created_at, p.pay_fils, p.name_key from products p where ${where} offset 0) p
    order by ${forward} limit ${limit} offset ${offset}`;
  const back = `select p.id from products p where ${where} order by ${backward}
    limit greatest(0, least(${limit}, most - ${offset})) offset greatest(0, most - ${offset + limit})`;
  const ways = isDeep
    ? [
        [`${many} and ${2 * offset} <= most`, front],
        [`${many} and ${2 * offset} > most`, back],
      ]
    : [[many, front]];
  if (isTagged) ways.push([`most between 1 and ${FEW}`, few]);
  const taken = ways.map(
    ([when, ids]) => `select way.id from counts, lateral (${ids}) way where ${when}`,
  );
  return `select id from (${taken.join(' union all ')}) way limit ${limit}`;
};

/** A list by product_sets: few matches are sorted; for more, an index of all products is read in order. */
const matchesSql = (filter: ProductListQueryDto, page: Page, bind: Bind): string => {
  const { forward } = orderSql(filter);
  const end = `order by ${forward} limit ${page.limit} offset ${page.offset}`;
  const few = `select p.id from (${MATCHING_IDS}) match join products p on p.id = match.id and ${LIVE} ${end}`;
  const many = `select p.id from products p
    where ${LIVE} and case when p.id < length(bits) then get_bit(bits, p.id) = 1 end ${end}`;
  const cards = `select json_agg(${CARD_JSON} order by ${forward}) from (
      select way.id from total, lateral (${few}) way where most <= ${FEW_MATCHES}
      union all
      select way.id from total, (${MATCHING_BITS}) matches, lateral (${many}) way where most > ${FEW_MATCHES}
    ) page join products p on p.id = page.id`;
  return `with ${baseSql(filter, bind)}, total as materialized (select (${MATCHES}) as most)
    ${answerSql(page, cards, 'select most from total')}`;
};

/** Matches of a text, best first unless sorted. */
const foundSql = (filter: ProductListQueryDto, page: Page, text: string, bind: Bind): string => {
  const order = (filter.sort ?? 'default') === 'default' ? 'hit.rank' : orderSql(filter).forward;
  const sets = isBySets(filter) ? `${baseSql(filter, bind)}, ` : '';
  const found = `with ${sets}found as materialized (
    select p.id, row_number() over (order by ${order}) as place
    from search_products(${bind(text)}, ${MOST_HITS}) with ordinality hit (id, rank)
      join products p on p.id = hit.id
    where ${whereSql(filter, bind)}${sets && ` and ${IN_BASE}`})`;
  const cards = `
    select json_agg(${CARD_JSON} order by found.place) from found join products p on p.id = found.id
    where found.place > ${page.offset} and found.place <= ${page.offset + page.limit}`;
  return `${found} ${answerSql(page, cards, 'select count(*) from found')}`;
};
