import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sales are counted through `new_product_sales`; nothing reads or writes this column any more. */
export class SalesWithoutIsNew20261128000220 implements MigrationInterface {
  readonly name = 'SalesWithoutIsNew20261128000220';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table product_sales drop column if exists is_new');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table product_sales add column is_new boolean not null default true');
  }
}
