import { randomBytes } from 'node:crypto';
import { RedisClient } from '../../src/platform/queues/redis-client.js';
import { RULES } from '../support/access-table.js';
import { observeTables, startWorld } from '../support/access-world.js';
import { runningRoutes } from '../support/running-routes.js';

const world = await startWorld({ LIMIT_FACTOR: '1' });
afterAll(() => world.close());

const ORDER = { method: 'GET', path: '/users/orders/one/:operationId' };
const look = (operationId: string, headers: Record<string, string> = {}) =>
  world.send(ORDER, { path: { operationId } }, headers);

it('S-03 operation ids cannot be guessed, and all wrong ones get the same response', async () => {
  await world.order();
  const guesses = Array.from({ length: 300 }, (_, index) =>
    index % 2
      ? randomBytes(10).toString('hex')
      : String(10 ** 12 + Math.floor(Math.random() * 9e12)),
  );
  const answers = await Promise.all(guesses.map((guess) => look(guess)));
  const seen = answers.map(({ status, text }) => {
    const { requestId, ...problem } = JSON.parse(text);
    return `${status} ${JSON.stringify(problem)} ${typeof requestId}`;
  });
  expect([...new Set(seen)]).toHaveLength(1);
  expect(answers[0]?.status).toBe(404);
});

it('S-03 an address may try sixty ids a minute', async () => {
  const here = { 'X-Forwarded-For': '203.0.113.9' };
  const answers = await Promise.all(
    Array.from({ length: 63 }, () => look(randomBytes(10).toString('hex'), here)),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
});

it('S-03 without a login the id shows no name, phone, email or postal address', async () => {
  const { opid } = await world.order();
  const { order } = JSON.parse((await look(opid)).text);
  const { customer } = JSON.parse(order.info);
  expect(customer).toMatchObject({ area: '', building: '', flat: '' });
  for (const each of ['Layla', 'Hassan', 'Palm House', world.people.owner.email])
    expect(JSON.stringify(order)).not.toContain(each);
});

it('TRUST-84 the id of an order alone opens its masked page, and no other route of an order', async () => {
  const routes = runningRoutes(world.test).filter(({ path }) => path.includes(':operationId'));
  expect(routes.length).toBeGreaterThan(30);
  const opened = [];
  for (const route of routes) {
    const call = (await RULES[route.name]?.call?.(world, 'guest')) ?? {};
    const { opid } = await world.order();
    const changed = await observeTables(world);
    const path = { ...call.path, operationId: opid };
    const { status } = await world.send(route, { ...call, path }, {});
    if (status < 400) opened.push(route.name);
    expect([route.name, await changed()]).toEqual([route.name, []]);
  }
  expect(opened).toEqual([`${ORDER.method} ${ORDER.path}`]);
});

it('S-05 card data is rejected and not stored', async () => {
  const PAN = '4111111111111111';
  const headers = await world.identify('owner');
  const productId = await world.product();
  const form = {
    lines: JSON.stringify([{ productId, quantity: 1 }]),
    ship_city: 'Dubai',
    area: 'Al Barsha',
    building: 'Palm House',
    card_no: PAN,
    cvv2: '98761',
    card_name: 'CANARY NAME',
  };
  const answer = await world.send({ method: 'POST', path: '/sendData' }, { form }, headers);
  expect(answer.status).toBe(400);
  const tables: { name: string }[] = await world.test.db.query(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const rows = tables.map(({ name }) => `select to_jsonb(x)::text as row from ${name} x`);
  const found: { row: string }[] = await world.test.db.query(rows.join(' union all '));
  const { client } = world.test.app.get(RedisClient);
  const stored = await Promise.all((await client.keys('*')).map((key) => client.dumpBuffer(key)));
  const everything = `${answer.text} ${found.map(({ row }) => row).join(' ')} ${stored.map(String).join(' ')}`;
  for (const canary of [PAN, '98761', 'CANARY']) expect(everything).not.toContain(canary);
});

it('S-08 a mail goes to no other recipient, in any notation of the address', async () => {
  const headers = await world.identify('owner');
  const { email } = world.people.owner;
  const mails = async (): Promise<unknown> =>
    world.test.db.query('select count(*)::int as mails from mails');
  const before = await mails();
  const message = { subject: 'Hello', text: 'Hello' };
  const tries = [
    { ...message, to: 'another@example.org' },
    { ...message, to: [email, 'another@example.org'] },
    { ...message, to: `${email}, another@example.org` },
    { ...message, to: `${email}\r\nBcc: another@example.org` },
    { ...message, to: `"${email}" <another@example.org>` },
    { ...message, to: email, cc: 'another@example.org' },
    { ...message, to: email, subject: 'Hello\r\nBcc: another@example.org' },
    { ...message, to: email, html: '<b>Hello</b>' },
  ];
  for (const path of ['/users/send-email', '/users/send-email-html'])
    for (const json of tries) {
      const { status } = await world.send({ method: 'POST', path }, { json }, headers);
      expect([json, [400, 403].includes(status) ? 'refused' : status]).toEqual([json, 'refused']);
    }
  expect(await mails()).toEqual(before);
});
