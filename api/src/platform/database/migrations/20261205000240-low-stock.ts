import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
  -- Live products with low stock: how many of their variants, or 1 without variants. 0: no vendor.
  create table if not exists low_stock (
    product_id integer primary key,
    vendor_id integer not null,
    items integer not null
  );
  create index if not exists low_stock_vendor on low_stock (vendor_id) include (items);
  create table if not exists low_stock_changes (
    id bigint generated always as identity primary key,
    product_id integer not null
  )`;

const FUNCTIONS = `
  create or replace function queue_low_stock() returns trigger language plpgsql as $$
  begin
    if tg_table_name = 'product_variants' then
      insert into low_stock_changes (product_id) values (new.product_id);
    elsif tg_op = 'DELETE' then
      insert into low_stock_changes (product_id) values (old.id);
    else
      insert into low_stock_changes (product_id) values (new.id);
    end if;
    return null;
  end $$;
  create or replace function queue_low_variants() returns trigger language plpgsql as $$
  begin
    insert into low_stock_changes (product_id) select distinct product_id from changed;
    return null;
  end $$`;

/** Low is fewer than five, as LOW_STOCK; a sale that does not cross this number queues nothing. */
const TRIGGERS = [
  `create or replace trigger products_low_added after insert on products
    for each row when (new.stock < 5) execute function queue_low_stock()`,
  `create or replace trigger products_low_changed
    after update of stock, published, deleted_at, vendor_id on products for each row
    when ((old.stock < 5, old.published, old.deleted_at is null, old.vendor_id)
      is distinct from (new.stock < 5, new.published, new.deleted_at is null, new.vendor_id))
    execute function queue_low_stock()`,
  `create or replace trigger products_low_removed after delete on products
    for each row execute function queue_low_stock()`,
  `create or replace trigger product_variants_low_changed after update of stock on product_variants
    for each row when ((old.stock < 5) <> (new.stock < 5)) execute function queue_low_stock()`,
  `create or replace trigger product_variants_low_added after insert on product_variants
    referencing new table as changed for each statement execute function queue_low_variants()`,
  `create or replace trigger product_variants_low_removed after delete on product_variants
    referencing old table as changed for each statement execute function queue_low_variants()`,
];

/** Products with low stock, for the analytics: changes are queued in their transaction, and a sweep counts these products. */
export class LowStock20261205000240 implements MigrationInterface {
  readonly name = 'LowStock20261205000240';
  /** Each statement locks one table, and is repeatable. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [TABLES, FUNCTIONS, ...TRIGGERS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger if exists products_low_added on products;
      drop trigger if exists products_low_changed on products;
      drop trigger if exists products_low_removed on products;
      drop trigger if exists product_variants_low_changed on product_variants;
      drop trigger if exists product_variants_low_added on product_variants;
      drop trigger if exists product_variants_low_removed on product_variants;
      drop function if exists queue_low_stock, queue_low_variants;
      drop table if exists low_stock, low_stock_changes`);
  }
}
