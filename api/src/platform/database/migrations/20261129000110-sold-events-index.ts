import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the orders that were paid or confirmed last by index. */
export class SoldEventsIndex20261129000110 implements MigrationInterface {
  readonly name = 'SoldEventsIndex20261129000110';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists order_events_sold');
    await runner.query(`create index concurrently order_events_sold on order_events (id)
      where subject = 'order' and event in ('captured', 'confirmed')`);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists order_events_sold');
  }
}
