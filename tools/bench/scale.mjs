/**
 * `npm run bench:scale`: checks on a large shop that no call or sweep scans a whole large table; then measures every
 * read of staff there beside a bare server, the export of 100,000 orders, and the important calls compared with a shop
 * with only the demo. `-- --orders 1000000 --rounds 30 --no-plans`; `--keep /var/tmp/large-shop` keeps both shops in
 * that folder for the next run; `--without shipments_order_id` adds the large shop without some of its indexes.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { nx, runApi } from '../lib/build.mjs';
import { databaseEnv } from '../lib/database-env.mjs';
import { addProducts } from '../lib/many-products.mjs';
import { inKeptStack, inOwnStack, stopWhenInterrupted } from '../lib/own-shop.mjs';
import { createProgress } from '../lib/progress.mjs';
import { run } from '../lib/run.mjs';
import { addOrders } from '../scale/add-orders.mjs';
import { measureExport, measureReads, samplesOf } from '../scale/measure-reads.mjs';
import { measure, reach } from '../scale/measure.mjs';
import '../scale/check-reads.mjs';
import { startCeiling, startOurs } from './programs.mjs';
import { saveResults } from './results.mjs';

const MOST_PRODUCTS = 100_000;
/** What the bare server reads: one row by its key. */
const BARE_READ = '/api/products/one/1';
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '30' },
    without: { type: 'string' },
    keep: { type: 'string' },
    'no-plans': { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});
const orders = Number(values.orders);
const progress = createProgress();
stopWhenInterrupted();

const sql = async (url, text) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(text).finally(() => client.end());
};

const ms = ({ p50, p95 }) => `${p50.toFixed(1)} | ${p95.toFixed(1)}`;
const line = ({ name, first, others }) => {
  const cells = others.map((each) => `${ms(each)} | ${(each.p50 / first.p50).toFixed(1)}`);
  return `| ${[name, ms(first), ...cells].join(' | ')} |`;
};

/** Prints each read when it is measured, so that an interrupted run has a table. */
const printReads = async (options) => {
  let slowest = 0;
  console.log('| read | p50 ms | p95 ms | CPU ms | times a bare read | p95 above its goal |');
  console.log('| --- | ---: | ---: | ---: | ---: | --- |');
  await measureReads(options, ({ name, ratio, ofGoal, cpu, ...times }) => {
    slowest = Math.max(slowest, ofGoal);
    console.log(
      `| ${name} | ${ms(times)} | ${cpu.toFixed(0)} | ${ratio.toFixed(1)} | ${ofGoal > 1 ? 'yes' : ''} |`,
    );
  });
  return slowest;
};

/** Makes the shop of the demo, `shop`, and the large one. */
const makeShops = async (stack, urlOf) => {
  const env = (name) => ({ ...stack.env, ...databaseEnv(stack.env, name) });
  await progress.step('loading the demo shop', async () => {
    await runApi('app/commands/migrate.js', [], env('shop'));
    await runApi('app/commands/seeds/seed.js', [], env('shop'));
  });
  await sql(urlOf('postgres'), 'create database filling template shop');
  await progress.step(`making ${orders} orders`, async () => {
    await addProducts(urlOf('filling'), Math.min(orders / 2, MOST_PRODUCTS));
    await addOrders(urlOf('filling'), { orders, shoppers: Math.min(orders / 4, 200_000) });
  });
  await progress.step('adding up the days', () =>
    runApi('app/commands/rebuild-sums.js', [], env('filling')),
  );
  await sql(urlOf('filling'), 'vacuum analyze');
  // The name says that it is complete.
  await sql(urlOf('postgres'), 'alter database filling rename to large');
};

const work = async (stack) => {
  const urlOf = (name) => Object.assign(new URL(stack.databaseUrl), { pathname: `/${name}` }).href;
  const { rowCount: isMade } = await sql(
    urlOf('postgres'),
    `select from pg_database where datname = 'large'`,
  );
  await sql(urlOf('postgres'), 'drop database if exists filling');
  if (!isMade) await makeShops(stack, urlOf);
  const names = ['shop', 'large', ...(values.without ? ['unindexed'] : [])];
  for (const name of names.slice(0, 2))
    await runApi('app/commands/migrate.js', [], {
      ...stack.env,
      ...databaseEnv(stack.env, name),
    });
  if (values.without) {
    await sql(urlOf('postgres'), 'drop database if exists unindexed');
    await sql(urlOf('postgres'), 'create database unindexed template large');
    await sql(urlOf('unindexed'), `drop index ${values.without}`);
  }
  const running = [];
  try {
    for (const [at, name] of names.entries()) {
      const REDIS_URL = Object.assign(new URL(stack.env.REDIS_URL), { pathname: `/${at}` }).href;
      const env = { ...stack.env, REDIS_URL, ...databaseEnv(stack.env, name) };
      running.push(await startOurs({ env }, { cache: 'off' }));
    }
    const bare = await startCeiling({ env: { ...stack.env, DATABASE_URL: urlOf('large') } });
    running.push(bare);
    const shops = [];
    for (const [at, name] of names.entries())
      shops.push(
        await reach({
          origin: running[at].origin,
          databaseUrl: urlOf(name),
          secret: stack.env.JWT_SECRET,
        }),
      );
    const [, shop] = shops;
    const [, { pid, residentMb }] = running;
    const samples = await samplesOf(urlOf('large'));
    const rounds = Number(values.rounds);
    const slowest = await printReads({
      ...{ shop, samples, rounds, pid },
      bareUrl: bare.origin + BARE_READ,
      databaseUrl: urlOf('large'),
    });
    console.log(`The API uses ${residentMb()?.toFixed(0)} MB.`);
    const file = await measureExport({ shop, samples, pid });
    console.log(
      `An export of ${file.megabytes.toFixed(1)} MB takes ${file.seconds.toFixed(1)} s and up to ${file.peakMb.toFixed(0)} MB of memory.`,
    );
    const columns = names.map((name, at) => `${name} p50 ms | p95 ms${at > 0 ? ' | ratio' : ''}`);
    const head = [
      `| call | ${columns.join(' | ')} |`,
      `| --- |${' ---: |'.repeat(names.length * 3 - 1)}`,
    ];
    console.log(head.join('\n'));
    const lines = [];
    const results = { slowest };
    await measure(shops, rounds, (result) => {
      lines.push(line(result));
      console.log(lines.at(-1));
      results[result.name] = result.first.p50 / result.others[0].p50;
    });
    saveResults('scale', results, [...head, ...lines]);
  } finally {
    for (const { stop } of running) await stop();
  }
};

if (!values['no-build'])
  await progress.step('building', () =>
    nx(['run-many', '-t', 'build', '-p', 'api', 'local-stack']),
  );
if (!values['no-plans'])
  await progress.step('looking at the plans of every call', () =>
    run(process.execPath, ['api/test/run.mjs', 'scale.e2e'], {
      env: { SCALE_ORDERS: values.orders },
    }),
  );
if (values.keep) await inKeptStack(progress, values.keep, work);
else await inOwnStack(progress, work, { durable: true });
