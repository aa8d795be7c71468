import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports can be cancelled. */
export class CancelledImports20261204000520 implements MigrationInterface {
  readonly name = 'CancelledImports20261204000520';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table product_imports drop constraint product_imports_state_check,
        add constraint product_imports_state_check check (state in
          ('checked', 'queued', 'running', 'done', 'cancelled', 'reverting', 'reverted'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update product_imports set state = 'done' where state = 'cancelled';
      alter table product_imports drop constraint product_imports_state_check,
        add constraint product_imports_state_check check (state in
          ('checked', 'queued', 'running', 'done', 'reverting', 'reverted'))`);
  }
}
