import pg from 'pg';
import { signToken } from '../faults/token.mjs';
import { CALLS } from './calls.mjs';

const SHOPPERS = 20;
const WARM_UP = 3;

const login = async (origin, username, password) => {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    body: JSON.stringify({ username, password }),
    headers: { 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`${username}: ${await answer.text()}`);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { cookie: cookie.join('; ') };
};

/** A running shop with the demo data, and callers: shoppers with orders, an admin, a vendor. */
export const reach = async ({ origin, databaseUrl, secret }) => {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  const { rows } = await db.query(
    `with chosen as (
       select u.id, o.operation_id from users u
       cross join lateral (select operation_id from orders where user_id = u.id
         order by created_at desc limit 1) o
       where u.username like 'shopper%' order by u.id limit $1
     ), made as (
       insert into sessions (id, actor_kind, actor_id, expires_at)
       select gen_random_uuid(), 'customer', id, now() + interval '1 day' from chosen
       returning id as sid, actor_id
     ) select c.*, m.sid from chosen c join made m on m.actor_id = c.id`,
    [SHOPPERS],
  );
  const products = await db.query(
    `update products set stock = 1000 where id in (select id from products
       where id <= 300 and published and deleted_at is null
         and cardinality(sizes) < 2 and cardinality(colors) < 2
       order by id limit 100) returning id`,
  );
  await db.end();
  return {
    origin,
    shoppers: rows.map(({ id, sid, operation_id: operationId }) => ({
      operationId,
      headers: { authorization: `Bearer ${signToken(secret, id, sid)}` },
    })),
    products: products.rows.map(({ id }) => id),
    admin: await login(origin, 'admin', 'Admin-pass-1'),
    vendor: await login(origin, 'vendor1', 'Vendor-pass-1'),
  };
};

const timed = async (shop, name, round) => {
  const { who, path, headers, ...request } = CALLS[name](shop, round);
  const began = performance.now();
  const answer = await fetch(`${shop.origin}/api${path}`, {
    ...request,
    headers: { ...who, ...headers },
  });
  const text = await answer.text();
  // A statement that exceeds its time limit is cancelled.
  if (answer.status === 503) return Infinity;
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text.slice(0, 300)}`);
  return performance.now() - began;
};

const share = (times, part) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)];

/** Times of each call in ms, the shops in turn, so that load of the machine affects all of them. */
export const measure = async (shops, rounds, onResult) => {
  for (const name of Object.keys(CALLS)) {
    const times = shops.map(() => []);
    for (let round = 0; round < rounds + WARM_UP; round += 1)
      for (const [at, shop] of shops.entries()) {
        const ms = await timed(shop, name, round);
        if (round >= WARM_UP) times[at].push(ms);
      }
    const [first, ...others] = times.map((each) => ({
      p50: share(each, 0.5),
      p95: share(each, 0.95),
    }));
    onResult({ name, first, others });
  }
};
