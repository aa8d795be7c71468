import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postJson, SendDeadlineExceeded } from './post-json.js';

const TIMEOUT_MS = 2000;
const received: string[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      received.push(text);
      if (request.url === '/slow') return;
      response.writeHead(request.url === '/refused' ? 422 : 200).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received.length = 0;
});

/** Suspends the process like SIGSTOP: no event is handled meanwhile. */
const stopFor = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

it('returns status and text, and keeps the connection open', async () => {
  for (const status of [200, 422, 200]) {
    const path = status === 200 ? '/' : '/refused';
    const answer = await postJson(url + path, { name: 'عطر' }, { timeoutMs: TIMEOUT_MS });
    expect(answer).toEqual({ status, text: '{"name":"عطر"}' });
  }
});

it.each(['a new connection', 'a reused one'])(
  'R-10 sends nothing over %s once the deadline has passed',
  async (connection) => {
    if (connection === 'a reused one') await postJson(url, { nr: 1 }, { timeoutMs: TIMEOUT_MS });
    received.length = 0;
    const call = postJson(url, { nr: 2 }, { timeoutMs: TIMEOUT_MS, sendBefore: Date.now() + 100 });
    stopFor(200);
    await expect(call).rejects.toThrow(SendDeadlineExceeded);
    await postJson(url, { nr: 3 }, { timeoutMs: TIMEOUT_MS });
    expect(received).toEqual(['{"nr":3}']);
  },
);

it('times out, and reports why a connection failed', async () => {
  await expect(postJson(`${url}/slow`, {}, { timeoutMs: 100 })).rejects.toThrow('aborted');
  await expect(postJson('http://127.0.0.1:1', {}, { timeoutMs: TIMEOUT_MS })).rejects.toMatchObject(
    { code: 'ECONNREFUSED' },
  );
});
