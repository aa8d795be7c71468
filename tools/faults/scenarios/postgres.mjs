import { setTimeout as sleep } from 'node:timers/promises';
import { drain, readBooks } from '../books.mjs';
import { failedOf, troubleOf } from '../buyer.mjs';
import { crowd } from './crowd.mjs';

/** PostgreSQL is thrown down and started again, over and over, while orders come in. */
export const postgres = {
  id: 'R-06',
  async run(ground) {
    const { short, stack } = ground;
    const times = short ? 2 : 6;
    const { postgres: server } = stack.servers;
    await ground.start();
    const shop = await crowd(ground, { perSecond: short ? 6 : 12, most: short ? 120 : 1000 });
    const traffic = shop.open();
    for (let time = 0; time < times; time += 1) {
      await sleep(short ? 3000 : 8000);
      // An immediate shutdown: nothing is finished, the log is replayed at the start.
      await server.crash('SIGQUIT');
      await sleep(1000);
      await server.revive();
    }
    await sleep(2000);
    await traffic.stop();
    const drained = await drain(ground);
    const books = await readBooks(ground, shop.tally, { stock: shop.stock, mayRepeat: true });
    return {
      ...books,
      drained,
      failed: failedOf(shop.tally),
      rude: shop.tally.statuses[500],
      notes: [`${times} restarts`, ...troubleOf(shop.tally), ...books.notes],
    };
  },
};
