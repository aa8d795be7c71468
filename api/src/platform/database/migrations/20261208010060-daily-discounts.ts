import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What coupons took off the goods of a day, in the sums of the whole shop; those of vendors have none. */
export class DailyDiscounts20261208010060 implements MigrationInterface {
  readonly name = 'DailyDiscounts20261208010060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table daily_sales add column if not exists discount_fils bigint not null default 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table daily_sales drop column discount_fils');
  }
}
