import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The promised day of delivery, and whether the parcel can be booked from the checkout address. */
export class DeliveryPromise20261127000300 implements MigrationInterface {
  readonly name = 'DeliveryPromise20261127000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table orders add column if not exists deliver_by date,
         add column if not exists address_complete boolean not null default false`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table orders drop column deliver_by, drop column address_complete`);
  }
}
