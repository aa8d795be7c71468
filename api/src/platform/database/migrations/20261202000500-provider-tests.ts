import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last test of each provider by an admin. */
export class ProviderTests20261202000500 implements MigrationInterface {
  readonly name = 'ProviderTests20261202000500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table provider_tests (
        provider text primary key check (provider in ('mail', 'carrier', 'card')),
        succeeded boolean not null,
        tested_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table provider_tests');
  }
}
