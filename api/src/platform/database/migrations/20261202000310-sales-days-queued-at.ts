import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a day waits to be added up: its changes of a few minutes are added up together. */
export class SalesDaysQueuedAt20261202000310 implements MigrationInterface {
  readonly name = 'SalesDaysQueuedAt20261202000310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table changed_sales_days add column if not exists queued_at timestamptz not null default now()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table changed_sales_days drop column if exists queued_at');
  }
}
