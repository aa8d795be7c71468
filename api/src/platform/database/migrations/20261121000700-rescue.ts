import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Partial indexes for stuck orders, and an index for the newest reviews. */
export class Rescue20261121000700 implements MigrationInterface {
  readonly name = 'Rescue20261121000700';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index payments_in_review on payments (order_id) where state = 'review';
      create index outbox_failing on outbox (topic) where done_at is null and attempts > 0;
      create index reviews_created_at on reviews (created_at desc, id desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index reviews_created_at, outbox_failing, payments_in_review');
  }
}
