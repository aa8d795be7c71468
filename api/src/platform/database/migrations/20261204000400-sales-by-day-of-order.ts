import type { MigrationInterface, QueryRunner } from 'typeorm';

const countSales = (from: string, day: string): string => `
  create or replace function count_sales(lines order_lines[], sign integer) returns void
  language plpgsql as $$
  begin
    insert into new_product_sales (product_id, day, pieces)
      select l.product_id, (${day} at time zone 'Asia/Dubai')::date, sign * l.quantity
      from ${from};
  end $$`;

/** Looks the order of the lines up by its key: the join could read all orders of the 30 days for each new one. */
export class SalesByDayOfOrder20261204000400 implements MigrationInterface {
  readonly name = 'SalesByDayOfOrder20261204000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      countSales(
        `(select product_id, quantity,
            (select created_at from orders where id = order_id) as placed_at
          from unnest(lines)) l
        where placed_at > now() - interval '30 days'`,
        'placed_at',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      countSales(
        `unnest(lines) l join orders o on o.id = l.order_id
        where o.created_at > now() - interval '30 days'`,
        'o.created_at',
      ),
    );
  }
}
