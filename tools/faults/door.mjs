import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 100;
/** What takes longer to answer is not ready: two looks fit into the farewell. */
const LOOK_LIMIT_MS = 1500;

/** Whether the shop says that it can serve, asked over and over as a load balancer does. */
const watch = (target) => {
  const state = { isReady: true };
  let open = true;
  const looking = (async () => {
    while (open) {
      const look = { signal: AbortSignal.timeout(LOOK_LIMIT_MS) };
      state.isReady = await fetch(`${target}/api/health/ready`, look).then(
        (answer) => answer.ok,
        () => false,
      );
      await sleep(LOOK_MS);
    }
  })();
  state.end = () => {
    open = false;
    return looking;
  };
  return state;
};

/**
 * Carries requests to the shop. Of a key it was told, the first answer is dropped after the shop has given it;
 * with `minding`, nothing is sent to a shop that is not ready.
 */
export const startDoor = async (target, { minding = false } = {}) => {
  const toLose = new Set();
  const watched = minding ? watch(target) : { isReady: true, end: () => undefined };
  let lost = 0;
  let cut = 0;
  const server = createServer((asked, answer) => {
    if (!watched.isReady) {
      answer.writeHead(503).end();
      return;
    }
    const { 'idempotency-key': key } = asked.headers;
    let gone = false;
    const drop = () => {
      gone = true;
      asked.socket.destroy();
    };
    const broken = () => {
      if (gone) return;
      cut += 1;
      drop();
    };
    const onward = request(
      `${target}${asked.url}`,
      { method: asked.method, headers: { ...asked.headers, connection: 'close' }, agent: false },
      (given) => {
        given.once('error', broken);
        if (!toLose.delete(key)) {
          answer.writeHead(given.statusCode, given.headers);
          given.pipe(answer);
          return;
        }
        given.resume();
        given.once('end', () => {
          lost += 1;
          drop();
        });
      },
    );
    // Whom nobody has let in is not cut off.
    onward.once('error', ({ code }) => (code === 'ECONNREFUSED' ? drop() : broken()));
    // It is answered, or the buyer has given up.
    answer.once('close', () => {
      gone = true;
      onward.destroy();
    });
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    loseNext: (key) => toLose.add(key),
    lost: () => lost,
    /** Requests that were taken and never answered. */
    cut: () => cut,
    async close() {
      await watched.end();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
