import { setTimeout as sleep } from 'node:timers/promises';
import { teardown } from '../teardown.mjs';
import { startLoad } from './load.mjs';

/** Kills a process repeatedly, each time some ms after it is ready again. */
const killing = async (program, alive, times, { from, to }) => {
  for (let kills = 0; kills < times; kills += 1) {
    await alive();
    await sleep(from + Math.random() * (to - from));
    await program.end('SIGKILL');
    program.start();
  }
};

/** kill -9 of the API and of both workers, over and over, while orders come in by cash and card. */
export const kills = {
  id: 'R-02',
  async run(environment) {
    const { short, ready, workerReady } = environment;
    const [ofApi, ofWorkers] = short ? [2, 1] : [14, 20];
    const { api, workers } = await environment.start();
    const shop = await startLoad(environment, { perSecond: short ? 4 : 8, most: short ? 60 : 800 });
    const traffic = shop.open();
    await Promise.all([
      killing(api, ready, ofApi, { from: short ? 500 : 2000, to: short ? 2500 : 5000 }),
      ...workers.map((worker) =>
        killing(worker, () => workerReady(worker), ofWorkers, { from: 500, to: 4000 }),
      ),
    ]);
    return teardown(environment, shop, {
      traffic,
      mayRepeat: true,
      notes: [`${ofApi} kills of the API, ${ofWorkers * workers.length} of workers`],
    });
  },
};
