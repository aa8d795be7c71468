import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of shoppers that staff have blocked, and why. */
export class BlockedShoppers20261128000610 implements MigrationInterface {
  readonly name = 'BlockedShoppers20261128000610';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users
        add column if not exists blocked_at timestamptz,
        add column if not exists blocked_reason text not null default ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column blocked_at, drop column blocked_reason');
  }
}
