import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Env } from '../config/env.js';
import { Timeouts } from '../config/timeouts.js';
import { BreachedPasswordsGateway } from './breached-passwords.gateway.js';

const TIMEOUT_MS = 300;
const PASSWORD = 'Correct-horse-9';
const hashOf = (password: string): string =>
  createHash('sha1').update(password).digest('hex').toUpperCase();
const OTHERS = ['0'.repeat(35), 'F'.repeat(35)];

/** What a service answers about the password, and what it was asked. */
const ask = async (listener: RequestListener, path = '') => {
  const requests: { url: string | undefined; padding: unknown }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url, padding: request.headers['add-padding'] });
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const env = new Env();
  env.BREACHED_PASSWORDS_URL = `http://127.0.0.1:${port}${path}`;
  env.TIMEOUTS = JSON.stringify({ breachedPasswordsTimeout: TIMEOUT_MS });
  const gateway = new BreachedPasswordsGateway(env, new Timeouts(env));
  const began = performance.now();
  try {
    const known = await gateway.includes(PASSWORD);
    return { known, requests, calls: gateway.calls, ms: performance.now() - began };
  } finally {
    server.closeAllConnections();
    server.close();
  }
};
const listing =
  (lines: string[], end = '\r\n'): RequestListener =>
  (_request, response) =>
    response.end(lines.join(end));
const line = (count: number): string => `${hashOf(PASSWORD).slice(5)}:${count}`;
const PADDING = OTHERS.map((suffix) => `${suffix}:0`);

it('TRUST-49 sends five characters of the hash, and asks for padding', async () => {
  const { requests } = await ask(listing(PADDING), '/pwned/');
  const url = `/pwned/range/${hashOf(PASSWORD).slice(0, 5)}`;
  expect(requests).toEqual([{ url, padding: 'true' }]);
});

it.each([
  ['in the list', listing([...PADDING, line(3)]), true],
  ['in the list, in lower case', listing([line(1).toLowerCase(), ...PADDING]), true],
  ['in a list that ends with a line break', listing([line(12_345), '']), true],
  ['in a list with simple line breaks', listing([line(2), ...PADDING], '\n'), true],
  ['not in the list', listing(PADDING.map((each) => each.replace(':0', ':7'))), false],
  ['a line of the padding', listing([...PADDING, line(0)]), false],
] satisfies [string, RequestListener, boolean][])(
  'TRUST-49 a password that is %s',
  async (_title, listener, isKnown) => {
    const { known, calls } = await ask(listener);
    expect(known).toBe(isKnown);
    expect(calls).toEqual({ answered: 1, failed: 0 });
  },
);

it.each([
  ['answers with a status', (_request, response) => response.writeHead(503).end(line(1))],
  ['answers with a page', listing(['<html>', line(1)])],
  ['answers with nothing', listing([])],
  ['answers with a list that breaks off', listing([line(1), 'ABC'])],
  ['answers without an end', (_request, response) => response.write(`${line(1)}\r\n`)],
  ['does not answer', () => undefined],
  ['ends the connection', ({ socket }) => socket.destroy()],
  [
    'sends to another host',
    (_request, response) => response.writeHead(302, { Location: 'http://localhost:9/' }).end(),
  ],
  ['answers without limit', (_request, response) => response.end(`${line(1)}\r\n`.repeat(20_000))],
] satisfies [string, RequestListener][])(
  'TRUST-50 a service that %s blocks no password, counts as failed, and takes no longer than the limit',
  async (_title, listener) => {
    const { known, calls, ms } = await ask(listener);
    expect(known).toBe(false);
    expect(calls).toEqual({ answered: 0, failed: 1 });
    expect(ms).toBeLessThan(TIMEOUT_MS + 1000);
  },
);

it('TRUST-50 without a service nothing is called', async () => {
  const env = new Env();
  const gateway = new BreachedPasswordsGateway(env, new Timeouts(env));
  expect(await gateway.includes(PASSWORD)).toBe(false);
  expect(gateway.calls).toEqual({ answered: 0, failed: 0 });
});
