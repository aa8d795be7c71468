import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The part of the order's discount that belongs to a line. */
export class OrderLineDiscounts20261208010030 implements MigrationInterface {
  readonly name = 'OrderLineDiscounts20261208010030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table order_lines
        add column if not exists discount_fils integer not null default 0,
        drop constraint if exists order_lines_discount,
        add constraint order_lines_discount check (
          discount_fils between 0 and quantity::bigint * unit_price_fils) not valid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table order_lines drop column discount_fils`);
  }
}
