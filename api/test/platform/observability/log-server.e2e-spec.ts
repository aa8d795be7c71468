import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server, type TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { createCertificates, freePort, type Certificates } from '@shop/local-stack';
import { loadEnv } from '../../../src/platform/config/env.js';
import {
  SyslogStream,
  type SyslogNote,
} from '../../../src/platform/observability/logging/syslog-stream.js';
import { until } from '../../support/order-shop.js';
import { applicationUrl, createDatabase, dropDatabase } from '../../support/test-app.js';

const programOf = (name: string): string =>
  fileURLToPath(new URL(`../../../dist/${name}.js`, import.meta.url));
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
  /** Connections whose handshake failed. */
  refused: () => number;
  /** Ends the connections that are open. */
  interrupt: () => void;
  pause: () => void;
  resume: () => void;
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
  let refused = 0;
  server.on('tlsClientError', () => (refused += 1));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  listening.push(server);
  const interrupt = () => {
    for (const socket of sockets.splice(0)) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    messages: () => received.flatMap((parts) => messagesIn(Buffer.concat(parts))),
    refused: () => refused,
    interrupt,
    pause: () => sockets.forEach((socket) => socket.pause()),
    resume: () => sockets.forEach((socket) => socket.resume()),
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
const streamTo = (port: number, notes: SyslogNote[] = [], authority = ca): SyslogStream =>
  new SyslogStream({ host: '127.0.0.1', port, ca: authority }, 'shop-test', (note) =>
    notes.push(note),
  );

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
  const notes: SyslogNote[] = [];
  const stream = streamTo(port, notes);
  stream.write(lineOf('before'));
  const server = await startServer(port);
  await until(async () => server.messages().length === 1, 'the line from before');
  expect(notes).toEqual([
    { event: 'log_server_failed', code: 'ECONNREFUSED' },
    { event: 'log_server_connected' },
  ]);
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
  const notes: SyslogNote[] = [];
  const stream = streamTo(server.port, notes, foreign);
  stream.write(lineOf('secret'));
  // Twice, and reported once.
  await until(async () => server.refused() > 1, 'two attempts');
  expect(notes).toEqual([
    { event: 'log_server_failed', code: expect.stringMatching(/SIGNATURE|CERT|ISSUER/) },
  ]);
  expect(server.messages()).toEqual([]);
  server.close();
});

it('TRUST-52 a server that is away does not fill the memory of the process; what was left out is counted', async () => {
  const port = await freePort();
  const stream = streamTo(port);
  const line = lineOf('x'.repeat(1000));
  for (let sent = 0; sent < 3000; sent += 1) stream.write(line);
  const server = await startServer(port);
  const dropped = () =>
    server.messages().flatMap((message) => /"count":(\d+)/.exec(message)?.[1] ?? []);
  await until(async () => dropped().length === 1, 'the count of dropped lines');
  const lines = server.messages().length - 1;
  expect(lines).toBeGreaterThan(500);
  expect(lines + Number(dropped()[0])).toBe(3000);
  server.close();
});

const droppedBy = (server: LogServer): number[] =>
  server.messages().flatMap((message) => {
    const count = /"event":"lines_dropped","count":(\d+)/.exec(message)?.[1];
    return count ? [Number(count)] : [];
  });
/** Writes until the buffers of the system are full and lines wait in the process; returns how many. */
const fillUp = async (stream: SyslogStream, server: LogServer): Promise<number> => {
  server.pause();
  const line = lineOf('x'.repeat(1000));
  let written = 0;
  do {
    for (let each = 0; each < 300; each += 1) stream.write(line);
    written += 300;
    // Not full buffers, but a busy machine, may also delay them for a moment.
  } while (await stream.flush(3000));
  return written;
};

it('TRUST-54 lines that a slow server made the process drop are reported once it reads again', async () => {
  const server = await startServer();
  const notes: SyslogNote[] = [];
  const stream = streamTo(server.port, notes);
  stream.write(lineOf('first'));
  await until(async () => server.messages().length === 1, 'the connection');
  const written = await fillUp(stream, server);
  for (let each = 0; each < 2000; each += 1) stream.write(lineOf('y'.repeat(1000)));
  server.resume();
  const total = () => {
    const dropped = droppedBy(server);
    const lines = server.messages().length - dropped.length;
    return lines + dropped.reduce((sum, each) => sum + each, 0);
  };
  await until(async () => total() === 1 + written + 2000, 'every line or its count');
  expect(droppedBy(server)[0]).toBeGreaterThan(500);
  // Without another connection.
  expect(notes).toEqual([]);
  server.close();
}, 60_000);

it('TRUST-54 lines in the buffer of a connection that breaks are counted', async () => {
  const server = await startServer();
  const stream = streamTo(server.port);
  stream.write(lineOf('first'));
  await until(async () => server.messages().length === 1, 'the connection');
  const written = await fillUp(stream, server);
  for (let each = 0; each < 100; each += 1) stream.write(lineOf('z'.repeat(1000)));
  server.interrupt();
  await until(async () => droppedBy(server).length > 0, 'the count');
  const lost = droppedBy(server).reduce((sum, each) => sum + each, 0);
  expect(lost).toBeGreaterThanOrEqual(100);
  expect(lost).toBeLessThanOrEqual(written + 100);
  expect(server.messages().join('')).not.toContain('zzz');
  server.close();
}, 60_000);

it.each([
  'udp://logs:514',
  'tcp://logs:601',
  'tls://logs:99999',
  'tls://logs:abc',
  'tls://',
  'tls://logs/x',
])('TRUST-55 the start refuses %s', (LOG_SYSLOG_URL) => {
  expect(() => loadEnv({ LOG_SYSLOG_URL })).toThrow('LOG_SYSLOG_URL');
});

it.each(['tls://logs', 'tls://log_server:6514', 'tls://10.0.0.1:6514', 'tls://[fd00::1]:6514'])(
  'TRUST-55 the start accepts %s',
  (LOG_SYSLOG_URL) => {
    expect(loadEnv({ LOG_SYSLOG_URL }).LOG_SYSLOG_URL).toBe(LOG_SYSLOG_URL);
  },
);

/** Starts a program with the log server; `log` is what it writes to standard output. */
const startProgram = async (name: string, server: LogServer, settings: NodeJS.ProcessEnv = {}) => {
  const databaseUrl = await createDatabase();
  const failing = `data:text/javascript,${encodeURIComponent(
    `process.on('message', () => setImmediate(() => { throw new Error('the last line'); }));`,
  )}`;
  const child = spawn(process.execPath, ['--import', failing, programOf(name)], {
    env: {
      ...process.env,
      ...{ NODE_OPTIONS: '', LOG_LEVEL: 'info', DATABASE_URL: applicationUrl(databaseUrl) },
      ...{ LOG_SYSLOG_URL: `tls://127.0.0.1:${server.port}`, LOG_SYSLOG_CA: ca, ...settings },
    },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  let log = '';
  child.stdout?.on('data', (part) => (log += part));
  const end = async () => {
    child.kill('SIGKILL');
    await dropDatabase(databaseUrl);
    server.close();
  };
  return { child, log: () => log.trim().split('\n'), end };
};
/** In the last line of a worker's start. */
const STARTED = 'WorkerModule dependencies initialized';
const sentTo = (server: LogServer): (string | undefined)[] =>
  server.messages().map((message) => MESSAGE.exec(message)?.[5]);

it.each([
  ['the error that ends it', 'the last line'],
  ['those of its stop', ''],
])(
  'TRUST-52 a worker sends what it writes to standard output, also %s',
  async (_what, error) => {
    const server = await startServer();
    const { child, log, end } = await startProgram('worker', server);
    try {
      // Later lines of the start would follow that of the error.
      const isStarted = async () => sentTo(server).some((line) => line?.includes(STARTED));
      await until(isStarted, 'lines of the start');
      if (error) child.send('fail');
      else child.kill('SIGTERM');
      await once(child, 'close');
      await until(async () => sentTo(server).length >= log().length, 'all lines');
      expect(sentTo(server)).toEqual(log());
      expect(log().at(-1)).toContain(error);
      if (error) expect(server.messages().at(-1)).toMatch(/^<131>1 /);
    } finally {
      await end();
    }
  },
  120_000,
);

it('TRUST-52 an API that cannot start sends why', async () => {
  const server = await startServer();
  const taken = createTcpServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { child, log, end } = await startProgram('main', server, {
    ...{ PORT: String(port), METRICS_PORT: '' },
  });
  try {
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    await until(async () => sentTo(server).length >= log().length, 'all lines');
    expect(sentTo(server)).toEqual(log());
    expect(log().at(-1)).toContain('EADDRINUSE');
  } finally {
    taken.close();
    await end();
  }
}, 120_000);
