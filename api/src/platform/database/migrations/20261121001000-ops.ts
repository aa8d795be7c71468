import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Heartbeats of workers, and indexes for the queues page and for data retention. */
export class Ops20261121001000 implements MigrationInterface {
  readonly name = 'Ops20261121001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table workers (
        id uuid primary key,
        host text not null,
        pid integer not null,
        started_at timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        breakers jsonb not null default '[]'
      );
      create index outbox_dead on outbox (dead_at) where dead_at is not null and done_at is null;
      create index outbox_done on outbox (done_at) where done_at is not null;
      create index payment_events_created_at on payment_events (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index payment_events_created_at, outbox_done, outbox_dead;
      drop table workers;
    `);
  }
}
