import { setTimeout as sleep } from 'node:timers/promises';
import { drain, readBooks } from '../books.mjs';
import { failedOf, troubleOf } from '../buyer.mjs';
import { crowd } from './crowd.mjs';

/** Kills a program and starts it again until the time is over; answers how often. */
const killing = async (program, { from, to }, until) => {
  let kills = 0;
  for (;;) {
    await sleep(from + Math.random() * (to - from));
    if (Date.now() > until) return kills;
    await program.end('SIGKILL');
    program.start();
    kills += 1;
  }
};

/** kill -9 of the API and of both workers, over and over, while orders come in by cash and card. */
export const kills = {
  id: 'R-02',
  async run(ground) {
    const { short } = ground;
    const seconds = short ? 12 : 90;
    const { api, workers } = await ground.start();
    const shop = await crowd(ground, { perSecond: short ? 5 : 8, most: seconds * 8 });
    const until = Date.now() + seconds * 1000;
    const traffic = shop.open();
    const [apiKills, ...workerKills] = await Promise.all([
      killing(api, { from: 4000, to: 7000 }, until),
      ...workers.map((worker) => killing(worker, { from: 2000, to: 5000 }, until)),
    ]);
    await traffic.stop();
    const drained = await drain(ground);
    const books = await readBooks(ground, shop.tally, { stock: shop.stock, mayRepeat: true });
    const killed = workerKills.reduce((sum, count) => sum + count, 0);
    return {
      ...books,
      drained,
      failed: failedOf(shop.tally),
      notes: [
        `${apiKills} kills of the API, ${killed} of workers`,
        ...troubleOf(shop.tally),
        ...books.notes,
      ],
    };
  },
};
