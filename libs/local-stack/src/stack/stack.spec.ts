import { Redis } from 'ioredis';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { fitsIntoMemory, removeData, throwawayData } from '../processes/isolated.js';
import { freePort } from '../ports.js';
import { reachStack } from './reach-stack.js';
import { startTimeOf } from '../processes/processes.js';
import type { StackPorts } from './stack-ports.js';
import { startStack, type Stack, type StackOptions } from './stack.js';

const rows = async (stack: Stack, sql: string): Promise<unknown[]> => {
  const client = new pg.Client(stack.databaseUrl);
  await client.connect();
  const answer = await client.query(sql).finally(() => client.end());
  return answer.rows;
};
const redisCommand = async (stack: Stack, command: string, ...args: string[]): Promise<unknown> => {
  const redis = new Redis(stack.redisUrl);
  return redis.call(command, ...args).finally(() => redis.disconnect());
};
// jest's default timeout is too short for real servers.
const LIMIT_MS = 60_000;
const ports = async (): Promise<StackPorts> => ({
  postgres: await freePort(),
  redis: await freePort(),
  smtp: await freePort(),
  mailbox: await freePort(),
  card: await freePort(),
  carrier: await freePort(),
});

describe('a throwaway stack', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ isolated: true });
  }, LIMIT_MS);
  afterAll(() => stack.stop(), LIMIT_MS);

  it('has PostgreSQL 18 that searches Arabic by trigrams and folds accents', async () => {
    await rows(stack, 'create extension pg_trgm; create extension unaccent');
    const sql = `select current_setting('server_version_num')::int / 10000 as version,
      similarity('ساعة ذهبية', 'ساعه ذهبية') > 0.5 as alike, unaccent('é') as plain, lower('É') as small`;
    expect(await rows(stack, sql)).toEqual([{ version: 18, alike: true, plain: 'e', small: 'é' }]);
  });

  it('has Redis that never evicts and syncs its AOF every second', async () => {
    expect(await redisCommand(stack, 'config', 'get', 'maxmemory-policy')).toContain('noeviction');
    expect(await redisCommand(stack, 'config', 'get', 'appendonly')).toContain('yes');
    expect(await redisCommand(stack, 'config', 'get', 'appendfsync')).toContain('everysec');
  });

  it('requires its passwords, which only the owner can read', async () => {
    const open = new pg.Client(stack.databaseUrl.replace(/:\w+@/, ':wrong@'));
    await expect(open.connect()).rejects.toThrow('password authentication failed');
    const stranger = new Redis(stack.redisUrl.replace(/:\w+@/, ''), { lazyConnect: true });
    stranger.on('error', () => undefined);
    await expect(stranger.call('get', 'x')).rejects.toThrow('NOAUTH');
    stranger.disconnect();
    expect(statSync(join(stack.dataDir, 'secrets.json')).mode & 0o077).toBe(0);
  });

  it('has both providers and the mailbox, and the settings of the API for them', async () => {
    expect(stack.env).toMatchObject({
      DATABASE_OWNER_URL: stack.databaseUrl,
      REDIS_URL: stack.redisUrl,
      SMTP_URL: stack.smtpUrl,
      CARD_BASE_URL: stack.cardSandboxUrl,
      CARRIER_BASE_URL: stack.carrierSandboxUrl,
    });
    for (const url of [stack.cardSandboxUrl, stack.carrierSandboxUrl, stack.mailboxUrl])
      expect((await fetch(url)).status).toBeLessThan(500);
  });

  it(
    'leaves neither a process nor a file behind',
    async () => {
      const other = await startStack({ isolated: true });
      const pids = ['postgres', 'redis'].map((name) => other.processRegistry.alive(name)?.pid ?? 0);
      expect(pids.every((pid) => startTimeOf(pid) !== null)).toBe(true);
      await other.stop();
      expect(pids.map(startTimeOf)).toEqual([null, null]);
      expect(existsSync(other.dataDir)).toBe(false);
    },
    LIMIT_MS,
  );
});

it('keeps a throwaway stack whose commits must survive on the disk', async () => {
  const dataDir = await throwawayData({ lasting: true });
  expect(dirname(dataDir)).toBe(realpathSync(tmpdir()));
  removeData(dataDir);
});

it('counts the memory that the stacks of other runs will take', () => {
  const memory = mkdtempSync(join(tmpdir(), 'memory-'));
  try {
    for (let count = 0; count < 1000; count += 1) mkdirSync(join(memory, `liwan-stack-${count}`));
    expect(fitsIntoMemory(memory)).toBe(false);
  } finally {
    rmSync(memory, { recursive: true });
  }
});

describe('a stack with persistent data', () => {
  let dataDir: string;
  const running: Stack[] = [];
  const start = async (options: StackOptions): Promise<Stack> => {
    const stack = await startStack({ dataDir, ...options });
    running.push(stack);
    return stack;
  };
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'stack-'));
  });
  afterEach(async () => {
    for (const stack of running.splice(0)) await stack.stop();
    removeData(dataDir);
  }, LIMIT_MS);

  it(
    'finds its data again, also after servers that a killed start left behind',
    async () => {
      const first = await start({ ports: await ports() });
      await rows(first, 'create table saved as select 7 as n');
      await redisCommand(first, 'set', 'saved', 'yes');
      const left = first.processRegistry.alive('postgres')?.pid ?? 0;

      const second = await start({ ports: await ports() });
      expect(startTimeOf(left)).toBeNull();
      expect(await rows(second, 'select n from saved')).toEqual([{ n: 7 }]);
      expect(await redisCommand(second, 'get', 'saved')).toBe('yes');
      expect((await reachStack({ dataDir })).env).toEqual(second.env);
      await second.stop();
      await first.stop();
      expect(readdirSync(join(dataDir, 'run'))).toEqual([]);
    },
    LIMIT_MS,
  );

  it('starts nothing for parts with a configured address', async () => {
    const settings = {
      DATABASE_URL: 'postgres://db.example/shop',
      REDIS_URL: 'redis://cache.example',
      SMTP_URL: 'smtp://mail.example',
      CARD_BASE_URL: 'https://card.example',
      CARRIER_BASE_URL: 'https://carrier.example',
    };
    Object.assign(process.env, settings);
    const stack = await start({});
    for (const name of Object.keys(settings)) delete process.env[name];
    expect(stack).toMatchObject({
      databaseUrl: settings.DATABASE_URL,
      redisUrl: settings.REDIS_URL,
      smtpUrl: settings.SMTP_URL,
      mailboxUrl: '',
      cardSandboxUrl: '',
      carrierSandboxUrl: '',
    });
    expect(readdirSync(join(dataDir, 'run'))).toEqual(['owner.json']);
    await stack.stop();
  });

  it(
    'says which port is taken and leaves nothing running',
    async () => {
      const taken = await ports();
      const server = (await import('node:http')).createServer();
      await new Promise<void>((resolve) => server.listen(taken.redis, '127.0.0.1', resolve));
      await expect(startStack({ dataDir, ports: taken })).rejects.toThrow(
        `Port ${taken.redis} is in use: stop the process that listens there, or set REDIS_PORT to another port.`,
      );
      server.close();
      expect(readdirSync(join(dataDir, 'run'))).toEqual([]);
    },
    LIMIT_MS,
  );
});
