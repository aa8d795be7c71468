import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the parts of a payment's refunds by index. */
export class RefundLinesByPayment20261123000530 implements MigrationInterface {
  readonly name = 'RefundLinesByPayment20261123000530';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists refund_lines_payment_id');
    await runner.query(
      'create index concurrently refund_lines_payment_id on refund_lines (payment_id)',
    );
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists refund_lines_payment_id');
  }
}
