import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiConsumes } from '@nestjs/swagger';
import type { Env } from '../config/env.js';
import { callInProcess } from '../http/in-process-call.js';
import type { TooManyRequests } from '../http/problem.js';
import type { RedisClient } from '../queues/redis-client.js';
import { CallLimits } from './call-limits.js';
import { LIMITS, type Limit } from './limits.js';
import { RateLimit, RateLimitGuard } from './rate-limit.js';
import { SpentLimits } from './spent-limits.js';
import { consumeOrRefuse, counterName, refuseSpent, sharedLimiter } from './shared-limiter.js';

/** Redis that is down: each process counts for itself. */
const redis = {
  client: { status: 'end', defineCommand: () => undefined },
} as unknown as RedisClient;
const limitsBy = (factor: number) => new CallLimits(redis, { LIMIT_FACTOR: factor } as Env);
const results = async (count: number, call: () => Promise<void>): Promise<unknown[]> => {
  const all: unknown[] = [];
  for (let at = 0; at < count; at += 1)
    all.push(
      await call().then(
        () => 'passed',
        (error: TooManyRequests) => [error.status, error.retryAfter],
      ),
    );
  return all;
};
const REFUSED = [429, 60];

it.each([true, false])(
  'MUT-13 counts calls per caller and limit; in this process alone: %p',
  async (local) => {
    const limits = limitsBy(1);
    const limit: Limit = { name: `counted-${local}`, points: 2, seconds: 60, local };
    expect(await results(3, () => limits.count(limit, 'a'))).toEqual(['passed', 'passed', REFUSED]);
    expect(await results(1, () => limits.count(limit, 'b'))).toEqual(['passed']);
    const other = { ...limit, name: `other-${local}` };
    expect(await results(1, () => limits.count(other, 'a'))).toEqual(['passed']);
  },
);

it('MUT-13 a setting multiplies the limits', async () => {
  const limits = limitsBy(2);
  const limit: Limit = { name: 'doubled', points: 1, seconds: 60, local: true };
  expect(await results(3, () => limits.count(limit, 'a'))).toEqual(['passed', 'passed', REFUSED]);
});

it('MUT-13 a check refuses at the limit and counts nothing', async () => {
  const limits = limitsBy(1);
  const limit: Limit = { name: 'checked', points: 2, seconds: 60, local: true };
  const check = () => limits.check(limit, 'a');
  expect(await results(3, check)).toEqual(['passed', 'passed', 'passed']);
  await limits.count(limit, 'a');
  expect(await results(1, check)).toEqual(['passed']);
  await limits.count(limit, 'a');
  expect(await results(2, check)).toEqual([REFUSED, REFUSED]);
});

it('MUT-13 an error of the counter is not a refusal', async () => {
  const broken = { consume: () => Promise.reject(new Error('no counter')) };
  await expect(consumeOrRefuse(broken as never, 'a')).rejects.toThrow('no counter');
  const limiter = sharedLimiter(redis, 'longer', 1, 60);
  await consumeOrRefuse(limiter, 'a');
  await expect(refuseSpent(limiter, 'a')).rejects.toMatchObject({ retryAfter: 60 });
  expect([limiter.keyPrefix, limiter.points, limiter.duration]).toEqual(['limit:longer', 1, 60]);
});

it('MUT-13 names a counter by the hash of its parts', () => {
  expect(counterName('a', 'b')).toBe('fhj3NzEbLcOy8mndeDlrA1HxT7Zu-oefdoyyMYGIPHg');
  expect(new Set([counterName('a', 'b'), counterName('ab'), counterName('b', 'a')]).size).toBe(3);
});

const OWN: Limit = { name: 'own', points: 1, seconds: 1, field: 'email' };
class Routes {
  plain(): void {}
  @RateLimit(OWN) own(): void {}
  @ApiConsumes('multipart/form-data') files(): void {}
}
@RateLimit(LIMITS.list)
class Lists {
  all(): void {}
}
const counted = async (
  handler: () => void,
  request: object,
  routes: typeof Routes | typeof Lists = Routes,
): Promise<[string, string][]> => {
  const calls: [string, string][] = [];
  const limits = { count: ({ name }: Limit, key: string) => void calls.push([name, key]) };
  const guard = new RateLimitGuard(
    new Reflector(),
    limits as unknown as CallLimits,
    new SpentLimits(),
  );
  const context = {
    getHandler: () => handler,
    getClass: () => routes,
    switchToHttp: () => ({ getRequest: () => request }),
  } as unknown as ExecutionContext;
  expect(await guard.canActivate(context)).toBe(true);
  return calls;
};
const { plain, own, files } = Routes.prototype;
const from = { method: 'POST', ip: '203.0.113.7' };

it('MUT-14 each kind of route has its limit', async () => {
  const limitOf = async (handler: () => void, method: string) =>
    (await counted(handler, { ...from, method }))[0]?.[0];
  expect(await limitOf(plain, 'GET')).toBe('read');
  expect(await limitOf(plain, 'HEAD')).toBe('read');
  expect(await limitOf(plain, 'POST')).toBe('write');
  expect(await limitOf(files, 'POST')).toBe('upload');
  expect(await limitOf(files, 'GET')).toBe('read');
  expect(await limitOf(own, 'GET')).toBe('own');
  expect((await counted(Lists.prototype.all, from, Lists))[0]?.[0]).toBe('list');
});

it('MUT-14 counts accounts by their id, guests by their network', async () => {
  const shopper = { kind: 'shopper', id: 7 };
  expect(await counted(plain, { ...from, user: shopper })).toEqual([['write', 'shopper:7']]);
  for (const user of [undefined, false])
    expect(await counted(plain, { ...from, user })).toEqual([['write', 'ip:203.0.113.7']]);
});

it.each([
  [{ email: ' Layla@Example.com ' }, 'account:layla@example.com'],
  [{ email: 'x'.repeat(201) }, `account:${'x'.repeat(200)}`],
  [{ email: '' }, undefined],
  [{ email: 7 }, undefined],
  [{ name: 'layla' }, undefined],
  ['email', undefined],
  [null, undefined],
  [undefined, undefined],
])('MUT-14 of the body %p the account %p is counted too', async (body, account) => {
  const first: [string, string] = ['own', 'ip:203.0.113.7'];
  expect(await counted(own, { ...from, body })).toEqual(
    account ? [first, ['own', account]] : [first],
  );
  expect(await counted(plain, { ...from, body })).toHaveLength(1);
});

it('MUT-14 calls of the process itself are not counted', async () => {
  let calls: unknown;
  const done = callInProcess((request, response) => {
    void counted(plain, request).then((found) => {
      calls = found;
      response.end();
    });
  }, '/api/products');
  await done;
  expect(calls).toEqual([]);
});

it('MUT-14 the limits are those of the documentation', () => {
  expect(
    Object.entries(LIMITS).map(([kind, { name, points, seconds }]) => [
      kind,
      name,
      points,
      seconds,
    ]),
  ).toEqual([
    ['read', 'read', 1200, 60],
    ['list', 'list', 600, 60],
    ['page', 'page', 300, 60],
    ['filteredPages', 'filtered-pages', 20, 1],
    ['picture', 'picture', 6000, 60],
    ['quote', 'quote', 240, 60],
    ['write', 'write', 120, 60],
    ['upload', 'upload', 60, 60],
    ['refused', 'refused', 120, 60],
    ['payment', 'payment', 10, 60],
    ['coupon', 'coupon', 20, 600],
  ]);
  expect(
    Object.values(LIMITS).flatMap((limit: Limit) => (limit.local ? [limit.name] : [])),
  ).toEqual(['read', 'list', 'page', 'filtered-pages', 'picture', 'quote', 'refused']);
});
