import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { connect, createServer as createTcpServer, Socket, type AddressInfo } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { OutboundHost } from '../config/outbound-hosts.js';
import { download } from './download.js';
import { guardConnections } from './guard-connections.js';

/** What each server was asked for. */
let asked: string[] = [];
const servers = [1, 2].map(() =>
  createServer(({ url = '' }, response) => {
    asked.push(url);
    // Otherwise a later call uses a connection from before the guard.
    response.setHeader('Connection', 'close');
    const to = /^\/to\?(.+)$/.exec(url)?.[1];
    if (to) response.writeHead(302, { Location: decodeURIComponent(to) }).end();
    else response.end('%PDF-label');
  }),
);
let ports: number[] = [];
beforeAll(async () => {
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
  ports = servers.map((server) => (server.address() as AddressInfo).port);
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

let remove: (() => void) | undefined;
let refused: string[] = [];
const guard = (hosts: OutboundHost[]): void => {
  asked = [];
  refused = [];
  remove = guardConnections(hosts, ({ host, port, reason }) =>
    refused.push(`${host}:${port} ${reason}`),
  );
};
afterEach(() => {
  remove?.();
  remove = undefined;
});

const own = (at = 0): OutboundHost => ({
  host: '127.0.0.1',
  port: ports[at],
  mayBePrivate: true,
});
const url = (at: number, path = '/'): string => `http://127.0.0.1:${ports[at]}${path}`;
/** The code of the error, or of its cause, as in errors of `fetch`. */
const codeOf = (error: unknown): unknown => {
  const of = (value: unknown): unknown =>
    value instanceof Error ? Reflect.get(value, 'code') : undefined;
  return of(error) ?? (error instanceof Error ? of(error.cause) : undefined);
};
const outcome = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'answered',
    (error: unknown) => codeOf(error) ?? error,
  );

/** The clients that end in a connection of this process. */
const CLIENTS: Record<string, (port: number) => Promise<unknown>> = {
  fetch: (port) => fetch(`http://127.0.0.1:${port}/`),
  'node:http': async (port) => {
    const [response] = await once(get(`http://127.0.0.1:${port}/`), 'response');
    response.resume();
  },
  'net.connect with options': async (port) => {
    const socket = connect({ host: '127.0.0.1', port });
    await once(socket, 'connect');
    socket.destroy();
  },
  'net.connect with port and host': async (port) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
  },
  'Socket.connect, as PostgreSQL': async (port) => {
    const socket = new Socket();
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.connect(port, '127.0.0.1', resolve);
    });
    socket.destroy();
  },
};

it.each(Object.entries(CLIENTS))(
  'TRUST-46 %s reaches the hosts of the list, and no others',
  async (_name, call) => {
    guard([own(0)]);
    expect(await outcome(call(ports[0] ?? 0))).toBe('answered');
    expect(await outcome(call(ports[1] ?? 0))).toBe('OUTBOUND_REFUSED');
    expect(refused).toEqual([`127.0.0.1:${ports[1]} not_listed`]);
    remove?.();
    expect(await outcome(call(ports[1] ?? 0))).toBe('answered');
  },
);

it('TRUST-46 tls.connect is refused before its handshake', async () => {
  guard([own(0)]);
  const socket = connectTls({ host: '127.0.0.1', port: ports[1] });
  expect(await outcome(once(socket, 'secureConnect'))).toBe('OUTBOUND_REFUSED');
  expect(refused).toEqual([`127.0.0.1:${ports[1]} not_listed`]);
});

it('TRUST-46 a path of this machine is no outgoing connection', async () => {
  const path = `\0shop-guard-${process.pid}`;
  const server = createTcpServer((socket) => socket.destroy()).listen(path);
  await once(server, 'listening');
  guard([]);
  const socket = connect(path);
  await once(socket, 'connect');
  socket.destroy();
  server.close();
  expect(refused).toEqual([]);
});

it('TRUST-46 a redirect to another host reaches nothing, whichever client follows it', async () => {
  guard([own(0)]);
  const target = encodeURIComponent(url(1, '/stolen'));
  expect(await outcome(fetch(url(0, `/to?${target}`)))).toBe('OUTBOUND_REFUSED');
  const label = await download(url(0, `/to?${encodeURIComponent('/label')}`), {
    limit: 1000,
    signal: AbortSignal.timeout(5000),
  });
  expect(String(label.bytes)).toBe('%PDF-label');
  const elsewhere = encodeURIComponent(`http://localhost:${ports[1]}/stolen`);
  const signal = AbortSignal.timeout(5000);
  const stopped = await download(url(0, `/to?${elsewhere}`), { limit: 1000, signal });
  expect(stopped.status).toBe(302);
  expect(asked.filter((path) => path === '/stolen')).toEqual([]);
});

it('TRUST-48 a name on the list that resolves to an address that is not public is refused', async () => {
  const name = { host: 'localhost', port: ports[0], mayBePrivate: false };
  guard([name]);
  const call = () => outcome(fetch(`http://localhost:${ports[0]}/`));
  expect(await call()).toBe('OUTBOUND_REFUSED');
  expect(asked).toEqual([]);
  remove?.();
  guard([{ ...name, mayBePrivate: true }]);
  expect(await call()).toBe('answered');
});

it.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
])('TRUST-48 no connection is tried if one address of the name is %s', async (address) => {
  guard([{ host: 'card.example', port: ports[0], mayBePrivate: false }]);
  const family = address.includes(':') ? 6 : 4;
  const socket = connect({
    host: 'card.example',
    port: ports[0] ?? 0,
    lookup: (_name, options, done) =>
      options.all
        ? done(null, [
            { address: '93.184.216.34', family: 4 },
            { address, family },
          ])
        : done(null, address, family),
  });
  expect(await outcome(once(socket, 'connect'))).toBe('OUTBOUND_REFUSED');
  expect(refused).toEqual([`card.example:${ports[0]} private_address`]);
});
