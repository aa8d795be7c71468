import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SalesByLine20261127000111 implements MigrationInterface {
  readonly name = 'SalesByLine20261127000111';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace trigger order_lines_sold after insert on order_lines
        referencing new table as added for each statement execute function count_ordered()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger order_lines_sold on order_lines');
  }
}
