import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When staff changed the delivery address of an order; later shipments use it. */
export class ChangedAddresses20261123000510 implements MigrationInterface {
  readonly name = 'ChangedAddresses20261123000510';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table orders add column address_changed_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table orders drop column address_changed_at`);
  }
}
