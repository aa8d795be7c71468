import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Actions of staff. Without foreign keys, because an entry outlives its subject. */
export class Audit20261121000610 implements MigrationInterface {
  readonly name = 'Audit20261121000610';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit (
        id integer generated always as identity primary key,
        at timestamptz not null default now(),
        actor_id integer not null,
        actor_name text not null,
        actor_role text not null,
        action text not null,
        subject text not null,
        subject_id integer not null,
        label text not null default '',
        changes jsonb not null default '{}');
      create index audit_time on audit (at, id);
      create index audit_actor on audit (actor_id, at, id);
      create index audit_subject on audit (subject, subject_id, at, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit');
  }
}
