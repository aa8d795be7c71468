import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { teardown } from '../teardown.mjs';
import { startLoad } from './load.mjs';

/** The limits for a row lock and for a connection, 2 s each, with some margin. */
const NO_LIMIT_MS = 4500;
const CONNECT_LIMIT_MS = 30_000;

const connect = async (connectionString) => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Takes every free connection of the server; returns a function that releases them. */
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

/** row locks on some of the products, then every connection of the server in use. */
export const locks = {
  id: 'R-07',
  async run(environment) {
    const { short, databaseUrl } = environment;
    const heldMs = short ? 4000 : 60_000;
    const { api } = await environment.start();
    const shop = await startLoad(environment, { perSecond: short ? 4 : 6, most: short ? 60 : 700 });
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
    // The restarted process needs new connections while none are free.
    await api.end('SIGTERM');
    api.start();
    await sleep(short ? 2000 : 10_000);
    await giveBack();
    await environment.ready();
    await traffic.stop();
    const { slowestNo } = shop.tally;
    return teardown(environment, shop, {
      mayRepeat: true,
      notes: [`rows held for ${heldMs / 1000} s, slowest 503 after ${Math.round(slowestNo)} ms`],
      wrong: !short && slowestNo > NO_LIMIT_MS ? ['a 503 came too late'] : [],
    });
  },
};
