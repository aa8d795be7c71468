import { setTimeout as sleep } from 'node:timers/promises';
import { ending } from '../ending.mjs';
import { crowd } from './crowd.mjs';

/** Kills a program so often, each time some ms after it has come to life again. */
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
  async run(ground) {
    const { short, ready, lives } = ground;
    const [ofApi, ofWorkers] = short ? [2, 1] : [14, 20];
    const { api, workers } = await ground.start();
    const shop = await crowd(ground, { perSecond: short ? 4 : 8, most: short ? 60 : 800 });
    const traffic = shop.open();
    await Promise.all([
      killing(api, ready, ofApi, { from: short ? 500 : 2000, to: short ? 2500 : 5000 }),
      ...workers.map((worker) =>
        killing(worker, () => lives(worker), ofWorkers, { from: 500, to: 4000 }),
      ),
    ]);
    return ending(ground, shop, {
      traffic,
      mayRepeat: true,
      notes: [`${ofApi} kills of the API, ${ofWorkers * workers.length} of workers`],
    });
  },
};
