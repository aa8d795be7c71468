import { Injectable } from '@nestjs/common';
import { LOW_STOCK } from '@shop/shop-rules';
import { dayOf, dayStart, monthOf } from '../../../platform/database/shop-days.js';
import { changedOrders } from '../../../platform/database/changed-orders.js';
import { Statements } from '../../../platform/database/statements.js';
import { LIVE } from '../../catalogue/products/product-json.js';
import { REVIEW_JSON } from '../../catalogue/reviews/review.dto.js';
import type { AnalyticsDto } from './analytics.dto.js';
import { lowProducts, productsOf } from './low-stock.queries.js';
import { NOT_SOLD } from './sold-states.js';

const TOP = 5;

const totalsOf = (condition: string): string => `(
    select json_build_object(
      'sales', coalesce(sum(fils), 0) * 0.01,
      'discounts', coalesce(sum(discount_fils), 0) * 0.01,
      'orders', coalesce(sum(orders), 0),
      'average', coalesce(round(sum(fils) / nullif(sum(orders), 0)), 0) * 0.01,
      'cashShare', coalesce(round(sum(cash)::numeric / nullif(sum(orders), 0), 4), 0))
    from by_day where ${condition})`;

const UNCHANGED = 'and not exists (select from changed c where c.day = d.day)';

/** Rows of `daily_sales` of one breakdown for the days of both periods whose orders have not changed since. */
const salesDays = (breakdown: string): string => `range r
    join daily_sales d on d.vendor_id = coalesce($3::integer, 0) and d.breakdown = '${breakdown}'
      and d.day between r.first - r.length and r.last
      ${UNCHANGED}`;

/** Products of each month that are looked at first, and of these that are added up first. */
const DEPTH = 200;
const LIKELY = 4 * TOP;

const productDays = (days: string, products: string, sign = ''): string => `
      select d.product_id, ${sign}d.pieces, ${sign}d.sales_fils from range r
      join daily_product_sales d on ${days} and (r.vendor = 0 or d.vendor_id = r.vendor)
        and ${products}`;

/** What `products` sold in the period. */
const soldOf = (products: string): string => `
    select product_id, sum(pieces) as pieces, sum(fils) as fils from (
      select d.product_id, d.pieces, d.sales_fils as fils from range r
      join monthly_product_sales d on d.month >= r.months_start and d.month < r.months_end
        and (r.vendor = 0 or d.vendor_id = r.vendor) and ${products}
      union all
      ${productDays(`d.day >= r.first and d.day < r.months_start ${UNCHANGED}`, products)}
      union all
      ${productDays(`d.day >= r.months_end and d.day <= r.last ${UNCHANGED}`, products)}
      union all
      -- A month contains what was added up before the day changed.
      ${productDays('d.day = any (array(select day from changed)) and d.day >= r.months_start and d.day < r.months_end', products, '-')}
      union all
      select d.product_id, d.pieces, d.fils from gained d where ${products}
    ) sums group by product_id having sum(pieces) > 0`;

const among = (ids: string): string => `d.product_id = any (array(select id from ${ids}))`;

/**
 * The best selling products are sought among the first of each month that the period touches: what another product
 * sold is at most the sum of what comes next in these months. If that might be enough, all products are added up.
 */
const BEST = `
  gained as materialized (
    select l.product_id, sum(l.pieces) as pieces, sum(l.fils) as fils,
      sum(l.fils) filter (where l.sign > 0) as most
    from range r join line l on l.day >= r.first group by l.product_id
  ), list as materialized (
    select l.product_id, l.fils, l.place from range r
    cross join lateral generate_series(${monthOf('r.first')}, ${monthOf('r.last')}, interval '1 month') m (start)
    cross join lateral (
      (select product_id, sales_fils as fils, row_number() over (order by sales_fils desc) as place
        from monthly_shop_sales where r.vendor = 0 and month = m.start::date
        order by sales_fils desc limit ${DEPTH + 1})
      union all
      (select product_id, sales_fils, row_number() over (order by sales_fils desc)
        from monthly_product_sales
        where r.vendor > 0 and vendor_id = r.vendor and month = m.start::date
        order by sales_fils desc limit ${DEPTH + 1})) l
  ), candidate as materialized (
    select c.id, coalesce(s.fils, 0) + coalesce(g.most, 0) as most
    from range r cross join (select product_id as id from list where place <= ${DEPTH}
      union select product_id from gained) c
    cross join lateral (
      select sum(sales_fils) as fils from monthly_product_sales s where s.product_id = c.id
        and s.month between ${monthOf('r.first')} and ${monthOf('r.last')}
        and (r.vendor = 0 or s.vendor_id = r.vendor)) s
    left join gained g on g.product_id = c.id
  ), likely as materialized (
    select id from candidate order by most desc limit ${LIKELY}
  ), enough as materialized (
    select coalesce((select fils from (${soldOf(among('likely'))}) s
      order by fils desc offset ${TOP - 1} limit 1), 0) as fils
  ), needed as materialized (
    select id from candidate where most >= (select fils from enough)
  ), proof as materialized (
    select coalesce(max(place), 0) <= ${DEPTH}
      or sum(fils) filter (where place > ${DEPTH}) < (select fils from enough) as is_found
    from list
  ), best as (
    select * from (${soldOf(among('needed'))}) s where (select is_found from proof)
    union all
    select * from (${soldOf('not (select is_found from proof)')}) s
  )`;

const isSold = (state: string): string => `${state} <> all ('{${NOT_SOLD.join()}}')`;

/**
 * `$1` last day or null for today, `$2` number of days, `$3` vendor or null for all. Days and months are already
 * added up; orders that changed since then are read; `offset 0`: these and their lines by index, never all.
 */
const SALES = `
  with params as (
    select coalesce($1::date, ${dayOf('now()')}) as last, $2::integer as length
  ), period as (
    select last, length, last - length + 1 as first, coalesce($3::integer, 0) as vendor,
      -- The months that the period contains as a whole.
      ${monthOf('(last + 1)')} as months_end,
      least(${monthOf("(last - length + interval '1 month')")}, ${monthOf('(last + 1)')}) as months_start
    from params
  ), range as (
    select last, length, first, vendor,
      case when months_start >= first then months_start else last + 1 end as months_start,
      case when months_start >= first then months_end else last + 1 end as months_end
    from period
  ), ${changedOrders('c.day between (select first - length from range) and (select last from range)')},
  sold as (
    select c.day, o.id, o.payment_method, 1 as sign from changed c
    cross join lateral (select id, payment_method from orders
      where created_at >= ${dayStart('c.day')} and created_at < ${dayStart('(c.day + 1)')}
        and ${isSold('state')} offset 0) o
    union all
    select day, id, payment_method, sign from (
      select *, (is_here and ${isSold('state')})::int - coalesce(${isSold('was_state')}, false)::int as sign
      from touched) t
    where sign <> 0
  ), line as materialized (
    select o.id, o.payment_method, o.day, o.sign, l.product_id, o.sign * l.quantity as pieces,
      o.sign * l.quantity * l.unit_price_fils::bigint as fils,
      case when $3::integer is null then o.sign * l.discount_fils else 0 end as discount_fils
    from sold o
    cross join lateral (select * from order_lines
      where order_id = o.id and ($3::integer is null or vendor_id = $3) offset 0) l
  ), by_day as materialized (
    select day, sum(fils) as fils, sum(discount_fils) as discount_fils, sum(orders) as orders,
      sum(cash) as cash
    from (
      select d.day, d.sales_fils as fils, d.discount_fils, d.orders, 0 as cash from ${salesDays('none')}
      union all
      select d.day, 0, 0, 0, d.orders from ${salesDays('payment')} where d.key = 'cod'
      union all
      select day, sum(fils), sum(discount_fils), sign * count(distinct id),
        sign * count(distinct id) filter (where payment_method = 'cod')
      from line group by day, sign
    ) days group by day
  ), by_category as (
    select nullif(d.key, '0')::integer as id, d.sales_fils as fils, d.orders
    from ${salesDays('category')} where d.day >= r.first
    union all
    select id, sum(fils), sign * count(distinct order_id) from (
      select l.id as order_id, l.day, l.sign, l.fils,
        (select category_id from products where id = l.product_id) as id
      from range r join line l on l.day >= r.first) c
    group by id, day, sign
  ), ${BEST}
  select r.first::text as "from", r.last::text as "to",
    ${totalsOf('day >= r.first')} as totals,
    ${totalsOf('day < r.first')} as before,
    (select json_agg(json_build_object('day', d.day, 'sales', coalesce(s.fils, 0) * 0.01,
        'orders', coalesce(s.orders, 0)) order by d.day)
      from (select r.first + i as day from generate_series(0, r.length - 1) i) d
      left join by_day s on s.day = d.day) as days,
    (select coalesce(json_agg(json_build_object('id', c.id, 'name', coalesce(c.name, ''),
        'nameAr', coalesce(c.name_ar, ''), 'sales', s.fils * 0.01) order by s.fils desc, c.id), '[]')
      from (select id, sum(fils) as fils from by_category
        group by id having sum(orders) > 0) s
      left join categories c on c.id = s.id) as categories,
    (select coalesce(json_agg(json_build_object('id', s.product_id, 'name', l.name,
        'nameAr', l.name_ar, 'image', l.image, 'pieces', s.pieces, 'sales', s.fils * 0.01)
        order by s.fils desc, s.product_id), '[]')
      from (select * from best order by fils desc, product_id limit ${TOP}) s
      cross join lateral (select name, name_ar, image from order_lines
        where product_id = s.product_id limit 1) l) as "topProducts"
  from range r`;

/**
 * Variants of the products that have some, else the products; `$1` is the vendor, if `isVendors`. Stock has no index,
 * because every sale would have to update all indexes of its product: what is sold out, which comes first, has one, and
 * `low_stock` has the other products, except those that changed since.
 */
const lowSql = (isVendors: boolean): string => {
  const isOwn = isVendors ? 'p.vendor_id = $1' : 'true';
  const ofVendor = isVendors ? 'vendor_id = $1' : 'true';
  const isShown = isVendors
    ? `v.product_id in (select p.id from products p where ${LIVE} and ${isOwn})`
    : 'v.product_id not in (select id from hidden)';
  return `
  with hidden as materialized (
    select id from products where not published and deleted_at is null
    union all select id from products where deleted_at is not null
  ), queued as materialized (
    select distinct product_id as id from low_stock_changes
  ), sold_out as materialized (
    (select v.product_id as id, v.id as variant_id, v.stock, v.position from product_variants v
      where v.sold_out and ${isShown} order by v.product_id, v.position limit ${TOP})
    union all
    (select p.id, null, p.stock, 0 from products p
      where ${LIVE} and not p.in_stock and ${isOwn}
        and not exists (select from product_variants v where v.product_id = p.id)
      order by p.id limit ${TOP})
  ), low as (
    select * from sold_out
    union all
    (select p.id, v.id, coalesce(v.stock, p.stock), coalesce(v.position, 0)
      from (select product_id as id from low_stock where ${ofVendor} union select id from queued) l
        join products p using (id) left join product_variants v on v.product_id = p.id
      where (select count(*) from sold_out) < ${TOP} and ${LIVE} and ${isOwn}
        and coalesce(v.stock, p.stock) between 1 and ${LOW_STOCK - 1}
      order by 3, 1, 4 limit ${TOP})
  ), counted as (
    select items from low_stock where ${ofVendor} and product_id not in (select id from queued)
    union all
    select items from (${lowProducts(productsOf('queued'))}) n where ${ofVendor}
  )
  select (select coalesce(sum(items), 0)::integer from counted) as total,
    (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'nameAr', p.name_ar,
        'image', p.images[1], 'size', coalesce(v.size, ''), 'color', coalesce(v.color, ''),
        'stock', l.stock) order by l.stock, p.id, l.position), '[]')
      from (select * from low order by stock, id, position limit ${TOP}) l
        join products p on p.id = l.id
        left join product_variants v on v.id = l.variant_id) as products`;
};
const LOW = lowSql(false);
const LOW_OF_VENDOR = lowSql(true);

const REVIEWS = `
  select ${REVIEW_JSON}::jsonb
    || jsonb_build_object('productName', p.name, 'productNameAr', p.name_ar) as review
  from reviews r join products p on p.id = r.product_id join users u on u.id = r.user_id
  where ($1::integer is null or p.vendor_id = $1) and r.hidden_at is null
  order by r.created_at desc, r.id desc limit ${TOP}`;

type Sales = Omit<AnalyticsDto, 'lowStock' | 'reviews' | 'stuck'>;

/** SQL of the analytics; `vendorId` null means the whole shop. */
@Injectable()
export class AnalyticsQueries {
  constructor(private readonly statements: Statements) {}

  async sales(
    to: string | undefined,
    days: number,
    vendorId: number | null,
  ): Promise<Sales | undefined> {
    const [row] = await this.statements.planned<Sales>(SALES, [to ?? null, days, vendorId]);
    return row;
  }

  async lowStock(vendorId: number | null): Promise<AnalyticsDto['lowStock'] | undefined> {
    const [text, values] = vendorId === null ? [LOW, []] : [LOW_OF_VENDOR, [vendorId]];
    const [row] = await this.statements.planned<AnalyticsDto['lowStock']>(text, values);
    return row;
  }

  async reviews(vendorId: number | null): Promise<AnalyticsDto['reviews']> {
    type Row = { review: AnalyticsDto['reviews'][number] };
    const rows = await this.statements.planned<Row>(REVIEWS, [vendorId]);
    return rows.map(({ review }) => review);
  }
}
