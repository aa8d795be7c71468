import { gzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { RedisClient, redisLimits } from '../../../src/platform/queues/redis-client.js';
import { CallLimits } from '../../../src/platform/rate-limit/call-limits.js';
import { callerAt } from '../../../src/platform/rate-limit/client-address.js';
import { LIMITS, type Limit } from '../../../src/platform/rate-limit/limits.js';
import { RULES } from '../../support/access-table.js';
import {
  startWorld,
  type Actor,
  type TestResponse,
  type World,
} from '../../support/access-world.js';
import { startRedisProxy, type RedisProxy } from '../../support/redis-proxy.js';
import { runningRoutes } from '../../support/running-routes.js';

let proxy: RedisProxy;
let world: World;
/** Another process of the same shop, from the view of Redis. */
let other: World;
beforeAll(async () => {
  proxy = await startRedisProxy(process.env['REDIS_URL'] ?? '');
  other = await startWorld({ LIMIT_FACTOR: '1', REDIS_URL: proxy.url });
  // The later one of two in a process reads the sessions.
  world = await startWorld({ LIMIT_FACTOR: '1', REDIS_URL: proxy.url });
});
afterAll(async () => {
  await world.close();
  await other.close();
  await proxy.close();
});

let last = 0;
/** A new address. */
const newAddress = (): string => `203.0.${++last >> 8}.${last & 255}`;
const from = (address: string) => ({ 'X-Forwarded-For': address });

/** More connections at once than the 511 that a port queues fail while the process is busy. */
const PARALLEL = 100;

/** Calls a route several times, many in parallel; returns the number of refused calls, and the delay. */
const callTimes = async (
  times: number,
  name: string,
  headers: () => Record<string, string>,
): Promise<{ refused: number; wait: number }> => {
  const [method = '', path = ''] = name.split(' ');
  const sent = (await RULES[name]?.call?.(world, 'owner')) ?? {};
  const send = () => world.send({ method, path }, sent, headers());
  const responses: TestResponse[] = [];
  while (responses.length < times) {
    const length = Math.min(PARALLEL, times - responses.length);
    responses.push(...(await Promise.all(Array.from({ length }, send))));
  }
  const refusals = responses.filter(({ status }) => status === 429);
  for (const { text } of refusals)
    expect(JSON.parse(text)).toMatchObject({ code: 'too_many_requests', success: false });
  return {
    refused: refusals.length,
    wait: Number(refusals[0]?.headers.get('retry-after') ?? 0),
  };
};

it('S-09 a route without its own limit is limited: writes per account, from any address', async () => {
  const owner = await world.identify('owner');
  const elsewhere = () => ({ ...owner, ...from(newAddress()) });
  const { refused, wait } = await callTimes(
    LIMITS.write.points + 3,
    'POST /users/:id/wishlist/add',
    elsewhere,
  );
  expect(refused).toBe(3);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(LIMITS.write.seconds);
});

it('S-09 another shopper at the same address is not limited, nor are reads', async () => {
  const here = newAddress();
  const owner = { ...(await world.identify('owner')), ...from(here) };
  expect((await callTimes(1, 'POST /save-payment-log', () => owner)).refused).toBe(1);
  expect((await callTimes(1, 'GET /users/:id', () => owner)).refused).toBe(0);
  const stranger = { ...(await world.identify('stranger')), ...from(here) };
  expect((await callTimes(1, 'POST /save-payment-log', () => stranger)).refused).toBe(0);
});

it('S-09 payments are ten a minute per shopper', async () => {
  const headers = await world.identify('owner');
  expect((await callTimes(12, 'POST /checkout/cod', () => headers)).refused).toBe(2);
  expect((await callTimes(1, 'POST /sendData', () => headers)).refused).toBe(1);
});

/** Statuses of consecutive calls. */
const statusesOf = async (
  times: number,
  path: string,
  headers: Record<string, string>,
): Promise<number[]> => {
  const statuses: number[] = [];
  for (let call = 0; call < times; call += 1)
    statuses.push((await world.send({ method: 'GET', path }, {}, headers)).status);
  return statuses;
};
const { points } = LIMITS.refused;

it('SEC-36 calls with the token of an ended session are refused before any query', async () => {
  const here = from(newAddress());
  const ended = { ...(await world.identify('stranger')), ...here };
  const logout = await world.send({ method: 'POST', path: '/users/logout' }, {}, ended);
  expect(logout.status).toBe(200);
  const path = `/users/${world.people.stranger.id}`;
  const query = jest.spyOn(Client.prototype, 'query');
  try {
    expect(new Set(await statusesOf(points, path, ended))).toEqual(new Set([401]));
    expect(query.mock.calls.length).toBeGreaterThanOrEqual(points);
    query.mockClear();
    expect(new Set(await statusesOf(20, path, ended))).toEqual(new Set([429]));
    expect(query).not.toHaveBeenCalled();
  } finally {
    query.mockRestore();
  }
  const refusal = await world.send({ method: 'GET', path }, {}, ended);
  expect(JSON.parse(refusal.text)).toMatchObject({ code: 'too_many_requests' });
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('SEC-36 calls with a forged token count by address, and shoppers there are not limited', async () => {
  const here = from(newAddress());
  const identity = await world.identify('owner');
  const owner = { ...identity, ...here };
  const [head, claims] = (identity['Authorization'] ?? '').split('.');
  const forged = { Authorization: `${head}.${claims}.AAAA`, ...here };
  const path = `/users/${world.people.owner.id}`;
  expect(new Set(await statusesOf(points, path, forged))).toEqual(new Set([401]));
  expect(await statusesOf(1, path, forged)).toEqual([429]);
  expect(await statusesOf(1, path, here)).toEqual([429]);
  expect(await statusesOf(1, path, owner)).toEqual([200]);
  expect(await statusesOf(1, path, { ...forged, ...from(newAddress()) })).toEqual([401]);
});

it('SEC-36 a shopper who repeatedly requests staff routes is refused, and no other caller', async () => {
  const here = from(newAddress());
  const owner = { ...(await world.identify('owner')), ...here };
  expect(new Set(await statusesOf(points, '/users/all', owner))).toEqual(new Set([403]));
  expect(await statusesOf(1, '/users/all', owner)).toEqual([429]);
  const stranger = { ...(await world.identify('stranger')), ...here };
  expect(await statusesOf(1, `/users/${world.people.stranger.id}`, stranger)).toEqual([200]);
});

it('S-09 uploads are counted separately from other writes', async () => {
  const headers = await world.identify('admin');
  const { refused } = await callTimes(LIMITS.upload.points + 2, 'POST /brands/add', () => headers);
  expect(refused).toBe(2);
  expect((await callTimes(1, 'POST /offers/add', () => headers)).refused).toBe(0);
});

it('S-09 guests are counted per address; a forged address has no effect', async () => {
  const here = newAddress();
  const claims = () => from(`${newAddress()}, ${here}`);
  expect((await callTimes(125, 'GET /payments/card/return', claims)).refused).toBe(5);
  const elsewhere = () => from(newAddress());
  expect((await callTimes(1, 'GET /payments/card/return', elsewhere)).refused).toBe(0);
});

/** Counts all calls of an address but some: a slow machine needs longer for hundreds than the minute of their limit. */
const leave = async (calls: number, limit: Limit, address: string): Promise<void> => {
  const limits = world.test.app.get(CallLimits);
  for (let call = calls; call < limit.points; call += 1)
    await limits.count(limit, callerAt(address));
};

it('S-09 reads of a guest have a limit', async () => {
  const address = '203.0.113.200';
  await leave(20, LIMITS.read, address);
  const { refused } = await callTimes(25, 'GET /health/live', () => from(address));
  expect(refused).toBe(5);
});

it('TRANSPORT-51 pages that must be rendered are limited per address; beyond it the browser renders them', async () => {
  const here = newAddress();
  const origin = await world.test.app.getUrl();
  const page = (address: string) => fetch(`${origin}/about`, { headers: from(address) });
  await leave(5, LIMITS.page, here);
  const responses: Response[] = [];
  for (let call = 0; call < 8; call += 1) responses.push(await page(here));
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
  expect(await refused[0]?.text()).toContain('id="root"');
  expect((await page(newAddress())).status).toBe(200);
});

it('S-09 an IPv6 prefix of 64 bits counts as one guest', async () => {
  let host = 0;
  const anywhere = () => from(`2001:db8:7:7::${(++host).toString(16)}`);
  await callTimes(120, 'GET /payments/card/return', anywhere);
  expect((await callTimes(1, 'GET /payments/card/return', anywhere)).refused).toBe(1);
  const next = () => from('2001:db8:7:8::1');
  expect((await callTimes(1, 'GET /payments/card/return', next)).refused).toBe(0);
});

it('S-09 two processes share their counters', async () => {
  const login = { method: 'POST', path: '/admin/login' };
  const here = from(newAddress());
  const tries = await Promise.all(
    Array.from({ length: 14 }, (_, index) =>
      (index % 2 ? world : other).send(
        login,
        { json: { username: `unknown-${index}`, password: 'a-wrong-guess' } },
        here,
      ),
    ),
  );
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(4);
});

const options = () => world.test.app.get(RedisClient).client.options;

describe.each(['cut', 'freeze'] as const)('while Redis is down (%s)', (how) => {
  beforeAll(() => {
    // As in production: each command waits so long.
    options().commandTimeout = 1000;
    proxy[how]();
  });
  afterAll(async () => {
    options().commandTimeout = redisLimits.commandTimeout;
    proxy.restore();
    const isBack = async (): Promise<boolean> =>
      (await world.test.http.get('/api/health/ready')).body.status === 'ok';
    while (!(await isBack()));
  });

  it('S-09 logins stay limited', async () => {
    const here = from(newAddress());
    const login = { method: 'POST', path: '/admin/login' };
    const guess = { json: { username: `guessed-${how}`, password: 'a-wrong-guess' } };
    const tries = await Promise.all(
      Array.from({ length: 15 }, () => world.send(login, guess, here)),
    );
    const statuses = new Set(tries.map(({ status }) => status));
    expect(tries.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses).toEqual(new Set([401, 429]));
  });

  it('S-09 the catalogue is available', async () => {
    for (const path of ['products/all', 'categories/all', 'brands/all', 'health/ready'])
      await world.test.http.get(`/api/${path}`).expect(200);
  });

  it('S-09 a shopper can write', async () => {
    const { refused } = await callTimes(1, 'POST /checkout/quote', () => from(newAddress()));
    expect(refused).toBe(0);
  });
});

it('S-09 bodies are limited to 256 kB after decompression', async () => {
  const headers = await world.identify('owner');
  const mail = { method: 'POST', path: '/users/send-email' };
  const text = 'x'.repeat(300_000);
  const pay = { method: 'POST', path: '/sendData' };
  const json = JSON.stringify({ to: 'a@example.com', subject: 'a', text });
  const packed = await fetch(`${await world.test.app.getUrl()}/api${mail.path}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    body: gzipSync(json),
  });
  const answers = [
    await world.send(mail, { json }, headers),
    await world.send(pay, { form: { lines: text } }, headers),
    { status: packed.status, text: await packed.text() },
  ];
  for (const answer of answers)
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([413, 'too_large']);
});

const reads = (): { name: string; method: string; path: string }[] =>
  runningRoutes(world.test).filter(({ method }) => method === 'GET');
const readerOf = (name: string): Actor => {
  const may = RULES[name]?.may ?? [];
  return may.find((who) => who === 'guest' || who === 'admin') ?? may[0] ?? 'admin';
};

it('S-09 lists have at most a hundred rows', async () => {
  const limited: string[] = [];
  for (const route of reads()) {
    const plain = (await RULES[route.name]?.call?.(world, 'owner')) ?? {};
    const headers = await world.identify(readerOf(route.name));
    const ask = async (query: string): Promise<string> =>
      (await world.send(route, { ...plain, query }, headers)).text;
    const isKnown = !(await ask('limit=0')).includes('should not exist');
    if (!isKnown || !(await ask('limit=0')).includes('#/limit')) continue;
    limited.push(route.name);
    expect([route.name, (await ask('limit=101')).includes('#/limit')]).toEqual([route.name, true]);
    expect([route.name, (await ask('limit=1e9')).includes('#/limit')]).toEqual([route.name, true]);
  }
  expect(limited).toEqual(
    expect.arrayContaining([
      'GET /products/all',
      'GET /products/category/:id',
      'GET /products/offer/:n',
      'GET /users/all',
      'GET /users/orders/all',
      'GET /seller/all-sellers',
      'GET /file/imports',
    ]),
  );
});
