import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of requests by which staff add rows, with their responses. Nothing is announced: none of it is public. */
export class StaffRequestKeys20261206000300 implements MigrationInterface {
  readonly name = 'StaffRequestKeys20261206000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table staff_request_keys (
        staff_id integer not null references staff on delete cascade,
        key text not null,
        fingerprint text not null,
        response jsonb,
        created_at timestamptz not null default now(),
        primary key (staff_id, key)
      );
      create index staff_request_keys_created_at on staff_request_keys (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table staff_request_keys');
  }
}
