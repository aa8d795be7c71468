import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Numbers of orders per day and sales of products per day and month, for the order list and the analytics. They have
 * a queue of their own: a worker of the previous release, which does not know these tables, must not empty it.
 */
export class DailyOrders20261203000400 implements MigrationInterface {
  readonly name = 'DailyOrders20261203000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table changed_order_days (
        id bigint generated always as identity primary key,
        day date not null,
        queued_at timestamptz not null default now()
      );
      create index changed_order_days_day on changed_order_days (day);

      -- Each combination of the filters has a row: '*' means any, vendor 0 the whole shop.
      create table daily_orders (
        vendor_id integer not null,
        state text not null,
        payment_method text not null,
        city text not null,
        day date not null,
        orders integer not null,
        primary key (vendor_id, state, payment_method, city, day) include (orders)
      );
      create index daily_orders_day on daily_orders (day);

      -- The vendor is 0 where a line has none.
      create table daily_product_sales (
        day date not null,
        product_id integer not null,
        vendor_id integer not null,
        pieces integer not null,
        sales_fils bigint not null,
        primary key (day, product_id, vendor_id)
      );
      -- The sums of the days of a month, kept in the same transactions.
      create table monthly_product_sales (
        month date not null,
        product_id integer not null,
        vendor_id integer not null,
        pieces integer not null,
        sales_fils bigint not null,
        primary key (month, product_id, vendor_id)
      );

      create or replace function queue_sales_day() returns trigger language plpgsql as $$
      begin
        insert into changed_order_days (day) values ((new.created_at at time zone 'Asia/Dubai')::date);
        if tg_op = 'UPDATE' and old.created_at <> new.created_at then
          insert into changed_order_days (day) values ((old.created_at at time zone 'Asia/Dubai')::date);
        end if;
        return null;
      end $$;
      create or replace function queue_returned_day() returns trigger language plpgsql as $$
      begin
        insert into changed_order_days (day)
          select (o.created_at at time zone 'Asia/Dubai')::date
          from returns r join orders o on o.id = r.order_id where r.id = new.return_id;
        return null;
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function queue_sales_day() returns trigger language plpgsql as $$
      begin
        insert into changed_sales_days (day) values ((new.created_at at time zone 'Asia/Dubai')::date);
        if tg_op = 'UPDATE' and old.created_at <> new.created_at then
          insert into changed_sales_days (day) values ((old.created_at at time zone 'Asia/Dubai')::date);
        end if;
        return null;
      end $$;
      create or replace function queue_returned_day() returns trigger language plpgsql as $$
      begin
        insert into changed_sales_days (day)
          select (o.created_at at time zone 'Asia/Dubai')::date
          from returns r join orders o on o.id = r.order_id where r.id = new.return_id;
        return null;
      end $$;
      insert into changed_sales_days (day) select distinct day from changed_order_days;
      drop table monthly_product_sales, daily_product_sales, daily_orders, changed_order_days`);
  }
}
