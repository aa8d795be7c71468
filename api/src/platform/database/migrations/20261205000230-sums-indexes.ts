import type { MigrationInterface, QueryRunner } from 'typeorm';

const MADE = {
  monthly_product_sales_product:
    'monthly_product_sales (product_id, month) include (vendor_id, sales_fils)',
};
/** The reconciliation reads sums per day instead; orders and payments are written faster without them. */
const DROPPED = {
  orders_cash_due: `orders (created_at) include (total_fils) where cod_state <> 'void'`,
  orders_unowed: `orders (id) where state in ('pending_payment', 'payment_failed', 'expired', 'cancelled')`,
  orders_amount: 'orders (id) include (total_fils)',
  payments_captured: `payments (captured_at) include (order_id, amount_fils, refunded_fils, state)
    where captured_at is not null`,
  order_events_cash: `order_events (created_at) include (order_id, to_state)
    where subject = 'cod' and event in ('delivered', 'remitted')`,
};

/** Orders do not wait while an index is built; an interrupted build leaves an invalid one. */
const changes = (made: Record<string, string>, dropped: Record<string, string>): string[] => [
  'set lock_timeout = 0',
  ...Object.entries(made).flatMap(([name, definition]) => [
    `drop index concurrently if exists ${name}`,
    `create index concurrently ${name} on ${definition}`,
  ]),
  ...Object.keys(dropped).map((name) => `drop index concurrently if exists ${name}`),
  'reset lock_timeout',
];

/** What a product sold in some months, by one search of the index. */
export class SumsIndexes20261205000230 implements MigrationInterface {
  readonly name = 'SumsIndexes20261205000230';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of changes(MADE, DROPPED)) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of changes(DROPPED, MADE)) await runner.query(statement);
  }
}
