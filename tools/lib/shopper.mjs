import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { URLSearchParams } from 'node:url';

const REQUEST_LIMIT_MS = 15_000;
const AGAIN_AFTER_MS = 150;
const AGAIN_AT_MOST_MS = 2000;
/** Limits the number of concurrent requests when the shop is slow. */
const MOST_AT_ONCE = 20;
export const ADDRESS = {
  fullName: 'Layla Hassan',
  phone: '0501234567',
  area: 'Al Barsha',
  building: 'Palm House',
};

/**
 * An order request; its note identifies the orders placed for it. As a purchase of its own it never
 * repeats another order of the same shopper and products.
 */
export const orderRequest = (buyer, lines, method = 'cod', { isOwnPurchase = false } = {}) => ({
  buyer,
  lines,
  method,
  key: randomUUID(),
  note: randomUUID(),
  purchase: isOwnPurchase ? { purchase_id: randomUUID() } : {},
});

/** Sends the request once; throws when no response arrives. */
export const sendOrder = (url, { buyer, lines, method, key, note, purchase }) => {
  const isCash = method === 'cod';
  const address = { ...ADDRESS, ...buyer.address, notes: note };
  const body = isCash
    ? JSON.stringify({ lines, ...purchase, address: { ...address, city: 'Dubai' } })
    : new URLSearchParams({
        lines: JSON.stringify(lines),
        ...purchase,
        ...address,
        ship_city: 'Dubai',
      });
  return fetch(`${url}/api/${isCash ? 'checkout/cod' : 'sendData'}`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    headers: {
      authorization: `Bearer ${buyer.token}`,
      'idempotency-key': key,
      ...buyer.headers,
      ...(isCash && { 'content-type': 'application/json' }),
    },
  });
};

/** The first response that is not a server error. */
export const firstResponse = async (url, request) => {
  for (;;) {
    const answer = await sendOrder(url, request).catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    await sleep(AGAIN_AFTER_MS);
  }
};

const formIn = (html) => ({
  action: /<form[^>]* action="([^"]+)"/.exec(html)?.[1],
  fields: new URLSearchParams(
    [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  ),
});
const isDone = (status) => status < 400;

/** Pays on the card page as a browser does; the return to the shop may fail, as after a closed tab. */
export const payByCard = async (html) => {
  const { action, fields } = formIn(html);
  const opened = await fetch(action, { method: 'POST', body: fields });
  if (!isDone(opened.status)) throw new Error(`The card page failed: ${await opened.text()}`);
  const session = /name="session" value="([^"]+)"/.exec(await opened.text())?.[1];
  const { origin } = new URL(action);
  const press = async (path, more) => {
    const body = new URLSearchParams({ session, ...more });
    return (await fetch(`${origin}${path}`, { method: 'POST', body, redirect: 'manual' })).text();
  };
  let page = await press('/agcore/checkPay', { action: 'approve' });
  if (page.includes('name="code"')) page = await press('/agcore/otp', { code: '1234' });
  const back = formIn(page);
  if (!back.action || !page.includes('txn_response')) return;
  await fetch(back.action, {
    method: 'POST',
    body: back.fields,
    redirect: 'manual',
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  }).catch(() => undefined);
};

/**
 * Places an order with retries: the same key again until the shop has answered. Returns the order's
 * id, or `sold out`.
 */
export const placeOrder = async (url, request, { tally, pay = payByCard }) => {
  for (let pause = AGAIN_AFTER_MS; ; pause = Math.min(pause * 2, AGAIN_AT_MOST_MS)) {
    const began = performance.now();
    try {
      const answer = await sendOrder(url, request);
      const text = await answer.text();
      const operationId =
        request.method === 'cod' && answer.ok
          ? JSON.parse(text).operationId
          : answer.headers.get('x-operation-id');
      tally.slowest = Math.max(tally.slowest, performance.now() - began);
      if (answer.ok) {
        tally.acknowledged.set(request.note, operationId);
        if (request.method === 'card') await pay(text, operationId);
        return operationId;
      }
      if (answer.status === 409 && text.includes('insufficient_stock')) {
        tally.soldOut += 1;
        return 'sold out';
      }
      tally.statuses[answer.status] = (tally.statuses[answer.status] ?? 0) + 1;
      tally.slowestNo = Math.max(tally.slowestNo, performance.now() - began);
      if (answer.status < 500 && answer.status !== 429)
        throw new Error(`The shop rejected an order with ${answer.status}: ${text.slice(0, 300)}`);
    } catch (error) {
      if (!(error instanceof TypeError || error.name === 'TimeoutError')) throw error;
      tally.unanswered += 1;
      tally.lastError = error.cause?.code ?? error.message;
    }
    await sleep(pause);
  }
};

export const newTally = () => ({
  /** Note of a request -> id of the order the shop returned. */
  acknowledged: new Map(),
  soldOut: 0,
  unanswered: 0,
  statuses: {},
  slowest: 0,
  /** Slowest error response, in ms. */
  slowestNo: 0,
});

/** Requests the shop did not serve. */
export const failedOf = ({ unanswered, statuses }) =>
  unanswered + Object.values(statuses).reduce((sum, count) => sum + count, 0);

/** Counts of failed responses, and how long the slowest order took. */
export const troubleOf = ({ statuses, unanswered, lastError, slowest }) => [
  ...Object.entries(statuses).map(([status, count]) => `${count} × ${status}`),
  ...(unanswered > 0 ? [`${unanswered} × ${lastError}`] : []),
  `slowest order ${Math.round(slowest)} ms`,
];

/** Places all requests over a number of parallel connections. */
export const placeAll = async (url, requests, connections, tally) => {
  const queue = [...requests];
  const buyer = async () => {
    for (let request = queue.shift(); request; request = queue.shift())
      await placeOrder(url, request, { tally });
  };
  await Promise.all(Array.from({ length: connections }, buyer));
};

/** Places `perSecond` orders a second until stopped; each is retried until it is served. */
export const traffic = (url, { perSecond, most, make, tally }) => {
  let open = true;
  let count = 0;
  const going = new Set();
  let failure;
  const come = async () => {
    while (open && count < most && !failure) {
      if (going.size >= MOST_AT_ONCE) await Promise.race(going);
      const request = make(count);
      count += 1;
      const one = placeOrder(url, request, { tally })
        .catch((error) => (failure ??= error))
        .finally(() => going.delete(one));
      going.add(one);
      await sleep(1000 / perSecond);
    }
  };
  const coming = come();
  return {
    /** Starts no new orders; resolves when all started ones are served. */
    async stop() {
      open = false;
      await coming;
      await Promise.all(going);
      if (failure) throw failure;
    },
  };
};
