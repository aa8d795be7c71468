import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the refund of a return by index. */
export class RefundsOfReturnsIndex20261127000620 implements MigrationInterface {
  readonly name = 'RefundsOfReturnsIndex20261127000620';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists refund_lines_return_id');
    await runner.query(
      'create index concurrently refund_lines_return_id on refund_lines (return_id) where return_id is not null',
    );
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists refund_lines_return_id');
  }
}
