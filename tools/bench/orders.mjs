/**
 * `npm run bench:orders`: orders per second of one API process, with its PostgreSQL, in turn with a bare server that writes
 * the same rows; `-- --connections 1,16 --rounds 5 --seconds 4`. The processor time of an order is compared too, because
 * it depends less on the machine's load.
 * `-- --rate 20`: that many orders each second instead, alone and then while every third is cancelled and as many
 * delivered ones are returned.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sendOrder, orderRequest } from '../lib/shopper.mjs';
import { openTestEnvironment } from '../faults/test-environment.mjs';
import { nx } from '../lib/build.mjs';
import { inOwnStack, stopWhenInterrupted } from '../lib/own-shop.mjs';
import { median, medians } from '../lib/numbers.mjs';
import { processorMs } from '../lib/processor-time.mjs';
import { createProgress } from '../lib/progress.mjs';
import { startBareOrders } from './programs.mjs';
import { saveResults } from './results.mjs';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '1,16' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    rate: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});
const WARM_UP = { connections: 16, seconds: 5 };
const LINES = 2;
const PRODUCTS = 1000;
const STOCK = 1_000_000;
/** Each may order ten times a minute. */
const BUYERS = 5000;
/** Counted as they are in production; with this factor no order exceeds a limit. */
const LIMITS = { LIMIT_FACTOR: '999', CASH_RULES: 'false', TRUST_PROXY: '1' };
/** What an order writes. */
const TABLES = [
  ...['orders', 'order_lines', 'order_events', 'idempotency_keys', 'order_networks', 'payments'],
  ...['mails', 'outbox', 'stock_changes', 'new_product_sales', 'changed_order_days'],
  'money_changes',
];

/** Tables for the bare server, with the same columns and indexes. */
const createBareTables = async (query) => {
  await query('create schema bare');
  for (const name of [...TABLES, 'products'])
    await query(`create table bare.${name} (like public.${name} including all)`);
  await query('insert into bare.products overriding system value select * from products');
};

/** A phone number and a network of its own for each, as far as orders are counted by them. */
const asPersons = (buyers) =>
  buyers.map((buyer, at) => ({
    ...buyer,
    address: { phone: `050${1_000_000 + at}` },
    headers: { 'x-user': buyer.id, 'x-forwarded-for': `10.1.${at >> 8}.${at & 255}` },
  }));

/** Places an order of one piece of each of two products, from `first` on; undefined if the shop is too busy. */
const place = async (
  { url, buyers, products },
  first = Math.floor(Math.random() * PRODUCTS),
  method = 'cod',
) => {
  // Shoppers order in turn, the latest one last.
  const buyer = buyers.shift();
  buyers.push(buyer);
  const lines = Array.from({ length: LINES }, (_, at) => ({
    productId: products[(first + at) % PRODUCTS],
    quantity: 1,
  }));
  const request = orderRequest(buyer, lines, method, { isOwnPurchase: true });
  const answer = await sendOrder(url, request);
  const text = await answer.text();
  if (answer.status === 503) return undefined;
  if (!answer.ok) throw new Error(`An order failed with ${answer.status}: ${text}`);
  return { buyer, operationId: method === 'cod' ? JSON.parse(text).operationId : undefined };
};

/** Places orders at a server over a number of connections; `shop.pids` are the server's process and PostgreSQL's. */
const load = async (shop, { method, connections, seconds }) => {
  const before = shop.pids.map(processorMs);
  const start = performance.now();
  let placed = 0;
  const buy = async () => {
    while (performance.now() < start + seconds * 1000)
      if (await place(shop, shop.count.next() * LINES, method)) placed += 1;
  };
  await Promise.all(Array.from({ length: connections }, buy));
  const took = performance.now() - start;
  const [server, database] = shop.pids.map((pid, at) => (processorMs(pid) - before[at]) / placed);
  return { placed, perSecond: (placed * 1000) / took, server, database };
};

/** Rows of the schema's tables. */
const rowsIn = async ({ query, schema }) => {
  const counts = TABLES.map((name) => `(select count(*) from ${schema}.${name})`);
  const [row] = await query(`select array[${counts.join(', ')}]::integer[] as rows`);
  return row.rows;
};

const METHODS = { cod: 'cash', card: 'card' };

/** Both servers in turn, so that load of the machine affects both; throws unless an order of each writes the same rows. */
const compare = async (ours, bare, job) => {
  const results = { ours: [], bare: [] };
  const rows = {};
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [name, server] of Object.entries({ ours, bare })) {
      const before = await rowsIn(server);
      const result = await load(server, job);
      const after = await rowsIn(server);
      rows[name] = after.map((count, at) => (count - before[at]) / result.placed).join(' ');
      results[name].push(result);
    }
  if (rows.ours !== rows.bare)
    throw new Error(
      `An order of the shop wrote other rows: ${rows.ours}, the bare server ${rows.bare}.`,
    );
  const ratio = (valueOf) => median(results.ours.map((one, at) => valueOf(one, results.bare[at])));
  const rate = ratio((one, other) => one.perSecond / other.perSecond);
  const describe = (name, { perSecond, server, database }) =>
    `${name} ${Math.round(perSecond)}/s (${server.toFixed(2)} + ${database.toFixed(2)} ms)`;
  const byTime = ratio(
    (one, other) => (other.server + other.database) / (one.server + one.database),
  );
  const text = [
    `${METHODS[job.method]}, ${job.connections} at once: ${rate.toFixed(2)} of the bare server's rate,`,
    `${byTime.toFixed(2)} by processor time of server and PostgreSQL;`,
    `${describe('ours', medians(results.ours))}, ${describe('bare', medians(results.bare))}`,
  ].join(' ');
  return { text, rate };
};

const timesOf = (times) => {
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)]?.toFixed(1);
  return `${times.length} times, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1 - 1e-9)} ms`;
};

/** Calls an endpoint of a shopper's order; throws unless it succeeds. */
const callOrder = async ({ url }, { buyer, operationId }, action, body, type) => {
  const answer = await fetch(`${url}/api/users/orders/one/${operationId}${action}`, {
    method: body ? 'POST' : 'GET',
    body,
    headers: { authorization: `Bearer ${buyer.token}`, ...(type && { 'content-type': type }) },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${action} of an order failed with ${answer.status}: ${text}`);
  return JSON.parse(text);
};

/** Orders that were delivered a moment ago, with the line that is returned. */
const delivered = async (shop, count) => {
  const made = [];
  while (made.length < count) {
    const order = await place(shop);
    if (!order) continue;
    const { order: read } = await callOrder(shop, order, '');
    made.push({ ...order, lineId: JSON.parse(read.info).cart[0].lineId });
  }
  await shop.query(
    `with done as (
       update orders set state = 'delivered', cod_state = 'collected' where operation_id = any($1) returning id
     )
     insert into order_events (order_id, subject, event, from_state, to_state, actor)
     select id, 'order', 'delivered', 'shipped', 'delivered', 'provider' from done`,
    [made.map(({ operationId }) => operationId)],
  );
  return made;
};

/** Sends orders at a rate, however long each takes; `toReturn` are returned and as many new ones cancelled meanwhile. */
const measureRate = async (shop, rate, seconds, toReturn = []) => {
  const times = { orders: [], cancellations: [], returns: [] };
  let busy = 0;
  const timed = async (list, work) => {
    const began = performance.now();
    const result = await work();
    list.push(performance.now() - began);
    return result;
  };
  const returnOne = ({ lineId, ...order }) => {
    const form = new globalThis.FormData();
    form.append('lines', JSON.stringify([{ lineId, quantity: 1 }]));
    form.append('reason', 'changed_mind');
    return timed(times.returns, () => callOrder(shop, order, '/returns', form));
  };
  const buy = async (isCancelled) => {
    const order = await timed(times.orders, () => place(shop));
    const body = JSON.stringify({ reasonCode: 'changed_mind' });
    if (!order) busy += 1;
    else if (isCancelled)
      await timed(times.cancellations, () =>
        callOrder(shop, order, '/cancel', body, 'application/json'),
      );
  };
  const isMixed = toReturn.length > 0;
  const running = [];
  const start = performance.now();
  for (let sent = 0; sent < rate * seconds; sent += 1) {
    await sleep(Math.max(0, start + (sent * 1000) / rate - performance.now()));
    const isThird = isMixed && sent % 3 === 0;
    running.push(buy(isThird));
    const next = isThird && toReturn.pop();
    if (next) running.push(returnOne(next));
  }
  await Promise.all(running);
  const measured = Object.entries(times)
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => `${name}: ${timesOf(list)}`);
  return [...measured, `${busy} × 503`].join('; ');
};

const progress = createProgress();
stopWhenInterrupted();
const work = async (stack) => {
  const environment = await openTestEnvironment({ stack, say: progress.say });
  try {
    const products = await environment.products(PRODUCTS, STOCK);
    const buyers = asPersons(await environment.shoppers(BUYERS));
    Object.assign(environment.env, LIMITS);
    const api = environment.startProcess('main.js');
    await environment.ready();
    const postgres = stack.processRegistry.alive('postgres').pid;
    const { url, query } = environment;
    let orders = 0;
    const shared = { query, buyers, products, count: { next: () => orders++ } };
    const shop = { ...shared, url, schema: 'public', pids: [api.pid, postgres] };
    if (values.rate) {
      await progress.step('warming up', () => load(shop, { ...WARM_UP, method: 'cod' }));
      const [rate, seconds] = [Number(values.rate), Number(values.seconds)];
      progress.say(`${rate} orders/s alone: ${await measureRate(shop, rate, seconds)}`);
      const toReturn = await delivered(shop, Math.ceil((rate * seconds) / 3));
      progress.say(
        `${rate} orders/s beside cancellations and returns: ${await measureRate(shop, rate, seconds, toReturn)}`,
      );
      return;
    }
    await createBareTables(query);
    const bare = await startBareOrders({ DATABASE_URL: environment.databaseUrl });
    const other = { ...shared, url: bare.origin, schema: 'bare', pids: [bare.pid, postgres] };
    try {
      await progress.step('warming up', async () => {
        for (const method of Object.keys(METHODS))
          for (const server of [shop, other]) await load(server, { ...WARM_UP, method });
      });
      await query('vacuum analyze');
      const rates = {};
      const lines = [];
      for (const method of Object.keys(METHODS))
        for (const connections of values.connections.split(',').map(Number)) {
          const job = { method, connections, seconds: Number(values.seconds) };
          const { text, rate } = await compare(shop, other, job);
          progress.say(text);
          lines.push(`- ${text}`);
          rates[`${METHODS[method]} ${connections}`] = rate;
        }
      saveResults('orders', rates, lines);
    } finally {
      await bare.stop();
    }
  } finally {
    await environment.close();
  }
};

if (!values['no-build'])
  await progress.step('building', () =>
    nx(['run-many', '-t', 'build', '-p', 'api', 'local-stack']),
  );
await inOwnStack(progress, work, { durable: true });
