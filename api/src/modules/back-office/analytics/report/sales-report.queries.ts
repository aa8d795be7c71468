import { Injectable } from '@nestjs/common';
import { Statements } from '../../../../platform/database/statements.js';
import { dayOf } from '../../../../platform/database/shop-days.js';
import { IN_UNIT, PERIOD, RANGE, sumsOf } from './report-range.js';
import type { Breakdown, SalesReportDto } from './sales-report.dto.js';

const MOST_ROWS = 200;

const COLUMNS = ['orders', 'sales_fils', 'returned_orders', 'returned_fils', 'discount_fils'];
const sums = (suffix: string, condition: string): string => sumsOf(COLUMNS, suffix, condition);
const json = (suffix: string): string => `json_build_object(
  'sales', sales_fils_${suffix} * 0.01,
  'discounts', discount_fils_${suffix} * 0.01,
  'orders', orders_${suffix},
  'average', coalesce(round(sales_fils_${suffix} / nullif(orders_${suffix}, 0)), 0) * 0.01,
  'returnedOrders', returned_orders_${suffix},
  'returned', returned_fils_${suffix} * 0.01)`;

/** Columns of sums of both periods. */
const SUMMED = COLUMNS.flatMap((column) => [`${column}_now`, `${column}_before`]);
/** A view has no payment method and no city. */
const HAS_VIEWS = `$4 in ('vendor', 'category')`;
/** Views of a period that begins with this day; unknown unless all of it was counted. */
const views = (suffix: string, first: string): string => `jsonb_build_object('views',
  case when ${HAS_VIEWS} and (select day from since) <= ${first} then views_${suffix} end)`;

/** `$1` first day, `$2` last day, `$3` vendor or 0 for all, `$4` breakdown. */
const REPORT = `
  with ${RANGE}, total as (
    select ${sums('now', 'd.day >= r.first')}, ${sums('before', 'd.day < r.first')}
    from range r join daily_sales d on d.day between r.before and r.last
    where d.vendor_id = $3 and d.breakdown = 'none'
  ), sold as (
    select d.key, ${sums('now', 'd.day >= r.first')}, ${sums('before', 'd.day < r.first')}
    from range r join daily_sales d on d.day between r.before and r.last
    where d.vendor_id = $3 and d.breakdown = $4 group by d.key
  ), seen as (
    select case $4 when 'vendor' then d.vendor_id else d.category_id end::text as key,
      ${sumsOf(['views'], 'now', 'd.day >= r.first')}, ${sumsOf(['views'], 'before', 'd.day < r.first')}
    from range r join daily_visit_sums d on d.day between r.before and r.last
    where ${HAS_VIEWS} and d.views > 0 and ($3 = 0 or d.vendor_id = $3) group by 1
  ), keyed as (
    select key, coalesce(views_now, 0) as views_now, coalesce(views_before, 0) as views_before,
      ${SUMMED.map((column) => `coalesce(${column}, 0) as ${column}`).join()}
    from sold full join seen using (key)
  ), since as (
    select min(day) as day from daily_visit_sums
  )
  select ${PERIOD},
    (select ${json('now')} from total) as totals,
    (select ${json('before')} from total) as before,
    (select json_agg(jsonb_build_object('day', day::date) || ${json('now')}::jsonb order by day)
      from (select ${IN_UNIT} as day, ${sums('now', 'true')}
        from generate_series(r.first, r.last, interval '1 day') g (day)
        left join daily_sales d
          on d.vendor_id = $3 and d.breakdown = 'none' and d.day = g.day::date
        group by 1) days) as days,
    (select coalesce(json_agg(json_build_object('key', key,
        'name', case $4 when 'vendor' then coalesce(s.name, '')
          when 'category' then coalesce(c.name, '') else key end,
        'nameAr', coalesce(c.name_ar, ''),
        'now', ${json('now')}::jsonb || ${views('now', 'r.first')},
        'before', ${json('before')}::jsonb || ${views('before', 'r.before')})
        order by sales_fils_now desc, sales_fils_before desc, views_now desc, key), '[]')
      from (select * from keyed
          order by sales_fils_now desc, sales_fils_before desc, views_now desc, key
          limit ${MOST_ROWS}) k
        left join staff s on $4 = 'vendor' and s.id::text = k.key
        left join categories c on $4 = 'category' and c.id::text = k.key) as rows,
    (select count(*)::integer from keyed) as "rowCount",
    (select count(*)::integer
      from generate_series(r.before, least(r.last, ${dayOf('now()')} - 1), interval '1 day') g (day)
      where exists (select from changed_order_days c where c.day = g.day::date)
        and not exists (select from daily_sales d where d.day = g.day::date)) as "daysLeft"
  from range r`;

/** SQL of the sales report; vendor 0 means the whole shop. */
@Injectable()
export class SalesReportQueries {
  constructor(private readonly statements: Statements) {}

  async report(
    from: string,
    to: string,
    vendorId: number,
    by: Breakdown,
  ): Promise<SalesReportDto | undefined> {
    const [row] = await this.statements.planned<SalesReportDto>(REPORT, [from, to, vendorId, by]);
    return row;
  }
}
