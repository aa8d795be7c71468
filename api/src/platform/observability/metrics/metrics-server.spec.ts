import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMetricsServer } from './metrics-server.js';

const TOKEN = 'a'.repeat(64);
const read = () => Promise.resolve({ text: 'shop_orders 1', contentType: 'text/plain' });
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const statusOf = async (token: string | undefined, authorization?: string, path = '/metrics') => {
  const server = createMetricsServer(read, { token, certificate: undefined });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { ...(authorization !== undefined && { authorization }) };
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return status;
};

it('TRUST-61 gives metrics to a reader with the token only', async () => {
  expect(await statusOf(TOKEN, `Bearer ${TOKEN}`)).toBe(200);
  expect(await statusOf(TOKEN)).toBe(401);
  expect(await statusOf(TOKEN, '')).toBe(401);
  expect(await statusOf(TOKEN, `Bearer ${'b'.repeat(64)}`)).toBe(401);
  expect(await statusOf(TOKEN, `Bearer ${TOKEN}a`)).toBe(401);
  expect(await statusOf(TOKEN, TOKEN)).toBe(401);
});

it('gives them to everyone who reaches the port without a token, and nothing else', async () => {
  expect(await statusOf(undefined)).toBe(200);
  expect(await statusOf(undefined, undefined, '/')).toBe(404);
});
