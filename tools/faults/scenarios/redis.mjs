import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { teardown } from '../teardown.mjs';
import { startLoad } from './load.mjs';

const tell = async ({ redisUrl }, ...command) => {
  const redis = new Redis(redisUrl);
  await redis.call(...command).finally(() => redis.disconnect());
};
const wipe = (stack) => tell(stack, 'flushall');
/** Redis refuses writes when its memory is used up. */
const fill = (stack) => tell(stack, 'config', 'set', 'maxmemory', '1');
const empty = (stack) => tell(stack, 'config', 'set', 'maxmemory', '0');

/** Reads a product page continuously; returns the failures. */
const looking = (url, id) => {
  let open = true;
  const failures = [];
  const look = async () => {
    while (open) {
      const answer = await fetch(`${url}/api/products/one/${id}`).catch(() => undefined);
      if (!answer?.ok) failures.push(answer?.status ?? 'no answer');
      await answer?.arrayBuffer();
      await sleep(50);
    }
  };
  const going = look();
  return async () => {
    open = false;
    await going;
    return failures;
  };
};

/** Redis is flushed, out of memory, frozen, killed with its data and down for a minute, while orders come in. */
export const redis = {
  id: 'R-04',
  async run(environment) {
    const { short, stack } = environment;
    const [times, awayMs] = short ? [1, 4000] : [4, 60_000];
    const server = stack.servers.redis;
    await environment.start();
    const shop = await startLoad(environment, {
      perSecond: short ? 3 : 8,
      most: short ? 100 : 1200,
    });
    const traffic = shop.open();
    const looks = looking(environment.url, shop.shelf[0]);
    for (let time = 0; time < times; time += 1) {
      await sleep(1500);
      await wipe(stack);
    }
    await sleep(1000);
    await fill(stack);
    await sleep(short ? 1500 : 5000);
    await empty(stack);
    process.kill(stack.processRegistry.alive('redis').pid, 'SIGSTOP');
    await sleep(short ? 2500 : 10_000);
    process.kill(stack.processRegistry.alive('redis').pid, 'SIGCONT');
    await sleep(1500);
    await server.crash('SIGKILL');
    rmSync(path.join(stack.dataDir, 'redis', 'appendonlydir'), { recursive: true, force: true });
    await sleep(awayMs);
    await server.restart();
    const back = Date.now();
    await sleep(500);
    await traffic.stop();
    const failures = await looks();
    return teardown(environment, shop, {
      since: back,
      failed: failures.length,
      notes: failures.length > 0 ? [`${failures.length} reads failed with ${failures[0]}`] : [],
    });
  },
};
