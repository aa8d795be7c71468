import { Injectable } from '@nestjs/common';
import { CatalogueStatements } from '../../../../platform/database/catalogue-statements.js';
import type { JsonText } from '../../../../platform/http/json-text.js';
import { CatalogueCache } from '../../../../platform/response-cache/catalogue-cache.js';
import type { Aspect } from '../../../../platform/response-cache/catalogue-changes.js';
import type { CatalogueMemory } from '../../../../platform/response-cache/catalogue-memory.js';
import { dependsOn } from '../../../../platform/response-cache/dependencies.js';
import {
  isBySets,
  storedCounts,
  orderSql,
  tagKeys,
  whereSql,
  type Bind,
} from './product-filter.js';
import { ProductCards } from './product-cards.js';
import { CARD_JSON, LIVE } from '../product-json.js';
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

/** Ids are read and kept in blocks of this size. */
const BLOCK = 240;
/** Memory of an id, and of a block besides its ids. */
const BYTES_OF_ID = 8;
const OVERHEAD = 1024;

interface Page {
  limit: number;
  offset: number;
}

/** Ids of products of a list, in its order, and how many it has in all. */
interface Found {
  ids: number[];
  total: number;
}

/** Products of a page as ProductCardDto, and how many the list has in all. */
interface ListPage {
  /** JSON, separated by commas. */
  cards: Buffer;
  total: number;
}

interface ListRow {
  /** Null for an empty page. */
  cards: JsonText | null;
  total: number;
}

const COMMA = Buffer.from(',');

type ListFilter = Omit<ProductListQueryDto, 'page' | 'limit'>;

/**
 * Product lists. For responses that are cached, ids and cards are read apart and kept by this process while they are
 * current; other pages take one statement.
 */
@Injectable()
export class ProductListQueries {
  private readonly blocks: CatalogueMemory<string, Found>;

  constructor(
    private readonly statements: CatalogueStatements,
    private readonly cache: CatalogueCache,
    private readonly cards: ProductCards,
  ) {
    this.blocks = cache.memory();
  }

  /** One page of a list; the first is 1. */
  async page(
    { page: _page, limit: _limit, ...filter }: ProductListQueryDto,
    page: number,
    limit: number,
  ): Promise<ListPage> {
    const offset = (page - 1) * limit;
    dependsOn({ products: [], aspects: aspectsOf(filter) });
    if (!this.blocks.isUsable) return this.readWithCards(filter, { limit, offset });
    const first = Math.floor(offset / BLOCK);
    const last = Math.floor((offset + limit - 1) / BLOCK);
    const start = await this.block(filter, first);
    const ids =
      last === first ? start.ids : [...start.ids, ...(await this.block(filter, last)).ids];
    const from = offset - first * BLOCK;
    const cards = await this.cards.of(ids.slice(from, from + limit));
    return { cards: joined(cards), total: start.total };
  }

  private async block(filter: ListFilter, at: number): Promise<Found> {
    const key = JSON.stringify([at, filter]);
    const known = this.blocks.get(key);
    if (known) return known;
    const since = this.cache.changes.now;
    const block = await this.read(filter, { limit: BLOCK, offset: at * BLOCK });
    const scope = { products: [], aspects: aspectsOf(filter) };
    const bytes = block.ids.length * BYTES_OF_ID + key.length + OVERHEAD;
    this.blocks.set(key, block, { scope, since }, bytes);
    return block;
  }

  private async read(filter: ListFilter, page: Page): Promise<Found> {
    const [found] = await this.rows<Found>(filter, page);
    return found ?? { ids: [], total: 0 };
  }

  private async readWithCards(filter: ListFilter, page: Page): Promise<ListPage> {
    const [found] = await this.rows<ListRow>(filter, page, withCards);
    return { cards: Buffer.from(found?.cards ?? ''), total: found?.total ?? 0 };
  }

  private rows<Row extends Found | ListRow>(
    filter: ListFilter,
    page: Page,
    around = (statement: string): string => statement,
  ): Promise<Row[]> {
    const values: unknown[] = [];
    const bind: Bind = (value) => `$${values.push(value)}`;
    const text = filter.q?.trim();
    const make = isBySets(filter) ? matchesSql : listSql;
    const statement = text ? foundSql(filter, page, text, bind) : make(filter, page, bind);
    const isRanged = filter.priceMin !== undefined || filter.priceMax !== undefined;
    // Planned per call for its range or offset; first pages of other lists always have the same plan.
    const way = page.offset > 0 || text || isRanged ? 'planned' : 'rows';
    return this.statements[way]<Row>(around(statement), values);
  }
}

const joined = (cards: readonly Buffer[]): Buffer =>
  Buffer.concat(cards.flatMap((card, at) => (at === 0 ? card : [COMMA, card])));

/** The cards instead of the ids: one text, as an array of texts takes long to parse. */
const withCards = (statement: string): string => `
  select (
      select string_agg(${CARD_JSON}::text, ',' order by place)
      from unnest(found.ids) with ordinality listed (id, place)
        join products p on p.id = listed.id) as cards, found.total
  from (${statement}) found`;

/** Changes that may change which products are in the list, or their order. */
const aspectsOf = (filter: ListFilter): Aspect[] => {
  const aspects: Aspect[] = ['lists'];
  if (filter.inStock || filter.q || isBySets(filter)) aspects.push('stock');
  if (filter.sort === 'best-selling') aspects.push('sold');
  if (filter.sort === 'top-rated' || filter.rating !== undefined || filter.q) aspects.push('rated');
  return aspects;
};

/** The numbers of the page are validated integers; as literals they let PostgreSQL plan for a short list. */
const answerSql = (ids: string, total: string): string =>
  `select array(${ids}) as ids, (${total})::integer as total`;

/** The page is found by an index-only scan; only its rows are read. */
const listSql = (filter: ListFilter, page: Page, bind: Bind): string => {
  const { names, isLength } = storedCounts(filter);
  const where = whereSql(filter, bind);
  const counts = `with counts as materialized (
    select case when count(*) = ${names.length} then min(count) else 0 end as most
    from product_counts where list = any(${bind(names)}::text[]))`;
  const ids = pageSql(filter, page, where, isLength);
  if (isLength) return `${counts} ${answerSql(ids, 'select most from counts')}`;
  return `${counts}, ${baseSql(filter, bind)} ${answerSql(ids, MATCHES)}`;
};

const pageSql = (
  filter: ListFilter,
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
  return `${sorted(taken.join(' union all '), forward)} limit ${limit}`;
};

/** The ids of a page in its order; their rows are read one by one, because the planner expects so many that it would scan the table. */
const sorted = (ids: string, order: string): string =>
  `select p.id from (${ids}) page,
    lateral (select p.* from products p where p.id = page.id offset 0) p order by ${order}`;

/** A list by product_sets: few matches are sorted; for more, an index of all products is read in order. */
const matchesSql = (filter: ListFilter, page: Page, bind: Bind): string => {
  const { forward } = orderSql(filter);
  const end = `order by ${forward} limit ${page.limit} offset ${page.offset}`;
  const few = `select p.id from (${MATCHING_IDS}) match join products p on p.id = match.id and ${LIVE} ${end}`;
  const many = `select p.id from products p
    where ${LIVE} and case when p.id < length(bits) then get_bit(bits, p.id) = 1 end ${end}`;
  const ways = `select way.id from total, lateral (${few}) way where most <= ${FEW_MATCHES}
    union all
    select way.id from total, (${MATCHING_BITS}) matches, lateral (${many}) way where most > ${FEW_MATCHES}`;
  return `with ${baseSql(filter, bind)}, total as materialized (select (${MATCHES}) as most)
    ${answerSql(sorted(ways, forward), 'select most from total')}`;
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
  const ids = `select id from found
    where place > ${page.offset} and place <= ${page.offset + page.limit} order by place`;
  return `${found} ${answerSql(ids, 'select count(*) from found')}`;
};
