/**
 * `npm run bench:orders`: cash orders per second of one API process, with its PostgreSQL;
 * `-- --connections 1,16 --seconds 10`. The CPU time of an order is reported too, because it does not depend on the machine's load.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sendOrder, orderRequest } from '../faults/shopper.mjs';
import { openTestEnvironment } from '../faults/test-environment.mjs';
import { nx } from '../lib/build.mjs';
import { inOwnStack, stopWhenInterrupted } from '../lib/own-shop.mjs';
import { createProgress } from '../lib/progress.mjs';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '1,16,64' },
    seconds: { type: 'string', default: '10' },
    'no-build': { type: 'boolean', default: false },
  },
});
const WARM_UP_SECONDS = 5;
const LINES = 2;
const PRODUCTS = 1000;
const STOCK = 1_000_000;
/** Each may order ten times a minute. */
const BUYERS = 5000;
/** Linux reports processor time in hundredths of a second. */
const TICK_MS = 10;

/** CPU milliseconds of a process and its children; Linux only. */
const processorMs = (pid) => {
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      if (Number(name) === pid || fields[1] === pid) ticks += fields[11] + fields[12];
    } catch {
      // The process has exited in the meantime.
    }
  return ticks * TICK_MS;
};

const measure = async ({ url, buyers, products, pids }, connections, seconds) => {
  const times = [];
  let busy = 0;
  const before = pids.map(processorMs);
  const start = performance.now();
  const buy = async () => {
    for (let now = start; now < start + seconds * 1000;) {
      const began = performance.now();
      // Shoppers order in turn, the latest one last.
      const buyer = buyers.shift();
      buyers.push(buyer);
      const first = times.length * LINES;
      const lines = Array.from({ length: LINES }, (_, at) => ({
        productId: products[(first + at) % PRODUCTS],
        quantity: 1,
      }));
      const answer = await sendOrder(url, orderRequest(buyer, lines));
      const text = await answer.text();
      now = performance.now();
      if (answer.ok) times.push(now - began);
      else if (answer.status === 503) busy += 1;
      else throw new Error(`An order failed with ${answer.status}: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, buy));
  const took = performance.now() - start;
  const [api, database] = pids.map((pid, at) =>
    ((processorMs(pid) - before[at]) / times.length).toFixed(2),
  );
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
  const perSecond = Math.round((times.length * 1000) / took);
  const spent = `processor of each: API ${api} ms, PostgreSQL ${database} ms`;
  return `${connections} at once: ${perSecond} orders/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${busy} rate-limited; ${spent}`;
};

const progress = createProgress();
stopWhenInterrupted();
const work = async (stack) => {
  const environment = await openTestEnvironment({ stack, say: progress.say });
  try {
    const products = await environment.products(PRODUCTS, STOCK);
    const buyers = await environment.shoppers(BUYERS);
    const api = environment.startProcess('main.js');
    await environment.ready();
    const pids = [api.pid, stack.processRegistry.alive('postgres').pid];
    const shop = { url: environment.url, buyers, products, pids };
    await progress.step('warming up', () => measure(shop, 16, WARM_UP_SECONDS));
    for (const connections of values.connections.split(',').map(Number))
      progress.say(await measure(shop, connections, Number(values.seconds)));
  } finally {
    await environment.close();
  }
};

if (!values['no-build'])
  await progress.step('building', () =>
    nx(['run-many', '-t', 'build', '-p', 'api', 'local-stack']),
  );
await inOwnStack(progress, work, { durable: true });
