import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import { JsonLogger } from '../../../src/platform/observability/logging/json-logger.js';
import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { payInCash, startOrderShop, until, type OrderShop } from '../../support/order-shop.js';

const PAN = '4111111111111111';
const PASSWORD = 'Canary-pass-731';
const TOKEN = 'canary-token-5f3a9c';
const PHONE = '+971 50 731 7310';
const PERSON = 'canary-person@example.com';
const CANARIES = [PAN, PASSWORD, TOKEN, 'canary-person', '731 7310', '7317310', '98731'];

/** Log lines of API and worker; both use this process's logger. */
const lines: string[] = [];
const entries = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line));

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ env: { TRUST_PROXY: '1' } });
  shop.test.app.useLogger(new JsonLogger('debug', { write: (line) => void lines.push(line) }));
});
afterAll(() => shop.close());

it('a write, its background work and the calls of providers are logged with the request id of the proxy', async () => {
  const id = randomUUID();
  const shopper = await shop.shopper();
  const order = [{ productId: await shop.product(), quantity: 1 }];
  await payInCash(shop, shopper, order)
    .set('X-Request-Id', id)
    .expect(201)
    .expect('X-Request-Id', id);
  const contexts = () =>
    entries().flatMap(({ requestId, context }) => (requestId === id ? [context] : []));
  await until(
    async () => ['Request', 'Breakers', 'Work'].every((one) => contexts().includes(one)),
    'the log tells of request, provider and work',
  );
  expect(entries()).toContainEqual(
    expect.objectContaining({
      requestId: id,
      method: 'POST',
      route: '/api/checkout/cod',
      status: 201,
    }),
  );
});

it('S-05 S-07 passwords, tokens, cards, phones and email addresses are never logged, whatever fails', async () => {
  const { http, db } = shop.test;
  const login = (fields: object) =>
    http
      .post('/api/users/login')
      .set('Authorization', `Bearer ${TOKEN}`)
      .set('Cookie', `staff=${TOKEN}`)
      .send({ emailOrUsername: PERSON, password: PASSWORD, ...fields });
  await http
    .post('/api/users/register')
    .send({ name: 'Canary', email: PERSON, phone: PHONE, password: PASSWORD })
    .expect(201);
  await login({}).expect(200);
  await login({ password: `${PASSWORD}-wrong` }).expect(401);
  await login({ card_no: PAN });
  const shopper = await shop.shopper('canary-person-2');
  const order = [{ productId: await shop.product(), quantity: 1 }];
  await payInCash(shop, shopper, order, { phone: PHONE }).expect(201);
  await http
    .post('/api/sendData')
    .set('Authorization', `Bearer ${shopper.token}`)
    .type('form')
    .send({ lines: JSON.stringify(order), card_no: PAN, cvv2: '98731', phone: PHONE })
    .expect(400);
  // The error of a failed statement contains its parameters.
  await db.query('alter table users rename to users_away');
  await login({}).expect(500);
  await db.query('alter table users_away rename to users');
  // Failed work, and messages of providers and libraries.
  await db.query(
    `insert into outbox (topic, dedupe_key, payload) values ('mail.send', 'canary', '{"mailId": "${PERSON}"}')`,
  );
  new Logger('Canary').warn(`550 <${PERSON}> is unknown, ${PHONE}, ${PAN}, ${shopper.token}`);
  await until(
    async () => entries().some(({ context }) => context === 'Worker'),
    'the worker tells of the failure',
  );
  expect(entries()).toContainEqual(expect.objectContaining({ context: 'Problem' }));
  const all = lines.join('');
  for (const canary of [...CANARIES, shopper.token]) expect(all).not.toContain(canary);
});

it('TRANSPORT-40 refused calls, limits and forged writes are security events, without personal data', async () => {
  const { http } = shop.test;
  lines.length = 0;
  const shopper = await shop.shopper('canary-person-3');
  const bearer = { Authorization: `Bearer ${shopper.token}` };
  await http.get(`/api/users/${shopper.id}`).expect(401);
  await http.get('/api/users/all?q=canary-person').set(bearer).expect(403);
  const { host } = new URL(process.env['ADMIN_URL'] ?? '');
  const board = http.get('/queues/api/queues').set('Host', host);
  await board.set('Accept', 'application/json').expect(401);
  await rowsOf(shop.test).staff('refused', 'admin');
  const { cookie } = await staffSessionOf(shop.test, 'refused');
  await http.post('/api/admin/logout').set('Cookie', cookie).expect(403);
  const login = { emailOrUsername: PERSON, password: `${PASSWORD}-wrong` };
  const limited = async (): Promise<boolean> =>
    (await http.post('/api/users/login').send(login)).status === 429;
  for (let tries = 0; tries < 40 && !(await limited()); tries += 1);
  const events = entries().filter(({ event }) => event === 'call_refused');
  const route = (path: string) => expect.stringMatching(path);
  expect(events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ status: 401, method: 'GET', route: '/api/users/:id' }),
      expect.objectContaining({
        ...{ status: 403, route: '/api/users/all', kind: 'shopper', account: shopper.id },
      }),
      expect.objectContaining({ status: 403, code: 'forgery_refused', kind: 'staff' }),
      expect.objectContaining({ status: 401, code: 'unauthorized', route: '/queues' }),
      expect.objectContaining({ status: 429, code: 'too_many_requests', route: route('login') }),
    ]),
  );
  for (const event of events)
    expect(event).toMatchObject({ context: 'Security', requestId: expect.any(String) });
  for (const canary of [...CANARIES, shopper.token]) expect(lines.join('')).not.toContain(canary);
});

it('S-05 a crashing process logs the reason in one line, without the data in the error', () => {
  const logger = fileURLToPath(
    new URL('../../../dist/platform/observability/logging/json-logger.js', import.meta.url),
  );
  const program = `
    import { processLogger } from ${JSON.stringify(logger)};
    processLogger({ LOG_LEVEL: 'silent' }, 'test');
    throw Object.assign(new Error('550 <${PERSON}>'), { parameters: ['${PASSWORD}'] });`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', program],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({
    context: 'Process',
    err: { type: 'Error', message: '550 <…>' },
  });
  for (const canary of CANARIES) expect(stdout).not.toContain(canary);
});
