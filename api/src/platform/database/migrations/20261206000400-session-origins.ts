import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a session was opened, and when its account last confirmed its password or second factor. */
export class SessionOrigins20261206000400 implements MigrationInterface {
  readonly name = 'SessionOrigins20261206000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sessions
        add column if not exists user_agent text,
        add column if not exists network text,
        add column if not exists confirmed_at timestamptz not null default now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table sessions drop column user_agent, drop column network, drop column confirmed_at',
    );
  }
}
