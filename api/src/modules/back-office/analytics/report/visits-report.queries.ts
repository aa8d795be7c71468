import { Injectable } from '@nestjs/common';
import { changedOrders } from '../../../../platform/database/changed-orders.js';
import { dayStart, monthOf } from '../../../../platform/database/shop-days.js';
import { Statements } from '../../../../platform/database/statements.js';
import { NOT_SOLD } from '../sold-states.js';
import { IN_UNIT, PERIOD, RANGE, sumsOf } from './report-range.js';
import type { VisitsReportDto } from './visits-report.dto.js';

const MOST_PRODUCTS = 100;
const STEPS = ['views', 'carts', 'checkouts', 'orders'];

const sums = (suffix: string, condition: string): string => sumsOf(STEPS, suffix, condition);
const json = (suffix: string): string => `json_build_object(
  'views', views_${suffix}, 'carts', carts_${suffix}, 'orders', orders_${suffix},
  'checkouts', case when $3 = 0 then checkouts_${suffix} end)`;

/** Products of each month that are looked at first. */
const DEPTH = 300;

interface Sought {
  period: 'now' | 'before';
  /** SQL: the vendor of the views, 0 for all. */
  vendor: string;
  /** SQL: a condition of the rows `d`. */
  products: string;
}

/** Views of products in a period: its whole months, and the days before and after them. */
const visitsOf = ({ period, vendor, products }: Sought): string => {
  const daysOf = (days: string): string => `
      select d.product_id, d.views, d.carts from span s
      join daily_visits d on ${days} and d.product_id > 0
        and (${vendor} = 0 or d.vendor_id = ${vendor}) and ${products}
      where s.period = '${period}'`;
  return `
    select product_id, sum(views) as views, sum(carts) as carts from (
      select d.product_id, d.views, d.carts from span s
      join monthly_visits d on d.month >= s.months_start and d.month < s.months_end
        and d.vendor_id = ${vendor} and ${products}
      where s.period = '${period}'
      union all ${daysOf('d.day >= s.first and d.day < s.months_start')}
      union all ${daysOf('d.day >= s.months_end and d.day <= s.last')}
    ) visits group by product_id`;
};

const among = (ids: string): string => `d.product_id = any (array(select product_id from ${ids}))`;
const isSold = (state: string): string => `${state} <> all ('{${NOT_SOLD.join()}}')`;

/** The months that a period contains as a whole, as far as visits are stored; without one they begin after it. */
const SPAN = `
  stored as (
    select min(day) as first, max(day) as last from daily_visits
  ), period as (
    select 'now' as period, first, last from range
    union all select 'before', before, first - 1 from range
  ), whole as (
    select p.*,
      case when p.first <= s.first then ${monthOf('s.first')}
        else ${monthOf("(p.first + interval '1 month' - interval '1 day')")} end as months_start,
      case when p.last >= s.last then ${monthOf("(s.last + interval '1 month')")}
        else ${monthOf('(p.last + 1)')} end as months_end
    from period p cross join stored s
  ), span as (
    select period, first, last,
      case when months_start < months_end then months_start else last + 1 end as months_start,
      case when months_start < months_end then months_end else last + 1 end as months_end
    from whole
  )`;

/**
 * The most viewed products are sought among the first of each month that the period touches: another product has at most
 * the sum of what comes next in these months. If that might be enough, all products are added up.
 */
const VIEWED = `
  list as materialized (
    select l.* from range r cross join stored s
    cross join lateral generate_series(${monthOf('greatest(r.first, s.first)')},
      ${monthOf('least(r.last, s.last)')}, interval '1 month') m (start)
    cross join lateral (
      select product_id, views, row_number() over (order by views desc) as place
      from monthly_visits where vendor_id = $3 and month = m.start::date
      order by views desc limit ${DEPTH + 1}) l
  ), candidate as materialized (
    select distinct product_id from list where place <= ${DEPTH}
  ), likely as materialized (${visitsOf({ period: 'now', vendor: '$3', products: among('candidate') })}
    order by views desc, product_id limit ${MOST_PRODUCTS}
  ), proof as materialized (
    select coalesce(max(place), 0) <= ${DEPTH} or sum(views) filter (where place > ${DEPTH})
      < (select views from likely order by views desc offset ${MOST_PRODUCTS - 1} limit 1) as is_found
    from list
  ), viewed as materialized (
    select product_id, views as views_now, carts as carts_now from (
      select * from likely where (select is_found from proof)
      union all
      (${visitsOf({ period: 'now', vendor: '$3', products: '(select is_found from proof) is not true' })}
      order by views desc, product_id limit ${MOST_PRODUCTS})) most
  )`;

/**
 * `$1` first day, `$2` last day, `$3` vendor or 0 for all. Orders are those of days that are added up, and those that
 * changed since then; `offset 0`: these and their lines by index, never all.
 */
const REPORT = `
  with ${RANGE}, ${SPAN}, since as (
    select min(day) as day from daily_visit_sums
  ), by_day as materialized (
    select v.day, sum(v.views) as views, sum(v.carts) as carts, sum(v.checkouts) as checkouts,
      0 as orders
    from range r join daily_visit_sums v on v.day between r.before and r.last
    where $3 = 0 or v.vendor_id = $3 group by v.day
    union all
    select s.day, 0, 0, 0, s.orders
    from range r join daily_sales s on s.day between r.before and r.last
    where s.vendor_id = $3 and s.breakdown = 'none' and s.day >= (select day from since)
  ), ${VIEWED}, earlier as (${visitsOf({ period: 'before', vendor: '0', products: among('viewed') })}
  ), ordering as materialized (
    select greatest(r.before, s.day) as first, r.last from range r cross join since s
  ), ${changedOrders('c.day between (select first from ordering) and (select last from ordering)')},
  sold as (
    select c.day, o.id, 1 as sign from changed c
    cross join lateral (select id from orders
      where created_at >= ${dayStart('c.day')} and created_at < ${dayStart('(c.day + 1)')}
        and ${isSold('state')} offset 0) o
    union all
    select day, id, (is_here and ${isSold('state')})::int - coalesce(${isSold('was_state')}, false)::int
    from touched
  ), ordered as (
    select d.product_id, sum(d.orders) filter (where d.day >= r.first) as orders_now,
      sum(d.orders) filter (where d.day < r.first) as orders_before
    from range r cross join (
      select d.product_id, d.day, d.orders from ordering o
      join daily_product_orders d on d.day between o.first and o.last and ${among('viewed')}
        and d.day not in (select day from changed)
      union all
      select l.product_id, o.day, o.sign from sold o
      cross join lateral (select distinct d.product_id from order_lines d
        where d.order_id = o.id and ${among('viewed')} offset 0) l
      where o.sign <> 0
    ) d
    group by d.product_id
  ), total as (
    select ${sums('now', 'd.day >= r.first')}, ${sums('before', 'd.day < r.first')}
    from range r left join by_day d on true
  )
  select ${PERIOD},
    (select day::text from since) as "countedSince",
    (select ${json('now')} from total) as totals,
    (select ${json('before')} from total) as before,
    (select json_agg(jsonb_build_object('day', day::date) || ${json('now')}::jsonb order by day)
      from (select ${IN_UNIT} as day, ${sums('now', 'true')}
        from generate_series(r.first, r.last, interval '1 day') g (day)
        left join by_day d on d.day = g.day::date group by 1) days) as days,
    (select coalesce(json_agg(json_build_object('id', v.product_id,
        'name', coalesce(p.name, ''), 'nameAr', coalesce(p.name_ar, ''),
        'now', json_build_object('views', v.views_now, 'carts', v.carts_now,
          'orders', coalesce(o.orders_now, 0)),
        'before', json_build_object('views', coalesce(e.views, 0), 'carts', coalesce(e.carts, 0),
          'orders', coalesce(o.orders_before, 0)))
        order by v.views_now desc, v.product_id), '[]')
      from viewed v
        left join earlier e using (product_id)
        left join ordered o using (product_id)
        left join products p on p.id = v.product_id) as products
  from range r`;

/** SQL of the report of visits; vendor 0 means the whole shop. */
@Injectable()
export class VisitsReportQueries {
  constructor(private readonly statements: Statements) {}

  async report(from: string, to: string, vendorId: number): Promise<VisitsReportDto | undefined> {
    const [row] = await this.statements.planned<VisitsReportDto>(REPORT, [from, to, vendorId]);
    return row;
  }
}
