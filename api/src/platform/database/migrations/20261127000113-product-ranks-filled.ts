import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 20;
const DROP = [
  'drop index concurrently if exists products_best_selling',
  'drop index concurrently if exists products_top_rated',
  'drop index concurrently if exists products_discount',
];
const CREATE = [
  `create index concurrently products_best_selling on products (sold desc, id desc)
     where published and deleted_at is null`,
  `create index concurrently products_top_rated
     on products (rating desc, review_count desc, id desc)
     where published and deleted_at is null`,
  `create index concurrently products_discount on products (discount desc, id desc)
     where published and deleted_at is null`,
];

/** Discounts of existing products, the sales of the last 30 days, and one index for each new order of a list. */
export class ProductRanksFilled20261127000113 implements MigrationInterface {
  readonly name = 'ProductRanksFilled20261127000113';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let last: number | null = 0; last !== null;) last = await this.fill(runner, last);
    await runner.query(`
      insert into product_sales (product_id, day, pieces)
        select l.product_id, (o.created_at at time zone 'Asia/Dubai')::date, sum(l.quantity)
        from orders o join order_lines l on l.order_id = o.id
        where o.holds_stock and o.created_at > now() - interval '30 days'
          and exists (select from products p where p.id = l.product_id)
        group by 1, 2
      on conflict (product_id, day) do update set pieces = excluded.pieces, is_new = true`);
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    for (const statement of [...DROP, ...CREATE]) await runner.query(statement);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DROP) await runner.query(statement);
  }

  private async fill(runner: QueryRunner, after: number): Promise<number | null> {
    const [row]: { last: number | null }[] = await runner.query(
      `with batch as (
         select id from products where id > $1 and pay_fils < price_fils order by id limit $2
       ), filled as (
         update products p set price_fils = price_fils from batch where p.id = batch.id and p.discount = 0)
       select max(id) as last from batch`,
      [after, BATCH],
    );
    return row?.last ?? null;
  }
}
