import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each order is looked up by its key. As a join, the plan was that of a small shop for as long as its connection lived: all
 * orders were read for each new one. `offset 0` keeps the subquery, so that each order is looked up once.
 */
const COUNT_ORDERED = `
  create or replace function count_ordered() returns trigger language plpgsql as $$
  begin
    insert into new_product_sales (product_id, day, pieces)
    select product_id, (at at time zone 'Asia/Dubai')::date, quantity
    from (
      select product_id, quantity, (select created_at from orders where id = order_id) as at
      from added offset 0) line
    where at > now() - interval '30 days';
    return null;
  end $$`;

/** The pieces of a new order are counted in the same time however many orders there are. */
export class SoldByKey20261206000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(COUNT_ORDERED);
  }

  async down(): Promise<void> {
    // The previous function has the same result.
  }
}
