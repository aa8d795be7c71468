/**
 * `npm run bench:limits`: response times of other shoppers while ten times what one address may do comes from one address, and
 * from 200 addresses together; `-- --rounds 3 --seconds 60 --times 10`. Through the proxy to two API processes, with the limits of
 * production, beside an undisturbed run; all three in turn in each round. Ratios of these runs count, not times. Before them, the
 * processor time of a call within its limit and of one beyond it, for each class; `--rounds 0` measures only that.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { nx, runApi } from '../lib/build.mjs';
import { inTurn, median } from '../lib/numbers.mjs';
import { inOwnStack, stopWhenInterrupted } from '../lib/own-shop.mjs';
import { processorMsByProgram } from '../lib/processor-time.mjs';
import { createProgress } from '../lib/progress.mjs';
import { GOALS } from './goals.mjs';
import { ATTACKS, HOST, MOST_OPEN, any, clientsOf, sendAt, share } from './limit-clients.mjs';
import { startOurs } from './programs.mjs';
import { saveResults } from './results.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '60' },
    times: { type: 'string', default: '10' },
    'no-build': { type: 'boolean', default: false },
  },
});
const [rounds, seconds, times] = [values.rounds, values.seconds, values.times].map(Number);

/** At most this ratio of the others' 95th percentile to that of the undisturbed run. */
const BAR = GOALS.find(({ bench }) => bench === 'limits').wanted;
/** API processes behind the proxy, as in docker-compose.yml. */
const API_COUNT = 2;
const SHOPPERS = 20;
/** Requests a second of each shopper. */
const SHOPPER_RATE = 1;
const SCENARIOS = [
  { name: 'undisturbed', addresses: 0 },
  { name: 'one address', addresses: 1 },
  { name: '200 addresses', addresses: 200 },
];

const VISITS = [
  () => ({ path: '/' }),
  () => ({ path: `/product/${any(100)}` }),
  () => ({ path: `/category/${any(6)}` }),
  () => ({ path: `/api/products/one/${any(100)}` }),
  () => ({ path: `/api/products/search?q=${['watch', 'bag', 'oud', 'ring'][any(4) - 1]}` }),
];

/** Each run has new addresses, so that no counter of a run before matters. */
let nextAddress = 0;
const newAddresses = (count) =>
  Array.from({ length: count }, () => {
    nextAddress += 1;
    return `127.1.${nextAddress >> 8}.${nextAddress & 255}`;
  });

const flood = async (data) => {
  const thread = new Worker(new URL('flood.mjs', import.meta.url), { workerData: data });
  const ended = once(thread, 'exit').then(() => {
    throw new Error('The flood ended without results.');
  });
  const [answer] = await Promise.race([once(thread, 'message'), ended]);
  return answer;
};

const measure = async (site, { addresses }, limits) => {
  const shoppers = clientsOf(site, newAddresses(SHOPPERS));
  const attackers = newAddresses(addresses);
  const [visits, attacks] = await Promise.all([
    sendAt(SHOPPERS * SHOPPER_RATE, shoppers, (at) => VISITS[at % VISITS.length](), seconds),
    addresses > 0
      ? flood({ site, addresses: attackers, limits, times, seconds })
      : { sent: 0, refused: 0 },
  ]);
  await Promise.all(shoppers.map(({ close }) => close()));
  const took = visits.flatMap(({ ms }) => ms ?? []).toSorted((a, b) => a - b);
  return {
    p95: took[Math.floor(took.length * 0.95)],
    failed: share(visits, (status) => status !== 200),
    ...attacks,
  };
};

/** Calls within a limit, and beyond it, whose processor time is measured. */
const COUNTED = 60;
/**
 * Calls a second of a class while its processor time is measured: below the limit of the proxy, and for pages below that of all
 * filtered lists together.
 */
const COUNTED_RATES = { page: 15 };
const USUAL_RATE = 150;

const sendMany = (client, name, count) => {
  const rate = COUNTED_RATES[name] ?? USUAL_RATE;
  return sendAt(rate, [client], ATTACKS[name], count / rate);
};

/** Processor time in ms for each call, by program, and the share of refused calls. */
const costOf = async (client, name) => {
  const before = processorMsByProgram(process.pid);
  const results = await sendMany(client, name, COUNTED);
  const after = processorMsByProgram(process.pid);
  const of = (name) => ((after[name] ?? 0) - (before[name] ?? 0)) / COUNTED;
  return {
    refused: share(results, (status) => status === 429),
    ...{ api: of('node'), proxy: of('nginx'), database: of('postgres') },
  };
};

const COST_HEAD = [
  '| Class | API: within the limit | beyond it | proxy | beyond it | PostgreSQL | beyond it |',
  '| --- | --: | --: | --: | --: | --: | --: |',
];

/** Rows of processor times of a call within each limit and of one beyond it, in ms. */
const costs = async (site, limits) =>
  inTurn(Object.keys(ATTACKS), async (name) => {
    const [client] = clientsOf(site, newAddresses(1));
    await sendMany(client, name, MOST_OPEN);
    const within = await costOf(client, name);
    await sendMany(client, name, limits[name].points);
    const beyond = await costOf(client, name);
    await client.close();
    const isMeasured = within.refused === 0 && beyond.refused === 1;
    if (!isMeasured) process.exitCode = 1;
    const cells = ['api', 'proxy', 'database'].flatMap((program) =>
      [within, beyond].map((cost) => (isMeasured ? cost[program].toFixed(2) : 'not measured')),
    );
    return `| ${[name, ...cells].join(' | ')} |`;
  });

const HEAD = [
  "| Other shoppers' p95 | of undisturbed | failed | sent/s | of these refused |",
  '| --- | --: | --: | --: | --: |',
];
const percent = (part) => `${Math.round(part * 100)} %`;

const progress = createProgress();
stopWhenInterrupted();
const work = async (stack) => {
  const { freePort, startProxy } = await import('@shop/local-stack');
  const { LIMITS } = await import('../../api/dist/platform/rate-limit/limits.js');
  await runApi('app/commands/migrate.js', [], stack.env);
  await progress.step('loading the demo shop', () =>
    runApi('app/commands/seeds/seed.js', [], stack.env),
  );
  const running = [];
  try {
    const env = { LIMIT_FACTOR: '1', TRUST_PROXY: '1' };
    const ports = await inTurn(Array.from({ length: API_COUNT }), async () => {
      const ours = await startOurs(stack, { cache: 'on', env });
      running.push(ours);
      return Number(new URL(ours.origin).port);
    });
    const siteOf = async (apiPorts) => {
      const [httpsPort, httpPort] = [await freePort(), await freePort()];
      const { dataDir, processRegistry } = stack;
      const proxy = await startProxy({
        ...{ dataDir, processRegistry, httpsPort, httpPort, onProgress: progress.say },
        ...{ shopHost: HOST, adminHost: 'admin.localhost', apiPorts },
        assets: path.join(dataDir, 'assets'),
      });
      running.push(proxy);
      const ca = readFileSync(proxy.certificate, 'utf8');
      return { origin: `https://127.0.0.1:${httpsPort}`, ca };
    };
    // Each process counts most limits for itself: with one, every call beyond a limit is refused.
    const one = await siteOf(ports.slice(0, 1));
    await progress.step('warming up', () => measure(one, SCENARIOS[0], LIMITS));
    const costRows = await progress.step('processor time', () => costs(one, LIMITS));
    console.log(['', 'Processor time of a call in ms', '', ...COST_HEAD, ...costRows].join('\n'));
    if (rounds === 0) return;
    await running.pop().stop();
    const site = await siteOf(ports);
    await progress.step('warming up', () => measure(site, SCENARIOS[0], LIMITS));
    const results = SCENARIOS.map(() => []);
    for (let round = 0; round < rounds; round += 1)
      await inTurn(SCENARIOS, async (scenario, at) => {
        results[at].push(await measure(site, scenario, LIMITS));
        progress.say(`${scenario.name}: ${JSON.stringify(results[at].at(-1))}`);
      });
    const [quiet] = results;
    const ratios = results.map((each) => median(each.map(({ p95 }, at) => p95 / quiet[at].p95)));
    const lines = SCENARIOS.map(({ name }, at) => {
      const ratio = ratios[at];
      const of = (field) => median(results[at].map((result) => result[field]));
      const isMet = ratio <= BAR && of('failed') === 0;
      if (!isMet) process.exitCode = 1;
      return `| ${[
        ...[name, `${ratio.toFixed(2)}${isMet ? '' : ' ✗'}`, percent(of('failed'))],
        ...[Math.round(of('sent')), percent(of('refused'))],
      ].join(' | ')} |`;
    });
    const byName = Object.fromEntries(SCENARIOS.map(({ name }, at) => [name, ratios[at]]));
    saveResults('limits', byName, [...HEAD, ...lines, '', ...COST_HEAD, ...costRows]);
    console.log(['', ...HEAD, ...lines].join('\n'));
  } finally {
    await inTurn(running.reverse(), ({ stop }) => stop());
  }
};

if (!values['no-build'])
  await progress.step('building', () =>
    nx(['run-many', '-t', 'build', '-p', 'api', 'local-stack', 'storefront']),
  );
await inOwnStack(progress, work, { durable: true });
