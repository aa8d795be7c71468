import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events of returns are part of an order's history. */
export class EventsOfReturns20261127000630 implements MigrationInterface {
  readonly name = 'EventsOfReturns20261127000630';

  async up(runner: QueryRunner): Promise<void> {
    // Existing rows fulfil the narrower check before, so they are not checked again under the lock.
    await runner.query(`
      alter table order_events drop constraint if exists order_events_subject_check;
      alter table order_events add constraint order_events_subject_check
        check (subject in ('order', 'payment', 'cod', 'shipment', 'return', 'mail')) not valid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from order_events where subject = 'return';
      alter table order_events drop constraint order_events_subject_check;
      alter table order_events add constraint order_events_subject_check
        check (subject in ('order', 'payment', 'cod', 'shipment', 'mail'));
    `);
  }
}
