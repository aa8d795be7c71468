import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { request } from 'undici';
import { HealthController } from '../../../src/platform/health/health.controller.js';
import { CallLimits } from '../../../src/platform/rate-limit/call-limits.js';
import { callerAt } from '../../../src/platform/rate-limit/client-address.js';
import { LIMITS, type Limit } from '../../../src/platform/rate-limit/limits.js';
import { STAFF_COOKIE } from '../../../src/platform/auth/sessions/cookies.js';
import { startWorld, type World } from '../../support/access-world.js';

let world: World;
let origin: string;
beforeAll(async () => {
  world = await startWorld({ LIMIT_FACTOR: '1', RESPONSE_CACHE: 'on' });
  origin = await world.test.app.getUrl();
});
afterAll(() => world.close());

let last = 0;
/** Headers of a new address. */
const newAddress = () => ({ 'X-Forwarded-For': `203.0.114.${++last}` });

interface Sent {
  method?: 'GET' | 'HEAD' | 'POST';
  body?: string | Readable;
  headers?: Record<string, string>;
}
const send = async (path: string, { method = 'GET', body, headers = {} }: Sent) => {
  const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const sent = { method, body: body ?? null, headers: { ...type, ...headers } };
  const answer = await request(`${origin}${path}`, sent);
  const text = await answer.body.text();
  const { date, 'x-request-id': id, ...rest } = answer.headers;
  expect([date, id]).toEqual([expect.any(String), expect.any(String)]);
  return { status: answer.statusCode, headers: rest, text };
};
/** A new address that has no calls left of a limit. */
const spentAddress = async (limit: Limit) => {
  const headers = newAddress();
  await spend(limit, callerAt(headers['X-Forwarded-For']));
  return headers;
};
const spend = async (limit: Limit, caller: string): Promise<void> => {
  const limits = world.test.app.get(CallLimits);
  for (let call = 0; call < limit.points; call += 1)
    await limits.count(limit, caller).catch(() => undefined);
};
const QUOTE = '/api/checkout/quote';
const cart = JSON.stringify({ city: 'Dubai', lines: [{ productId: 1, quantity: 1 }] });

/** SQL of a statement, with or without a name. */
const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);

it('TRUST-41 a further refusal is the same response, without a query', async () => {
  const headers = await spentAddress(LIMITS.refused);
  const path = '/api/users/1';
  const query = jest.spyOn(Client.prototype, 'query');
  try {
    const [byRoute, next] = [
      await send(path, { headers }),
      await send('/api/users/2', { headers }),
    ];
    const parsed = [byRoute, next].map(
      ({ status, headers: { 'retry-after': wait, ...rest }, text }) => {
        expect(Number(wait)).toBeGreaterThan(0);
        const { requestId, ...problem } = JSON.parse(text);
        expect(requestId).toEqual(expect.any(String));
        delete rest['content-length'];
        return { status, rest, problem };
      },
    );
    expect(parsed[0]?.status).toBe(429);
    expect(parsed[1]).toEqual(parsed[0]);
    // The response cache looks for the next scheduled change after its start, and listeners send 'select' every second.
    const ofCalls = query.mock.calls
      .map(([statement]) => textOf(statement))
      .filter((text) => text !== 'select' && !text.includes('schedules'));
    expect(ofCalls).toEqual([]);
  } finally {
    query.mockRestore();
  }
  const arabic = await send(path, { headers: { ...headers, 'Accept-Language': 'ar' } });
  expect([arabic.status, arabic.headers['content-language']]).toEqual([429, 'ar']);
  expect((await send(path, { method: 'HEAD', headers })).status).toBe(429);
});

it('TRUST-41 public routes, callers with a session and other addresses are not refused', async () => {
  const headers = await spentAddress(LIMITS.refused);
  const { id } = world.people.owner;
  for (let call = 0; call < 2; call += 1)
    expect((await send(`/api/users/${id}`, { headers })).status).toBe(429);
  const owner = { ...(await world.identify('owner')), ...headers };
  expect((await send(`/api/users/${id}`, { headers: owner })).status).toBe(200);
  expect((await send('/api/health/live', { headers })).status).toBe(200);
  expect((await send(`/api/users/${id}`, { headers: newAddress() })).status).toBe(401);
});

it('TRUST-41 a refused token or cookie on a public route does not stop guests of the same address', async () => {
  const headers = await spentAddress(LIMITS.refused);
  const id = await world.product();
  const quote = async (more: object, own: Record<string, string> = {}) => {
    const input = { city: 'Dubai', lines: [{ productId: id, quantity: 1 }], ...more };
    const body = JSON.stringify(input);
    return (await send(QUOTE, { method: 'POST', body, headers: { ...headers, ...own } })).status;
  };
  // Without a coupon the fast path answers, for which the token does not matter.
  expect(await quote({ coupon: 'NONE' }, { Authorization: 'Bearer x' })).toBe(429);
  expect(await quote({ coupon: 'NONE' })).toBe(200);
  expect(await quote({})).toBe(200);
  const cookie = { ...headers, Cookie: `${STAFF_COOKIE}=x` };
  expect((await send(`/api/products/one/${id}`, { headers: cookie })).status).toBe(429);
  expect((await send(`/api/products/one/${id}`, { headers })).status).toBe(200);
});

it('TRUST-41 a body is not read once its caller has no calls left', async () => {
  const headers = await spentAddress(LIMITS.quote);
  const whole = await send(QUOTE, { method: 'POST', body: cart, headers });
  expect(whole.status).toBe(429);
  const endless = new Readable({ read: () => undefined });
  endless.push(cart.slice(0, 20));
  const answer = await request(`${origin}${QUOTE}`, {
    method: 'POST',
    body: endless,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  expect(answer.statusCode).toBe(429);
  endless.destroy();
  await answer.body.dump().catch(() => undefined);
});

it('TRUST-41 responses in memory are sent to a caller who has no calls left', async () => {
  const headers = await spentAddress(LIMITS.list);
  const cached = '/api/products/search?q=cached';
  const further = '/api/products/search?q=further';
  let from: unknown;
  while (from !== 'shop; hit')
    from = (await send(cached, { headers: newAddress() })).headers['cache-status'];
  for (let call = 0; call < 2; call += 1)
    expect((await send(further, { headers })).status).toBe(429);
  expect((await send(cached, { headers })).status).toBe(200);
});

it('TRUST-42 beyond its limit a caller gets each page without content, which the browser renders', async () => {
  const headers = await spentAddress(LIMITS.page);
  expect((await send('/search?q=first', { headers })).status).toBe(429);
  const page = await send('/privacy', { headers: { ...headers, 'Accept-Encoding': 'gzip' } });
  expect([page.status, page.headers['retry-after'], page.headers['content-encoding']]).toEqual([
    429,
    '5',
    'gzip',
  ]);
  const plain = await send('/privacy', { headers });
  expect(plain.text).toContain('id="root"');
  expect(plain.headers['content-security-policy']).toContain("default-src 'self'");
  expect((await send('/robots.txt', { headers })).status).toBe(200);
});

it('TRUST-42 of filtered lists a process renders a number a second for all callers; the browser renders the others', async () => {
  const search = () => send(`/search?q=word-${Math.random()}`, { headers: newAddress() });
  let answer = await search();
  // The limit may be renewed between these two.
  while (answer.status === 200) {
    await spend(LIMITS.filteredPages, 'all');
    answer = await search();
  }
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '5']);
  expect(answer.text).toContain('id="root"');
  while (answer.status === 429) {
    await pause(50);
    answer = await search();
  }
  expect(answer.status).toBe(200);
});

it('TRUST-42 pages that are no filtered list are rendered beyond that number', async () => {
  const statusOf = async (path: string): Promise<number> =>
    (await send(path, { headers: newAddress() })).status;
  const id = await world.product();
  const others = ['/about', `/product/${id}?size=M`];
  let statuses: number[] = [];
  let ofList = 0;
  // A list refused afterwards shows that the limit was not renewed meanwhile.
  while (ofList !== 429) {
    await spend(LIMITS.filteredPages, 'all');
    statuses = await Promise.all(others.map(statusOf));
    ofList = await statusOf(`/search?q=word-${Math.random()}`);
    expect([200, 429]).toContain(ofList);
  }
  expect(statuses).toEqual([200, 200]);
});

it('TRUST-43 many checks at once whether the shop is ready cost one query', async () => {
  const health = world.test.app.get(HealthController);
  const query = jest.spyOn(Client.prototype, 'query');
  try {
    const checks = await Promise.all(Array.from({ length: 50 }, () => health.ready()));
    expect(new Set(checks.map(({ status }) => status))).toEqual(new Set(['ok']));
    const ofSessions = query.mock.calls.filter(([text]) =>
      JSON.stringify(text).includes('sessions'),
    );
    expect(ofSessions.length).toBeLessThanOrEqual(1);
  } finally {
    query.mockRestore();
  }
});
