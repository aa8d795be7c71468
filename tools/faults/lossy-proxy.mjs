import { createServer, request } from 'node:http';
import { once } from 'node:events';

/** Carries requests to the shop; of a key it was told, the first answer is dropped after the shop has given it. */
export const startLossyProxy = async (target) => {
  const toLose = new Set();
  let lost = 0;
  let cut = 0;
  const server = createServer((asked, answer) => {
    const { 'idempotency-key': key } = asked.headers;
    const onward = request(
      `${target}${asked.url}`,
      { method: asked.method, headers: { ...asked.headers, connection: 'close' }, agent: false },
      (given) => {
        if (!toLose.delete(key)) {
          answer.writeHead(given.statusCode, given.headers);
          given.pipe(answer);
          return;
        }
        given.resume();
        given.once('end', () => {
          lost += 1;
          asked.socket.destroy();
        });
      },
    );
    onward.on('error', ({ code }) => {
      // A closed door is no broken promise.
      if (code !== 'ECONNREFUSED') cut += 1;
      asked.socket.destroy();
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
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
