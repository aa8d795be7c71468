import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Bull from 'bull';
import { Redis } from 'ioredis';
import { LoginThrottle } from '../../../src/platform/auth/login-throttle.js';
import type { RedisClient } from '../../../src/platform/queues/redis-client.js';
import { consumeOrRefuse, sharedLimiter } from '../../../src/platform/rate-limit/shared-limiter.js';

const ACL = join(import.meta.dirname, '../../../../deploy/redis/users.acl');
const name = `shop-${randomBytes(6).toString('hex')}`;
const url = process.env['REDIS_URL'] ?? '';
let owner: Redis;
let user: Redis;

/** The permissions of `shop` in the file, for a user of this suite. */
const rights = (password: string): string[] => {
  const line = /^user shop (.*)$/m.exec(readFileSync(ACL, 'utf8'))?.[1] ?? '';
  return line.replace('PASSWORD', password).split(' ');
};

beforeAll(async () => {
  const password = randomBytes(16).toString('hex');
  owner = new Redis(url);
  await owner.call('acl', 'setuser', name, ...rights(password));
  user = new Redis(Object.assign(new URL(url), { username: name, password }).href);
});
afterAll(async () => {
  user.disconnect();
  await owner.call('acl', 'deluser', name);
  owner.disconnect();
});

it('runs a queue with the Redis user of production', async () => {
  const connections: Redis[] = [];
  const queue = new Bull<{ n: number }>('acl', {
    prefix: 'liwan-acl',
    createClient: () => {
      const connection = user.duplicate({ maxRetriesPerRequest: null, enableReadyCheck: false });
      connections.push(connection);
      return connection;
    },
  });
  void queue.process(({ data }) => Promise.resolve(data.n * 2));
  const job = await queue.add({ n: 21 }, { removeOnComplete: { age: 60, count: 5 }, delay: 1 });
  expect(await job.finished()).toBe(42);
  await queue.pause();
  expect(await queue.isPaused()).toBe(true);
  expect((await queue.getJobCounts()).completed).toBeGreaterThan(0);
  await queue.obliterate({ force: true });
  await queue.close();
  for (const connection of connections) connection.disconnect();
});

it('counts calls and trusted login addresses with it', async () => {
  const limiter = sharedLimiter({ client: user } as RedisClient, name, 1, 60);
  await consumeOrRefuse(limiter, 'caller');
  await expect(consumeOrRefuse(limiter, 'caller')).rejects.toMatchObject({ status: 429 });
  expect(await user.set(`login-known:${name}`, 1, 'EX', 60)).toBe('OK');
});

it('STAFFPW-10 trusts a browser with it, until the trust ends', async () => {
  const throttle = new LoginThrottle({ client: user } as RedisClient);
  const attempt = (browser?: string) =>
    throttle.admit(name, { ip: '203.0.113.7', ...(browser && { browser }) });
  await throttle.trust(name, 'own');
  const guesses = async (): Promise<void> => {
    for (let n = 0; n < 20; n += 1) await attempt();
  };
  await expect(guesses()).rejects.toMatchObject({ status: 429 });
  await attempt('own');
  await throttle.distrust(name);
  await expect(attempt('own')).rejects.toMatchObject({ status: 429 });
});

it.each([
  'flushall',
  'config get *',
  'keys *',
  'replicaof no one',
  'acl list',
  'save',
  'get of-another',
  'set of-another 1',
  'publish of-another 1',
])('denies it: %s', async (line) => {
  const [command = '', ...rest] = line.split(' ');
  await expect(user.call(command, ...rest)).rejects.toThrow('NOPERM');
});
