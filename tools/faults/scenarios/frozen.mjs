import { setTimeout as sleep } from 'node:timers/promises';
import { ending } from '../ending.mjs';
import { crowd } from './crowd.mjs';

/** Longer than the lock of a job and the lease of a row; then longer than the carrier may take. */
const PAUSES_MS = [7000, 11_000];

/**
 * a worker stands still for longer than its jobs, its rows and even its calls are its own, then goes on
 * where it stood, while the other has taken over.
 */
export const frozen = {
  id: 'R-10',
  async run(ground) {
    const { short } = ground;
    const pauses = short ? PAUSES_MS.slice(-1) : Array(4).fill(PAUSES_MS).flat();
    const { workers } = await ground.start();
    await ground.carrier('scenario', { reference: '*', name: 'slow', ms: 150 });
    const shop = await crowd(ground, { perSecond: short ? 3 : 8, most: short ? 50 : 700 });
    const traffic = shop.open();
    for (const [time, pause] of pauses.entries()) {
      const worker = workers[time % workers.length];
      await sleep(1000 + Math.random() * 1000);
      worker.signal('SIGSTOP');
      await sleep(pause);
      worker.signal('SIGCONT');
    }
    const notes = [`a worker stood still ${pauses.length} times`];
    return ending(ground, shop, { traffic, mayRepeat: true, notes });
  },
};
