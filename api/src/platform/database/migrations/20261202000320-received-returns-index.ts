import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the returns that were received in a period by index. */
export class ReceivedReturnsIndex20261202000320 implements MigrationInterface {
  readonly name = 'ReceivedReturnsIndex20261202000320';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists returns_received_at');
    await runner.query(
      'create index concurrently returns_received_at on returns (received_at) where received_at is not null',
    );
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists returns_received_at');
  }
}
