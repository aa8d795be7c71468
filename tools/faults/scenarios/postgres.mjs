import { setTimeout as sleep } from 'node:timers/promises';
import { firstResponse } from '../../lib/shopper.mjs';
import { teardown } from '../teardown.mjs';
import { startLoad } from './load.mjs';

const AGAIN_LIMIT_MS = 5000;

/** Ms until the shop accepts this order. */
const timeToAccept = async (url, request, tally) => {
  const began = performance.now();
  const { operationId } = await (await firstResponse(url, request)).json();
  tally.acknowledged.set(request.note, operationId);
  return performance.now() - began;
};

/** PostgreSQL is shut down immediately and restarted several times while orders come in. */
export const postgres = {
  id: 'R-06',
  async run(environment) {
    const { short, stack } = environment;
    const times = short ? 2 : 6;
    const { postgres: server } = stack.servers;
    await environment.start();
    const shop = await startLoad(environment, {
      perSecond: short ? 4 : 12,
      most: short ? 80 : 1000,
    });
    const traffic = shop.open();
    let slowest = 0;
    for (let time = 0; time < times; time += 1) {
      await sleep(short ? 1500 : 8000);
      // An immediate shutdown: the WAL is replayed at the start.
      await server.crash('SIGQUIT');
      await sleep(1000);
      await server.restart();
      // Even numbers are cash orders.
      slowest = Math.max(
        slowest,
        await timeToAccept(environment.url, shop.make(2 * time), shop.tally),
      );
    }
    return teardown(environment, shop, {
      traffic,
      mayRepeat: true,
      notes: [`${times} restarts, orders again after ${Math.round(slowest)} ms`],
      wrong:
        !short && slowest > AGAIN_LIMIT_MS ? ['the first order after a restart took too long'] : [],
    });
  },
};
