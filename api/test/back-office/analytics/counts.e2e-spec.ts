import { EarlierVisitSums20261216020010 } from '../../../src/platform/database/migrations/20261216020010-earlier-visit-sums.js';
import { CountsService } from '../../../src/modules/back-office/analytics/counts/counts.service.js';
import type { SearchesReportDto } from '../../../src/modules/back-office/analytics/report/searches-report.dto.js';
import type { VisitsReportDto } from '../../../src/modules/back-office/analytics/report/visits-report.dto.js';
import { DataRetentionQueries } from '../../../src/modules/back-office/queues/data-retention.queries.js';
import { DataSource } from 'typeorm';
import { rowsOf, shopperOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let test: TestApp;
const cookies: Record<string, string> = {};
const ids = { vendor: 0, rival: 0, bag: 0, ring: 0, hidden: 0, shopper: 0 };
let today: string;

const send = (path: string, body: object, userAgent = BROWSER) =>
  test.http.post(`/api/counts/${path}`).set('User-Agent', userAgent).send(body);
const visit = (step: string, productId?: number, userAgent?: string) =>
  send('visits', { step, productId }, userAgent).expect(204);
const search = async (words: string, times: number, results?: number) => {
  for (let n = 0; n < times; n += 1) await send('searches', { words, results }).expect(204);
};
const write = () => test.app.get(CountsService).write();
const report = async <Report>(who: string, name: string, from = today, to = today) => {
  const path = `/api/admin/analytics/${name}?from=${from}&to=${to}`;
  const { body } = await test.http
    .get(path)
    .set('Cookie', cookies[who] ?? '')
    .expect(200);
  return body as Report;
};
const visits = (who: string, from?: string, to?: string) =>
  report<VisitsReportDto>(who, 'visits', from, to);
const searches = () => report<SearchesReportDto>('admin', 'searches');
const addVisits = (day: string, productId: number, vendorId: number, views: number) =>
  test.db.query('insert into daily_visits values ($1, $2, $3, $4, 0, 0)', [
    day,
    productId,
    vendorId,
    views,
  ]);

beforeAll(async () => {
  test = await startApp();
  const rows = rowsOf(test);
  for (const [name, type] of [
    ['vendor', 'vendor'],
    ['rival', 'vendor'],
    ['admin', 'admin'],
  ] as const) {
    const id = await rows.staff(name, type);
    if (name !== 'admin') ids[name] = id;
    cookies[name] = (await staffSessionOf(test, name)).cookie;
  }
  ids.shopper = (await shopperOf(test, 'layla')).id;
  const category_id = await rows.category();
  ids.bag = await rows.product({ name: 'Bag', vendor_id: ids.vendor, category_id });
  ids.ring = await rows.product({ name: 'Ring', vendor_id: ids.rival, category_id });
  ids.hidden = await rows.product({ vendor_id: ids.vendor, category_id, published: false });
});
beforeEach(async () => {
  const [row] = await test.db.query("select (now() at time zone 'Asia/Dubai')::date::text as day");
  today = row.day;
  await test.db.query(
    'truncate daily_visits, daily_visit_sums, monthly_visits, daily_searches, daily_sales',
  );
});
afterAll(() => test.close());

it('STATS-07 counts views, carts and checkouts per day and product, and nothing else', async () => {
  await visit('view', ids.bag);
  await visit('view', ids.bag);
  await visit('cart', ids.bag);
  await visit('view', ids.ring);
  await visit('checkout');
  await write();
  expect(await test.db.query('select *, day::text from daily_visits order by product_id')).toEqual([
    { day: today, product_id: 0, vendor_id: 0, views: 0, carts: 0, checkouts: 1 },
    { day: today, product_id: ids.bag, vendor_id: ids.vendor, views: 2, carts: 1, checkouts: 0 },
    { day: today, product_id: ids.ring, vendor_id: ids.rival, views: 1, carts: 0, checkouts: 0 },
  ]);
  await visit('view', ids.bag);
  await write();
  expect((await visits('admin')).totals).toMatchObject({ views: 4, carts: 1, checkouts: 1 });
});

it('STATS-07 counts neither bots nor products that are not public', async () => {
  await visit('view', ids.bag, 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  await visit('view', ids.bag, '');
  await visit('view', ids.hidden);
  await visit('view', 2_000_000_000);
  await write();
  expect(await test.db.query('select * from daily_visits')).toEqual([]);
});

it('STATS-07 sets no cookie and refuses what it does not count', async () => {
  const { headers } = await visit('view', ids.bag);
  expect(headers['set-cookie']).toBeUndefined();
  await send('visits', { step: 'view' }).expect(400);
  await send('visits', { step: 'order', productId: 1 }).expect(400);
  await send('visits', { step: 'cart', productId: 0 }).expect(400);
  await send('searches', { words: 'bag', results: -1 }).expect(400);
  await write();
});

it('STATS-08 writes nothing before the sums are written, then one row for all of them', async () => {
  for (let n = 0; n < 5; n += 1) await visit('view', ids.bag);
  expect(await test.db.query('select * from daily_visits')).toEqual([]);
  await Promise.all([write(), write()]);
  expect(await test.db.query('select views from daily_visits')).toEqual([{ views: 5 }]);
});

it('STATS-16 a day with more than 20,000 words gets no more', async () => {
  const words = async () => {
    const [row] = await test.db.query('select count(*)::integer as n from daily_searches');
    return row.n;
  };
  await test.db.query(
    `insert into daily_searches (day, words, searches, results)
     select $1::date, 'invented ' || n, 1, 0 from generate_series(1, 20000) n`,
    [today],
  );
  await search('the last word', 1);
  await write();
  expect(await words()).toBe(20_001);
  await search('one word too many', 1);
  await write();
  expect(await words()).toBe(20_001);
});

it('STATS-09 compares views and orders with the period before, and lists the most viewed products', async () => {
  const rows = rowsOf(test);
  const orderOn = async (day: string, state: string, ...products: number[]) => {
    const order_id = await rows.insert('orders', {
      operation_id: `${day}-${state}`,
      user_id: ids.shopper,
      state,
      payment_method: 'card',
      full_name: 'Layla Hassan',
      email: 'layla@example.com',
      phone: '+971501234567',
      city: 'Dubai',
      area: 'Al Barsha',
      building: 'Palm House',
      subtotal_fils: 1000,
      delivery_fee_fils: 0,
      total_fils: 1000,
      item_count: 1,
      created_at: `${day}T10:00:00Z`,
    });
    for (const product_id of products)
      await rows.insert('order_lines', {
        order_id,
        product_id,
        vendor_id: product_id === ids.bag ? ids.vendor : ids.rival,
        name: 'Line',
        quantity: 1,
        list_price_fils: 1000,
        unit_price_fils: 1000,
      });
  };
  await addVisits('2026-10-10', ids.bag, ids.vendor, 10);
  await addVisits('2026-10-11', ids.bag, ids.vendor, 20);
  await addVisits('2026-10-11', ids.ring, ids.rival, 30);
  await addVisits('2026-10-12', ids.ring, ids.rival, 5);
  await orderOn('2026-10-08', 'paid', ids.bag);
  await orderOn('2026-10-10', 'paid', ids.bag);
  await orderOn('2026-10-11', 'delivered', ids.bag, ids.ring);
  await orderOn('2026-10-12', 'cancelled', ids.ring);
  await test.db.query(`insert into daily_sales values
    (0, 'none', '2026-10-08', '', 1, 1000, 0, 0), (0, 'none', '2026-10-10', '', 1, 1000, 0, 0),
    (0, 'none', '2026-10-11', '', 1, 2000, 0, 0)`);
  const { totals, before, days, products, countedSince } = await visits(
    'admin',
    '2026-10-11',
    '2026-10-12',
  );
  expect(countedSince).toBe('2026-10-10');
  expect(totals).toEqual({ views: 55, carts: 0, checkouts: 0, orders: 1 });
  // The order before the first counted day is left out.
  expect(before).toEqual({ views: 10, carts: 0, checkouts: 0, orders: 1 });
  expect(days.map(({ day, views, orders }) => [day, views, orders])).toEqual([
    ['2026-10-11', 50, 1],
    ['2026-10-12', 5, 0],
  ]);
  expect(products).toEqual([
    {
      id: ids.ring,
      name: 'Ring',
      nameAr: expect.any(String),
      now: { views: 35, carts: 0, orders: 1 },
      before: { views: 0, carts: 0, orders: 0 },
    },
    {
      id: ids.bag,
      name: 'Bag',
      nameAr: expect.any(String),
      now: { views: 20, carts: 0, orders: 1 },
      before: { views: 10, carts: 0, orders: 1 },
    },
  ]);
  const own = await visits('rival', '2026-10-11', '2026-10-12');
  expect(own.totals).toMatchObject({ views: 35, checkouts: null });
  expect(own.products.map(({ id }) => id)).toEqual([ids.ring]);
});

it('STATS-10 STATS-11 shows normalized words that were searched five times, those without results apart', async () => {
  await search('Leather BAG', 3, 40);
  await search(' leather  bag ', 2);
  await search('Dior', 5, 0);
  await search('layla hassan', 4, 0);
  await search('layla@example.com', 9, 0);
  await search('050 123 4567', 9, 0);
  await write();
  await search('leather bag', 1, 41);
  await write();
  const { found, missing } = await searches();
  expect(found).toEqual([{ words: 'leather bag', searches: 6, before: 0, results: 41 }]);
  expect(missing).toEqual([{ words: 'dior', searches: 5, before: 0, results: 0 }]);
  const stored = await test.db.query('select words from daily_searches order by words');
  expect(stored.map(({ words }: { words: string }) => words)).toEqual([
    'dior',
    'layla hassan',
    'leather bag',
  ]);
});

it('STATS-18 days before the sums, and those counted in part, are added up by the migration, again too', async () => {
  for (const day of ['2026-03-01', '2026-03-02'])
    await test.db.query(
      `insert into daily_visits (day, product_id, vendor_id, views, carts, checkouts)
       values ($1, $2, $3, 5, 1, 0), ($1, $4, $5, 7, 0, 0), ($1, 0, 0, 0, 0, 3)`,
      [day, ids.bag, ids.vendor, ids.ring, ids.rival],
    );
  const sums = () =>
    test.db.query('select * from daily_visit_sums order by day, vendor_id, category_id');
  const whole = await sums();
  expect(whole).toHaveLength(6);
  await test.db.query(`delete from daily_visit_sums where day = '2026-03-01'`);
  await test.db.query(
    `update daily_visit_sums set views = 1 where day = '2026-03-02' and views > 0`,
  );
  const runner = test.app.get(DataSource).createQueryRunner();
  try {
    for (let times = 0; times < 2; times += 1) {
      await new EarlierVisitSums20261216020010().up(runner);
      expect(await sums()).toEqual(whole);
    }
  } finally {
    await runner.release();
  }
});

it('STATS-11 deletes counts of words after 180 days and of visits after 800', async () => {
  for (const days of [10, 181])
    await test.db.query(`insert into daily_searches values (current_date - ${days}, 'oud', 5, 1)`);
  for (const days of [181, 801])
    await test.db.query(`insert into daily_visits values (current_date - ${days}, 1, 1, 1, 0, 0)`);
  await new DataRetentionQueries(test.app.get(DataSource)).remove();
  const counts = await test.db
    .query(`select (select count(*)::integer from daily_searches) as words,
    (select count(*)::integer from daily_visits) as visits,
    (select count(*)::integer from daily_visit_sums) as sums`);
  expect(counts).toEqual([{ words: 1, visits: 1, sums: 1 }]);
});

it.each(['visits', 'returns', 'searches'])(
  'STATS-01 %s rejects an endless period',
  async (name) => {
    const { body } = await test.http
      .get(`/api/admin/analytics/${name}?from=2016-10-03&to=2026-10-12`)
      .set('Cookie', cookies['admin'] ?? '')
      .expect(400);
    expect(body.errors[0].pointer).toBe('#/to');
  },
);
