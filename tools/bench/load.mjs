/** Load generator process: keeps a number of connections busy and measures each response. */
import { Client } from 'undici';
import { requestsOf } from './requests.mjs';

/** One request with its full response; resolves to whether it was cached on the server. */
const ask = (client, { method, path, body }) =>
  new Promise((resolve, reject) => {
    let bytes = 0;
    let status = 0;
    let isCached = false;
    client.dispatch(
      { method, path, body, headers: body ? { 'content-type': 'application/json' } : {} },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_controller, code, headers) => {
          status = code;
          isCached = String(headers['cache-status'] ?? '').endsWith('hit');
        },
        onResponseData: (_controller, chunk) => (bytes += chunk.length),
        onResponseEnd: () =>
          status === 200 && bytes > 0
            ? resolve(isCached)
            : reject(new Error(`${method} ${path} responded with ${status}`)),
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });

/** Sends requests for some seconds, or until `most` responses have arrived. */
const run = async ({ origin, name, products, connections, seconds, offset, most = Infinity }) => {
  const requests = requestsOf(name, products);
  const clients = Array.from({ length: connections }, () => new Client(origin));
  const times = [];
  let next = offset;
  let cached = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const worker = async (client) => {
    for (let now = performance.now(); now < end && times.length < most;) {
      const isCached = await ask(client, requests[next++ % requests.length]);
      const done = performance.now();
      times.push(done - now);
      if (isCached) cached += 1;
      now = done;
    }
  };
  await Promise.all(clients.map(worker));
  const took = performance.now() - start;
  await Promise.all(clients.map((client) => client.close()));
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)];
  return {
    perSecond: (times.length * 1000) / took,
    p50: at(0.5),
    p99: at(0.99),
    cached: cached / times.length,
    requests: times.length,
  };
};

process.on('message', (job) =>
  run(job).then(
    (result) => process.send({ result }),
    (error) => process.send({ error: error.message }),
  ),
);
