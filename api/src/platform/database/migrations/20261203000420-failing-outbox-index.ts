import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds open messages that failed or whose worker crashed, without a scan of all messages. */
export class FailingOutboxIndex20261203000420 implements MigrationInterface {
  readonly name = 'FailingOutboxIndex20261203000420';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists outbox_troubled');
    await runner.query(
      'create index concurrently outbox_troubled on outbox (topic) where done_at is null and attempts + crashes > 0',
    );
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists outbox_troubled');
  }
}
