/**
 * Thread of `npm run bench:limits`: sends calls of each class from some addresses, `times` as many as one address may send. A
 * thread of its own, so that the clients whose times are measured do not wait for these.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { ATTACKS, clientsOf, sendAt, share } from './limit-clients.mjs';

const { site, addresses, limits, times, seconds } = workerData;
const clients = clientsOf(site, addresses);
const results = await Promise.all(
  Object.entries(ATTACKS).map(([name, make]) => {
    const { points, seconds: window } = limits[name];
    return sendAt((times * points) / window, clients, make, seconds);
  }),
);
await Promise.all(clients.map(({ close }) => close()));
const sent = results.flat().filter(({ status }) => status !== 0);
parentPort.postMessage({
  sent: sent.length / seconds,
  refused: share(sent, (status) => status === 429),
});
