import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { withoutIndexes } from '../lib/without-indexes.mjs';

const FOLDER = path.join(import.meta.dirname, 'rows');
/** Tables that get rows. */
const TABLES = [
  'audit',
  'cash_confirmations',
  'cash_statement_rows',
  'cash_statements',
  'coupon_uses',
  'coupons',
  'daily_search_steps',
  'daily_searches',
  'daily_visits',
  'delivered_parcels',
  'draft_orders',
  'export_parts',
  'exports',
  'idempotency_keys',
  'invoices',
  'mails',
  'monthly_visits',
  'order_events',
  'order_lines',
  'order_notes',
  'order_tags',
  'orders',
  'outbox',
  'password_resets',
  'payment_events',
  'payments',
  'price_history',
  'product_import_rows',
  'list_import_rows',
  'list_imports',
  'product_imports',
  'received_returns',
  'refund_lines',
  'refunds',
  'return_lines',
  'returns',
  'reviews',
  'search_landings',
  'search_synonyms',
  'search_term_keys',
  'search_terms',
  'seller_requests',
  'sessions',
  'shipment_labels',
  'shipments',
  'shopper_notes',
  'stock_changes',
  'synonym_import_rows',
  'synonym_imports',
  'tracking_events',
  'users',
  'vendor_sales',
  'vendor_statements',
  'wishlist_items',
];

const connected = async (url, work) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Generated orders must not be mixed with real ones: throws in production, and if the database contains orders. */
export const refuseOthers = async ({ NODE_ENV, DATABASE_URL }) => {
  if (NODE_ENV === 'production') throw new Error('Orders are not generated in production.');
  if (!DATABASE_URL) return;
  const isUsed = await connected(DATABASE_URL, async (client) => {
    const { rows } = await client.query(`select to_regclass('orders') is not null as known`);
    return rows[0].known && (await client.query('select from orders limit 1')).rowCount > 0;
  });
  if (isUsed) throw new Error('DATABASE_URL names a database that contains orders already.');
};

/** Runs the files in order, each with the rows of the previous ones. */
const fill = async (client, wanted) => {
  for (const [name, value] of Object.entries(wanted))
    await client.query(`select set_config('scale.' || $1, $2, true)`, [name, String(value)]);
  for (const file of readdirSync(FOLDER).sort((a, b) => Number.parseInt(a) - Number.parseInt(b)))
    await client.query(readFileSync(path.join(FOLDER, file), 'utf8'));
};

/**
 * Adds orders up to `orders` and shoppers up to `shoppers`, as after two years of business: with
 * lines, payments, shipments, history, mails and reviews. The same call generates the same rows, except that dates count
 * back from now. All or nothing; the shop waits until it is done.
 */
export const addOrders = (url, { orders, shoppers }) =>
  connected(url, async (client) => {
    await client.query(`begin; set local work_mem = '256MB'`);
    const { rows } = await client.query('select count(*)::integer as count from orders');
    const missing = orders - rows[0].count;
    if (missing > 0)
      await withoutIndexes(client, TABLES, () => fill(client, { orders: missing, shoppers }));
    await client.query('commit');
    // The worker does this; then few entries wait, as in a shop that runs.
    await client.query('set enable_mergejoin = off');
    while ((await client.query('select extend_audit_chain(5000) as added')).rows[0].added > 0);
    await client.query('reset enable_mergejoin');
    await client.query(`vacuum analyze audit_chain, audit_chain_queue`);
    await client.query(`vacuum analyze ${TABLES.join(', ')}, products`);
  });
