import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks the rows from before; reads and writes go on meanwhile. */
export class DiscountsChecked20261208010040 implements MigrationInterface {
  readonly name = 'DiscountsChecked20261208010040';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders validate constraint orders_total');
    await runner.query('alter table order_lines validate constraint order_lines_discount');
  }

  async down(): Promise<void> {
    // The constraints go with their columns.
  }
}
