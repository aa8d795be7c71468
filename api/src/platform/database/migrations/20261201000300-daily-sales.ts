import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sums of sales per day in Dubai, for reports. A sweep adds a day up again when its orders changed: triggers queue the
 * day in the transaction of the change. Orders only add rows to the queue, so that they do not wait for each other.
 */
export class DailySales20261201000300 implements MigrationInterface {
  readonly name = 'DailySales20261201000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The sums of the whole shop have the vendor 0.
      create table daily_sales (
        vendor_id integer not null,
        breakdown text not null
          check (breakdown in ('none', 'vendor', 'category', 'payment', 'city')),
        day date not null,
        -- The vendor, category, payment method or city; empty without a breakdown.
        key text not null,
        orders integer not null,
        sales_fils bigint not null,
        returned_orders integer not null,
        returned_fils bigint not null,
        primary key (vendor_id, breakdown, day, key)
      );
      create index daily_sales_day on daily_sales (day);
      create table changed_sales_days (
        id bigint generated always as identity primary key,
        day date not null
      );
      create index changed_sales_days_day on changed_sales_days (day);

      create function queue_sales_day() returns trigger language plpgsql as $$
      begin
        insert into changed_sales_days (day) values ((new.created_at at time zone 'Asia/Dubai')::date);
        if tg_op = 'UPDATE' and old.created_at <> new.created_at then
          insert into changed_sales_days (day) values ((old.created_at at time zone 'Asia/Dubai')::date);
        end if;
        return null;
      end $$;
      create trigger orders_sales_added after insert on orders
        for each row execute function queue_sales_day();
      create trigger orders_sales_changed after update of state, city, created_at on orders
        for each row when ((old.state, old.city, old.created_at) is distinct from
          (new.state, new.city, new.created_at))
        execute function queue_sales_day();

      create function queue_returned_day() returns trigger language plpgsql as $$
      begin
        insert into changed_sales_days (day)
          select (o.created_at at time zone 'Asia/Dubai')::date
          from returns r join orders o on o.id = r.order_id where r.id = new.return_id;
        return null;
      end $$;
      create trigger return_lines_sales_changed after update of received on return_lines
        for each row when (old.received is distinct from new.received)
        execute function queue_returned_day()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger orders_sales_added on orders;
      drop trigger orders_sales_changed on orders;
      drop trigger return_lines_sales_changed on return_lines;
      drop function queue_sales_day, queue_returned_day;
      drop table changed_sales_days, daily_sales`);
  }
}
