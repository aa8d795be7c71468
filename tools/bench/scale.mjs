/**
 * `npm run bench:scale`: checks on a large shop that no call or sweep scans a whole large table; then measures the
 * important calls there and on a shop with only the demo. `-- --orders 1000000 --rounds 30 --no-plans`;
 * `--without shipments_order_id` adds the large shop without some of its indexes.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { nx, runApi } from '../lib/build.mjs';
import { addProducts } from '../lib/many-products.mjs';
import { inOwnStack, stopWhenInterrupted } from '../lib/own-shop.mjs';
import { createProgress } from '../lib/progress.mjs';
import { run } from '../lib/run.mjs';
import { addOrders } from '../scale/add-orders.mjs';
import { measure, reach } from '../scale/measure.mjs';
import { startOurs } from './programs.mjs';

const MOST_PRODUCTS = 100_000;
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '30' },
    without: { type: 'string' },
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
  await client.query(text).finally(() => client.end());
};

const ms = ({ p50, p95 }) => `${p50.toFixed(1)} | ${p95.toFixed(1)}`;
const line = ({ name, first, others }) => {
  const cells = others.map((each) => `${ms(each)} | ${(each.p50 / first.p50).toFixed(1)}`);
  return `| ${[name, ms(first), ...cells].join(' | ')} |`;
};

const work = async (stack) => {
  const urlOf = (name) => Object.assign(new URL(stack.databaseUrl), { pathname: `/${name}` }).href;
  await progress.step('loading the demo shop', async () => {
    await runApi('app/commands/migrate.js', [], stack.env);
    await runApi('app/commands/seeds/seed.js', [], stack.env);
  });
  const names = ['small', 'large', ...(values.without ? ['unindexed'] : [])];
  const server = urlOf('postgres');
  await sql(server, 'create database small template shop');
  await progress.step(`making ${orders} orders`, async () => {
    await addProducts(stack.databaseUrl, Math.min(orders / 2, MOST_PRODUCTS));
    await addOrders(stack.databaseUrl, { orders, shoppers: Math.min(orders / 4, 200_000) });
  });
  await sql(server, 'create database large template shop');
  if (values.without) {
    await sql(server, 'create database unindexed template shop');
    await sql(urlOf('unindexed'), `drop index ${values.without}`);
  }
  const running = [];
  try {
    for (const [at, name] of names.entries()) {
      const REDIS_URL = Object.assign(new URL(stack.env.REDIS_URL), { pathname: `/${at}` }).href;
      const env = { ...stack.env, REDIS_URL, DATABASE_URL: urlOf(name) };
      running.push(await startOurs({ env }, { cache: false }));
    }
    const shops = [];
    for (const [at, { origin }] of running.entries())
      shops.push(
        await reach({ origin, databaseUrl: urlOf(names[at]), secret: stack.env.JWT_SECRET }),
      );
    const columns = names.map((name, at) => `${name} p50 ms | p95 ms${at > 0 ? ' | ratio' : ''}`);
    console.log(`| call | ${columns.join(' | ')} |`);
    console.log(`| --- |${' ---: |'.repeat(names.length * 3 - 1)}`);
    await measure(shops, Number(values.rounds), (result) => console.log(line(result)));
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
await inOwnStack(progress, work, { durable: true });
