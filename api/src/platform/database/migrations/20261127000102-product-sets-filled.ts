import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products per transaction; short, so that an order that sells something out waits only briefly. */
const BATCH = 500;

/** Fills the sets with the existing products. */
export class ProductSetsFilled20261127000102 implements MigrationInterface {
  readonly name = 'ProductSetsFilled20261127000102';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let last = 0; ;) {
      const [row]: { last: number | null }[] = await runner.query(
        `with batch as (
           select id from products where id > $1 and published and deleted_at is null
           order by id limit $2
         ), filled as materialized (
           select refresh_product_sets(array_agg(id)) from batch having count(*) > 0
         ) select max(id) as last, (select count(*) from filled) from batch`,
        [last, BATCH],
      );
      if (!row?.last) return;
      last = row.last;
    }
  }

  async down(): Promise<void> {
    // The sets are dropped with their table.
  }
}
