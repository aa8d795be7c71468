import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@shop/local-stack';
import { traffic } from '../lib/shopper.mjs';
import { teardown } from '../faults/teardown.mjs';
import { openTestEnvironment } from '../faults/test-environment.mjs';
import { startLoad } from '../faults/scenarios/load.mjs';
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

/** Holds read locks on every table for a while, as a dump does. */
const reading = (url, work) =>
  connected(url, async (client) => {
    await client.query('begin');
    await client.query(`lock table ${(await tablesOf(client)).join(', ')} in access share mode`);
    const done = work();
    await sleep(READING_MS);
    await client.query('commit');
    return done;
  });

/** Two jobs in parallel, as when two releases start: each migration runs exactly once. */
const release = async ({ databaseUrl, query }) => {
  const job = () =>
    run(process.execPath, ['tools/drill/migrate-next.mjs'], {
      env: { DATABASE_URL: databaseUrl },
      limitMs: JOB_LIMIT_MS,
    });
  await Promise.all([job(), job()]);
  const rows = await query(`select name from migrations where name like 'Next%'`);
  const isRight = rows.length === nextVersion.length;
  return { done: rows.length, wrong: isRight ? [] : ['not each migration once'] };
};

/** The same change without the migration job's lock timeout: every query waits behind it. */
const withoutLockTimeout = async ({ databaseUrl }) => {
  await connected(databaseUrl, (client) =>
    client.query('alter table orders add column rushed text'),
  );
  return { done: 1, wrong: [] };
};

/** Two APIs and two workers take orders while `change` runs and another session reads every table. */
const under = async (context, change) => {
  const environment = await openTestEnvironment(context);
  try {
    await environment.products(PRODUCTS, STOCK);
    const port = await freePort();
    const second = `http://127.0.0.1:${port}`;
    environment.startProcess('main.js', { env: { ...environment.env, PORT: String(port) } });
    await environment.start();
    await waitReady(`${second}/api/health/ready`, undefined, READY_LIMIT_MS);
    const shop = await startLoad(environment, { perSecond: PER_SECOND, most: MOST, stock: STOCK });
    const { make, tally } = shop;
    const loads = [
      shop.open(),
      traffic(second, { perSecond: PER_SECOND, most: MOST, make, tally }),
    ];
    const began = Date.now();
    const { done, wrong } = await reading(environment.databaseUrl, () => change(environment));
    const seconds = (Date.now() - began) / 1000;
    await Promise.all(loads.map((load) => load.stop()));
    const end = await teardown(environment, shop, {
      wrong: [...wrong, ...environment.unexpectedExits()],
    });
    return { ...end, done, seconds, slowest: tally.slowest };
  } finally {
    await environment.close();
  }
};

/** The next version's migrations while orders come in, and for comparison a change without their rules. */
export const runUpgradeDrill = async (stack, progress) => {
  const context = { stack, short: true, say: progress.say };
  const one = (name, change) =>
    progress.step(name, async () => ({ name, ...(await under(context, change)) }));
  return [
    { ...(await one('with lock timeout', release)), mayFail: false },
    { ...(await one('without lock timeout', withoutLockTimeout)), mayFail: true },
  ];
};
