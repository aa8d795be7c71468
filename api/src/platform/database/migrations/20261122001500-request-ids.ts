import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Work remembers the request that asked for it, so that its lines in the logs can be found. */
export class RequestIds20261122001500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table outbox add column request_id text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table outbox drop column request_id`);
  }
}
