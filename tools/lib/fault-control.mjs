import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { ADDRESS, newTally, orderRequest, placeOrder } from './shopper.mjs';

const SHORTEST_S = 10;
const LONGEST_S = 120;
/** Unpaid orders of one network are limited to three. */
const MOST_ORDERS = 6;
const MOST_UNPAID_ORDERS = 2;
const ORDER_EVERY_MS = 3000;
/**
 * Waits of the demo in ms, so that a recovery takes a minute: a payment or booking without a response is looked up after
 * this. Longer than a call to the carrier lasts.
 */
const DEMO_WAIT_MS = 30_000;
export const DEMO_WAITS = { enquireAfter: DEMO_WAIT_MS, shipmentConfirmTimeout: DEMO_WAIT_MS };
const DEMO_PASSWORD = 'Demo-pass-1';

const post = (url, body, headers = {}) =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const scenario = (sandbox, name, more) => async () => {
  const answer = await post(`${sandbox}/__control/scenario`, { name, ...more });
  if (!answer.ok) throw new Error(await answer.text());
};

/** What can be broken on this stack, and how it is repaired; parts of others are left alone. */
const faultsOf = ({ servers: { redis }, carrierSandboxUrl, cardSandboxUrl }, worker) => ({
  ...(redis && { redis: { start: () => redis.crash('SIGKILL'), repair: () => redis.restart() } }),
  worker: { start: () => worker.stop(), repair: () => worker.restart() },
  ...(carrierSandboxUrl && {
    carrier: {
      start: scenario(carrierSandboxUrl, 'hang', { ms: LONGEST_S * 1000 }),
      repair: scenario(carrierSandboxUrl, 'create-ok'),
    },
  }),
  ...(cardSandboxUrl && {
    gateway: {
      start: scenario(cardSandboxUrl, 'never-returns'),
      repair: scenario(cardSandboxUrl, 'approve'),
      most: MOST_UNPAID_ORDERS,
    },
  }),
});

/** The setting `TIMEOUTS` of the demo, unless it is set; with a real carrier or card gateway none. */
export const demoTimeouts = ({ carrierSandboxUrl, cardSandboxUrl }, env = process.env) =>
  env.TIMEOUTS === undefined && carrierSandboxUrl && cardSandboxUrl
    ? { TIMEOUTS: JSON.stringify(DEMO_WAITS) }
    : {};

/** A product without options, of which there is enough. */
const productOf = async (url) => {
  const answer = await fetch(`${url}/api/products/all?limit=100&inStock=true`);
  const { products } = await answer.json();
  const found = products.findLast(
    ({ stock, sizes, colors }) => stock > 2 * MOST_ORDERS && sizes === '[]' && colors === '[]',
  );
  return (found ?? products.at(-1))?.id;
};

const login = async (url, number) => {
  const answer = await post(`${url}/api/users/login`, {
    emailOrUsername: `shopper${number}@example.com`,
    password: DEMO_PASSWORD,
  });
  if (!answer.ok) throw new Error(`shopper${number}: ${await answer.text()}`);
  return (await answer.json()).token;
};

/** Sends the delivery details, so that the parcel is booked at once. */
const ship = (url, token, operationId) =>
  post(
    `${url}/api/aramex/create-shipment`,
    {
      Shipments: [
        {
          Reference1: operationId,
          Consignee: {
            PartyAddress: { Line1: 'Palm House', City: 'Dubai' },
            Contact: {
              PersonName: ADDRESS.fullName,
              EmailAddress: 'shopper1@example.com',
              PhoneNumber1: ADDRESS.phone,
            },
          },
        },
      ],
    },
    { authorization: `Bearer ${token}` },
  );

/**
 * Breaks and repairs parts of a local demo for the dashboard, and places demo orders meanwhile. The port is on loopback
 * and needs the secret that only the API gets; every fault ends by itself.
 */
export const startFaultControl = async ({ stack, url, say }) => {
  const secret = randomBytes(32).toString('hex');
  let faults = {};
  /** The latest fault; `orders` are the ids that the shop has confirmed to the demo shoppers. */
  let run;
  let timer;
  /** What is being broken or repaired now. */
  let work = Promise.resolve();
  let isStopping = false;

  const shop = async (fault, own) => {
    const productId = await productOf(url);
    const shopper = 1 + Math.floor(Math.random() * 20);
    const token = await login(url, shopper);
    const phone = `05055501${String(shopper).padStart(2, '0')}`;
    for (let count = 0; count < (fault.most ?? MOST_ORDERS) && own.endedAt === null; count += 1) {
      const lines = [{ productId, quantity: 1 }];
      const buyer = { token, address: { phone } };
      const request = orderRequest(buyer, lines, 'card', { isOwnPurchase: true });
      own.requested += 1;
      const id = await placeOrder(url, request, { tally: newTally() });
      if (id !== 'sold out') own.orders.push({ id, note: request.note });
      void ship(url, token, id).catch(() => undefined);
      await sleep(ORDER_EVERY_MS);
    }
  };

  const repair = async (by) => {
    if (isStopping || !run || run.endedAt !== null) return;
    clearTimeout(timer);
    const own = run;
    own.endedAt = new Date().toISOString();
    own.endedBy = by;
    work = faults[own.fault].repair().catch((error) => (own.problem = error.message));
    await work;
    own.repairedAt = new Date().toISOString();
    say(`repaired: ${own.fault}`);
  };

  const begin = async (name, seconds) => {
    const fault = faults[name];
    if (isStopping || !fault || (run && run.repairedAt === null)) return false;
    const length = Math.min(Math.max(Number(seconds) || 0, SHORTEST_S), LONGEST_S) * 1000;
    const now = Date.now();
    const own = {
      ...{ fault: name, startedAt: new Date(now).toISOString() },
      endsAt: new Date(now + length).toISOString(),
      ...{ endedAt: null, endedBy: null, repairedAt: null, problem: '', requested: 0, orders: [] },
    };
    run = own;
    timer = setTimeout(() => void repair('time'), length);
    say(`broken for ${length / 1000} s: ${name}`);
    work = fault.start().catch((error) => (own.problem = error.message));
    await work;
    void shop(fault, own).catch((error) => (own.problem ||= error.message));
    return true;
  };

  const isAllowed = ({ headers: { authorization = '' } }) => {
    const [given, wanted] = [Buffer.from(authorization), Buffer.from(`Bearer ${secret}`)];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };
  const handle = async (request) => {
    if (!isAllowed(request)) return 401;
    if (request.method === 'DELETE') await repair('staff');
    else if (request.method === 'POST') {
      const { fault, seconds } = await json(request);
      if (!(await begin(fault, seconds))) return 409;
    }
    return 200;
  };
  const server = createServer((request, response) => {
    handle(request).then(
      (status) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify({ available: Object.keys(faults), run: run ?? null })),
      () => response.writeHead(400).end(),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A command that could not start its shop ends without it.
  server.unref();
  return {
    env: {
      FAULT_CONTROL_URL: `http://127.0.0.1:${server.address().port}`,
      FAULT_CONTROL_SECRET: secret,
    },
    /** Nothing can be broken before the shop is started. */
    attach: ({ worker }) => (faults = faultsOf(stack, worker)),
    /** Afterwards nothing is broken or repaired any more: the shop can be stopped. */
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      if (run) run.endedAt ??= new Date().toISOString();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await work;
    },
  };
};
