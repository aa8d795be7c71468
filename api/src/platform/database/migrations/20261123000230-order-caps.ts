import type { MigrationInterface, QueryRunner } from 'typeorm';

const WAITING = `where holds_stock and state in ('pending_payment', 'payment_failed', 'cod_pending',
  'cod_confirmed', 'shipment_pending', 'shipment_failed', 'ready_to_ship')`;

/** What the caps on orders count: an account's and a phone number's orders before hand-over, and the numbers delivered to. */
const INDEXES = {
  orders_waiting_user: `(user_id) ${WAITING}`,
  orders_waiting_phone: `(phone) ${WAITING}`,
  orders_delivered_phone: `(phone) where state = 'delivered'`,
};

const drop = (name: string): string => `drop index concurrently if exists ${name}`;
const create = (name: string, on: string): string =>
  `create index concurrently ${name} on orders ${on}`;

/** Built beside the work of the shop. */
export class OrderCaps20261123000230 implements MigrationInterface {
  readonly name = 'OrderCaps20261123000230';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    for (const [name, on] of Object.entries(INDEXES)) {
      // A build that was interrupted leaves an index that is not valid.
      await runner.query(drop(name));
      await runner.query(create(name, on));
    }
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(drop(name));
  }
}
