import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { loadEnv } from '../../../src/platform/config/env.js';
import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const SECRET = 'a-secret-of-the-local-control-of-32-letters';
const NAMES = ['FAULT_CONTROL_URL', 'FAULT_CONTROL_SECRET'];

let server: Server;
let url: string;
/** What the control was asked, and the fault that it reports. */
const asked: unknown[] = [];
let run: Record<string, unknown> | null = null;

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.headers.authorization !== `Bearer ${SECRET}`)
        return response.writeHead(401).end();
      if (request.method !== 'GET') asked.push([request.method, body && JSON.parse(body)]);
      const now = new Date().toISOString();
      const isBusy = request.method === 'POST' && run?.['repairedAt'] === null;
      if (request.method === 'POST' && !isBusy)
        run = {
          ...{ fault: 'worker', startedAt: now, endsAt: now, endedAt: null, repairedAt: null },
          ...{ endedBy: null, problem: '', requested: 1 },
          orders: [{ id: 'NEVER-STORED', note: 'lost' }],
        };
      if (request.method === 'DELETE' && run)
        Object.assign(run, { endedAt: now, repairedAt: now, endedBy: 'staff' });
      return response
        .writeHead(isBusy ? 409 : 200)
        .end(JSON.stringify({ available: ['redis', 'worker', 'other'], run }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  for (const name of NAMES) delete process.env[name];
});

const sessionOf = async (test: TestApp, name: string, type: string) => {
  await rowsOf(test).staff(name, type);
  const { cookie, xsrf } = await staffSessionOf(test, name);
  return {
    get: (path: string) => test.http.get(`/api/${path}`).set('Cookie', cookie),
    post: (path: string, body: object = {}) =>
      test.http.post(`/api/${path}`).set('Cookie', cookie).set('X-XSRF-TOKEN', xsrf).send(body),
  };
};

it('BREAK-01 without the control of a local demo the routes do not exist, and production refuses its settings', async () => {
  const test = await startApp();
  const admin = await sessionOf(test, 'admin', 'admin');
  await admin.get('demo/faults').expect(404);
  await admin.post('demo/faults', { fault: 'worker', seconds: 30 }).expect(404);
  await admin.post('demo/faults/repair').expect(404);
  expect((await admin.get('admin/queues').expect(200)).body.canBreak).toBe(false);
  await test.close();
  const production = {
    NODE_ENV: 'production',
    FAULT_CONTROL_URL: url,
    FAULT_CONTROL_SECRET: SECRET,
  };
  expect(() => loadEnv(production)).toThrow(/FAULT_CONTROL_SECRET, FAULT_CONTROL_URL/);
  expect(() => loadEnv({ FAULT_CONTROL_URL: 'http://10.0.0.7:4000' })).toThrow('FAULT_CONTROL_URL');
  expect(() => loadEnv({ FAULT_CONTROL_URL: url })).toThrow('FAULT_CONTROL_SECRET');
});

it('BREAK-02 BREAK-03 admins and operations break one part at a time and repair it; a lost order is counted', async () => {
  const test = await startApp({ FAULT_CONTROL_URL: url, FAULT_CONTROL_SECRET: SECRET });
  const admin = await sessionOf(test, 'admin', 'admin');
  const ops = await sessionOf(test, 'ops', 'ops');
  const vendor = await sessionOf(test, 'vendor', 'vendor');
  await test.http.get('/api/demo/faults').expect(401);
  await vendor.get('demo/faults').expect(403);
  await vendor.post('demo/faults', { fault: 'worker', seconds: 30 }).expect(403);
  expect((await admin.get('admin/queues').expect(200)).body.canBreak).toBe(true);
  expect((await ops.get('demo/faults').expect(200)).body).toEqual({
    available: ['redis', 'worker'],
    run: null,
  });
  for (const bad of [{ fault: 'postgres', seconds: 30 }, { fault: 'worker', seconds: 5000 }, {}])
    await admin.post('demo/faults', bad).expect(400);
  const { body } = await ops.post('demo/faults', { fault: 'worker', seconds: 30 }).expect(200);
  expect(body.faults.run).toMatchObject({
    ...{ fault: 'worker', endedAt: null, requested: 1, confirmed: 1 },
    before: { placed: 0, paid: 0, shipmentsWaiting: 0, outboxWaiting: 0 },
  });
  expect(
    Object.fromEntries(
      body.faults.run.checks.map(({ check, violations }: Record<string, string>) => [
        check,
        violations,
      ]),
    ),
  ).toEqual({ orders: 1, duplicates: 0, stock: 0, payments: 0, shipments: 0, mails: 0 });
  expect(
    (await admin.post('demo/faults', { fault: 'redis', seconds: 30 }).expect(409)).body.code,
  ).toBe('fault_under_way');
  const repaired = await admin.post('demo/faults/repair').expect(200);
  expect(repaired.body.faults.run).toMatchObject({ endedBy: 'staff' });
  expect(asked).toContainEqual(['POST', { fault: 'worker', seconds: 30 }]);
  const { body: audit } = await admin.get('admin/audit?subject=queues').expect(200);
  expect(audit.entries.map(({ action }: { action: string }) => action)).toEqual([
    'repaired',
    'broken',
  ]);
  await test.close();
});
