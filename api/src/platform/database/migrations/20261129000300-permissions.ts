import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Differences from the default rights of roles, in one row. */
export class Permissions20261129000300 implements MigrationInterface {
  readonly name = 'Permissions20261129000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table permissions (
        id smallint primary key default 1 check (id = 1),
        version integer not null,
        changes jsonb not null check (jsonb_typeof(changes) = 'object'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table permissions');
  }
}
