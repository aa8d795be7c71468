import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The shipments of an order are read whenever it is placed, shown, cancelled or refunded. `shipments_live` contains
 * only those that were not rejected or voided, so PostgreSQL read the whole table instead.
 */
export class ShipmentsByOrder20261123000400 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // No query waits for this lock, so it may wait longer than the others.
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists shipments_order_id');
    await runner.query('create index concurrently shipments_order_id on shipments (order_id, id)');
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently shipments_order_id');
  }
}
