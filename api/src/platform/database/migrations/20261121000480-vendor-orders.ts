import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the orders that contain lines of a vendor. */
export class VendorOrders20261121000480 implements MigrationInterface {
  readonly name = 'VendorOrders20261121000480';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index order_lines_vendor_id on order_lines (vendor_id, order_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index order_lines_vendor_id');
  }
}
