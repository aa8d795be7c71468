/**
 * `npm run bench:mixed`: reads of one API process while it takes 0, 5, 20 and 60 cash orders a second, beside a bare
 * server that reads 24 rows of 5 columns; `-- --rates 0,60 --cases 'list;detail' --rounds 5 --seconds 4 --products 10000`.
 * Ratios first: to the bare server beside the same orders, and to the API's own speed without orders; the bare server's ratio to its
 * own shows what the orders take from a server that has nothing to do with them.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { productAt } from '../demo-catalogue/names.mjs';
import { createFixtures } from '../faults/fixtures.mjs';
import { openDatabase } from '../faults/retrying-database.mjs';
import { orderRequest, sendOrder } from '../lib/shopper.mjs';
import { nx, runApi } from '../lib/build.mjs';
import { addPublicProducts } from '../lib/many-products.mjs';
import { inOwnStack, stopWhenInterrupted } from '../lib/own-shop.mjs';
import { createProgress } from '../lib/progress.mjs';
import { inTurn, median, medians } from '../lib/numbers.mjs';
import { startCeiling, startLoad, startOurs } from './programs.mjs';
import { CASES } from './requests.mjs';
import { saveResults } from './results.mjs';

const { values } = parseArgs({
  options: {
    rates: { type: 'string', default: '0,5,20,60' },
    cases: { type: 'string', default: CASES.map(({ name }) => name).join(';') },
    products: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '16' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    'no-build': { type: 'boolean', default: false },
  },
});
const rates = values.rates.split(',').map(Number);
const products = Number(values.products);
const connections = Number(values.connections);
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const cases = CASES.filter(({ name }) => values.cases.split(';').some((c) => name.startsWith(c)));

/** Each may order ten times a minute. */
const BUYERS = 1000;
const LINES = 2;
const STOCK = 1_000_000;
const WARM_UP_SECONDS = 3;
/** Rounds start at different places of the sequence of requests. */
const OFFSET = 3001;

/** Sends orders of two products at a rate until stopped, however long each takes. */
const startOrders = (origin, buyers, rate) => {
  const counts = { done: 0, failed: 0 };
  if (rate === 0) return { counts, stop: () => Promise.resolve() };
  const going = new Set();
  const place = async () => {
    const buyer = buyers.shift();
    buyers.push(buyer);
    const lines = Array.from({ length: LINES }, () => {
      const productId = 1 + Math.floor(Math.random() * products);
      const { sizes, colors } = productAt(productId);
      return { productId, size: sizes[0] ?? '', color: colors[0] ?? '', quantity: 1 };
    });
    const answer = await sendOrder(origin, orderRequest(buyer, lines)).catch(() => undefined);
    await answer?.text();
    if (answer?.ok) counts.done += 1;
    else counts.failed += 1;
  };
  const start = performance.now();
  let isOpen = true;
  const sending = (async () => {
    for (let sent = 0; isOpen; sent += 1) {
      await sleep(Math.max(0, start + (sent * 1000) / rate - performance.now()));
      const order = place().finally(() => going.delete(order));
      going.add(order);
    }
  })();
  const stop = async () => {
    isOpen = false;
    await sending;
    await Promise.all(going);
  };
  return { counts, stop };
};

/** Both servers in turn beside the same orders, all rates in each round, so that load of the machine affects all. */
const measure = async ({ load, ours, bare, buyers }, { name, bareName }) => {
  const results = new Map(rates.map((rate) => [rate, { ours: [], bare: [], failed: 0, done: 0 }]));
  for (let round = 0; round < rounds; round += 1)
    for (const rate of rates) {
      const result = results.get(rate);
      const job = { products, connections, seconds, offset: round * OFFSET };
      const orders = startOrders(ours.origin, buyers, rate);
      result.ours.push(await load.run({ ...job, origin: ours.origin, name }));
      result.bare.push(await load.run({ ...job, origin: bare.origin, name: bareName ?? name }));
      await orders.stop();
      result.done += orders.counts.done;
      result.failed += orders.counts.failed;
    }
  const idle = results.get(0);
  return rates.map((rate) => {
    const result = results.get(rate);
    const ratio = (runs, others) =>
      others && median(runs.map(({ perSecond }, at) => perSecond / others[at].perSecond));
    return {
      ...{ name, rate, done: result.done, failed: result.failed },
      ...{ ours: medians(result.ours), bare: medians(result.bare) },
      toBare: ratio(result.ours, result.bare),
      ...{ toIdle: ratio(result.ours, idle?.ours), bareToIdle: ratio(result.bare, idle?.bare) },
    };
  });
};

const HEAD = [
  '| read | orders/s | of bare | of idle | ours/s | p50 ms | p99 ms | cached | bare/s | of its idle | orders done | failed | RSS MB |',
  '| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
];
const line = ({ name, rate, toBare, toIdle, bareToIdle, ours, bare, done, failed }, rss) =>
  `| ${[
    ...[name, rate, toBare.toFixed(2), toIdle?.toFixed(2) ?? '-', Math.round(ours.perSecond)],
    ...[ours.p50.toFixed(2), ours.p99.toFixed(1), `${Math.round(ours.cached * 100)} %`],
    ...[Math.round(bare.perSecond), bareToIdle?.toFixed(2) ?? '-', done, failed],
    rss?.toFixed(0) ?? '-',
  ].join(' | ')} |`;

const progress = createProgress();
stopWhenInterrupted();
const work = async (stack) => {
  await runApi('app/commands/migrate.js', [], stack.env);
  await progress.step('loading the demo shop', () =>
    runApi('app/commands/seeds/seed.js', [], stack.env),
  );
  await progress.step(`loading ${products} products`, () =>
    addPublicProducts(stack.databaseUrl, products),
  );
  const database = openDatabase(stack.databaseUrl);
  await database.query('update product_variants set stock = $1', [STOCK]);
  await database.query('update products set stock = $1', [STOCK]);
  await database.query('vacuum analyze');
  const running = [];
  try {
    const ours = await startOurs(stack, { cache: 'on' });
    running.push(ours);
    const bare = await startCeiling(stack);
    running.push(bare);
    const load = startLoad();
    running.push(load);
    const fixtures = await createFixtures({
      query: database.query,
      env: stack.env,
      url: ours.origin,
    });
    const shop = { load, ours, bare, buyers: await fixtures.shoppers(BUYERS) };
    await progress.step('warming up', () =>
      inTurn(cases, async ({ name, bareName }) => {
        const orders = startOrders(ours.origin, shop.buyers, 20);
        const job = { products, connections, seconds: WARM_UP_SECONDS, offset: 0 };
        await load.run({ ...job, origin: ours.origin, name });
        await load.run({ ...job, origin: bare.origin, name: bareName ?? name });
        await orders.stop();
      }),
    );
    const lines = [];
    const results = {};
    for (const each of cases)
      for (const result of await measure(shop, each)) {
        lines.push(line(result, ours.residentMb()));
        progress.say(lines.at(-1));
        if (result.toIdle !== undefined) results[`${result.name} ${result.rate}`] = result.toIdle;
        results[`${result.name} ${result.rate} p99`] = result.ours.p99;
        results.memory = Math.max(results.memory ?? 0, ours.residentMb() ?? 0);
      }
    saveResults('mixed', results, [...HEAD, ...lines]);
    console.log(['', ...HEAD, ...lines].join('\n'));
  } finally {
    await inTurn(running.reverse(), ({ stop }) => stop());
    await database.end();
  }
};

if (!values['no-build'])
  await progress.step('building', () =>
    nx(['run-many', '-t', 'build', '-p', 'api', 'local-stack']),
  );
await inOwnStack(progress, work, { durable: true });
