import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why the last test of a provider failed, as a message of the catalogue; earlier failures have none. */
export class ProviderTestReason20261209010000 implements MigrationInterface {
  readonly name = 'ProviderTestReason20261209010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table provider_tests add column if not exists reason jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table provider_tests drop column reason');
  }
}
