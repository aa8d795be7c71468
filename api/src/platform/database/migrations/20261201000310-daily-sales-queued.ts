import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Queues the days of the existing orders; the sweep adds them up, newest first. */
export class DailySalesQueued20261201000310 implements MigrationInterface {
  readonly name = 'DailySalesQueued20261201000310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into changed_sales_days (day)
        select distinct (created_at at time zone 'Asia/Dubai')::date from orders`);
  }

  async down(): Promise<void> {
    // The queue is dropped with its table.
  }
}
