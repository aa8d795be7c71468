import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  // Products that need work: a row for each problem, and one with the problem 'any'.
  `create table if not exists product_problems (
    product_id integer not null,
    problem text not null,
    vendor_id integer not null,
    category_id integer not null,
    primary key (product_id, problem)
  )`,
  `create index if not exists product_problems_of_shop on product_problems (problem, product_id)`,
  `create index if not exists product_problems_of_vendor on product_problems (vendor_id, problem, product_id)`,
  `create index if not exists product_problems_of_category
    on product_problems (category_id, problem, product_id)`,
  `create table if not exists product_problem_counts (
    problem text not null,
    vendor_id integer not null,
    category_id integer not null,
    products integer not null,
    primary key (problem, vendor_id, category_id)
  )`,
  // Pictures of products, with their size once it is measured; 0: it has none that is known.
  `create table if not exists product_pictures (
    product_id integer not null,
    file text not null,
    width integer,
    height integer,
    primary key (product_id, file)
  )`,
  `create index if not exists product_pictures_unmeasured on product_pictures (product_id, file) where width is null`,
  `create table if not exists product_check_changes (
    id bigint generated always as identity primary key,
    product_id integer not null,
    -- A code that the product, or one of its variants, had until this change.
    code_before text
  )`,
];

const FUNCTIONS = `
  create or replace function queue_product_checks() returns trigger language plpgsql as $$
  begin
    insert into product_check_changes (product_id) select id from changed;
    return null;
  end $$;
  create or replace function queue_removed_products() returns trigger language plpgsql as $$
  begin
    insert into product_check_changes (product_id, code_before) select id, code from changed;
    return null;
  end $$;
  create or replace function queue_variant_checks() returns trigger language plpgsql as $$
  begin
    insert into product_check_changes (product_id) select distinct product_id from changed;
    return null;
  end $$;
  create or replace function queue_removed_variants() returns trigger language plpgsql as $$
  begin
    insert into product_check_changes (product_id, code_before) select distinct product_id, code from changed;
    return null;
  end $$;
  create or replace function queue_variant_check() returns trigger language plpgsql as $$
  begin
    insert into product_check_changes (product_id, code_before) values (new.product_id, old.code);
    return null;
  end $$;
  create or replace function queue_category_checks() returns trigger language plpgsql as $$
  begin
    insert into product_check_changes (product_id)
      select id from products where category_id = new.id and deleted_at is null;
    return null;
  end $$`;

const TRIGGERS = [
  `create or replace trigger products_check_added after insert on products
    referencing new table as changed for each statement execute function queue_product_checks()`,
  `create or replace trigger products_check_removed after delete on products
    referencing old table as changed for each statement execute function queue_removed_products()`,
  `create or replace trigger product_variants_check_added after insert on product_variants
    referencing new table as changed for each statement execute function queue_variant_checks()`,
  `create or replace trigger product_variants_check_changed after update of code on product_variants for each row
    when (old.code is distinct from new.code) execute function queue_variant_check()`,
  `create or replace trigger product_variants_check_removed after delete on product_variants
    referencing old table as changed for each statement execute function queue_removed_variants()`,
  `create or replace trigger categories_check_changed after update of tags on categories for each row
    when (old.tags is distinct from new.tags) execute function queue_category_checks()`,
];

const CODES = `create index concurrently product_variants_code on product_variants (lower(code)) where code <> ''`;

/** Which products need work: changes are queued in their transaction; workers and reads of the list check these products. */
export class ProductProblems20261208060000 implements MigrationInterface {
  readonly name = 'ProductProblems20261208060000';
  /** Each statement locks one table, and is repeatable. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, FUNCTIONS, ...TRIGGERS]) await runner.query(statement);
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists product_variants_code');
    await runner.query(CODES);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists product_variants_code');
    await runner.query(`
      drop trigger if exists products_check_added on products;
      drop trigger if exists products_check_removed on products;
      drop trigger if exists product_variants_check_added on product_variants;
      drop trigger if exists product_variants_check_changed on product_variants;
      drop trigger if exists product_variants_check_removed on product_variants;
      drop trigger if exists categories_check_changed on categories;
      drop function if exists queue_product_checks, queue_removed_products, queue_variant_checks,
        queue_removed_variants, queue_variant_check, queue_category_checks;
      drop table if exists product_problems, product_problem_counts, product_pictures, product_check_changes`);
  }
}
