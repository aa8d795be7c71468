import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds refunds in progress, which are always few. */
export class PendingRefunds20261121001300 implements MigrationInterface {
  readonly name = 'PendingRefunds20261121001300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index payments_refund_pending on payments (order_id) where state = 'refund_pending'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index payments_refund_pending');
  }
}
