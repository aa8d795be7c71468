import { EarlierTagTimes20261216030010 } from '../../../src/platform/database/migrations/20261216030010-earlier-tag-times.js';
import { createHash } from 'node:crypto';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import {
  orderInCash,
  startOrderShop,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

let shop: OrderShop;
let shopper: Shopper;
const staff: Record<string, StaffSession> = {};
let opid = '';
let number = '';

beforeAll(async () => {
  shop = await startOrderShop({ worker: false });
  const ids: Record<string, number> = {};
  for (const [name, type] of [
    ['amal', 'admin'],
    ['omar', 'ops'],
    ['vera', 'vendor'],
  ] as const) {
    ids[name] = await rowsOf(shop.test).staff(name, type);
    staff[name] = await staffSessionOf(shop.test, name);
  }
  shopper = await shop.shopper();
  const productId = await shop.product({ vendor_id: ids['vera'], stock: 20 });
  opid = await orderInCash(shop, shopper, [{ productId, quantity: 1 }]);
  number = (await send('get', '', 'amal').expect(200)).body.order.number;
});
afterAll(() => shop.close());

const send = (
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  who: string,
  of = `one/${opid}`,
) =>
  shop.test.http[method](`/api/users/orders/${of}${path}`)
    .set('Cookie', staff[who]?.cookie ?? '')
    .set('X-XSRF-TOKEN', staff[who]?.xsrf ?? '');
const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const add = (text: string, who: string, key = text) =>
  send('post', '/notes', who).set('Idempotency-Key', keyOf(key)).send({ text });
const listed = async (who: string, query = '') => {
  const { body } = await send('get', `all${query}`, who, '').expect(200);
  return body.orders.map((order: { number: string }) => order.number);
};

it('CASE-03 EDIT-12 staff add a note with author and time, once per key, and no mail is sent', async () => {
  const count = async () =>
    Number((await shop.test.db.query('select count(*) from mails'))[0].count);
  const before = await count();
  const { body } = await add('  Called, wants it after six.  ', 'omar', 'k1').expect(200);
  expect(body.notes).toEqual([
    {
      id: expect.any(Number),
      text: 'Called, wants it after six.',
      author: 'The omar',
      mine: true,
      at: expect.stringMatching(/Z$/),
      editedAt: null,
    },
  ]);
  await add('Called, wants it after six.', 'omar', 'k1').expect(200);
  const reused = await add('Wants it tomorrow.', 'omar', 'k1').expect(409);
  expect(reused.body.code).toBe('key_reused');
  const seen = await send('get', '/notes', 'amal').expect(200);
  expect(seen.body.notes).toHaveLength(1);
  expect(seen.body.notes[0]).toMatchObject({ author: 'The omar', mine: false });
  expect(await count()).toBe(before);
  for (const text of ['', '   ', 'x'.repeat(2001)]) await add(text, 'omar', 'bad').expect(400);
});

it('CASE-03 a note is changed by its author only, and deleted by the author or an admin', async () => {
  const [first] = (await send('get', '/notes', 'omar')).body.notes;
  const path = `/notes/${first.id}`;
  await send('put', path, 'amal').send({ text: 'Other' }).expect(403);
  const changed = await send('put', path, 'omar').send({ text: 'After seven.' }).expect(200);
  expect(changed.body.notes[0]).toMatchObject({
    text: 'After seven.',
    editedAt: expect.stringMatching(/Z$/),
  });
  const own = await add('Ring twice.', 'amal').expect(200);
  await send('delete', `/notes/${own.body.notes[1].id}`, 'omar').expect(403);
  const left = await send('delete', path, 'amal').expect(200);
  expect(left.body.notes.map(({ text }: { text: string }) => text)).toEqual(['Ring twice.']);
  await send('delete', path, 'amal').expect(404);
  // The audit names the action; the deleted text is gone.
  const audit = await shop.test.db.query(
    `select action, actor_name from audit where action like 'note_%' order by id`,
  );
  expect(
    audit.map(({ action, actor_name: who }: Record<string, string>) => `${action} ${who}`),
  ).toEqual([
    'note_added The omar',
    'note_edited The omar',
    'note_added The amal',
    'note_deleted The amal',
  ]);
  expect(JSON.stringify(await shop.test.db.query('select changes from audit'))).not.toContain(
    'seven',
  );
});

it('CASE-03 an order has at most 100 notes', async () => {
  const [{ id }] = await shop.test.db.query('select id from orders where operation_id = $1', [
    opid,
  ]);
  await shop.test.db.query(
    `insert into order_notes (order_id, staff_id, text)
     select $1, (select min(id) from staff), 'n' from generate_series(1, 99)`,
    [id],
  );
  expect((await add('One too many', 'omar').expect(409)).body.code).toBe('too_many_notes');
  await shop.test.db.query(`delete from order_notes where text = 'n'`);
});

it('CASE-04 staff tag an order, see and filter by the tag, and get it suggested', async () => {
  const tag = (tags: unknown) => send('put', '/tags', 'omar').send({ tags });
  const { body } = await tag(['  VIP ', 'Gift   wrap', 'vip']).expect(200);
  expect(body.tags).toEqual(['VIP', 'Gift wrap']);
  expect((await tag(['vip', 'Gift wrap']).expect(200)).body.tags).toEqual(['VIP', 'Gift wrap']);
  const all = await send('get', 'all', 'omar', '').expect(200);
  expect(all.body.orders[0].tags).toEqual(['VIP', 'Gift wrap']);
  expect(await listed('omar', '?tag=vIp')).toEqual([number]);
  expect(await listed('amal', '?tag=gift%20wrap')).toEqual([number]);
  expect(await listed('omar', '?tag=gift')).toEqual([]);
  expect((await send('get', 'tags', 'amal', '').expect(200)).body.tags).toEqual([
    'Gift wrap',
    'VIP',
  ]);
  for (const bad of [undefined, 'VIP', [''], ['x'.repeat(31)], [7], Array(11).fill('a')])
    await tag(bad).expect(400);
  expect((await tag(['VIP']).expect(200)).body.tags).toEqual(['VIP']);
});

it('SCALE-13 orders with a tag are counted alike alone and with other filters', async () => {
  const read = async (path: string) => (await send('get', path, 'omar', '').expect(200)).body;
  for (const [filters, count] of [
    ['tag=vIp', 1],
    ['tag=vip&sort=oldest', 1],
    ['tag=none', 0],
    ['tag=vip&from=2000-01-01', 1],
    ['tag=vip&to=2000-01-01', 0],
    [`tag=vip&q=${number}`, 1],
    ['tag=vip&q=LW-999999', 0],
    ['tag=vip&late=true', 0],
  ] as const) {
    expect([filters, (await read(`all?${filters}`)).total]).toEqual([filters, count]);
    expect([filters, (await read(`count?${filters}`)).count]).toEqual([filters, count]);
  }
});

it('SCALE-13 pages of the orders with a tag are in the order of the list, also if the time of an order changes', async () => {
  const [{ id: first }] = await shop.test.db.query('select id from orders order by id limit 1');
  const copies = await shop.test.db.query(
    `insert into orders (operation_id, state, user_id, payment_method, full_name, email, phone, city, area, building,
       subtotal_fils, delivery_fee_fils, total_fils, item_count, created_at)
     select 'tagged-' || n, 'cancelled', user_id, payment_method, full_name, email, phone, city, area, building,
       subtotal_fils, delivery_fee_fils, total_fils, item_count, now() - n * interval '1 day'
     from orders, generate_series(1, 5) n where id = $1 returning id, operation_id`,
    [first],
  );
  await shop.test.db.query(
    `insert into order_tags (order_id, tag) select id, 'Paged' from unnest($1::integer[]) id`,
    [copies.map(({ id }: { id: number }) => id)],
  );
  const page = async (query: string) =>
    (await send('get', `all?tag=paged&limit=2&${query}`, 'omar', '').expect(200)).body.orders.map(
      ({ operation_id: id }: { operation_id: string }) => id,
    );
  expect(await page('page=1')).toEqual(['tagged-1', 'tagged-2']);
  expect(await page('page=3')).toEqual(['tagged-5']);
  expect(await page('page=1&sort=oldest')).toEqual(['tagged-5', 'tagged-4']);
  await shop.test.db.query(
    `update orders set created_at = now() - interval '9 days' where operation_id = 'tagged-1'`,
  );
  expect(await page('page=3')).toEqual(['tagged-1']);
  // Tags of the version before have no time until the migration sets it.
  await shop.test.db.query('update order_tags set ordered_at = null');
  const runner = shop.test.db.createQueryRunner();
  try {
    await new EarlierTagTimes20261216030010().up(runner);
  } finally {
    await runner.release();
  }
  expect(await page('page=1')).toEqual(['tagged-2', 'tagged-3']);
  await shop.test.db.query('delete from orders where id = any($1)', [
    copies.map(({ id }: { id: number }) => id),
  ]);
});

it('EDIT-01 tags and address that someone else has changed are not overwritten', async () => {
  const tag = (tags: string[], before: string[]) =>
    send('put', '/tags', 'omar').send({ tags, before: JSON.stringify({ tags: before }) });
  const { tags } = (await send('get', '', 'omar').expect(200)).body.order;
  await tag([...tags, 'Fragile'], tags).expect(200);
  const { body } = await tag([...tags, 'Call first'], tags).expect(409);
  expect(body.code).toBe('changed_meanwhile');
  await tag([], [...tags, 'Fragile']).expect(200);

  const { info } = (await send('get', '', 'omar').expect(200)).body.order;
  const { customer, notes } = JSON.parse(info);
  const { name: fullName, phone, city, area, building, flat } = customer;
  const read = { fullName, phone, city, area, building, flat, notes };
  const move = (change: object) =>
    send('put', '/address', 'amal').send({ ...read, ...change, before: JSON.stringify(read) });
  await move({ building: 'Tower 7' }).expect(200);
  await move({ flat: '12' }).expect(409);
});

it('CASE-05 shoppers and vendors see neither notes nor tags', async () => {
  await add('The shopper must not read this.', 'omar').expect(200);
  for (const path of [`one/${opid}`, `one/${number}`]) {
    await send('get', '/notes', 'vera', path).expect(403);
    await send('post', '/notes', 'vera', path).send({ text: 'x' }).expect(403);
    await send('put', '/tags', 'vera', path).send({ tags: [] }).expect(403);
  }
  await send('get', 'tags', 'vera', '').expect(403);
  const seen = [
    (await send('get', `one/${number}`, 'vera', '').expect(200)).text,
    (await send('get', 'all', 'vera', '').expect(200)).text,
  ];
  const own = await shop.test.http
    .get(`/api/users/orders/one/${opid}`)
    .set('Authorization', `Bearer ${shopper.token}`);
  const guest = await shop.test.http.get(`/api/users/orders/one/${opid}`).expect(200);
  const logs = await shop.test.http
    .get(`/api/get-payment-logs/${shopper.id}`)
    .set('Authorization', `Bearer ${shopper.token}`);
  for (const text of [...seen, own.text, guest.text, logs.text]) {
    expect(text).toContain(number);
    expect(text).not.toMatch(/VIP|must not read|"tags"|omar/);
  }
  // A tag does not narrow the list of a vendor, so its existence cannot be guessed.
  expect(await listed('vera', '?tag=nothing')).toEqual([number]);
});
