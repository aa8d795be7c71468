import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Attempts during which the worker ended, counted apart from failures: they must not lengthen the backoff. */
export class OutboxCrashes20261125000100 implements MigrationInterface {
  readonly name = 'OutboxCrashes20261125000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table outbox add column crashes integer not null default 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table outbox drop column crashes`);
  }
}
