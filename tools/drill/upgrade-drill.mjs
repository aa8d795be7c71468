import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@shop/local-stack';
import { traffic } from '../faults/buyer.mjs';
import { ending } from '../faults/ending.mjs';
import { openGround } from '../faults/ground.mjs';
import { crowd } from '../faults/scenarios/crowd.mjs';
import { run } from '../lib/run.mjs';
import { waitReady } from '../lib/wait-ready.mjs';
import { connected } from './database.mjs';
import { tablesOf } from './fingerprint.mjs';
import { nextVersion } from './next-version.mjs';

const PER_SECOND = 1;
const MOST = 1000;
const STOCK = 100_000;
const PRODUCTS = 3000;
/** Longer than the shop waits for a table, which is two seconds. */
const READING_MS = 8000;
const READY_LIMIT_MS = 180_000;
const JOB_LIMIT_MS = 300_000;

/** Reads every table for a while, as a dump does. */
const reading = (url, work) =>
  connected(url, async (client) => {
    await client.query('begin');
    await client.query(`lock table ${(await tablesOf(client)).join(', ')} in access share mode`);
    const done = work();
    await sleep(READING_MS);
    await client.query('commit');
    return done;
  });

/** Two jobs at once, as when two releases are started: each migration is done, and once. */
const release = async ({ databaseUrl, sql }) => {
  const job = () =>
    run(process.execPath, ['tools/drill/migrate-next.mjs'], {
      env: { DATABASE_URL: databaseUrl },
      limitMs: JOB_LIMIT_MS,
    });
  await Promise.all([job(), job()]);
  const rows = await sql(`select name from migrations where name like 'Next%'`);
  const isRight = rows.length === nextVersion.length;
  return { done: rows.length, wrong: isRight ? [] : ['not each migration once'] };
};

/** The same wish for a table without the patience of the job: everybody waits behind it. */
const rush = async ({ databaseUrl }) => {
  await connected(databaseUrl, (client) =>
    client.query('alter table orders add column rushed text'),
  );
  return { done: 1, wrong: [] };
};

/** Two APIs and two workers take orders while `change` runs beside somebody who reads every table. */
const under = async (context, change) => {
  const ground = await openGround(context);
  try {
    await ground.products(PRODUCTS, STOCK);
    const port = await freePort();
    const second = `http://127.0.0.1:${port}`;
    ground.program('main.js', { env: { ...ground.env, PORT: String(port) } });
    await ground.start();
    await waitReady(`${second}/api/health/ready`, undefined, READY_LIMIT_MS);
    const shop = await crowd(ground, { perSecond: PER_SECOND, most: MOST, stock: STOCK });
    const { make, tally } = shop;
    const ways = [shop.open(), traffic(second, { perSecond: PER_SECOND, most: MOST, make, tally })];
    const began = Date.now();
    const { done, wrong } = await reading(ground.databaseUrl, () => change(ground));
    const seconds = (Date.now() - began) / 1000;
    await Promise.all(ways.map((way) => way.stop()));
    const end = await ending(ground, shop, { wrong: [...wrong, ...ground.deaths()] });
    return { ...end, done, seconds, slowest: tally.slowest };
  } finally {
    await ground.close();
  }
};

/** The next version's migrations while orders come in, and beside them what happens without their rules. */
export const runUpgradeDrill = async (stack, progress) => {
  const context = { stack, short: true, say: progress.say };
  const one = (name, change) =>
    progress.step(name, async () => ({ name, ...(await under(context, change)) }));
  return [
    { ...(await one('by the rules', release)), mayFail: false },
    { ...(await one('in a rush', rush)), mayFail: true },
  ];
};
