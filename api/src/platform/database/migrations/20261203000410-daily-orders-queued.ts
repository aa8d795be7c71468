import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Queues the days of the existing orders, after the triggers do so for new ones; the sweep adds them up, newest first.
 * Until then the order list counts their orders, as before.
 */
export class DailyOrdersQueued20261203000410 implements MigrationInterface {
  readonly name = 'DailyOrdersQueued20261203000410';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into changed_order_days (day)
        select distinct (created_at at time zone 'Asia/Dubai')::date from orders`);
  }

  async down(): Promise<void> {
    // The queue is dropped with its table.
  }
}
