import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface RedisProxy {
  url: string;
  /** Redis dies: connections break, new ones are refused. */
  cut(): void;
  /** Redis hangs: it takes commands and never answers. */
  freeze(): void;
  /** All is well again. */
  mend(): void;
  close(): Promise<void>;
}

/** Redis behind a line that can fail. */
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
    mend() {
      // What was sent into a hanging line is lost; clients connect anew.
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
