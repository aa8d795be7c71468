import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const CHECK_INTERVAL_MS = 100;
/** A slower response counts as not ready: two checks fit into `shutdownDelay`. */
const CHECK_TIMEOUT_MS = 1500;

/** Polls readiness as a load balancer does. */
const watch = (target) => {
  const state = { isReady: true };
  let open = true;
  const looking = (async () => {
    while (open) {
      const look = { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) };
      state.isReady = await fetch(`${target}/api/health/ready`, look).then(
        (response) => response.ok,
        () => false,
      );
      await sleep(CHECK_INTERVAL_MS);
    }
  })();
  state.end = () => {
    open = false;
    return looking;
  };
  return state;
};

/**
 * Forwards requests to the shop. `loseNext` drops the next response to an `Idempotency-Key` after the shop sent it;
 * with `checkReadiness`, requests are forwarded only while the shop is ready.
 */
export const startFaultyProxy = async (target, { checkReadiness = false } = {}) => {
  const toLose = new Set();
  const watched = checkReadiness ? watch(target) : { isReady: true, end: () => undefined };
  let lost = 0;
  let cut = 0;
  const server = createServer((incoming, outgoing) => {
    if (!watched.isReady) {
      outgoing.writeHead(503).end();
      return;
    }
    const { 'idempotency-key': key } = incoming.headers;
    let gone = false;
    const drop = () => {
      gone = true;
      incoming.socket.destroy();
    };
    const broken = () => {
      if (gone) return;
      cut += 1;
      drop();
    };
    const onward = request(
      `${target}${incoming.url}`,
      {
        method: incoming.method,
        headers: { ...incoming.headers, connection: 'close' },
        agent: false,
      },
      (upstream) => {
        upstream.once('error', broken);
        if (!toLose.delete(key)) {
          outgoing.writeHead(upstream.statusCode, upstream.headers);
          upstream.pipe(outgoing);
          return;
        }
        upstream.resume();
        upstream.once('end', () => {
          lost += 1;
          drop();
        });
      },
    );
    // A refused connection is not an aborted request.
    onward.once('error', ({ code }) => (code === 'ECONNREFUSED' ? drop() : broken()));
    // Answered, or the shopper has closed the connection.
    outgoing.once('close', () => {
      gone = true;
      onward.destroy();
    });
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    loseNext: (key) => toLose.add(key),
    lost: () => lost,
    /** Requests that were accepted and never answered. */
    cut: () => cut,
    async close() {
      await watched.end();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
