import { setTimeout as sleep } from 'node:timers/promises';
import { drain, readBooks } from '../books.mjs';
import { failedOf, troubleOf } from '../buyer.mjs';
import { crowd } from './crowd.mjs';

/**
 * a worker stands still for longer than its jobs, its rows and even its calls are its own, then goes on
 * where it stood, while the other has taken over.
 */
export const frozen = {
  id: 'R-10',
  async run(ground) {
    const { short } = ground;
    const times = short ? 2 : 8;
    const { workers } = await ground.start();
    await ground.carrier('scenario', { reference: '*', name: 'slow', ms: 150 });
    const shop = await crowd(ground, { perSecond: short ? 5 : 8, most: short ? 80 : 700 });
    const traffic = shop.open();
    for (let time = 0; time < times; time += 1) {
      const worker = workers[time % workers.length];
      await sleep(1000 + Math.random() * 1000);
      worker.signal('SIGSTOP');
      // Longer than the lock of a job and the lease of a row; every other time longer than the carrier may take.
      await sleep(time % 2 === 0 ? 7000 : 11_000);
      worker.signal('SIGCONT');
    }
    await traffic.stop();
    const drained = await drain(ground);
    const books = await readBooks(ground, shop.tally, { stock: shop.stock, mayRepeat: true });
    return {
      ...books,
      drained,
      failed: failedOf(shop.tally),
      notes: [`${times} workers stood still`, ...troubleOf(shop.tally), ...books.notes],
    };
  },
};
