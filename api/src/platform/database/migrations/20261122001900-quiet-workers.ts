import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A commit with a notification holds a server-wide lock until it is on disk, so workers that processed a backlog
 * waited for each other. Now only processes without a relay send notifications, explicitly.
 */
export class QuietWorkers20261122001900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`drop trigger outbox_announced on outbox; drop function announce_outbox`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function announce_outbox() returns trigger language plpgsql as $$
      begin
        perform pg_notify('outbox', '');
        return null;
      end $$;
      create trigger outbox_announced after insert on outbox
        for each statement execute function announce_outbox()`);
  }
}
