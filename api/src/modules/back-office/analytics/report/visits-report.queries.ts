import { Injectable } from '@nestjs/common';
import { dayStart } from '../../../../platform/database/shop-days.js';
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

/** `$1` first day, `$2` last day, `$3` vendor or 0 for all. */
const REPORT = `
  with ${RANGE}, since as (
    select min(day) as day from daily_visits
  ), by_day as materialized (
    select v.day, sum(v.views) as views, sum(v.carts) as carts, sum(v.checkouts) as checkouts,
      0 as orders
    from range r join daily_visits v on v.day between r.before and r.last
    where $3 = 0 or v.vendor_id = $3 group by v.day
    union all
    select s.day, 0, 0, 0, s.orders
    from range r join daily_sales s on s.day between r.before and r.last
    where s.vendor_id = $3 and s.breakdown = 'none' and s.day >= (select day from since)
  ), viewed as (
    select v.product_id, sum(v.views) as views_now, sum(v.carts) as carts_now
    from range r join daily_visits v on v.day between r.first and r.last
    where v.product_id > 0 and ($3 = 0 or v.vendor_id = $3)
    group by v.product_id
    order by views_now desc, v.product_id limit ${MOST_PRODUCTS}
  ), earlier as (
    select v.product_id, sum(v.views) as views, sum(v.carts) as carts
    from range r join daily_visits v on v.day >= r.before and v.day < r.first
    where v.product_id = any (array(select product_id from viewed))
    group by v.product_id
  ), ordered as (
    select l.product_id,
      count(distinct o.id) filter (where o.created_at >= ${dayStart('r.first')}) as orders_now,
      count(distinct o.id) filter (where o.created_at < ${dayStart('r.first')}) as orders_before
    from range r
      join order_lines l on l.product_id = any (array(select product_id from viewed))
      join orders o on o.id = l.order_id
    where o.created_at >= ${dayStart('greatest(r.before, (select day from since))')}
      and o.created_at < ${dayStart('(r.last + 1)')}
      and o.state <> all ('{${NOT_SOLD.join()}}')
    group by l.product_id
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
