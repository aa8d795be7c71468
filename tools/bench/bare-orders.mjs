/**
 * The bare server for comparison with orders: only node:http and pg, prepared statements, one for each table. It writes
 * the rows that an order of the shop writes, to copies of the tables with all their indexes, checks and foreign keys, without
 * triggers. No validation, sessions, limits or check of the stock.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { URLSearchParams } from 'node:url';
import pg from 'pg';
import { deliveryDay } from '@shop/shop-rules';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const STATEMENTS = {
  take: `update bare.products set stock = stock - 1 where id = any($1)
    returning id, vendor_id as vendor, name, images[1] as image, price_fils as price, stock`,
  order: `insert into bare.orders (operation_id, user_id, state, payment_method, cod_state, full_name,
      email, phone, city, area, building, notes, subtotal_fils, delivery_fee_fils, total_fils,
      item_count, purchase_id, deliver_by, address_complete)
    values ($1, $2, $3, $4, $5, $6, $7, $8, 'Dubai', $9, $10, $11, $12, 2500, $12 + 2500, $13, $14, $15, true)
    returning id, created_at`,
  lines: `insert into bare.order_lines (order_id, product_id, vendor_id, name, image, quantity,
      list_price_fils, unit_price_fils)
    select $1, product, vendor, name, image, 1, price, price
    from unnest($2::integer[], $3::integer[], $4::text[], $5::text[], $6::integer[])
      as l (product, vendor, name, image, price)`,
  events: `insert into bare.order_events (order_id, subject, event, from_state, to_state, actor)
    select $1, subject, event, from_state, to_state, $6
    from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as e (subject, event, from_state, to_state)`,
  keys: `insert into bare.idempotency_keys (user_id, key, fingerprint, order_id)
    select $1, key, $3, $4 from unnest($2::text[]) key`,
  network: 'insert into bare.order_networks (order_id, network) values ($1, $2)',
  stock: `insert into bare.stock_changes (product_id, size, color, before, after, reason)
    select id, '', '', stock + 1, stock, 'order' from unnest($1::integer[], $2::integer[]) s (id, stock)`,
  sales: `insert into bare.new_product_sales (product_id, day, pieces)
    select id, $2, 1 from unnest($1::integer[]) id`,
  day: 'insert into bare.changed_order_days (day) values ($1)',
  money: `insert into bare.money_changes (day, kind, fils, order_id) values ($1, 'due', $2, $3)`,
  payment: `insert into bare.payments (order_id, order_no, state, amount_fils)
    values ($1, nextval('card_order_no')::text, 'redirected', $2)`,
  mail: `insert into bare.mails (dedupe_key, template, recipient, locale, order_id, user_id)
    values ($1, 'order-confirmed', $2, 'en', $3, $4) returning id`,
  outbox: `insert into bare.outbox (topic, dedupe_key, payload) values ('mail.send', $1, $2)`,
};

/** The history of a new order: subjects, events, states before and after. */
const CASH_EVENTS = [
  ['order', 'order'],
  ['placed', 'confirmed'],
  [null, 'cod_pending'],
  ['cod_pending', 'cod_confirmed'],
];
const CARD_EVENTS = [
  ['order', 'payment'],
  ['placed', 'redirected'],
  [null, 'created'],
  ['pending_payment', 'redirected'],
];

/** Writes an order in one transaction; returns its ids. */
const write = async (client, { userId, network, key, isCash, lines, purchaseId, address }) => {
  const run = async (name, ...values) =>
    (await client.query({ name, text: STATEMENTS[name], values })).rows;
  await client.query('begin');
  const products = await run(
    'take',
    lines.map(({ productId }) => productId),
  );
  const column = (name) => products.map((product) => product[name]);
  const fils = column('price').reduce((sum, price) => sum + price);
  const operationId = randomBytes(10).toString('hex');
  const email = `buyer${userId}@example.com`;
  const { fullName, phone, area, building, notes } = address;
  const [{ id }] = await run(
    'order',
    ...[operationId, userId],
    ...(isCash ? ['cod_confirmed', 'cod', 'due'] : ['pending_payment', 'card', null]),
    ...[fullName, email, phone, area, building, notes],
    ...[fils, lines.length, purchaseId, deliveryDay(new Date())],
  );
  await run('lines', id, ...['id', 'vendor', 'name', 'image', 'price'].map(column));
  await run('events', id, ...(isCash ? CASH_EVENTS : CARD_EVENTS), `shopper:${userId}`);
  const fingerprint = randomBytes(32).toString('hex');
  await run('keys', userId, [key, `auto:${fingerprint}`], fingerprint, id);
  await run('network', id, network);
  await run('stock', column('id'), column('stock'));
  const day = new Date().toISOString().slice(0, 10);
  await run('sales', column('id'), day);
  await run('day', day);
  if (isCash) {
    await run('money', day, fils, id);
    const [{ id: mailId }] = await run('mail', `order:${id}:confirmed`, email, id, userId);
    await run('outbox', `mail:${mailId}`, { mailId });
  } else await run('payment', id, fils);
  await client.query('commit');
  return { id, operationId };
};

const orderIn = async (request) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const isCash = request.url === '/api/checkout/cod';
  const form = isCash ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
  return {
    isCash,
    userId: Number(request.headers['x-user']),
    network: request.headers['x-forwarded-for'],
    purchaseId: form.purchase_id,
    key: request.headers['idempotency-key'],
    lines: isCash ? form.lines : JSON.parse(form.lines),
    address: isCash ? form.address : form,
  };
};

const place = async (request) => {
  const order = await orderIn(request);
  const client = await pool.connect();
  try {
    return JSON.stringify(await write(client, order));
  } finally {
    client.release();
  }
};

createServer((request, response) => {
  const body = request.method === 'GET' ? Promise.resolve('{}') : place(request);
  body.then(
    (text) => {
      response.writeHead(200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    (error) => response.writeHead(500).end(error.message),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');
