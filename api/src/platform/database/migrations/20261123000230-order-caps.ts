import type { MigrationInterface, QueryRunner } from 'typeorm';

const WAITING = `where holds_stock and state in ('pending_payment', 'payment_failed', 'cod_pending',
  'cod_confirmed', 'shipment_pending', 'shipment_failed', 'ready_to_ship')`;

/** For the caps on orders: orders before hand-over by account and by phone number, and numbers with a delivery. */
const INDEXES = {
  orders_waiting_user: `(user_id) ${WAITING}`,
  orders_waiting_phone: `(phone) ${WAITING}`,
  orders_delivered_phone: `(phone) where state = 'delivered'`,
};

const drop = (name: string): string => `drop index concurrently if exists ${name}`;
const create = (name: string, on: string): string =>
  `create index concurrently ${name} on orders ${on}`;

/** Built concurrently. */
export class OrderCaps20261123000230 implements MigrationInterface {
  readonly name = 'OrderCaps20261123000230';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    for (const [name, on] of Object.entries(INDEXES)) {
      // An interrupted build leaves an invalid index.
      await runner.query(drop(name));
      await runner.query(create(name, on));
    }
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(drop(name));
  }
}
