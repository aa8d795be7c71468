import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ending } from '../ending.mjs';
import { crowd } from './crowd.mjs';

/** A statement waits for a row this long, and a connection as long again. */
const NO_LIMIT_MS = 4500;
const CONNECT_LIMIT_MS = 30_000;

const connect = async (connectionString) => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Takes every connection the server still gives; answers how to give them back. */
const takeAll = async (url) => {
  const taken = [];
  for (;;) {
    try {
      taken.push(await connect(url));
    } catch {
      return () => Promise.all(taken.map((client) => client.end().catch(() => undefined)));
    }
  }
};

/** somebody sits on the rows of half the shelf, then on every connection of the server. */
export const locks = {
  id: 'R-07',
  async run(ground) {
    const { short, databaseUrl } = ground;
    const heldMs = short ? 4000 : 60_000;
    const { api } = await ground.start();
    const shop = await crowd(ground, { perSecond: short ? 4 : 6, most: short ? 60 : 700 });
    const sitting = await connect(databaseUrl);
    await sitting.query('begin');
    await sitting.query('update products set stock = stock where id = any($1)', [
      shop.shelf.filter((id) => id % 4 === 0),
    ]);
    const traffic = shop.open();
    await sleep(heldMs);
    await sitting.query('rollback');
    await sitting.end();
    const giveBack = await takeAll(databaseUrl);
    // A restart needs connections anew, while there are none.
    await api.end('SIGTERM');
    api.start();
    await sleep(short ? 2000 : 10_000);
    await giveBack();
    await ground.ready();
    await traffic.stop();
    const { slowestNo } = shop.tally;
    return ending(ground, shop, {
      mayRepeat: true,
      notes: [`rows held for ${heldMs / 1000} s, slowest 503 after ${Math.round(slowestNo)} ms`],
      wrong: !short && slowestNo > NO_LIMIT_MS ? ['a 503 came too late'] : [],
    });
  },
};
