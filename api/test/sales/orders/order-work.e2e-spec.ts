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

const send = (method: 'get', path: string, who = 'amal') =>
  shop.test.http[method](`/api/users/orders/${path}`)
    .set('Cookie', staff[who]?.cookie ?? '')
    .set('X-XSRF-TOKEN', staff[who]?.xsrf ?? '');
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
