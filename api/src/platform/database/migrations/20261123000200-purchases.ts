import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The purchase of an order: the storefront's id of one cart; null for clients that send none. */
export class Purchases20261123000200 implements MigrationInterface {
  readonly name = 'Purchases20261123000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders add column purchase_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders drop column purchase_id');
  }
}
