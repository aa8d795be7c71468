import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One statement sees both the products and which of them are queued. */
const FILL = `
  with queued as (delete from low_stock_changes), variants as (
    select product_id, count(*) filter (where stock < 5) as low from product_variants group by product_id
  )
  insert into low_stock (product_id, vendor_id, items)
  select p.id, coalesce(p.vendor_id, 0), coalesce(v.low, 1)
  from products p left join variants v on v.product_id = p.id
  where p.published and p.deleted_at is null
    and case when v.product_id is null then p.stock < 5 else v.low > 0 end`;

/** Counts the existing products with low stock, after the triggers queue those that change. */
export class LowStockFilled20261205000250 implements MigrationInterface {
  readonly name = 'LowStockFilled20261205000250';

  async up(runner: QueryRunner): Promise<void> {
    // A worker of this release may sweep already.
    await runner.query(`select pg_advisory_xact_lock(hashtext('low_stock'))`);
    await runner.query('delete from low_stock');
    await runner.query(FILL);
  }

  async down(): Promise<void> {
    // The counts are dropped with their table.
  }
}
