import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { withoutIndexes } from '../lib/without-indexes.mjs';

const FOLDER = path.join(import.meta.dirname, 'rows');
/** Tables that get rows. */
const TABLES = [
  'audit',
  'idempotency_keys',
  'invoices',
  'mails',
  'order_events',
  'order_lines',
  'orders',
  'outbox',
  'password_resets',
  'payment_events',
  'payments',
  'refunds',
  'reviews',
  'seller_requests',
  'sessions',
  'shipment_labels',
  'shipments',
  'users',
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

/** Invented orders have no place among real ones: throws in production, and where `DATABASE_URL` names a database with orders. */
export const refuseOthers = async ({ NODE_ENV, DATABASE_URL }) => {
  if (NODE_ENV === 'production') throw new Error('Orders are not invented in production.');
  if (!DATABASE_URL) return;
  const isUsed = await connected(DATABASE_URL, async (client) => {
    const { rows } = await client.query(`select to_regclass('orders') is not null as known`);
    return rows[0].known && (await client.query('select from orders limit 1')).rowCount > 0;
  });
  if (isUsed) throw new Error('DATABASE_URL names a database that holds orders already.');
};

/** Runs the files in order, each with the rows of those before it. */
const fill = async (client, wanted) => {
  for (const [name, value] of Object.entries(wanted))
    await client.query(`select set_config('scale.' || $1, $2, true)`, [name, String(value)]);
  for (const file of readdirSync(FOLDER).sort())
    await client.query(readFileSync(path.join(FOLDER, file), 'utf8'));
};

/**
 * Adds orders until there are `orders`, and shoppers until there are `shoppers`, as two years of business leave them:
 * lines, payments, shipments, history, mails, reviews. The same call makes the same rows, but for dates, which count
 * back from now. All or nothing; the shop waits meanwhile.
 */
export const addOrders = (url, { orders, shoppers }) =>
  connected(url, async (client) => {
    await client.query(`begin; set local work_mem = '256MB'`);
    const { rows } = await client.query('select count(*)::integer as count from orders');
    const missing = orders - rows[0].count;
    if (missing > 0)
      await withoutIndexes(client, TABLES, () => fill(client, { orders: missing, shoppers }));
    await client.query('commit');
    await client.query(`vacuum analyze ${TABLES.join(', ')}, products`);
  });
