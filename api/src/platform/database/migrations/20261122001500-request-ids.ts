import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Outbox messages store the id of the request that caused them, to correlate log lines. */
export class RequestIds20261122001500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table outbox add column request_id text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table outbox drop column request_id`);
  }
}
