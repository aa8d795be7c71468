import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server, type TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { createCertificates, freePort, type Certificates } from '@shop/local-stack';
import { loadEnv } from '../../../src/platform/config/env.js';
import { SyslogStream } from '../../../src/platform/observability/logging/syslog-stream.js';
import { until } from '../../support/order-shop.js';
import { applicationUrl, createDatabase, dropDatabase } from '../../support/test-app.js';

const program = fileURLToPath(new URL('../../../dist/worker.js', import.meta.url));
/** `<severity>1 time host program pid - - JSON`, RFC 5424. */
const MESSAGE = /^<(\d+)>1 (\S+Z) \S+ (\S+) (\d+) - - (\{.*\})$/;

let folder: string;
let certificates: Certificates;
let other: Certificates;
let ca: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'log-server-'));
  certificates = await createCertificates(join(folder, 'own'), () => undefined);
  other = await createCertificates(join(folder, 'other'), () => undefined);
  ca = readFileSync(join(certificates.folder, 'internal_ca'), 'utf8');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Messages in a stream of frames, each after its length in bytes. */
const messagesIn = (bytes: Buffer): string[] => {
  const found: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    const space = bytes.indexOf(' ', at);
    const length = Number(bytes.subarray(at, space));
    if (space < 0 || !Number.isInteger(length)) throw new Error(`No frame at ${at}`);
    if (space + 1 + length > bytes.length) break;
    found.push(bytes.subarray(space + 1, space + 1 + length).toString());
    at = space + 1 + length;
  }
  return found;
};

interface LogServer {
  port: number;
  messages: () => string[];
  /** Ends the connections that are open. */
  interrupt: () => void;
  close: () => void;
}
const listening: Server[] = [];
const startServer = async (port = 0): Promise<LogServer> => {
  const sockets: TLSSocket[] = [];
  const received: Buffer[][] = [];
  const read = (name: string) => readFileSync(join(certificates.folder, name));
  const server = createServer({ cert: read('api_certificate'), key: read('api_key') }, (socket) => {
    const parts: Buffer[] = [];
    received.push(parts);
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => parts.push(part));
  });
  server.on('tlsClientError', () => undefined);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  listening.push(server);
  const interrupt = () => {
    for (const socket of sockets.splice(0)) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    messages: () => received.flatMap((parts) => messagesIn(Buffer.concat(parts))),
    interrupt,
    close: () => {
      interrupt();
      server.close();
    },
  };
};
afterEach(() => {
  for (const server of listening.splice(0)) server.close();
});
const lineOf = (text: string, level = 30): string =>
  `${JSON.stringify({ level, time: Date.UTC(2026, 10, 27), msg: text })}\n`;
const streamTo = (port: number, authority = ca): SyslogStream =>
  new SyslogStream({ host: '127.0.0.1', port, ca: authority }, 'shop-test');

it('TRUST-52 sends each line by syslog over TLS, with its time and severity', async () => {
  const server = await startServer();
  const stream = streamTo(server.port);
  for (const [text, level] of [
    ['a', 30],
    ['b', 40],
    ['شحنة', 50],
  ] as const)
    stream.write(lineOf(text, level));
  await until(async () => server.messages().length === 3, 'three lines');
  const parts = server.messages().map((message) => MESSAGE.exec(message));
  // local0: 16 * 8, and informational, warning, error.
  expect(parts.map((part) => part?.[1])).toEqual(['134', '132', '131']);
  expect(parts.map((part) => part?.[2])).toEqual(Array(3).fill('2026-11-27T00:00:00.000Z'));
  expect(parts.map((part) => [part?.[3], part?.[4]])).toEqual(
    Array(3).fill(['shop-test', String(process.pid)]),
  );
  expect(parts.map((part) => JSON.parse(part?.[5] ?? '').msg)).toEqual(['a', 'b', 'شحنة']);
  server.close();
});

it('TRUST-52 lines wait while the server is away, and it is connected again', async () => {
  const port = await freePort();
  const stream = streamTo(port);
  stream.write(lineOf('before'));
  const server = await startServer(port);
  await until(async () => server.messages().length === 1, 'the line from before');
  server.interrupt();
  await until(async () => {
    stream.write(lineOf('again'));
    return server.messages().some((message) => message.includes('"again"'));
  }, 'a line after the interruption');
  server.close();
});

it('TRUST-52 a server with a certificate of another authority gets nothing', async () => {
  const server = await startServer();
  const foreign = readFileSync(join(other.folder, 'internal_ca'), 'utf8');
  const stream = streamTo(server.port, foreign);
  stream.write(lineOf('secret'));
  await stream.flush(1500);
  expect(server.messages()).toEqual([]);
  server.close();
});

it('TRUST-52 a server that is away neither delays the process nor fills its memory; what was left out is counted', async () => {
  const port = await freePort();
  const stream = streamTo(port);
  const line = lineOf('x'.repeat(1000));
  const began = performance.now();
  for (let sent = 0; sent < 3000; sent += 1) stream.write(line);
  expect(performance.now() - began).toBeLessThan(5000);
  const server = await startServer(port);
  const dropped = () =>
    server.messages().flatMap((message) => /"count":(\d+)/.exec(message)?.[1] ?? []);
  await until(async () => dropped().length === 1, 'the count of dropped lines');
  const lines = server.messages().length - 1;
  expect(lines).toBeGreaterThan(500);
  expect(lines + Number(dropped()[0])).toBe(3000);
  server.close();
});

it('TRUST-52 refuses an address without TLS', () => {
  expect(() => loadEnv({ LOG_SYSLOG_URL: 'udp://logs.example:514' })).toThrow('LOG_SYSLOG_URL');
  expect(() => loadEnv({ LOG_SYSLOG_URL: 'tcp://logs.example:601' })).toThrow('LOG_SYSLOG_URL');
  expect(loadEnv({ LOG_SYSLOG_URL: 'tls://logs.example' }).LOG_SYSLOG_URL).toBe(
    'tls://logs.example',
  );
});

it('TRUST-52 a worker sends what it writes to standard output, also the error that ends it', async () => {
  const server = await startServer();
  const databaseUrl = await createDatabase();
  const failing = `data:text/javascript,${encodeURIComponent(
    `process.on('message', () => setImmediate(() => { throw new Error('the last line'); }));`,
  )}`;
  const worker = spawn(process.execPath, ['--import', failing, program], {
    env: {
      ...process.env,
      ...{ NODE_OPTIONS: '', LOG_LEVEL: 'info', DATABASE_URL: applicationUrl(databaseUrl) },
      ...{ LOG_SYSLOG_URL: `tls://127.0.0.1:${server.port}`, LOG_SYSLOG_CA: ca },
    },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  let log = '';
  worker.stdout?.on('data', (part) => (log += part));
  try {
    await until(async () => server.messages().length > 3, 'lines of the start', 60_000);
    worker.send('fail');
    await once(worker, 'exit');
    const sent = server.messages().map((message) => MESSAGE.exec(message)?.[5]);
    expect(sent).toEqual(log.trim().split('\n'));
    expect(sent.at(-1)).toContain('the last line');
    expect(server.messages().at(-1)).toMatch(/^<131>1 /);
  } finally {
    worker.kill('SIGKILL');
    await dropDatabase(databaseUrl);
    server.close();
  }
}, 120_000);
