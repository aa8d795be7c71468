import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The phone number of the sender of parcels; empty: the phone of the settings. */
export class PickupPhone20261204000530 implements MigrationInterface {
  readonly name = 'PickupPhone20261204000530';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table business_details add column pickup_phone text not null default ''`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table business_details drop column pickup_phone');
  }
}
