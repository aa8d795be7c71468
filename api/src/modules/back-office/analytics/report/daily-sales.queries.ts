import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { dayStart } from '../../../../platform/database/shop-days.js';
import { NOT_SOLD } from '../sold-states.js';

/**
 * The newest day that changed at least `$1` ms ago or has no sums yet, with all its changes since. Its rows that become
 * visible later stay for the next sweep.
 */
const TAKE = `
  delete from changed_sales_days where day = (
    select c.day from changed_sales_days c
    where c.queued_at <= now() - $1 * interval '1 ms'
      or not exists (select from daily_sales d where d.day = c.day)
    order by c.day desc limit 1)
  returning day::text`;

const CLEAR = 'delete from daily_sales where day = $1';

/**
 * An order with lines of two vendors or categories is an order of each, so the orders of a breakdown are counted for
 * each key; only those of payment methods and cities add up to the orders of the day.
 */
const ADD = `
  with line as (
    select o.id, l.vendor_id, o.payment_method, o.city, p.category_id,
      o.state <> all ('{${NOT_SOLD.join()}}') as sold,
      l.quantity * l.unit_price_fils::bigint as fils,
      l.unit_price_fils::bigint * case when o.state = 'returned' then l.quantity
        else coalesce((select sum(r.received) from return_lines r where r.order_line_id = l.id), 0)
        end as returned
    from orders o join order_lines l on l.order_id = o.id
      left join products p on p.id = l.product_id
    where o.created_at >= ${dayStart('$1')} and o.created_at < ${dayStart('($1::date + 1)')}
      and (o.state <> all ('{${NOT_SOLD.join()}}') or o.state in ('returned', 'refunded'))
  ), keyed as (
    select v.vendor_id, b.breakdown, b.key, line.id, line.fils, line.returned, line.sold
    from line
      cross join lateral (values (0), (line.vendor_id)) v (vendor_id)
      cross join lateral (values ('none', ''), ('vendor', line.vendor_id::text),
        ('category', coalesce(line.category_id, 0)::text), ('payment', line.payment_method),
        ('city', line.city)) b (breakdown, key)
    where v.vendor_id is not null and b.key is not null
      and (v.vendor_id = 0 or b.breakdown <> 'vendor')
  )
  insert into daily_sales
    (vendor_id, breakdown, day, key, orders, sales_fils, returned_orders, returned_fils)
  select vendor_id, breakdown, $1, key, count(distinct id) filter (where sold),
    coalesce(sum(fils) filter (where sold), 0), count(distinct id) filter (where returned > 0),
    sum(returned)
  from keyed group by vendor_id, breakdown, key`;

/** The sums of sales per day. */
@Injectable()
export class DailySalesQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * Adds up the days whose orders changed, newest first, each in a transaction of its own. A day that has sums waits
   * `wait` ms after its first change, so that one adding up serves all changes until then.
   */
  async addUp(wait: number, stop?: AbortSignal): Promise<void> {
    while (!stop?.aborted && (await this.addUpNext(wait)));
  }

  /** Whether there was one. */
  private addUpNext(wait: number): Promise<boolean> {
    return this.db.transaction(async (manager) => {
      await manager.query("select pg_advisory_xact_lock(hashtext('daily_sales'))");
      const [[changed]]: [{ day: string }[], number] = await manager.query(TAKE, [wait]);
      if (!changed) return false;
      await manager.query(CLEAR, [changed.day]);
      await manager.query(ADD, [changed.day]);
      return true;
    });
  }
}
