import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface RedisProxy {
  url: string;
  /** Redis is down: connections break, new ones are refused. */
  cut(): void;
  /** Redis hangs: it accepts commands and never responds. */
  freeze(): void;
  /** Restores the connection. */
  restore(): void;
  close(): Promise<void>;
}

/** A proxy in front of Redis that can fail. */
export const startRedisProxy = async (redisUrl: string): Promise<RedisProxy> => {
  const target = new URL(redisUrl);
  const pairs = new Set<[Socket, Socket]>();
  let state: 'well' | 'cut' | 'frozen' = 'well';
  const server = createServer((client) => {
    if (state === 'cut') return client.destroy();
    const redis = connect(Number(target.port), target.hostname);
    pairs.add([client, redis]);
    client.on('data', (chunk) => state === 'well' && redis.write(chunk));
    redis.on('data', (chunk) => state === 'well' && client.write(chunk));
    for (const [one, other] of [
      [client, redis],
      [redis, client],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy());
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = (): void => {
    for (const [client] of pairs) client.destroy();
    pairs.clear();
  };
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(redisUrl), { host: `127.0.0.1:${port}` }).href,
    cut() {
      state = 'cut';
      breakAll();
    },
    freeze() {
      state = 'frozen';
    },
    restore() {
      // Data sent during the hang is lost; clients reconnect.
      breakAll();
      state = 'well';
    },
    async close() {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
};
