import { setTimeout as sleep } from 'node:timers/promises';
import { teardown } from '../teardown.mjs';
import { startLoad } from './load.mjs';

/** Longer than the lock of a job and the lease of a row; then longer than the carrier may take. */
const PAUSES_MS = [7000, 11_000];

/**
 * a worker is stopped for longer than its job locks, outbox leases and provider calls last, then resumed
 * while the other worker has taken over its jobs.
 */
export const pausedWorker = {
  id: 'R-10',
  async run(environment) {
    const { short } = environment;
    const pauses = short ? PAUSES_MS.slice(-1) : Array(4).fill(PAUSES_MS).flat();
    const { workers } = await environment.start();
    await environment.carrier('scenario', { reference: '*', name: 'slow', ms: 150 });
    const shop = await startLoad(environment, { perSecond: short ? 3 : 8, most: short ? 50 : 700 });
    const traffic = shop.open();
    for (const [time, pause] of pauses.entries()) {
      const worker = workers[time % workers.length];
      await sleep(1000 + Math.random() * 1000);
      worker.signal('SIGSTOP');
      await sleep(pause);
      worker.signal('SIGCONT');
    }
    const notes = [`a worker was paused ${pauses.length} times`];
    return teardown(environment, shop, { traffic, mayRepeat: true, notes });
  },
};
