import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SalesGivenBack20261127000112 implements MigrationInterface {
  readonly name = 'SalesGivenBack20261127000112';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace trigger orders_sold after update on orders for each row
        when (old.holds_stock <> new.holds_stock) execute function count_returned()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger orders_sold on orders');
  }
}
