import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors of staff accounts, and the browsers they have signed in with. */
export class SecondFactors20261206000420 implements MigrationInterface {
  readonly name = 'SecondFactors20261206000420';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists second_factors (
        staff_id integer primary key references staff (id) on delete cascade,
        secret text not null,
        active_since timestamptz,
        last_step integer,
        recovery_salt text not null default '',
        recovery_codes text[] not null default '{}',
        locale text not null default 'en',
        constraint second_factors_salt check (active_since is null or recovery_salt <> '')
      );
      create table if not exists staff_browsers (
        staff_id integer not null references staff (id) on delete cascade,
        browser_hash text not null,
        seen_at timestamptz not null default now(),
        primary key (staff_id, browser_hash)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table staff_browsers, second_factors');
  }
}
