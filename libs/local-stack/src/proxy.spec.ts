import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  request as requestPlain,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { brotliCompressSync } from 'node:zlib';
import { ProcessRegistry } from './processes/process-registry.js';
import { freePort } from './ports.js';
import { checkProxy, startProxy, type Proxy, type ProxyOptions } from './proxy.js';

interface ProxyResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}
interface Received {
  /** Index of the process. */
  by: number;
  method: string;
  headers: IncomingMessage['headers'];
  body: number;
}

// nginx may have to be installed first.
const LIMIT_MS = 180_000;
const CANARY = 'canary-5f3a9c';
const SCRIPT = 'export const shop = "Liwan";';
let dataDir: string;
let options: ProxyOptions;
let proxy: Proxy;
let received: Received[] = [];
let broken: number[] = [];
/** Whether processes take their time. */
let slow = false;
const servers: Server[] = [];
/** By status, the header of every response over TLS that tells browsers to use nothing else. */
const onlyTls = new Map<number, Set<string | undefined>>();

/** A fake API process that records its requests; a broken one closes every connection. */
const startApi = async (by: number): Promise<number> => {
  const port = await freePort();
  const server = createServer((incoming, answer) => {
    let body = 0;
    incoming.on('data', (chunk: Buffer) => (body += chunk.length));
    incoming.on('end', () => {
      received.push({ by, method: incoming.method ?? '', headers: incoming.headers, body });
      if (broken.includes(by)) return incoming.socket.destroy();
      answer.setHeader('Strict-Transport-Security', 'max-age=1');
      const isUpload = incoming.url?.startsWith('/api/uploads/') === true;
      if (isUpload) answer.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      return setTimeout(() => answer.end(`process ${by}`), slow ? 300 : 0);
    });
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  servers.push(server);
  return port;
};

const call = (
  path: string,
  {
    body,
    host = 'shop.test',
    ...more
  }: {
    method?: string;
    host?: string;
    headers?: Record<string, string>;
    body?: Buffer;
  } = {},
): Promise<ProxyResponse> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: options.httpsPort,
        path,
        agent: false,
        servername: host,
        ca: readFileSync(proxy.certificate),
        ...more,
        headers: { host, ...more.headers },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        const status = answer.statusCode ?? 0;
        onlyTls.set(
          status,
          new Set(onlyTls.get(status)).add(answer.headers['strict-transport-security']),
        );
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'proxy-'));
  const assets = join(dataDir, 'assets', 'storefront', 'assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, 'old.js'), SCRIPT);
  writeFileSync(join(assets, 'old.js.br'), brotliCompressSync(SCRIPT));
  options = {
    dataDir,
    processRegistry: new ProcessRegistry(dataDir),
    shopHost: 'shop.test',
    adminHost: 'admin.shop.test',
    httpsPort: await freePort(),
    httpPort: await freePort(),
    apiPorts: [await startApi(0), await startApi(1)],
    assets: join(dataDir, 'assets'),
    onProgress: () => undefined,
  };
  proxy = await startProxy(options);
}, LIMIT_MS);
beforeEach(() => {
  received = [];
  broken = [];
});
afterAll(async () => {
  for (const server of servers) server.close();
  await proxy.stop();
  rmSync(dataDir, { recursive: true });
}, LIMIT_MS);

it('passes `nginx -t`', async () => {
  expect(await checkProxy(options)).toContain('test is successful');
});

it('sends the API the client address and the requested host, whatever headers the client sends', async () => {
  const lies = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.test',
    'x-real-ip': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
  };
  await call('/api/health/live', { host: 'admin.shop.test', headers: lies });
  const { headers } = received[0] ?? {};
  expect(headers).toMatchObject({
    host: 'admin.shop.test',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
    'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
  });
  for (const name of ['x-forwarded-host', 'x-real-ip', 'forwarded'])
    expect(headers).not.toHaveProperty(name);
});

it('caches uploads as long as the API allows, for both hosts', async () => {
  for (const host of ['shop.test', 'admin.shop.test', 'shop.test'])
    expect((await call('/api/uploads/a.jpg?w=320', { host })).status).toBe(200);
  expect(received).toHaveLength(1);
  await call('/api/uploads/a.jpg?w=320', { headers: { range: 'bytes=0-3' } });
  await call('/api/products/all');
  await call('/api/products/all');
  expect(received).toHaveLength(4);
});

it('retries a failed read on the other process, and never sends a write twice', async () => {
  broken = [0];
  for (let times = 0; times < 4; times += 1)
    expect(await call('/api/products/all')).toMatchObject({ status: 200, body: 'process 1' });
  received = [];
  broken = [0, 1];
  const answer = await call('/api/checkout/cod', { method: 'POST', body: Buffer.from('{}') });
  expect(answer.status).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(JSON.parse(answer.body)).toMatchObject({ success: false, code: 'unavailable' });
  expect(received.length).toBeLessThan(2);
});

it('shows a page in both languages while no process responds', async () => {
  broken = [0, 1];
  const answer = await call('/');
  expect(answer.status).toBe(503);
  expect(answer.body).toContain('Please try again in a moment.');
  expect(answer.body).toContain('يُرجى المحاولة بعد لحظات.');
});

it('serves the files of earlier versions compressed and immutable', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const answer = await call('/assets/old.js', { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect((await call('/assets/old.js')).body).toBe(SCRIPT);
  expect(received).toEqual([]);
});

it('accepts large uploads on the dashboard host only', async () => {
  const body = Buffer.alloc(2 * 1024 * 1024);
  const refused = await call('/api/reviews', { method: 'POST', body });
  expect(refused.status).toBe(413);
  expect(JSON.parse(refused.body)).toMatchObject({ success: false, code: 'too_large' });
  expect(received).toEqual([]);
});

it('TRANSPORT-31 no log of the proxy contains the query of a request, also when no process responds', async () => {
  const path = `/reset-password?token=${CANARY}`;
  await call(path);
  broken = [0, 1];
  expect((await call(path)).status).toBe(503);
  expect((await call(`/api/orders?key=${CANARY}`, { method: 'POST' })).status).toBe(503);
  for (const page of ['/preview', '/ar/preview', '/page-preview', '/api/products/preview'])
    await call(`${page}/${CANARY}`);
  const access = readFileSync(join(dataDir, 'proxy', 'access.log'), 'utf8');
  expect(access).toContain('"path":"/reset-password","status":503');
  expect(access).toContain('"path":"/ar/preview/[token]"');
  const errors = readFileSync(join(dataDir, 'logs', 'proxy.log'), 'utf8');
  expect(access + errors).not.toContain(CANARY);
});

/** Calls over http, with the host of the shop. */
const plainCall = (path: string): Promise<{ status: number; location: string; body: string }> =>
  new Promise((resolve, reject) => {
    const target = { host: '127.0.0.1', port: options.httpPort, path, agent: false };
    requestPlain({ ...target, headers: { host: 'shop.test' } }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () =>
        resolve({
          ...{ status: answer.statusCode ?? 0, body },
          location: answer.headers.location ?? '',
        }),
      );
    })
      .once('error', reject)
      .end();
  });

it('TRANSPORT-10 over http, pages are redirected to https and calls are refused', async () => {
  const page = await plainCall('/product/1?size=S');
  expect(page).toMatchObject({
    status: 301,
    location: `https://shop.test:${options.httpsPort}/product/1?size=S`,
  });
  const call = await plainCall('/api/products/all');
  expect([call.status, JSON.parse(call.body).code]).toEqual([403, 'https_required']);
  expect(received).toEqual([]);
});

/** The version and cipher that the proxy agrees on, or the code of its refusal. */
const handshake = (offer: ConnectionOptions): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(
      {
        ...{ host: '127.0.0.1', port: options.httpsPort, servername: 'shop.test' },
        ...{ ca: readFileSync(proxy.certificate), ...offer },
      },
      () => {
        resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
        socket.destroy();
      },
    );
    socket.once('error', (error: Error & { code?: string }) => resolve(error.code ?? ''));
  });
const only = (version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3', ciphers = 'ALL:@SECLEVEL=0') =>
  handshake({ minVersion: version, maxVersion: version, ciphers });

it('TRUST-79 the proxy agrees on TLS 1.2 and 1.3 with forward secrecy and authenticated encryption, on nothing else', async () => {
  expect(await only('TLSv1.1')).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
  expect(await only('TLSv1.2')).toMatch(/^TLSv1\.2 ECDHE-ECDSA-.*(GCM|POLY1305)/);
  expect(await handshake({ minVersion: 'TLSv1.3' })).toMatch(/^TLSv1\.3 TLS_(AES|CHACHA20)_/);
  for (const weak of ['ECDHE-ECDSA-AES128-SHA', 'AES128-GCM-SHA256'])
    expect(await only('TLSv1.2', `${weak}:@SECLEVEL=0`)).toMatch(/HANDSHAKE_FAILURE/);
});

describe('TRANSPORT-50 limits of one address', () => {
  let limited: Proxy;
  let port: number;
  beforeAll(async () => {
    const home = join(dataDir, 'limited');
    port = await freePort();
    limited = await startProxy({
      ...options,
      ...{ dataDir: home, processRegistry: new ProcessRegistry(home) },
      ...{ httpsPort: port, httpPort: await freePort(), limits: { rate: 1, atOnce: 2 } },
    });
  }, LIMIT_MS);
  afterAll(() => limited.stop());

  it('refuses more requests at once, with 429 and Retry-After; static files are not limited', async () => {
    const { httpsPort } = options;
    options.httpsPort = port;
    const [own, mine] = [proxy, limited];
    proxy = mine;
    slow = true;
    try {
      const calls = await Promise.all(Array.from({ length: 6 }, () => call('/api/products/all')));
      const refused = calls.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(4);
      expect(refused[0]?.headers).toMatchObject({
        'retry-after': '5',
        'cache-control': 'no-store',
      });
      expect(JSON.parse(refused[0]?.body ?? '')).toMatchObject({ code: 'too_many_requests' });
      for (const path of ['/assets/old.js', '/api/uploads/b.jpg?w=320']) {
        const files = await Promise.all(Array.from({ length: 6 }, () => call(path)));
        expect(new Set(files.map(({ status }) => status))).toEqual(new Set([200]));
      }
    } finally {
      options.httpsPort = httpsPort;
      proxy = own;
      slow = false;
    }
  });

  it('TRUST-79 refuses an address beyond its burst, its pages too; static files are not limited', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statusOf = (path: string) =>
      new Promise<number>((resolve, reject) => {
        const target = { host: '127.0.0.1', port, path, agent, servername: 'shop.test' };
        request(
          { ...target, ca: readFileSync(limited.certificate), headers: { host: 'shop.test' } },
          (answer) => {
            answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
          },
        )
          .once('error', reject)
          .end();
      });
    const statuses = [];
    // The burst is 1,000, of which the test before has used six; a second adds one.
    while (statuses.length < 1300 && statuses.at(-1) !== 429)
      statuses.push(await statusOf('/api/products/all'));
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeGreaterThan(994);
    expect(await statusOf('/')).toBe(429);
    expect(await statusOf('/assets/old.js')).toBe(200);
    agent.destroy();
  });
});

it('TRANSPORT-52 every response over TLS tells browsers to use nothing else, once, also those of the proxy itself', async () => {
  await call('/');
  await call('/assets/old.js');
  await call('/api/reviews', { method: 'POST', body: Buffer.alloc(2 * 1024 * 1024) });
  broken = [0, 1];
  for (const path of ['/', '/api/products/all']) await call(path);
  expect([...onlyTls.keys()]).toEqual(expect.arrayContaining([200, 413, 429, 503]));
  for (const [status, headers] of onlyTls)
    expect({ status, headers: [...headers] }).toEqual({
      status,
      headers: ['max-age=31536000; includeSubDomains'],
    });
});

it('rejects other hosts', async () => {
  await expect(call('/', { host: 'other.test' })).rejects.toThrow();
  const plain = await fetch(`http://127.0.0.1:${options.httpPort}/`);
  expect(plain.status).toBe(404);
});
