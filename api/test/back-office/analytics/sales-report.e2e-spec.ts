import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { DailySalesQueries } from '../../../src/modules/back-office/analytics/report/daily-sales.queries.js';
import type { SalesReportDto } from '../../../src/modules/back-office/analytics/report/sales-report.dto.js';
import { adminAndVendors, rowsOf, shopperOf } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let cookies: Record<string, string>;
let vendors: Record<string, number>;
const ids: Record<string, number> = {};
let userId: number;

const addUp = (wait = 0) => new DailySalesQueries(test.app.get(DataSource)).addUp(wait);
const get = (who: string, query: string) =>
  test.http.get(`/api/admin/analytics/sales?${query}`).set('Cookie', cookies[who] ?? '');
const report = async (
  who: string,
  query = 'from=2026-10-11&to=2026-10-12&by=city',
): Promise<SalesReportDto> => (await get(who, query).expect(200)).body;

/** Places an order with lines of products by name; quantity and fils each. */
const order = async (
  createdAt: string,
  { state = 'paid', city = 'Dubai', method = 'card' },
  lines: [product: string, quantity: number, fils: number][],
): Promise<number> => {
  const rows = rowsOf(test);
  const subtotal = lines.reduce((sum, [, quantity, fils]) => sum + quantity * fils, 0);
  const order_id = await rows.insert('orders', {
    operation_id: randomBytes(8).toString('hex'),
    user_id: userId,
    state,
    payment_method: method,
    full_name: 'Layla Hassan',
    email: 'layla@example.com',
    phone: '+971501234567',
    city,
    area: 'Al Barsha',
    building: 'Palm House',
    subtotal_fils: subtotal,
    delivery_fee_fils: 2500,
    total_fils: subtotal + 2500,
    item_count: lines.length,
    created_at: createdAt,
  });
  for (const [name, quantity, unit_price_fils] of lines)
    await rows.insert('order_lines', {
      order_id,
      product_id: ids[name],
      vendor_id: vendors[name === 'Ring' ? 'rival' : 'vendor'],
      name,
      quantity,
      list_price_fils: unit_price_fils,
      unit_price_fils,
    });
  return order_id;
};
const sums = (sales: number, orders: number, average = 0, returnedOrders = 0, returned = 0) => ({
  sales,
  discounts: 0,
  orders,
  average,
  returnedOrders,
  returned,
});

beforeAll(async () => {
  test = await startApp();
  const rows = rowsOf(test);
  ({ ids: vendors, cookies } = await adminAndVendors(test));
  userId = (await shopperOf(test, 'layla')).id;
  const bags = await rows.category({ name: 'Bags' });
  const rings = await rows.category({ name: 'Rings' });
  ids['bags'] = bags;
  ids['rings'] = rings;
  ids['Bag'] = await rows.product({ vendor_id: vendors['vendor'], category_id: bags });
  ids['Ring'] = await rows.product({ vendor_id: vendors['rival'], category_id: rings });
  await order('2026-10-10T08:00:00Z', { city: 'Ajman' }, [['Bag', 1, 5000]]);
  // The day begins at 20:00 UTC of the day before.
  await order('2026-10-10T19:59:59Z', {}, [['Bag', 1, 700]]);
  ids['mixed'] = await order('2026-10-10T20:00:00Z', {}, [
    ['Bag', 2, 10_001],
    ['Ring', 1, 333],
  ]);
  await order('2026-10-12T10:00:00Z', { city: 'Ajman', method: 'cod', state: 'delivered' }, [
    ['Bag', 1, 4000],
  ]);
  await order('2026-10-12T10:00:00Z', { state: 'pending_payment' }, [['Bag', 1, 99_999]]);
  await addUp();
});
afterAll(() => test.close());

it('STATS-01 compares a range of days in Dubai with the same number of days before', async () => {
  const { from, to, beforeFrom, totals, before, days } = await report('admin');
  expect([from, to, beforeFrom]).toEqual(['2026-10-11', '2026-10-12', '2026-10-09']);
  expect(totals).toEqual(sums(243.35, 2, 121.68));
  expect(before).toEqual(sums(57, 2, 28.5));
  expect(days).toEqual([
    { day: '2026-10-11', ...sums(203.35, 1, 203.35) },
    { day: '2026-10-12', ...sums(40, 1, 40) },
  ]);
});

it('STATS-01 a period of more than 366 days is added up by month, of up to ten years', async () => {
  const long = await report('admin', 'from=2025-10-12&to=2026-10-12&by=city');
  expect([long.unit, long.days.length]).toEqual(['day', 366]);
  const { unit, days, totals } = await report('admin', 'from=2025-10-11&to=2026-10-12&by=city');
  expect([unit, days.length]).toEqual(['month', 13]);
  expect(days[0]?.day).toBe('2025-10-11');
  expect(days[1]?.day).toBe('2025-11-01');
  expect(days.at(-1)).toEqual({ day: '2026-10-01', ...totals });
  const sold = days.reduce((sum, { sales }) => sum + sales, 0);
  expect(sold).toBe(totals.sales);
  const ever = await report('admin', 'from=2016-10-06&to=2026-10-12&by=vendor');
  expect(ever.totals).toEqual(totals);
  await get('admin', 'from=2016-10-04&to=2026-10-12&by=city').expect(400);
});

it('STATS-02 groups by city, payment method, category and vendor; an order counts once in each', async () => {
  const rowsBy = async (by: string) =>
    (await report('admin', `from=2026-10-11&to=2026-10-12&by=${by}`)).rows.map(
      ({ key, name, now, before }) => [key, name, now.sales, now.orders, before.sales],
    );
  expect(await rowsBy('city')).toEqual([
    ['Dubai', 'Dubai', 203.35, 1, 7],
    ['Ajman', 'Ajman', 40, 1, 50],
  ]);
  expect(await rowsBy('payment')).toEqual([
    ['card', 'card', 203.35, 1, 57],
    ['cod', 'cod', 40, 1, 0],
  ]);
  expect(await rowsBy('category')).toEqual([
    [String(ids['bags']), 'Bags', 240.02, 2, 57],
    [String(ids['rings']), 'Rings', 3.33, 1, 0],
  ]);
  expect((await rowsBy('vendor')).map(([key, , sales, orders]) => [key, sales, orders])).toEqual([
    [String(vendors['vendor']), 240.02, 2],
    [String(vendors['rival']), 3.33, 1],
  ]);
});

it('STATS-18 categories and vendors have their views, also those that sold nothing; other groups have none', async () => {
  const rows = rowsOf(test);
  const seen = await rows.category({ name: 'Only seen' });
  ids['Clutch'] = await rows.product({ vendor_id: vendors['rival'], category_id: seen });
  const count = (day: string, product: string, views: number) =>
    test.db.query(
      `insert into daily_visits (day, product_id, vendor_id, views, carts, checkouts)
       select $1, id, vendor_id, $3, 0, 0 from products where id = $2
       on conflict (day, product_id) do update set views = daily_visits.views + excluded.views`,
      [day, ids[product], views],
    );
  await count('2026-10-10', 'Bag', 4);
  await count('2026-10-11', 'Bag', 7);
  await count('2026-10-11', 'Bag', 3);
  await count('2026-10-12', 'Ring', 5);
  await count('2026-10-12', 'Clutch', 9);
  const viewsBy = async (who: string, query: string) =>
    (await report(who, query)).rows.map(({ key, now, before }) => [key, now.views, before.views]);
  expect(await viewsBy('admin', 'from=2026-10-11&to=2026-10-12&by=category')).toEqual([
    [String(ids['bags']), 10, null],
    [String(ids['rings']), 5, null],
    [String(seen), 9, null],
  ]);
  expect(await viewsBy('admin', 'from=2026-10-12&to=2026-10-12&by=category')).toEqual([
    [String(ids['bags']), 0, 10],
    [String(ids['rings']), 5, 0],
    [String(seen), 9, 0],
  ]);
  expect(await viewsBy('admin', 'from=2026-10-11&to=2026-10-12&by=vendor')).toEqual([
    [String(vendors['vendor']), 10, null],
    [String(vendors['rival']), 14, null],
  ]);
  expect(await viewsBy('rival', 'from=2026-10-12&to=2026-10-12&by=category')).toEqual([
    [String(ids['rings']), 5, 0],
    [String(seen), 9, 0],
  ]);
  expect(await viewsBy('admin', 'from=2026-10-11&to=2026-10-12&by=city')).toEqual([
    ['Dubai', null, null],
    ['Ajman', null, null],
  ]);
  // Counting began on the tenth.
  expect(await viewsBy('admin', 'from=2026-10-09&to=2026-10-12&by=vendor')).toEqual([
    [String(vendors['vendor']), null, null],
    [String(vendors['rival']), null, null],
  ]);
});

it('STATS-03 vendors see their own lines only, whatever vendor they ask for', async () => {
  const own = await report(
    'rival',
    `from=2026-10-11&to=2026-10-12&by=city&vendor=${vendors['vendor']}`,
  );
  expect(own.totals).toEqual(sums(3.33, 1, 3.33));
  expect(own.rows.map(({ key, now }) => [key, now.sales])).toEqual([['Dubai', 3.33]]);
  const asked = await report(
    'admin',
    `from=2026-10-11&to=2026-10-12&by=city&vendor=${vendors['rival']}`,
  );
  expect(asked).toEqual(own);
  await get('rival', 'from=2026-10-11&to=2026-10-12&by=vendor').expect(400);
});

it.each([
  ['from=2026-10-12&to=2026-10-11&by=city', '#/to'],
  ['from=2016-10-03&to=2026-10-12&by=city', '#/to'],
  ['from=2026-10-11&to=2026-02-31&by=city', '#/to'],
  ['from=2026-10-11&to=2026-10-12&by=size', '#/by'],
])('STATS-01 rejects %s at its field', async (query, pointer) => {
  const { body } = await get('admin', query).expect(400);
  expect(body.errors[0].pointer).toBe(pointer);
});

it('STATS-04 cancelled orders, moved orders and received returns change the day of the order', async () => {
  const id = await order('2026-09-01T10:00:00Z', { state: 'delivered' }, [['Bag', 2, 1000]]);
  const cancelled = await order('2026-09-01T11:00:00Z', {}, [['Bag', 1, 500]]);
  const moved = await order('2026-09-01T12:00:00Z', {}, [['Ring', 1, 300]]);
  await addUp();
  const day = () => report('admin', 'from=2026-09-01&to=2026-09-01&by=city');
  expect((await day()).totals).toEqual(sums(28, 3, 9.33));
  await test.db.query("update orders set state = 'cancelled' where id = $1", [cancelled]);
  await test.db.query("update orders set city = 'Ajman' where id = $1", [moved]);
  const rows = rowsOf(test);
  const return_id = await rows.insert('returns', { order_id: id, reason: 'size' });
  const [line] = await test.db.query('select id from order_lines where order_id = $1', [id]);
  await rows.insert('return_lines', { return_id, order_line_id: line.id, quantity: 1 });
  await test.db.query('update return_lines set received = 1 where return_id = $1', [return_id]);
  await addUp();
  const after = await day();
  expect(after.totals).toEqual(sums(23, 2, 11.5, 1, 10));
  expect(after.rows.map(({ key, now }) => [key, now.sales, now.returned])).toEqual([
    ['Dubai', 20, 10],
    ['Ajman', 3, 0],
  ]);
});

it('STATS-04 an order with another time leaves the sums of its former day', async () => {
  const id = await order('2026-07-01T10:00:00Z', {}, [['Bag', 1, 500]]);
  await addUp();
  await test.db.query("update orders set created_at = '2026-07-02T10:00:00Z' where id = $1", [id]);
  await addUp();
  const { days } = await report('admin', 'from=2026-07-01&to=2026-07-02&by=city');
  expect(days.map(({ sales }) => sales)).toEqual([0, 5]);
});

it('STATS-04 a changed day is added up once, also by two workers at the same time', async () => {
  await order('2026-08-01T10:00:00Z', {}, [['Bag', 1, 500]]);
  await Promise.all([addUp(), addUp(), addUp()]);
  expect((await report('admin', 'from=2026-08-01&to=2026-08-01&by=city')).totals.sales).toBe(5);
  expect(await test.db.query('select * from changed_order_days')).toEqual([]);
});

it('STATS-13 a changed day waits, a day without sums does not, and the report says how many are missing', async () => {
  const WAIT = 300_000;
  const sales = async () => {
    const { totals, daysLeft } = await report('admin', 'from=2026-06-01&to=2026-06-30&by=city');
    return [totals.sales, daysLeft];
  };
  await order('2026-06-01T10:00:00Z', {}, [['Bag', 1, 500]]);
  await order('2026-06-02T10:00:00Z', {}, [['Bag', 1, 700]]);
  expect(await sales()).toEqual([0, 2]);
  await addUp(WAIT);
  expect(await sales()).toEqual([12, 0]);
  await order('2026-06-01T11:00:00Z', {}, [['Bag', 1, 100]]);
  await order('2026-06-02T11:00:00Z', {}, [['Bag', 1, 200]]);
  await addUp(WAIT);
  expect(await sales()).toEqual([12, 0]);
  await test.db.query(
    "update changed_order_days set queued_at = now() - interval '6 minutes' where day = '2026-06-01'",
  );
  await addUp(WAIT);
  expect(await sales()).toEqual([13, 0]);
  await addUp();
  expect(await sales()).toEqual([15, 0]);
});

it('STATS-12 counts returns on the day their items arrived, each vendor own lines', async () => {
  const received = async (orderId: number, name: string, pieces: number, at: string) => {
    const rows = rowsOf(test);
    const return_id = await rows.insert('returns', {
      order_id: orderId,
      reason: 'size',
      state: 'received',
      received_at: at,
    });
    const lines = await test.db.query(
      'select id, product_id from order_lines where order_id = $1',
      [orderId],
    );
    for (const { id, product_id } of lines)
      await rows.insert('return_lines', {
        return_id,
        order_line_id: id,
        quantity: 2,
        received: product_id === ids[name] ? pieces : 0,
      });
  };
  const id = await order('2026-05-01T10:00:00Z', { state: 'delivered' }, [
    ['Bag', 2, 1000],
    ['Ring', 2, 333],
  ]);
  await received(id, 'Bag', 2, '2026-05-10T19:59:59Z');
  await received(id, 'Ring', 1, '2026-05-10T20:00:00Z');
  await received(id, 'Bag', 1, '2026-05-08T10:00:00Z');
  const of = async (who: string) => {
    const path = '/api/admin/analytics/returns?from=2026-05-10&to=2026-05-11';
    return (
      await test.http
        .get(path)
        .set('Cookie', cookies[who] ?? '')
        .expect(200)
    ).body;
  };
  expect(await of('admin')).toEqual({
    from: '2026-05-10',
    to: '2026-05-11',
    beforeFrom: '2026-05-08',
    unit: 'day',
    totals: { returns: 2, pieces: 3, value: 23.33 },
    before: { returns: 1, pieces: 1, value: 10 },
    days: [
      { day: '2026-05-10', returns: 1, pieces: 2, value: 20 },
      { day: '2026-05-11', returns: 1, pieces: 1, value: 3.33 },
    ],
  });
  expect((await of('rival')).totals).toEqual({ returns: 1, pieces: 1, value: 3.33 });
});
