import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exports can be cancelled. */
export class CancelledExports20261203000110 implements MigrationInterface {
  readonly name = 'CancelledExports20261203000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table exports drop constraint exports_state_check,
        add constraint exports_state_check
          check (state in ('queued', 'running', 'done', 'failed', 'cancelled'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update exports set state = 'failed' where state = 'cancelled';
      alter table exports drop constraint exports_state_check,
        add constraint exports_state_check
          check (state in ('queued', 'running', 'done', 'failed'))`);
  }
}
