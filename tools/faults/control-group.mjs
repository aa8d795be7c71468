import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Bull from 'bull';
import { Redis } from 'ioredis';
import pg from 'pg';

/**
 * Control group: each function omits one protection of the shop and runs the same fault on the same servers, to
 * show that the scenarios detect what they test for.
 */

const atOnce = async (count, connections, work) => {
  let next = 0;
  const line = async () => {
    while (next < count) await work((next += 1));
  };
  await Promise.all(Array.from({ length: connections }, line));
};

const openShop = async (databaseUrl, connections) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  pool.on('error', () => undefined);
  await pool.query('create table control_stock (id int primary key, stock int not null)');
  await pool.query(
    'create table control_orders (id uuid primary key, request text not null, shipments int not null default 0)',
  );
  const one = async (text) => Number((await pool.query(text)).rows[0].count);
  return { pool, one };
};

/** R-01 without the condition in the UPDATE: reads the stock, then writes it. */
const stockRace = async ({ databaseUrl, short }) => {
  const stock = short ? 60 : 500;
  const { pool, one } = await openShop(databaseUrl, 50);
  await pool.query('insert into control_stock values (1, $1)', [stock]);
  await atOnce(stock * 2, 50, async (request) => {
    const client = await pool.connect();
    await client.query('begin');
    const { rows } = await client.query('select stock from control_stock where id = 1');
    if (rows[0].stock > 0) {
      await client.query('update control_stock set stock = $1 where id = 1', [rows[0].stock - 1]);
      await client.query('insert into control_orders (id, request) values ($1, $2)', [
        randomUUID(),
        String(request),
      ]);
    }
    await client.query('commit');
    client.release();
  });
  const sold = await one('select count(*) from control_orders');
  await pool.end();
  return { acknowledged: sold, lost: 0, duplicated: sold - stock, sold: `${sold}/${stock}` };
};

/** R-03 without a key: every request is an order, and the answer of every fourth is lost. */
const sameKey = async ({ databaseUrl, short }) => {
  const { pool, one } = await openShop(databaseUrl, 10);
  const requests = short ? 40 : 400;
  const order = (request) =>
    pool.query('insert into control_orders (id, request) values ($1, $2)', [
      randomUUID(),
      String(request),
    ]);
  await atOnce(requests, 10, async (request) => {
    await order(request);
    if (request % 4 === 0) await order(request);
  });
  const orders = await one('select count(*) from control_orders');
  await pool.end();
  return { acknowledged: requests, lost: 0, duplicated: orders - requests };
};

/** Commits, then adds a job; the worker calls the carrier, then records it, and relies on Bull for retries. */
const commitThenAdd = async ({ databaseUrl, env, short }, fault) => {
  const { pool, one } = await openShop(databaseUrl, 10);
  const connections = [];
  const createClient = (type) => {
    const redis = new Redis(env.REDIS_URL, {
      maxRetriesPerRequest: null,
      enableReadyCheck: false,
      ...(type === 'client' && { enableOfflineQueue: false }),
    });
    redis.on('error', () => undefined);
    connections.push(redis);
    return redis;
  };
  const settings = { lockDuration: 1000, stalledInterval: 500, maxStalledCount: 1000 };
  const queue = new Bull('control', { createClient, settings });
  queue.on('error', () => undefined);
  // Every tenth job fails between the carrier's answer and the record of it, and is retried.
  let calls = 0;
  queue
    .process(5, async ({ data }) => {
      await sleep(20);
      await pool.query('update control_orders set shipments = shipments + 1 where id = $1', [
        data.id,
      ]);
      calls += 1;
      if (fault === 'kills' && calls % 10 === 0) throw new Error('killed');
    })
    .catch(() => undefined);
  const orders = short ? 100 : 500;
  let acknowledged = 0;
  await atOnce(orders, 5, async (request) => {
    const id = randomUUID();
    await pool.query('insert into control_orders (id, request) values ($1, $2)', [
      id,
      String(request),
    ]);
    acknowledged += 1;
    // The API is killed here for every twentieth order.
    if (fault === 'kills' && request % 20 === 0) return;
    await queue.add({ id }, { attempts: 3 }).catch(() => undefined);
    if (fault === 'redis' && request === Math.floor(orders / 2))
      await connections[0].flushall().catch(() => undefined);
  });
  let before;
  let open = -1;
  do {
    before = open;
    await sleep(2000);
    open = await one('select count(*) from control_orders where shipments = 0');
  } while (open !== before);
  const duplicated = await one(
    'select coalesce(sum(shipments - 1), 0) as count from control_orders where shipments > 1',
  );
  await queue.close(true).catch(() => undefined);
  for (const redis of connections) redis.disconnect();
  await pool.end();
  return { acknowledged, lost: open, duplicated };
};

/** Scenario -> the same fault without the protection. */
export const CONTROL_GROUP = {
  'stock-race': stockRace,
  kills: (environment) => commitThenAdd(environment, 'kills'),
  'same-key': sameKey,
  redis: (environment) => commitThenAdd(environment, 'redis'),
};
