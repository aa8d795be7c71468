import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { dayOf, dayStart, monthOf } from '../../../../platform/database/shop-days.js';
import { NOT_SOLD } from '../sold-states.js';

/** The newest day that changed at least `$1` ms ago or has no sums yet. */
const NEXT = `
  select c.day::text from changed_order_days c
  where c.queued_at <= now() - $1 * interval '1 ms'
    or not exists (select from daily_orders d where d.day = c.day)
  order by c.day desc limit 1`;

/** Changes that become visible later stay for the next sweep. */
const TAKE = 'delete from changed_order_days where day = $1';

const CLEAR = 'delete from daily_sales where day = $1';

/**
 * An order with lines of two vendors or categories is an order of each, so the orders of a breakdown are counted for
 * each key; only those of payment methods and cities add up to the orders of the day. Sales are before coupons, whose
 * discounts are those of the shop alone.
 */
const ADD = `
  with line as (
    select o.id, l.vendor_id, o.payment_method, o.city, p.category_id,
      o.state <> all ('{${NOT_SOLD.join()}}') as sold,
      l.quantity * l.unit_price_fils::bigint as fils, l.discount_fils,
      l.unit_price_fils::bigint * case when o.state = 'returned' then l.quantity
        else coalesce((select sum(r.received) from return_lines r where r.order_line_id = l.id), 0)
        end as returned
    from orders o join order_lines l on l.order_id = o.id
      left join products p on p.id = l.product_id
    where o.created_at >= ${dayStart('$1')} and o.created_at < ${dayStart('($1::date + 1)')}
      and (o.state <> all ('{${NOT_SOLD.join()}}') or o.state in ('returned', 'refunded'))
  ), keyed as (
    select v.vendor_id, b.breakdown, b.key, line.id, line.fils, line.returned, line.sold,
      case v.vendor_id when 0 then line.discount_fils else 0 end as discount_fils
    from line
      cross join lateral (values (0), (line.vendor_id)) v (vendor_id)
      cross join lateral (values ('none', ''), ('vendor', line.vendor_id::text),
        ('category', coalesce(line.category_id, 0)::text), ('payment', line.payment_method),
        ('city', line.city)) b (breakdown, key)
    where v.vendor_id is not null and b.key is not null
      and (v.vendor_id = 0 or b.breakdown <> 'vendor')
  )
  insert into daily_sales
    (vendor_id, breakdown, day, key, orders, sales_fils, returned_orders, returned_fils,
      discount_fils)
  select vendor_id, breakdown, $1, key, count(distinct id) filter (where sold),
    coalesce(sum(fils) filter (where sold), 0), count(distinct id) filter (where returned > 0),
    sum(returned), coalesce(sum(discount_fils) filter (where sold), 0)
  from keyed group by vendor_id, breakdown, key`;

const DAY = `o.created_at >= ${dayStart('$1')} and o.created_at < ${dayStart('($1::date + 1)')}`;
const any = (column: string): string =>
  `case grouping(o.${column}) when 1 then '*' else o.${column} end`;

/** Writes only rows that differ, because most of a day does not change. */
const COUNT = `
  with counted as materialized (
    select v.vendor_id, ${any('state')} as state, ${any('payment_method')} as payment_method,
      ${any('city')} as city, count(*)::integer as orders
    from orders o
      cross join lateral (select 0 as vendor_id union
        select l.vendor_id from order_lines l where l.order_id = o.id and l.vendor_id is not null) v
    where ${DAY}
    group by v.vendor_id, cube (o.state, o.payment_method, o.city)
  ), gone as (
    delete from daily_orders d where d.day = $1 and not exists (select from counted c
      where (c.vendor_id, c.state, c.payment_method, c.city)
        = (d.vendor_id, d.state, d.payment_method, d.city))
  )
  insert into daily_orders as d (vendor_id, state, payment_method, city, day, orders)
  select vendor_id, state, payment_method, city, $1, orders from counted
  on conflict (vendor_id, state, payment_method, city, day) do update set orders = excluded.orders
  where d.orders <> excluded.orders`;

/** The month gets the differences of the day. */
const ADD_PRODUCTS = `
  with sold as materialized (
    select l.product_id, coalesce(l.vendor_id, 0) as vendor_id, sum(l.quantity)::integer as pieces,
      sum(l.quantity * l.unit_price_fils::bigint) as sales_fils
    from orders o join order_lines l on l.order_id = o.id
    where ${DAY} and o.state <> all ('{${NOT_SOLD.join()}}')
    group by 1, 2
  ), gone as (
    delete from daily_product_sales d where d.day = $1 and not exists (select from sold s
      where s.product_id = d.product_id and s.vendor_id = d.vendor_id)
    returning product_id, vendor_id, -pieces as pieces, -sales_fils as sales_fils
  ), written as (
    insert into daily_product_sales as d (day, product_id, vendor_id, pieces, sales_fils)
    select $1::date, product_id, vendor_id, pieces, sales_fils from sold
    on conflict (day, product_id, vendor_id) do update
    set pieces = excluded.pieces, sales_fils = excluded.sales_fils
    where (d.pieces, d.sales_fils) <> (excluded.pieces, excluded.sales_fils)
    returning new.product_id, new.vendor_id, new.pieces - coalesce(old.pieces, 0) as pieces,
      new.sales_fils - coalesce(old.sales_fils, 0) as sales_fils
  )
  insert into monthly_product_sales as m (month, product_id, vendor_id, pieces, sales_fils)
  select ${monthOf('$1')}, * from (select * from gone union all select * from written) changed
  on conflict (month, product_id, vendor_id) do update
  set pieces = m.pieces + excluded.pieces, sales_fils = m.sales_fils + excluded.sales_fils`;

/** Names of shoppers in the orders of the day, for the search of misspelled ones (`similar_orders`). */
const ADD_NAMES = `
  insert into order_names (name)
  select distinct lower(o.full_name) from orders o
  where ${DAY} and o.full_name <> ''
    and not exists (select from order_names n where n.name = lower(o.full_name))
  on conflict do nothing`;

/** A name can have got an order since, but that is then in the queue. */
const DROP_NAMES = `
  delete from order_names n
  where not exists (select from orders o where lower(o.full_name) = n.name)`;

/** Every day with orders or with sums. */
const ALL_DAYS = `
  select day::text from (
    select distinct ${dayOf('created_at')} as day from orders
    union select day from daily_orders union select day from daily_sales
    union select day from daily_product_sales union select day from daily_product_orders) days
  order by day desc`;

/** `monthly_shop_sales` gets its sums from triggers. */
const CLEAR_MONTHS = 'delete from monthly_product_sales; delete from monthly_shop_sales';
const ADD_MONTHS = `
  insert into monthly_product_sales (month, product_id, vendor_id, pieces, sales_fils)
  select ${monthOf('day')}, product_id, vendor_id, sum(pieces), sum(sales_fils)
  from daily_product_sales group by 1, 2, 3`;

/** `daily_product_orders` gets a day by a trigger when it leaves the queue. */
const ADD_PRODUCT_ORDERS = 'select add_product_orders($1)';

/**
 * Processes add up one after the other. The lock is that of a session, because it must be held before the transaction
 * sees the first row.
 */
const LOCK = "select pg_advisory_lock(hashtext('daily_sales'))";
const UNLOCK = "select pg_advisory_unlock(hashtext('daily_sales'))";

/** The sums of orders and sales per day. */
@Injectable()
export class DailySalesQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * Adds up the days whose orders changed, newest first, each in a transaction of its own. A day that has sums waits
   * `wait` ms after its first change, so that one adding up serves all changes until then.
   */
  async addUp(wait: number, stop?: AbortSignal): Promise<void> {
    while (
      !stop?.aborted &&
      (await this.alone(async (manager) => {
        const [next]: { day: string }[] = await manager.query(NEXT, [wait]);
        if (next) await addUpDay(manager, next.day);
        return next;
      }))
    );
  }

  /** Deletes names that no order has any more. */
  async dropNames(): Promise<void> {
    await this.alone((manager) => manager.query(DROP_NAMES));
  }

  /** Adds up everything again, while the shop is open. */
  async rebuild(): Promise<void> {
    const days: { day: string }[] = await this.db.query(ALL_DAYS);
    for (const { day } of days)
      await this.alone(async (manager) => {
        await addUpDay(manager, day);
        await manager.query(ADD_PRODUCT_ORDERS, [day]);
      });
    await this.addUp(0);
    await this.alone(async (manager) => {
      await manager.query(CLEAR_MONTHS);
      await manager.query(ADD_MONTHS);
    });
    await this.dropNames();
  }

  /** All statements of the transaction see the same orders: a change is either in the sums or in the queue. */
  private async alone<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.db.createQueryRunner();
    try {
      await runner.query(LOCK);
      try {
        return await runner.manager.transaction('REPEATABLE READ', work);
      } finally {
        await runner.query(UNLOCK);
      }
    } finally {
      await runner.release();
    }
  }
}

const addUpDay = async (manager: EntityManager, day: string): Promise<void> => {
  for (const statement of [TAKE, CLEAR, ADD, COUNT, ADD_PRODUCTS, ADD_NAMES])
    await manager.query(statement, [day]);
};
