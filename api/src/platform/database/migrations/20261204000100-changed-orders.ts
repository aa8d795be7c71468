import type { MigrationInterface, QueryRunner } from 'typeorm';

const DAY_OF = (row: string): string => `(${row}.created_at at time zone 'Asia/Dubai')::date`;

const UP = `
  alter table changed_order_days
    -- 0: only what was returned changed, which these reads do not count.
    add column order_id integer,
    -- Null: the order was not in the sums of the day.
    add column was_state text,
    add column was_city text;

  create or replace function queue_sales_day() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into changed_order_days (day, order_id) values (${DAY_OF('new')}, new.id);
    elsif ${DAY_OF('old')} = ${DAY_OF('new')} then
      insert into changed_order_days (day, order_id, was_state, was_city)
        values (${DAY_OF('new')}, new.id, old.state, old.city);
    else
      insert into changed_order_days (day, order_id, was_state, was_city)
        values (${DAY_OF('new')}, new.id, null, null), (${DAY_OF('old')}, new.id, old.state, old.city);
    end if;
    return null;
  end $$;
  create or replace function queue_returned_day() returns trigger language plpgsql as $$
  begin
    insert into changed_order_days (day, order_id)
      select ${DAY_OF('o')}, 0
      from returns r join orders o on o.id = r.order_id where r.id = new.return_id;
    return null;
  end $$`;

const DOWN = `
  create or replace function queue_sales_day() returns trigger language plpgsql as $$
  begin
    insert into changed_order_days (day) values (${DAY_OF('new')});
    if tg_op = 'UPDATE' and old.created_at <> new.created_at then
      insert into changed_order_days (day) values (${DAY_OF('old')});
    end if;
    return null;
  end $$;
  create or replace function queue_returned_day() returns trigger language plpgsql as $$
  begin
    insert into changed_order_days (day)
      select ${DAY_OF('o')}
      from returns r join orders o on o.id = r.order_id where r.id = new.return_id;
    return null;
  end $$;
  alter table changed_order_days drop column order_id, drop column was_state, drop column was_city`;

/**
 * The queue of changed days names the order and what it was, so that a read adds the changed orders to the sums of a
 * day instead of reading all of its orders. Rows without an order still mean the whole day.
 */
export class ChangedOrders20261204000100 implements MigrationInterface {
  readonly name = 'ChangedOrders20261204000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
