import { setTimeout as sleep } from 'node:timers/promises';
import { race } from '../buyer.mjs';
import { startDoor } from '../door.mjs';
import { ending } from '../ending.mjs';
import { crowd } from './crowd.mjs';

const AT_ONCE = 50;
const END_LIMIT_MS = 25_000;

/** API and workers are asked to end amid fifty requests and running jobs, and started again. */
export const goodbye = {
  id: 'R-08',
  async run(ground) {
    const { short, url } = ground;
    const rounds = short ? 1 : 6;
    const { api, workers } = await ground.start();
    const shop = await crowd(ground, { perSecond: 1, most: rounds * AT_ONCE });
    // A carrier that takes its time: there are always jobs on the way.
    await ground.carrier('scenario', { reference: '*', name: 'slow', ms: 400 });
    const door = await startDoor(url, { minding: true });
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      await ground.ready();
      const wishes = Array.from({ length: AT_ONCE }, (_, at) => shop.make(round * AT_ONCE + at));
      const racing = race(door.url, wishes, AT_ONCE, shop.tally);
      await sleep(200);
      const ends = await Promise.all([api, ...workers].map((one) => one.end('SIGTERM')));
      longest = Math.max(longest, ...ends);
      for (const one of [api, ...workers]) one.start();
      await racing;
    }
    await door.close();
    return ending(ground, shop, {
      notes: [`${rounds} × SIGTERM, the last was gone after ${(longest / 1000).toFixed(1)} s`],
      wrong: [
        ...(door.cut() > 0 ? [`${door.cut()} requests were let in and cut off`] : []),
        ...(!short && longest > END_LIMIT_MS ? ['the farewell took too long'] : []),
      ],
    });
  },
};
