import { Redis } from 'ioredis';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ProcessRegistry } from '../processes/process-registry.js';
import { redisBinary } from './redis-binary.js';
import { startServer, type RunningServer } from '../processes/server-process.js';

/** Options of a local Redis. */
interface RedisOptions {
  dataDir: string;
  port: number;
  password: string;
  processRegistry: ProcessRegistry;
  onProgress: (line: string) => void;
  onDeath?: ((name: string) => void) | undefined;
}

/** A running local Redis. */
export interface LocalRedis extends RunningServer {
  url: string;
}

const config = (options: RedisOptions, home: string): string =>
  [
    'bind 127.0.0.1',
    `port ${options.port}`,
    `requirepass ${options.password}`,
    `dir "${home}"`,
    'daemonize no',
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    'maxmemory-policy noeviction',
    '',
  ].join('\n');

const ping = async (url: string): Promise<void> => {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
  } finally {
    client.disconnect();
  }
};

/** Starts Redis on loopback with persistent data; resolves when it accepts commands. */
export const startRedis = async (options: RedisOptions): Promise<LocalRedis> => {
  const binary = await redisBinary(options.onProgress);
  const home = resolve(options.dataDir, 'redis');
  mkdirSync(home, { recursive: true });
  const file = join(home, 'redis.conf');
  writeFileSync(file, config(options, home), { mode: 0o600 });
  const url = `redis://:${options.password}@127.0.0.1:${options.port}`;
  const server = await startServer({
    name: 'redis',
    command: binary.command,
    args: [file],
    cwd: home,
    logFile: resolve(options.dataDir, 'logs', 'redis.log'),
    processRegistry: options.processRegistry,
    stopSignal: 'SIGTERM',
    env: binary.env,
    probe: () => ping(url),
    onDeath: options.onDeath,
  });
  return { ...server, url };
};
