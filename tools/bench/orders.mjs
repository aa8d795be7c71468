/**
 * `npm run bench:orders`: cash orders per second of one API process, with its PostgreSQL;
 * `-- --connections 1,16 --seconds 10`. The CPU time of an order is reported too, because it does not depend on the machine's load.
 * `-- --rate 20`: that many orders each second instead, alone and then while every third is cancelled and as many
 * delivered ones are returned.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sendOrder, orderRequest } from '../faults/shopper.mjs';
import { openTestEnvironment } from '../faults/test-environment.mjs';
import { nx } from '../lib/build.mjs';
import { inOwnStack, stopWhenInterrupted } from '../lib/own-shop.mjs';
import { processorMs } from '../lib/processor-time.mjs';
import { createProgress } from '../lib/progress.mjs';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '1,16,64' },
    seconds: { type: 'string', default: '10' },
    rate: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});
const WARM_UP_SECONDS = 5;
const LINES = 2;
const PRODUCTS = 1000;
const STOCK = 1_000_000;
/** Each may order ten times a minute. */
const BUYERS = 5000;
/** Places an order of one piece of each of two products, from `first` on; undefined if the shop is too busy. */
const place = async ({ url, buyers, products }, first = Math.floor(Math.random() * PRODUCTS)) => {
  // Shoppers order in turn, the latest one last.
  const buyer = buyers.shift();
  buyers.push(buyer);
  const lines = Array.from({ length: LINES }, (_, at) => ({
    productId: products[(first + at) % PRODUCTS],
    quantity: 1,
  }));
  const answer = await sendOrder(url, orderRequest(buyer, lines));
  const text = await answer.text();
  if (answer.status === 503) return undefined;
  if (!answer.ok) throw new Error(`An order failed with ${answer.status}: ${text}`);
  return { buyer, operationId: JSON.parse(text).operationId };
};

const measure = async (shop, connections, seconds) => {
  const { pids } = shop;
  const times = [];
  let busy = 0;
  const before = pids.map(processorMs);
  const start = performance.now();
  const buy = async () => {
    for (let now = start; now < start + seconds * 1000;) {
      const began = performance.now();
      const order = await place(shop, times.length * LINES);
      now = performance.now();
      if (order) times.push(now - began);
      else busy += 1;
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

const timesOf = (times) => {
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)]?.toFixed(1);
  return `${times.length} times, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1 - 1e-9)} ms`;
};

/** Calls an endpoint of a shopper's order; throws unless it succeeds. */
const callOrder = async ({ url }, { buyer, operationId }, action, body, type) => {
  const answer = await fetch(`${url}/api/users/orders/one/${operationId}${action}`, {
    method: body ? 'POST' : 'GET',
    body,
    headers: { authorization: `Bearer ${buyer.token}`, ...(type && { 'content-type': type }) },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${action} of an order failed with ${answer.status}: ${text}`);
  return JSON.parse(text);
};

/** Orders that were delivered a moment ago, with the line that is returned. */
const delivered = async (shop, count) => {
  const made = [];
  while (made.length < count) {
    const order = await place(shop);
    if (!order) continue;
    const { order: read } = await callOrder(shop, order, '');
    made.push({ ...order, lineId: JSON.parse(read.info).cart[0].lineId });
  }
  await shop.query(
    `with done as (
       update orders set state = 'delivered', cod_state = 'collected' where operation_id = any($1) returning id
     )
     insert into order_events (order_id, subject, event, from_state, to_state, actor)
     select id, 'order', 'delivered', 'shipped', 'delivered', 'provider' from done`,
    [made.map(({ operationId }) => operationId)],
  );
  return made;
};

/** Sends orders at a rate, however long each takes; `toReturn` are returned and as many new ones cancelled meanwhile. */
const measureRate = async (shop, rate, seconds, toReturn = []) => {
  const times = { orders: [], cancellations: [], returns: [] };
  let busy = 0;
  const timed = async (list, work) => {
    const began = performance.now();
    const result = await work();
    list.push(performance.now() - began);
    return result;
  };
  const returnOne = ({ lineId, ...order }) => {
    const form = new globalThis.FormData();
    form.append('lines', JSON.stringify([{ lineId, quantity: 1 }]));
    form.append('reason', 'changed_mind');
    return timed(times.returns, () => callOrder(shop, order, '/returns', form));
  };
  const buy = async (isCancelled) => {
    const order = await timed(times.orders, () => place(shop));
    const body = JSON.stringify({ reasonCode: 'changed_mind' });
    if (!order) busy += 1;
    else if (isCancelled)
      await timed(times.cancellations, () =>
        callOrder(shop, order, '/cancel', body, 'application/json'),
      );
  };
  const isMixed = toReturn.length > 0;
  const running = [];
  const start = performance.now();
  for (let sent = 0; sent < rate * seconds; sent += 1) {
    await sleep(Math.max(0, start + (sent * 1000) / rate - performance.now()));
    const isThird = isMixed && sent % 3 === 0;
    running.push(buy(isThird));
    const next = isThird && toReturn.pop();
    if (next) running.push(returnOne(next));
  }
  await Promise.all(running);
  const measured = Object.entries(times)
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => `${name}: ${timesOf(list)}`);
  return [...measured, `${busy} × 503`].join('; ');
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
    const { url, query } = environment;
    const shop = { url, query, buyers, products, pids };
    await progress.step('warming up', () => measure(shop, 16, WARM_UP_SECONDS));
    if (values.rate) {
      const [rate, seconds] = [Number(values.rate), Number(values.seconds)];
      progress.say(`${rate} orders/s alone: ${await measureRate(shop, rate, seconds)}`);
      const toReturn = await delivered(shop, Math.ceil((rate * seconds) / 3));
      progress.say(
        `${rate} orders/s beside cancellations and returns: ${await measureRate(shop, rate, seconds, toReturn)}`,
      );
      return;
    }
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
