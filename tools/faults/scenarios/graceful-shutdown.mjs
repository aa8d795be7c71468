import { setTimeout as sleep } from 'node:timers/promises';
import { placeAll } from '../../lib/shopper.mjs';
import { startFaultyProxy } from '../faulty-proxy.mjs';
import { teardown } from '../teardown.mjs';
import { startLoad } from './load.mjs';

const AT_ONCE = 50;
const END_LIMIT_MS = 25_000;

/** SIGTERM to API and workers during fifty requests and running jobs, then a restart. */
export const gracefulShutdown = {
  id: 'R-08',
  async run(environment) {
    const { short, url } = environment;
    const rounds = short ? 1 : 6;
    const { api, workers } = await environment.start();
    const shop = await startLoad(environment, { perSecond: 1, most: rounds * AT_ONCE });
    // A slow carrier: some jobs are always running.
    await environment.carrier('scenario', { reference: '*', name: 'slow', ms: 400 });
    const proxy = await startFaultyProxy(url, { checkReadiness: true });
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      await environment.ready();
      const requests = Array.from({ length: AT_ONCE }, (_, at) => shop.make(round * AT_ONCE + at));
      const racing = placeAll(proxy.url, requests, AT_ONCE, shop.tally);
      await sleep(200);
      const ends = await Promise.all([api, ...workers].map((one) => one.end('SIGTERM')));
      longest = Math.max(longest, ...ends);
      for (const one of [api, ...workers]) one.start();
      await racing;
    }
    await proxy.close();
    return teardown(environment, shop, {
      notes: [`${rounds} × SIGTERM, the slowest exit took ${(longest / 1000).toFixed(1)} s`],
      wrong: [
        ...(proxy.cut() > 0 ? [`${proxy.cut()} accepted requests were aborted`] : []),
        ...(!short && longest > END_LIMIT_MS ? ['the shutdown took too long'] : []),
      ],
    });
  },
};
