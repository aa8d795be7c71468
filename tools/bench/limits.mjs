/**
 * `npm run bench:limits`: response times of other shoppers while ten times what one address may do comes from one address, and
 * from 200 addresses together; `-- --rounds 3 --seconds 60 --times 10`. Through the proxy, with the limits of production, beside
 * an undisturbed run; all three in turn in each round. Ratios of these runs count, not times. Before them, the processor time
 * of a call within its limit and of one beyond it, for each class; `--rounds 0` measures only that.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'undici';
import { nx, runApi } from '../lib/build.mjs';
import { inTurn, median } from '../lib/numbers.mjs';
import { inOwnStack, stopWhenInterrupted } from '../lib/own-shop.mjs';
import { processorMsByProgram } from '../lib/processor-time.mjs';
import { createProgress } from '../lib/progress.mjs';
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
const BAR = 2;
const HOST = 'localhost';
const SHOPPERS = 20;
/** Requests a second of each shopper. */
const SHOPPER_RATE = 1;
/** Requests that a client may have open; more are not sent. */
const MOST_OPEN = 20;
const SCENARIOS = [
  { name: 'undisturbed', addresses: 0 },
  { name: 'one address', addresses: 1 },
  { name: '200 addresses', addresses: 200 },
];

const any = (most) => 1 + Math.floor(Math.random() * most);
/** Requests of each class that no cache answers. */
const ATTACKS = {
  read: () => ({ path: '/api/health/ready' }),
  list: () => ({ path: `/api/products/search?q=w${any(1e9)}` }),
  page: () => ({ path: `/search?q=w${any(1e9)}` }),
  refused: () => ({ path: `/api/users/${any(1e6)}` }),
  quote: () => ({
    path: '/api/checkout/quote',
    method: 'POST',
    body: JSON.stringify({ city: 'Dubai', lines: [{ productId: any(1000), quantity: any(3) }] }),
  }),
};
const VISITS = [
  () => ({ path: '/' }),
  () => ({ path: `/product/${any(100)}` }),
  () => ({ path: `/category/${any(6)}` }),
  () => ({ path: `/api/products/one/${any(100)}` }),
  () => ({ path: `/api/products/search?q=${['watch', 'bag', 'oud', 'ring'][any(4) - 1]}` }),
];

/** Each run has new addresses, so that no counter of a run before matters. */
let nextAddress = 0;
const newAddress = () => {
  nextAddress += 1;
  return `127.1.${nextAddress >> 8}.${nextAddress & 255}`;
};

/** Clients with an address each; `send` resolves to the status and the time in ms. */
const clientsOf = ({ origin, ca }, count) =>
  Array.from({ length: count }, () => {
    // Not in `connect`, whose address undici replaces by that of the client.
    const options = { connect: { ca, servername: HOST }, localAddress: newAddress() };
    const clients = Array.from(
      { length: count === 1 ? MOST_OPEN : 2 },
      () => new Client(origin, options),
    );
    let turn = 0;
    let open = 0;
    const send = async ({ path: target, method = 'GET', body }) => {
      if (open >= MOST_OPEN) return { status: 0 };
      open += 1;
      const start = performance.now();
      try {
        turn = (turn + 1) % clients.length;
        const headers = { host: HOST, ...(body && { 'content-type': 'application/json' }) };
        const response = await clients[turn].request({ path: target, method, body, headers });
        await response.body.dump();
        return { status: response.statusCode, ms: performance.now() - start };
      } catch {
        return { status: -1 };
      } finally {
        open -= 1;
      }
    };
    return { send, close: () => Promise.all(clients.map((client) => client.destroy())) };
  });

/** Sends requests at a rate, each by the next client, whether or not those before have been answered. */
const sendAt = async (rate, clients, make, end) => {
  const start = performance.now();
  const sent = [];
  for (let at = 0; performance.now() < end; at += 1) {
    await sleep(Math.max(0, start + (at * 1000) / rate - performance.now()));
    sent.push(clients[at % clients.length].send(make(at)));
  }
  return Promise.all(sent);
};

const share = (results, wanted) =>
  results.length === 0 ? 0 : results.filter(({ status }) => wanted(status)).length / results.length;

const measure = async (site, { addresses }, limits) => {
  const shoppers = clientsOf(site, SHOPPERS);
  const attackers = clientsOf(site, addresses);
  const end = performance.now() + seconds * 1000;
  const attacks = Object.entries(addresses > 0 ? ATTACKS : {}).map(([name, make]) => {
    const { points, seconds: window } = limits[name];
    return sendAt((times * points) / window, attackers, make, end);
  });
  const visits = await sendAt(
    SHOPPERS * SHOPPER_RATE,
    shoppers,
    (at) => VISITS[at % VISITS.length](),
    end,
  );
  const sent = (await Promise.all(attacks)).flat().filter(({ status }) => status !== 0);
  await Promise.all([...shoppers, ...attackers].map(({ close }) => close()));
  const took = visits.flatMap(({ ms }) => ms ?? []).toSorted((a, b) => a - b);
  return {
    p95: took[Math.floor(took.length * 0.95)],
    failed: share(visits, (status) => status !== 200),
    sent: sent.length / seconds,
    refused: share(sent, (status) => status === 429),
  };
};

/** Calls within a limit, and beyond it, whose processor time is measured. */
const COUNTED = 60;

const sendMany = async (client, make, count) => {
  const results = [];
  while (results.length < count) {
    const width = Math.min(MOST_OPEN, count - results.length);
    results.push(...(await Promise.all(Array.from({ length: width }, () => client.send(make())))));
  }
  return results;
};

/** Processor time in ms for each call, by program, and the share of refused calls. */
const costOf = async (client, make) => {
  const before = processorMsByProgram(process.pid);
  const results = await sendMany(client, make, COUNTED);
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
  inTurn(Object.entries(ATTACKS), async ([name, make]) => {
    const [client] = clientsOf(site, 1);
    await sendMany(client, make, MOST_OPEN);
    const within = await costOf(client, make);
    await sendMany(client, make, limits[name].points);
    const beyond = await costOf(client, make);
    await client.close();
    const isMeasured = within.refused === 0 && beyond.refused === 1;
    if (!isMeasured) process.exitCode = 1;
    const cells = ['api', 'proxy', 'database'].flatMap((program) =>
      [within, beyond].map((cost) => cost[program].toFixed(2)),
    );
    return `| ${[`${name}${isMeasured ? '' : ' ✗'}`, ...cells].join(' | ')} |`;
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
    const ours = await startOurs(stack, { cache: 'on', env });
    running.push(ours);
    const [httpsPort, httpPort] = [await freePort(), await freePort()];
    const { dataDir, processRegistry } = stack;
    const proxy = await startProxy({
      ...{ dataDir, processRegistry, httpsPort, httpPort, onProgress: progress.say },
      ...{ shopHost: HOST, adminHost: 'admin.localhost' },
      apiPorts: [Number(new URL(ours.origin).port)],
      assets: path.join(dataDir, 'assets'),
    });
    running.push(proxy);
    const site = {
      origin: `https://127.0.0.1:${httpsPort}`,
      ca: readFileSync(proxy.certificate, 'utf8'),
    };
    await progress.step('warming up', () => measure(site, SCENARIOS[0], LIMITS));
    const costRows = await progress.step('processor time', () => costs(site, LIMITS));
    console.log(['', 'Processor time of a call in ms', '', ...COST_HEAD, ...costRows].join('\n'));
    if (rounds === 0) return;
    const results = SCENARIOS.map(() => []);
    for (let round = 0; round < rounds; round += 1)
      await inTurn(SCENARIOS, async (scenario, at) => {
        results[at].push(await measure(site, scenario, LIMITS));
        progress.say(`${scenario.name}: ${JSON.stringify(results[at].at(-1))}`);
      });
    const [quiet] = results;
    const lines = SCENARIOS.map(({ name }, at) => {
      const ratio = median(results[at].map(({ p95 }, round) => p95 / quiet[round].p95));
      const of = (field) => median(results[at].map((result) => result[field]));
      const isMet = ratio <= BAR && of('failed') === 0;
      if (!isMet) process.exitCode = 1;
      return `| ${[
        ...[name, `${ratio.toFixed(2)}${isMet ? '' : ' ✗'}`, percent(of('failed'))],
        ...[Math.round(of('sent')), percent(of('refused'))],
      ].join(' | ')} |`;
    });
    const ratios = Object.fromEntries(
      SCENARIOS.map(({ name }, at) => [
        name,
        median(results[at].map(({ p95 }, round) => p95 / quiet[round].p95)),
      ]),
    );
    saveResults('limits', ratios, [...HEAD, ...lines, '', ...COST_HEAD, ...costRows]);
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
