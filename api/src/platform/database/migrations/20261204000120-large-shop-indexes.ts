import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Name -> definition. Sums of money and low stock are read from them without the rows of the tables. */
const INDEXES = {
  order_lines_vendor_words: `order_lines using gin (vendor_id, lower(name || ' ' || name_ar) gin_trgm_ops)`,
  orders_cash_due: `orders (created_at) include (total_fils) where cod_state <> 'void'`,
  orders_cash_to_remit: `orders (updated_at) include (id, total_fils) where cod_state = 'collected'`,
  orders_unowed: `orders (id) where state in ('pending_payment', 'payment_failed', 'expired', 'cancelled')`,
  orders_amount: 'orders (id) include (total_fils)',
  payments_captured: `payments (captured_at) include (order_id, amount_fils, refunded_fils, state)
    where captured_at is not null`,
  order_events_cash: `order_events (created_at) include (order_id, to_state)
    where subject = 'cod' and event in ('delivered', 'remitted')`,
  products_live_vendor: 'products (id) include (vendor_id) where published and deleted_at is null',
};
/** Replaced by those above: the new one begins with the same columns or serves the same condition. */
const REPLACED = {
  order_lines_words: `order_lines using gin (lower(name || ' ' || name_ar) gin_trgm_ops)`,
  orders_cod_collected: `orders (updated_at) where cod_state = 'collected'`,
  payments_captured_at: 'payments (captured_at) where captured_at is not null',
  products_live: 'products (id) where published and deleted_at is null',
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
const UP = [
  'create extension if not exists btree_gin',
  ...changes(INDEXES, REPLACED),
  'analyze order_lines',
];
const DOWN = [...changes(REPLACED, INDEXES), 'drop extension btree_gin'];

export class LargeShopIndexes20261204000120 implements MigrationInterface {
  readonly name = 'LargeShopIndexes20261204000120';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
