import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEY = 'address_key(city, area, building, flat)';

/** Orders of a phone number, parcels that came back from an address, and orders before hand-over by address. */
const INDEXES = {
  orders_phone: '(phone, created_at)',
  orders_returned_address: `((${KEY}))
    where address_complete and state in ('returned', 'refunded', 'partially_refunded')`,
  orders_waiting_address: `((${KEY})) where address_complete and holds_stock and state in (
    'pending_payment', 'payment_failed', 'cod_pending', 'cod_confirmed', 'shipment_pending',
    'shipment_failed', 'ready_to_ship')`,
};

const drop = (name: string): string => `drop index concurrently if exists ${name}`;
const create = (name: string, on: string): string =>
  `create index concurrently ${name} on orders ${on}`;

/** Built concurrently. */
export class CashHistoryIndexes20261208020100 implements MigrationInterface {
  readonly name = 'CashHistoryIndexes20261208020100';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    for (const [name, on] of Object.entries(INDEXES)) {
      // An interrupted build leaves an invalid index.
      await runner.query(drop(name));
      await runner.query(create(name, on));
    }
    await runner.query('reset lock_timeout');
    // Statistics of the expressions.
    await runner.query('analyze orders');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(drop(name));
  }
}
