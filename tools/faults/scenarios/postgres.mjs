import { setTimeout as sleep } from 'node:timers/promises';
import { answerTo } from '../buyer.mjs';
import { ending } from '../ending.mjs';
import { crowd } from './crowd.mjs';

const AGAIN_LIMIT_MS = 5000;

/** Ms until the shop takes this order. */
const untilTaken = async (url, wish, tally) => {
  const began = performance.now();
  const { operationId } = await (await answerTo(url, wish)).json();
  tally.acknowledged.set(wish.note, operationId);
  return performance.now() - began;
};

/** PostgreSQL is thrown down and started again, over and over, while orders come in. */
export const postgres = {
  id: 'R-06',
  async run(ground) {
    const { short, stack } = ground;
    const times = short ? 2 : 6;
    const { postgres: server } = stack.servers;
    await ground.start();
    const shop = await crowd(ground, { perSecond: short ? 4 : 12, most: short ? 80 : 1000 });
    const traffic = shop.open();
    let slowest = 0;
    for (let time = 0; time < times; time += 1) {
      await sleep(short ? 1500 : 8000);
      // An immediate shutdown: nothing is finished, the log is replayed at the start.
      await server.crash('SIGQUIT');
      await sleep(1000);
      await server.revive();
      // An even number is one that is paid in cash.
      slowest = Math.max(slowest, await untilTaken(ground.url, shop.make(2 * time), shop.tally));
    }
    return ending(ground, shop, {
      traffic,
      mayRepeat: true,
      notes: [`${times} restarts, orders again after ${Math.round(slowest)} ms`],
      wrong: !short && slowest > AGAIN_LIMIT_MS ? ['the shop came back too late'] : [],
    });
  },
};
