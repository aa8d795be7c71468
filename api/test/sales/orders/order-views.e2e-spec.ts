import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { orderInCash, shop, shopper, useOrderShop } from '../../support/order-shop.js';

const staff: Record<string, StaffSession> = {};
useOrderShop({ worker: false });
beforeAll(async () => {
  for (const [name, type] of [
    ['amal', 'admin'],
    ['omar', 'ops'],
    ['vera', 'vendor'],
  ] as const) {
    await rowsOf(shop.test).staff(name, type);
    staff[name] = await staffSessionOf(shop.test, name);
  }
});

const send = (method: 'get' | 'post' | 'put' | 'delete', path: string, who = 'amal') =>
  shop.test.http[method](`/api/users/orders/${path}`)
    .set('Cookie', staff[who]?.cookie ?? '')
    .set('X-XSRF-TOKEN', staff[who]?.xsrf ?? '');
const save = (name: string, query = 'state=paid', who?: string) =>
  send('post', 'views', who).send({ name, query });
type View = { id: number; name: string; query: string };
const viewsOf = async (who?: string): Promise<View[]> =>
  (await send('get', 'views', who).expect(200)).body.views;
const anOrder = async (change: string): Promise<string> => {
  const opid = await orderInCash(shop, shopper, [{ productId: await shop.product(), quantity: 1 }]);
  await shop.test.db.query(`update orders set ${change} where operation_id = $1`, [opid]);
  return opid;
};
const listed = async (query: string, who?: string): Promise<string[]> => {
  const { body } = await send('get', `all?limit=100&${query}`, who).expect(200);
  return body.orders.map((order: { operation_id: string }) => order.operation_id);
};
const news = async (query = '', who?: string) =>
  (await send('get', `new${query}`, who).expect(200)).body;

it('CASE-30 saves, replaces, renames and deletes views of an account', async () => {
  await save(' Cash ', 'paymentMethod=cod&sort=oldest').expect(200);
  await save('Ajman', 'city=Ajman').expect(200);
  // A double click, and a change of the filters.
  const { body } = await save('Cash', 'task=cash_to_book').expect(200);
  expect(body.views).toEqual([
    { id: expect.any(Number), name: 'Ajman', query: 'city=Ajman' },
    { id: expect.any(Number), name: 'Cash', query: 'task=cash_to_book' },
  ]);
  const [ajman, cash] = await viewsOf();
  const taken = await send('put', `views/${ajman?.id}`).send({ name: 'Cash' }).expect(409);
  expect(taken.body.errors).toEqual([{ pointer: '#/name', detail: 'Another view has this name.' }]);
  const renamed = await send('put', `views/${ajman?.id}`).send({ name: 'North' }).expect(200);
  expect(renamed.body.views.map(({ name }: View) => name)).toEqual(['Cash', 'North']);
  await send('delete', `views/${cash?.id}`).expect(200);
  await send('delete', `views/${cash?.id}`).expect(200);
  expect((await viewsOf()).map(({ name }) => name)).toEqual(['North']);
});

it('CASE-30 the views of an account are its own', async () => {
  await save('Mine', 'state=paid').expect(200);
  expect(await viewsOf('omar')).toEqual([]);
  const [view] = await viewsOf();
  await send('put', `views/${view?.id}`, 'omar').send({ name: 'Theirs' }).expect(404);
  await send('delete', `views/${view?.id}`, 'omar').expect(200);
  expect((await viewsOf()).map(({ id }) => id)).toContain(view?.id);
  expect(await viewsOf('vera')).toEqual([]);
});

it('CASE-30 an account has up to 20 views, with names of 1 to 40 letters', async () => {
  for (const [name, query] of [
    [' ', ''],
    ['x'.repeat(41), ''],
    ['Fine', 'x'.repeat(501)],
    ['Fine', '"><script>'],
  ])
    await save(name ?? '', query, 'omar').expect(400);
  await Promise.all(Array.from({ length: 24 }, (_, index) => save(`View ${index}`, 'q=a', 'omar')));
  expect(await viewsOf('omar')).toHaveLength(20);
  const { body } = await save('One more', '', 'omar').expect(409);
  expect(body.code).toBe('too_many_views');
});

it('CASE-31 lists orders to ship, cash to book and orders with a problem', async () => {
  const confirmed = await anOrder(`state = 'cod_confirmed'`);
  const failed = await anOrder(`state = 'shipment_failed'`);
  const late = await anOrder(`state = 'shipped', deliver_by = '2026-01-01'`);
  const collected = await anOrder(`state = 'delivered', cod_state = 'collected'`);
  const cancelled = await anOrder(`state = 'cancelled', cod_state = 'void'`);
  const all = [confirmed, failed, late, collected, cancelled];
  const of = async (query: string) => (await listed(query)).filter((opid) => all.includes(opid));
  expect(await of('task=to_ship')).toEqual([failed, confirmed]);
  expect(await of('task=to_ship&sort=oldest')).toEqual([confirmed, failed]);
  expect(await of('task=cash_to_book')).toEqual([collected]);
  expect(await of('task=attention')).toEqual([late, failed]);
  expect(await of('sort=oldest')).toEqual(all);
  await send('get', 'all?task=nap').expect(400);
  // It does not narrow the list of a vendor.
  const [own] = await shop.test.db.query(`select id from staff where username = 'vera'`);
  await shop.test.db.query(
    `update order_lines set vendor_id = $1 where order_id in
       (select id from orders where operation_id = $2)`,
    [own.id, cancelled],
  );
  expect(await listed('task=to_ship', 'vera')).toHaveLength(1);
});

it('CASE-32 counts the orders that were paid or confirmed since the last look', async () => {
  const { count, latest } = await news();
  expect(count).toBe(0);
  await anOrder(`notes = 'first'`);
  await anOrder(`notes = 'second'`);
  const now = await news(`?since=${latest}`, 'omar');
  expect(now.count).toBe(2);
  expect(now.latest).toBeGreaterThan(latest);
  expect(await news(`?since=${now.latest}`)).toEqual({ count: 0, latest: now.latest });
  await send('get', 'new?since=-1').expect(400);
  await send('get', 'new', 'vera').expect(403);
});
