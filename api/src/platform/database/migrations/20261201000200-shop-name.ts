import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The shop's name as a setting; null: the name of the environment. */
export class ShopName20261201000200 implements MigrationInterface {
  readonly name = 'ShopName20261201000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table settings add column if not exists name jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table settings drop column if exists name');
  }
}
