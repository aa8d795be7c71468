import type { MigrationInterface, QueryRunner } from 'typeorm';

const startOf = (day: string): string => `((${day})::timestamp at time zone 'Asia/Dubai')`;

const TABLES = [
  // Sold orders of a product by the day they were placed.
  `create table if not exists daily_product_orders (
    product_id integer not null,
    day date not null,
    orders integer not null,
    primary key (product_id, day) include (orders)
  )`,
  'create index if not exists daily_product_orders_day on daily_product_orders (day)',
];

/**
 * A day that leaves the queue is added up, also by a worker of the previous release. Other states without a sale need
 * another version of the function, and `rebuild-sums.js`.
 */
const FUNCTIONS = `
  create or replace function add_product_orders(of_day date) returns void language plpgsql as $$
  begin
    with counted as materialized (
      select l.product_id, count(distinct o.id)::integer as orders
      from orders o join order_lines l on l.order_id = o.id
      where o.created_at >= ${startOf('of_day')} and o.created_at < ${startOf('of_day + 1')}
        and o.state not in ('pending_payment', 'payment_failed', 'expired', 'cancelled', 'returned', 'refunded')
      group by l.product_id
    ), gone as (
      delete from daily_product_orders d where d.day = of_day
        and not exists (select from counted c where c.product_id = d.product_id)
    )
    insert into daily_product_orders as d (product_id, day, orders)
      select product_id, of_day, orders from counted
    on conflict (product_id, day) do update set orders = excluded.orders where d.orders <> excluded.orders;
  end $$;
  create or replace function add_taken_product_orders() returns trigger language plpgsql as $$
  begin
    perform add_product_orders(day) from (select distinct day from taken) days;
    return null;
  end $$`;

const TRIGGER = `
  create or replace trigger changed_order_days_taken after delete on changed_order_days
    referencing old table as taken for each statement execute function add_taken_product_orders()`;

/** The orders of products per day, so that the report of visits reads no orders but those that changed. */
export class DailyProductOrders20261217020040 implements MigrationInterface {
  readonly name = 'DailyProductOrders20261217020040';
  /** Each statement locks one table, and is repeatable. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, FUNCTIONS, TRIGGER]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger if exists changed_order_days_taken on changed_order_days;
      drop function if exists add_taken_product_orders, add_product_orders;
      drop table if exists daily_product_orders`);
  }
}
