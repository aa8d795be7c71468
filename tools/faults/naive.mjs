import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Bull from 'bull';
import { Redis } from 'ioredis';
import pg from 'pg';

/**
 * What most shops do, in small: each function leaves out one protection of ours and meets the same fault on the
 * same servers. They show that the scenarios find what they look for.
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
  await pool.query('create table naive_stock (id int primary key, stock int not null)');
  await pool.query(
    'create table naive_orders (id uuid primary key, wish text not null, parcels int not null default 0)',
  );
  const one = async (text) => Number((await pool.query(text)).rows[0].count);
  return { pool, one };
};

/** R-01 without the condition in the UPDATE: reads the stock, then writes it. */
const stockRace = async ({ databaseUrl, short }) => {
  const stock = short ? 60 : 500;
  const { pool, one } = await openShop(databaseUrl, 50);
  await pool.query('insert into naive_stock values (1, $1)', [stock]);
  await atOnce(stock * 2, 50, async (wish) => {
    const client = await pool.connect();
    await client.query('begin');
    const { rows } = await client.query('select stock from naive_stock where id = 1');
    if (rows[0].stock > 0) {
      await client.query('update naive_stock set stock = $1 where id = 1', [rows[0].stock - 1]);
      await client.query('insert into naive_orders (id, wish) values ($1, $2)', [
        randomUUID(),
        String(wish),
      ]);
    }
    await client.query('commit');
    client.release();
  });
  const sold = await one('select count(*) from naive_orders');
  await pool.end();
  return { acknowledged: sold, lost: 0, duplicated: sold - stock, sold: `${sold}/${stock}` };
};

/** R-03 without a key: every request is an order, and the answer of every fourth is lost. */
const sameKey = async ({ databaseUrl, short }) => {
  const { pool, one } = await openShop(databaseUrl, 10);
  const wishes = short ? 40 : 400;
  const order = (wish) =>
    pool.query('insert into naive_orders (id, wish) values ($1, $2)', [randomUUID(), String(wish)]);
  await atOnce(wishes, 10, async (wish) => {
    await order(wish);
    if (wish % 4 === 0) await order(wish);
  });
  const orders = await one('select count(*) from naive_orders');
  await pool.end();
  return { acknowledged: wishes, lost: 0, duplicated: orders - wishes };
};

/** Commits, then rings the queue; the worker asks the carrier, then notes it, and trusts Bull to try again. */
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
  const queue = new Bull('naive', { createClient, settings });
  queue.on('error', () => undefined);
  // A worker that dies between the carrier and its own note, now and then: its job comes to another.
  let calls = 0;
  queue
    .process(5, async ({ data }) => {
      await sleep(20);
      await pool.query('update naive_orders set parcels = parcels + 1 where id = $1', [data.id]);
      calls += 1;
      if (fault === 'kills' && calls % 10 === 0) throw new Error('killed');
    })
    .catch(() => undefined);
  const orders = short ? 100 : 500;
  let acknowledged = 0;
  await atOnce(orders, 5, async (wish) => {
    const id = randomUUID();
    await pool.query('insert into naive_orders (id, wish) values ($1, $2)', [id, String(wish)]);
    acknowledged += 1;
    // The API is killed here, now and then.
    if (fault === 'kills' && wish % 20 === 0) return;
    await queue.add({ id }, { attempts: 3 }).catch(() => undefined);
    if (fault === 'redis' && wish === Math.floor(orders / 2))
      await connections[0].flushall().catch(() => undefined);
  });
  let before;
  let open = -1;
  do {
    before = open;
    await sleep(2000);
    open = await one('select count(*) from naive_orders where parcels = 0');
  } while (open !== before);
  const duplicated = await one(
    'select coalesce(sum(parcels - 1), 0) as count from naive_orders where parcels > 1',
  );
  await queue.close(true).catch(() => undefined);
  for (const redis of connections) redis.disconnect();
  await pool.end();
  return { acknowledged, lost: open, duplicated };
};

/** Scenario -> how the shop without its protection fares. */
export const NAIVE = {
  'stock-race': stockRace,
  kills: (ground) => commitThenAdd(ground, 'kills'),
  'same-key': sameKey,
  redis: (ground) => commitThenAdd(ground, 'redis'),
};
