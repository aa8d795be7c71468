import { SpentLimits, routeName } from './spent-limits.js';

const ROUTE = 'GET /api/users/:id';
const START = 1_000_000;

it('TRUST-40 remembers for which routes a caller has no calls left, until the limit is renewed', () => {
  const spent = new SpentLimits();
  expect(spent.isEmpty).toBe(true);
  spent.remember('ip:a', ROUTE, 60, START);
  spent.remember('ip:a', 'POST /api/mails', 5, START);
  expect([spent.isEmpty, spent.has('ip:a'), spent.has('ip:b')]).toEqual([false, true, false]);
  expect(spent.secondsLeft('ip:a', ROUTE, START)).toBe(60);
  expect(spent.secondsLeft('ip:a', ROUTE, START + 59_001)).toBe(1);
  expect(spent.secondsLeft('ip:b', ROUTE, START)).toBe(0);
  expect(spent.secondsLeft('ip:a', 'GET /api/orders', START)).toBe(0);
  expect(spent.secondsLeft('ip:a', ROUTE, START + 60_000)).toBe(0);
  expect(spent.has('ip:a')).toBe(true);
  expect(spent.secondsLeft('ip:a', 'POST /api/mails', START + 5000)).toBe(0);
  expect(spent.isEmpty).toBe(true);
});

it('TRUST-40 forgets the callers that were refused first when there are too many', () => {
  const spent = new SpentLimits();
  for (let at = 0; at <= 10_000; at += 1) spent.remember(`ip:${at}`, ROUTE, 60);
  expect([spent.has('ip:0'), spent.has('ip:1'), spent.has('ip:10000')]).toEqual([
    false,
    true,
    true,
  ]);
});

it('TRUST-40 a caller who does not call again is forgotten when the last limit is renewed', async () => {
  const spent = new SpentLimits();
  spent.remember('ip:a', ROUTE, 0.05);
  spent.remember('ip:a', 'POST /api/mails', 0.001);
  spent.remember('ip:b', ROUTE, 60);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect([spent.has('ip:a'), spent.has('ip:b')]).toEqual([false, true]);
});

it.each([
  ['GET', 'GET /api/videos'],
  ['HEAD', 'GET /api/videos'],
  ['POST', 'POST /api/videos'],
])('TRUST-40 names a route called with %s', (method, name) => {
  expect(routeName(method, '/api/videos')).toBe(name);
});
