import { jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { Timeouts } from '../config/timeouts.js';
import type { RedisClient } from '../queues/redis-client.js';
import type { WorkersQueries } from '../queues/workers.queries.js';
import type { GracefulShutdown } from './graceful-shutdown.js';
import { HealthController } from './health.controller.js';

/** Answer the checks of the database, in turn. */
let answers: (() => void)[];
let health: HealthController;
let now: number;
beforeEach(() => {
  [answers, now] = [[], 1_000_000];
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const existsBy = () => new Promise<boolean>((resolve) => void answers.push(() => resolve(false)));
  health = new HealthController(
    { getMetadata: () => ({ connection: { manager: { existsBy } } }) } as unknown as DataSource,
    { client: { status: 'ready' } } as unknown as RedisClient,
    {} as WorkersQueries,
    {} as Timeouts,
    { hasBegun: false } as GracefulShutdown,
  );
});
afterEach(() => jest.restoreAllMocks());

it('TRUST-43 a check without a response for 5 s does not stop later ones', async () => {
  const hanging = health.ready();
  now += 4999;
  void health.ready();
  expect(answers).toHaveLength(1);
  now += 1;
  const later = health.ready();
  expect(answers).toHaveLength(2);
  answers[1]?.();
  expect(await later).toEqual({ status: 'ok' });
  answers[0]?.();
  expect(await hanging).toEqual({ status: 'ok' });
});

it('TRUST-43 an earlier check that ends does not change how long the latest counts', async () => {
  const first = health.ready();
  now += 5000;
  const second = health.ready();
  expect(answers).toHaveLength(2);
  answers[0]?.();
  await first;
  now += 1000;
  // The second is still running.
  const third = health.ready();
  expect(answers).toHaveLength(2);
  answers[1]?.();
  await Promise.all([second, third]);
  now += 199;
  await health.ready();
  expect(answers).toHaveLength(2);
  now += 1;
  const fourth = health.ready();
  expect(answers).toHaveLength(3);
  answers[2]?.();
  await fourth;
});
