import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds late orders by index. */
export class LateOrders20261127000310 implements MigrationInterface {
  readonly name = 'LateOrders20261127000310';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists orders_undelivered');
    await runner.query(
      `create index concurrently orders_undelivered on orders (deliver_by)
       where state in ('paid', 'cod_confirmed', 'shipment_pending', 'shipment_failed', 'ready_to_ship', 'shipped')`,
    );
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists orders_undelivered');
  }
}
