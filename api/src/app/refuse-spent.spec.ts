import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import { RefusalLog } from '../platform/http/refusal-log.js';
import { routeOf } from '../platform/observability/metrics/count-requests.js';
import { SpentLimits } from '../platform/rate-limit/spent-limits.js';
import { spentRefusals } from './refuse-spent.js';

const CALLER = 'ip:203.0.113.7';
const app = express();
for (const path of ['/api/users/all', '/api/users/:id', '/api/products/search'])
  app.get(path, (_request, response) => void response.send(path));
app.post('/api/users/:id', (_request, response) => void response.send('post'));

const refusals = new RefusalLog();
const noted: string[] = [];
refusals.note = ({ method, route }) => void noted.push(`${method} ${route}`);
/** Routes by which the metrics count. */
const measured: string[] = [];
let spent: SpentLimits;
const server: Server = createServer();
let origin = '';
beforeAll(async () => {
  const nest = {
    getHttpAdapter: () => ({ getInstance: () => app }),
    getHttpServer: () => server,
  } as unknown as NestExpressApplication;
  const refuse = spentRefusals(nest, {
    // A new one for each test.
    spent: new Proxy({} as SpentLimits, {
      get: (_, name) => {
        const value: unknown = Reflect.get(spent, name);
        return typeof value === 'function' ? value.bind(spent) : value;
      },
    }),
    refusals,
    callerOf: () => CALLER,
    isStaff: ({ headers }) => headers.cookie?.includes('staff=') === true,
    requestIdFor: () => 'id-of-request',
    headers: ['X-Fixed', 'yes'],
  });
  server.on('request', (request, response) => {
    response.once('close', () => measured.push(routeOf(request, false)));
    if (!refuse(request, response)) app(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  spent = new SpentLimits();
  noted.length = 0;
  measured.length = 0;
});
const statusOf = async (path: string, init?: RequestInit): Promise<number> =>
  (await fetch(`${origin}${path}`, init)).status;

it('TRUST-41 refuses the route that has no calls left, whatever its parameters, and no other', async () => {
  spent.remember(CALLER, 'GET /api/users/:id', 30);
  for (const path of ['/api/users/7', '/api/users/8?a=b', '/API/users/9/'])
    expect([path, await statusOf(path)]).toEqual([path, 429]);
  expect(await statusOf('/api/users/7', { method: 'HEAD' })).toBe(429);
  // Express chooses the first route that matches, which is another one.
  expect(await statusOf('/api/users/all')).toBe(200);
  expect(await statusOf('/api/products/search?q=a')).toBe(200);
  expect(await statusOf('/api/users/7', { method: 'POST' })).toBe(200);
  expect(await statusOf('/api/nothing')).toBe(404);
  expect(await statusOf('/api/users/%zz')).toBe(400);
  expect(noted).toEqual([
    ...Array.from({ length: 3 }, () => 'GET /api/users/:id'),
    'HEAD /api/users/:id',
  ]);
});

it('TRUST-41 answers as the route does: a problem in the language of the caller, with the time to wait', async () => {
  spent.remember(CALLER, 'GET /api/users/:id', 30);
  const response = await fetch(`${origin}/api/users/7`, { headers: { 'Accept-Language': 'ar' } });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...{ 'x-fixed': 'yes', 'x-request-id': 'id-of-request', 'retry-after': '30' },
    ...{ 'cache-control': 'no-store', 'content-language': 'ar' },
    ...{ vary: 'Accept-Language, Accept-Encoding' },
    'content-type': 'application/problem+json; charset=utf-8',
  });
  expect(await response.json()).toMatchObject({
    ...{ status: 429, code: 'too_many_requests', success: false, requestId: 'id-of-request' },
    detail: expect.stringMatching(/[\u0600-\u06FF]/),
  });
});

it('TRUST-41 a refusal is measured under its route', async () => {
  spent.remember(CALLER, 'GET /api/users/:id', 30);
  expect(await statusOf('/api/users/7')).toBe(429);
  // The response may arrive before the server has closed it.
  while (measured.length === 0) await new Promise((later) => setTimeout(later, 5));
  expect(measured).toEqual(['/api/users/:id']);
});

it('TRUST-41 callers with a session, other callers and a renewed limit are not refused', async () => {
  spent.remember('ip:203.0.113.8', 'GET /api/users/:id', 30);
  expect(await statusOf('/api/users/7')).toBe(200);
  spent.remember(CALLER, 'GET /api/users/:id', 30);
  expect(await statusOf('/api/users/7', { headers: { Authorization: 'Bearer a' } })).toBe(200);
  expect(await statusOf('/api/users/7', { headers: { Cookie: 'staff=a' } })).toBe(200);
  expect(await statusOf('/api/users/7')).toBe(429);
  spent.remember(CALLER, 'GET /api/users/:id', 0);
  expect(await statusOf('/api/users/7')).toBe(200);
});

it('TRUST-41 answers before the body has arrived', async () => {
  spent.remember(CALLER, 'POST /api/users/:id', 30);
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"unfinished":')),
  });
  const response = await fetch(`${origin}/api/users/7`, {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(429);
});
