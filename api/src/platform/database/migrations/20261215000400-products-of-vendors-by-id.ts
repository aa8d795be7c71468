import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An export of a vendor reads its products in the order of their ids. */
export class ProductsOfVendorsById20261215000400 implements MigrationInterface {
  readonly name = 'ProductsOfVendorsById20261215000400';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await this.down(runner);
    await runner.query(`create index concurrently products_vendor_ids
      on products (vendor_id, id) where deleted_at is null`);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists products_vendor_ids');
  }
}
