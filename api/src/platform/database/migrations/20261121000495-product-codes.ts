import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A code identifies one product of the shop, as the import always assumed. Of products that share a code the
 * oldest keeps it, the others get their id appended; repeated if that code exists already.
 */
const MEND = `
  do $$ begin
    loop
      update products p set code = code || '-' || id, version = version + 1
      where deleted_at is null and code <> '' and exists (
        select 1 from products o
        where o.deleted_at is null and lower(o.code) = lower(p.code) and o.id < p.id);
      exit when not found;
    end loop;
  end $$`;

/** A code is unique, ignoring case; products without one and deleted ones do not count. */
export class ProductCodes20261121000495 implements MigrationInterface {
  readonly name = 'ProductCodes20261121000495';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('lock table products in share row exclusive mode');
    await runner.query(MEND);
    await runner.query('drop index products_code');
    await runner.query(`
      create unique index products_code on products (lower(code))
        where deleted_at is null and code <> ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index products_code;
      create index products_code on products (lower(code)) where deleted_at is null`);
  }
}
