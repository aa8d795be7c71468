/** Clients of `npm run bench:limits`: each has an address of its own. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'undici';

export const HOST = 'localhost';
/** Requests that a client may have open; more are not sent. */
export const MOST_OPEN = 20;

export const any = (most) => 1 + Math.floor(Math.random() * most);

/** Requests of each class that no cache answers. */
export const ATTACKS = {
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

/** Clients with an address each; `send` resolves to the status and the time in ms. */
export const clientsOf = ({ origin, ca }, addresses) =>
  addresses.map((localAddress) => {
    // Not in `connect`, whose address undici replaces by that of the client.
    const options = { connect: { ca, servername: HOST }, localAddress };
    const clients = Array.from(
      { length: addresses.length === 1 ? MOST_OPEN : 2 },
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

/** Sends requests at a rate for some seconds, each by the next client, whether or not those before have been answered. */
export const sendAt = async (rate, clients, make, seconds) => {
  const start = performance.now();
  const sent = [];
  for (let at = 0; performance.now() < start + seconds * 1000; at += 1) {
    await sleep(Math.max(0, start + (at * 1000) / rate - performance.now()));
    sent.push(clients[at % clients.length].send(make(at)));
  }
  return Promise.all(sent);
};

export const share = (results, wanted) =>
  results.length === 0 ? 0 : results.filter(({ status }) => wanted(status)).length / results.length;
