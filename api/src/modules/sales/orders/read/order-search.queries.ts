import { Injectable } from '@nestjs/common';
import { idOfOrderNumber, ORDERS_FOUND } from '@shop/shop-rules';
import { anywhere } from '../../../../platform/database/like-pattern.js';
import { dayOf, dayStart } from '../../../../platform/database/shop-days.js';
import { changedOrders } from '../../../../platform/database/changed-orders.js';
import { Statements } from '../../../../platform/database/statements.js';
import { UNDELIVERED_STATES } from '../../order-core/late.js';
import type { OrderTask } from '../order-input.dto.js';
import type { OrderState } from '../../order-core/order-machine.js';

export interface OrderSearch {
  state: OrderState | undefined;
  paymentMethod: 'card' | 'cod' | undefined;
  city: string | undefined;
  /** First and last day in Dubai. */
  from: string | undefined;
  to: string | undefined;
  q: string | undefined;
  /** Only late orders, the longest overdue first. */
  late: boolean;
  /** Only orders with lines of this vendor. */
  soldBy: number | undefined;
  /** Only orders with this tag. */
  tag: string | undefined;
  /** Only orders with this work for staff. */
  task: OrderTask | undefined;
  /** The oldest first. */
  oldest: boolean;
  /** Limits the search to lines of this vendor and excludes the shopper's data. */
  vendorId: number | undefined;
}

/** One more than a list shows, to know whether there are more. */
const MOST_FOUND = ORDERS_FOUND + 1;

/** Orders up to which a search is counted, unless their numbers per day are stored. */
const MOST_COUNTED = 1_000;

type Bind = (value: unknown) => string;

/** The days that contain a page of orders, and how many of their orders come before it. */
interface Place {
  total: number;
  first: string | null;
  last: string | null;
  skipped: number;
}

/** Whether the numbers of orders per day answer the search. */
const isCounted = ({ q, tag, task, late }: OrderSearch): boolean =>
  !wordsOf(q) && tag === undefined && task === undefined && !late;

/** Whether only a text is searched: then its newest orders suffice. */
const isTextOnly = (search: OrderSearch): boolean =>
  isCounted({ ...search, q: undefined }) &&
  [search.state, search.paymentMethod, search.city, search.from, search.to, search.soldBy].every(
    (filter) => filter === undefined,
  ) &&
  !search.oldest;

/** Whether orders are found by their tag alone. */
const isTagOnly = ({ tag, task, late, vendorId, ...search }: OrderSearch): boolean =>
  tag !== undefined &&
  task === undefined &&
  !late &&
  vendorId === undefined &&
  isTextOnly({ ...search, tag: undefined, task, late, vendorId, oldest: false }) &&
  !wordsOf(search.q);

/** SQL: whether a column has the value of a key of `daily_orders`, where `*` means any. */
const isOf = (column: string, key: string): string =>
  `(${column} = ${key} or ${key} = '*' and ${column} is not null)`;

/**
 * The total, and the days of a page, from the numbers of orders per day and the orders that changed since those were
 * added up. So neither the total nor a page far back reads the orders before it.
 */
const placeSql = (search: OrderSearch, limit: number, offset: number): SqlOf => {
  const { state, paymentMethod, city, from, to, oldest, soldBy, vendorId } = search;
  const { matches, values } = searchSql(search);
  const bind: Bind = (value) => `$${values.push(value)}`;
  const key = {
    vendor: `${bind(vendorId ?? soldBy ?? 0)}::integer`,
    state: `${bind(state ?? '*')}::text`,
    method: `${bind(paymentMethod ?? '*')}::text`,
    city: `${bind(city ?? '*')}::text`,
  };
  const between = `day between coalesce(${bind(from)}, '-infinity')::date and coalesce(${bind(to)}, 'infinity')::date`;
  const [start, end] = [bind(offset), bind(offset + limit)];
  return {
    text: `with ${changedOrders(between)}, counted as (
        select day, orders from daily_orders
        where (vendor_id, state, payment_method, city) = (${Object.values(key).join()}) and ${between}
          and day not in (select day from changed)
        union all
        select c.day, n.orders from changed c cross join lateral (
          select count(*) as orders ${matches}
            and o.created_at >= ${dayStart('c.day')} and o.created_at < ${dayStart('(c.day + 1)')}) n
        union all
        select t.day, (t.is_here and ${isOf('t.state', key.state)} and ${isOf('t.city', key.city)})::int
          - coalesce(${isOf('t.was_state', key.state)} and ${isOf('t.was_city', key.city)}, false)::int
        from touched t
        where ${isOf('t.payment_method', key.method)} and (${key.vendor} = 0 or exists (
          select from order_lines l where l.order_id = t.id and l.vendor_id = ${key.vendor} offset 0))
      ), placed as (
        select day, sum(orders) as orders,
          sum(sum(orders)) over (order by day ${oldest ? 'asc' : 'desc'}) as until
        from counted group by day having sum(orders) > 0
      )
      select (select coalesce(sum(orders), 0)::int from placed) as total,
        min(day)::text as first, max(day)::text as last,
        coalesce(min(until - orders), 0)::int as skipped
      from placed where until > ${start} and until - orders < ${end}`,
    values,
  };
};

interface SqlOf {
  text: string;
  values: unknown[];
}

/** Builds the conditions from fixed SQL fragments; every value is bound. */
const searchSql = (
  search: OrderSearch,
  { isSimilar = false, isNewest = false, most = MOST_FOUND } = {},
): SearchSql => {
  const { state, paymentMethod, city, from, to, late, soldBy, tag, task, vendorId } = search;
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const q = wordsOf(search.q);
  const vendor = vendorId === undefined ? undefined : bind(vendorId);
  const id = idOfOrderNumber(q);
  const number = id === undefined ? undefined : bind(id);
  const found =
    q &&
    (isSimilar
      ? `${NO_LINES}, found (id) as materialized (select similar_orders(${bind(q)}))`
      : foundSql({ q, number, vendor, isNewest, most }, bind));
  const tests = [
    found ? 'o.id = any (array(select id from found))' : 'true',
    vendor && soldLines(vendor),
    state && `o.state = ${bind(state)}`,
    paymentMethod && `o.payment_method = ${bind(paymentMethod)}`,
    city && `o.city = ${bind(city)}`,
    from && `o.created_at >= ${dayStart(bind(from))}`,
    to && `o.created_at < ${dayStart(bind(to))} + interval '1 day'`,
    soldBy !== undefined && soldLines(bind(soldBy)),
    tag && `o.id in (select order_id from order_tags where lower(tag) = lower(${bind(tag)}))`,
    late && LATE,
    task && TASKS[task],
  ];
  const matches = ` from orders o where ${tests.filter(Boolean).join(' and ')}`;
  const way = search.oldest ? 'asc' : 'desc';
  const first = [number && `(o.id = ${number}) desc`, late && 'o.deliver_by'].filter(Boolean);
  return {
    // Found first, then read by their ids: the planner cannot know how many orders a text finds.
    before: found ? `with ${found}` : '',
    matches,
    // A tag is counted without its orders.
    counted: isTagOnly(search) ? ' from order_tags o where lower(tag) = lower($1)' : matches,
    order: [...first, `o.created_at ${way}`, `o.id ${way}`].join(),
    values,
  };
};

interface SearchSql {
  before: string;
  matches: string;
  /** The same for counts. */
  counted: string;
  order: string;
  values: unknown[];
}

const LATE = `o.state in (${UNDELIVERED_STATES.map((state) => `'${state}'`).join()})
  and o.deliver_by < ${dayOf('now()')}`;

const TO_SHIP = UNDELIVERED_STATES.filter((state) => state !== 'shipped')
  .map((state) => `'${state}'`)
  .join();

/**
 * The orders of a task are found first, by index: with few of them, a plan that reads all orders in the order of the list
 * until a page is full would read most of them. The states `to_ship` are those of `orders_undelivered` without `shipped`.
 */
const TASKS: Record<OrderTask, string> = {
  to_ship: `o.id = any (array(select id from orders where state in (${TO_SHIP})))`,
  cash_to_book: `o.id = any (array(
    select id from orders where cod_state = 'collected' and total_fils > 0))`,
  attention: `o.id = any (array(
    select id from orders where state = 'shipment_failed'
    union select order_id from payments where state = 'review'
    union select order_id from payments where state = 'refund_failed'
    union select o.id from orders o where ${LATE}))`,
};

const soldLines = (vendor: string): string =>
  `o.id in (select l.order_id from order_lines l where l.vendor_id = ${vendor})`;

/** Invisible marks of direction that come along when a phone number is copied. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const wordsOf = (q = ''): string => q.replace(MARKS, '').trim().toLowerCase();

/** The digits of a phone number in any notation: "050 123 4567" -> "501234567". */
const phoneIn = (words: string): string | undefined =>
  /^[+\d][\d\s().-]{5,}$/.test(words)
    ? words
        .replace(/\D/g, '')
        .replace(/^(00)?971/, '')
        .replace(/^0/, '')
    : undefined;

const NO_LINES = 'lines (order_id) as (select 0 where false)';

/**
 * Parts of a `with`: `lines`, the newest orders with the text in a product's name, and `found`, also those with the
 * number, the text in the shopper's data, the waybill or the product code; for a vendor only by number and own lines.
 */
const foundSql = ({ q, number, vendor, isNewest, most }: Text, bind: Bind): string => {
  const isNumber = number && `select id from orders where id = ${number}`;
  // Digits alone may also be part of a phone number, an operation id or a waybill.
  if (isNumber && q.startsWith('lw'))
    return `${NO_LINES}, found (id) as materialized (${isNumber})`;
  const like = bind(anywhere(q));
  const parts = [
    ...(isNumber ? [isNumber] : []),
    ...(vendor ? [] : foundByStaff(q, like, isNewest, bind)),
    'select order_id from lines',
    `(select l.order_id from order_lines l join products p on p.id = l.product_id
      where ${vendor ? `l.vendor_id = ${vendor} and ` : ''}p.deleted_at is null and p.code <> ''
        and lower(p.code) = ${bind(q)}
      order by l.order_id desc limit ${most})`,
  ];
  return `${linesSql(like, vendor, most)}, found (id) as materialized (${parts.join(' union ')})`;
};

/** A text to find, and the parameters of its number and of the vendor. */
interface Text {
  q: string;
  number: string | undefined;
  vendor: string | undefined;
  /** Only the newest orders that contain it. */
  isNewest: boolean;
  /** Most orders with a product that contains it. */
  most: number;
}

/** Newest lines that show how frequent a text is, how many of them make it a frequent one, and lines read for that. */
const SAMPLE = 5_000;
const FREQUENT = SAMPLE * 0.03;
const NEWEST = 100_000;

/**
 * A frequent text is looked for in the newest lines, any other by its words. PostgreSQL cannot know which is the case;
 * `|| ''` keeps it from the index of words.
 */
const linesSql = (like: string, vendor: string | undefined, most: number): string => {
  const newest = (count: number): string => `(
    select order_id, ${LINE_WORDS} || '' as words from order_lines l
    ${vendor ? `where vendor_id = ${vendor}` : ''} order by order_id desc limit ${count}) l`;
  return `sample as materialized (
      select count(*) >= ${FREQUENT} as is_frequent from ${newest(SAMPLE)} where words like ${like}
    ), recent_lines as materialized (
      select distinct order_id from ${newest(NEWEST)}
      where words like ${like} and (select is_frequent from sample)
      order by order_id desc limit ${most}
    ), lines as materialized (
      select order_id from recent_lines where (select count(*) from recent_lines) = ${most}
      union all
      (select distinct order_id from (select order_id from order_lines l
          where ${LINE_WORDS} like ${like} ${vendor ? `and vendor_id = ${vendor}` : ''}
            and (select count(*) from recent_lines) < ${most} offset 0) l
        order by order_id desc limit ${most}))`;
};

/** Orders with the text in the shopper's data or with the waybill. */
const foundByStaff = (q: string, like: string, isNewest: boolean, bind: Bind): string[] => {
  const phone = phoneIn(q);
  const local = /^[^@\s]{3,}@/.exec(q)?.[0];
  const tests = [
    // Most addresses end in the same domains, so the index is only used for what comes before.
    local
      ? `(${WORDS} like ${bind(anywhere(local))} and ${WORDS} || '' like ${like})`
      : `${WORDS} like ${like}`,
    ...(phone ? [`${WORDS} like ${bind(anywhere(phone))}`] : []),
  ];
  const words = tests.join(' or ');
  return [
    isNewest ? newestOrders(words) : `select id from orders where ${words}`,
    `select order_id from shipments where awb = ${bind(q.replace(/\s/g, ''))}`,
  ];
};

/** Newest orders among which a text is searched first. */
const RECENT = 100_000;
const NOT_RECENT = `id <= (select max(id) from orders) - ${RECENT}`;

/** Older orders are only searched if there are too few recent ones: a frequent name is in tens of thousands. */
const newestOrders = (words: string): string => {
  const found = (place: string): string =>
    `select id from orders where (${words}) and ${place} order by id desc limit ${MOST_FOUND}`;
  return `(with recent as materialized (${found(`not ${NOT_RECENT}`)})
    select id from recent
    union all (${found(`${NOT_RECENT} and (select count(*) from recent) < ${MOST_FOUND}`)}))`;
};

/** The same expressions as in the indexes `orders_words` and `order_lines_words`. */
const WORDS = `lower(operation_id || ' ' || full_name || ' ' || email || ' ' || phone)`;
const LINE_WORDS = `lower(name || ' ' || name_ar)`;

/** Words without digits: a name, which may be misspelled. */
const NAME = /^[\p{L}\p{M}\s.'’-]{3,}$/u;

interface FoundOrders {
  ids: number[];
  total: number;
  /** Whether the text is in more orders than are searched. */
  partial: boolean;
}

/** How many orders a search finds; `isMore`: at least so many. */
export interface OrderCount {
  count: number;
  isMore: boolean;
}

const taggedSql = (way: 'asc' | 'desc'): string => `
  select count(*)::int as total, false as partial,
    array(select order_id from order_tags where lower(tag) = lower($1)
      order by ordered_at ${way}, order_id ${way} limit $2 offset $3) as ids
  from order_tags where lower(tag) = lower($1)`;
const TAGGED_NEWEST = taggedSql('desc');
const TAGGED_OLDEST = taggedSql('asc');

/** SQL of the order search. */
@Injectable()
export class OrderSearchQueries {
  constructor(private readonly statements: Statements) {}

  /** Ids of a page of orders, newest first, and the total; if a name of a shopper is not found, those like it. */
  async page(search: OrderSearch, limit: number, offset: number): Promise<FoundOrders> {
    if (isCounted(search)) return this.counted(search, limit, offset);
    if (isTagOnly(search)) return this.tagged(search, limit, offset);
    const isNewest = isTextOnly(search);
    const most = isNewest ? ORDERS_FOUND : ALL;
    const found = await this.find(searchSql(search, { isNewest }), limit, offset, most);
    return found.total === 0 && !found.partial && isName(search)
      ? this.find(searchSql(search, { isSimilar: true }), limit, offset, most)
      : found;
  }

  /** Ids of all orders that the page would list, up to the limit. */
  async ids(search: OrderSearch, limit: number): Promise<number[]> {
    const found = await this.idsOf(searchSql(search, { most: limit }), limit, 0);
    return found.length === 0 && isName(search)
      ? this.idsOf(searchSql(search, { isSimilar: true }), limit, 0)
      : found;
  }

  /** How many orders the page would list, counted up to a limit; of a text only the newest orders are searched. */
  async count(search: OrderSearch): Promise<OrderCount> {
    if (isCounted(search)) {
      const { text, values } = placeSql(search, 1, 0);
      const [place] = await this.statements.planned<Place>(text, values);
      return { count: place?.total ?? 0, isMore: false };
    }
    const found = await this.countOf(searchSql(search, { isNewest: true }));
    return found.count === 0 && isName(search)
      ? this.countOf(searchSql(search, { isSimilar: true }))
      : found;
  }

  private async countOf({ before, counted, values }: SearchSql): Promise<OrderCount> {
    const isCut = before ? `(select count(*) from found) >= ${MOST_FOUND}` : 'false';
    const [row] = await this.statements.planned<OrderCount>(
      `${before} select least(count(*), ${MOST_COUNTED})::int as count,
         count(*) > ${MOST_COUNTED} or ${isCut} as "isMore"
       from (select o.id${counted} limit ${MOST_COUNTED + 1}) counted`,
      values,
    );
    return row ?? { count: 0, isMore: false };
  }

  private async counted(search: OrderSearch, limit: number, offset: number): Promise<FoundOrders> {
    const { text, values } = placeSql(search, limit, offset);
    const [place] = await this.statements.planned<Place>(text, values);
    if (!place?.first || !place.last) return { ids: [], total: place?.total ?? 0, partial: false };
    const { first: from, last: to, skipped, total } = place;
    const sql = searchSql({ ...search, from, to });
    return { ids: await this.idsOf(sql, limit, offset - skipped), total, partial: false };
  }

  /** The orders with a tag are in its index in the order of the list, so a page far back reads none of them. */
  private async tagged(
    { tag, oldest }: OrderSearch,
    limit: number,
    offset: number,
  ): Promise<FoundOrders> {
    const sql = oldest ? TAGGED_OLDEST : TAGGED_NEWEST;
    const [found] = await this.statements.planned<FoundOrders>(sql, [tag, limit, offset]);
    return found ?? { ids: [], total: 0, partial: false };
  }

  private async find(
    sql: SearchSql,
    limit: number,
    offset: number,
    most: number,
  ): Promise<FoundOrders> {
    const { before, matches, counted, order, values } = sql;
    const [last, skipped, end] = [1, 2, 3].map((at) => `$${values.length + at}::bigint`);
    // What a text finds is read once, for the page and for the total.
    const all = before
      ? `${before}, matching as materialized (
          select o.id, o.created_at, o.deliver_by${matches} order by ${order} limit ${end} + 1)`
      : '';
    const from = before ? ' from matching o' : matches;
    const partial = before
      ? `(select count(*)${from}) > ${end} or (select count(*) from lines) > ${ORDERS_FOUND}`
      : 'false';
    const [found] = await this.statements.planned<FoundOrders>(
      `${all} select least((select count(*)${before ? from : counted}), ${end})::int as total, ${partial} as partial,
         array(select o.id${from} order by ${order}
           limit greatest(least(${last}, ${end} - ${skipped}), 0) offset ${skipped}) as ids`,
      [...values, limit, offset, most],
    );
    return found ?? { ids: [], total: 0, partial: false };
  }

  private async idsOf(sql: SearchSql, limit: number, offset: number): Promise<number[]> {
    const { before, matches, order, values } = sql;
    const [last, skipped] = [values.length + 1, values.length + 2];
    const rows = await this.statements.planned<{ id: number }>(
      `${before} select o.id${matches} order by ${order} limit $${last} offset $${skipped}`,
      [...values, limit, offset],
    );
    return rows.map(({ id }) => id);
  }
}

/** More orders than there are. */
const ALL = 1_000_000_000;

const isName = ({ q, vendorId }: OrderSearch): boolean =>
  NAME.test(wordsOf(q)) && vendorId === undefined;
