import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { DailySalesQueries } from '../../../src/modules/back-office/analytics/report/daily-sales.queries.js';
import type {
  AnalyticsDto,
  TotalsDto,
} from '../../../src/modules/back-office/analytics/analytics.dto.js';
import { ORDER_STATES } from '../../../src/modules/sales/order-core/order-machine.js';
import { rowsOf, shopperOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const DAY_MS = 86_400_000;
const DUBAI_MS = 4 * 3_600_000;
const TO = '2026-10-20';
const DAYS = 7;

let test: TestApp;
const cookies: Record<string, string> = {};
const vendors: Record<string, number> = {};
const products: { id: number; vendor: number }[] = [];
let shopper: { id: number; token: string };

interface Line {
  order_id: number;
  product_id: number;
  category_id: number;
  vendor_id: number;
  quantity: number;
  unit_price_fils: number;
  discount_fils: number;
  payment_method: string;
  state: string;
  created_at: Date;
}

const SOLD = new Set(
  'paid cod_pending cod_confirmed shipment_pending shipment_failed ready_to_ship shipped delivered partially_refunded'.split(
    ' ',
  ),
);
const dayOf = (at: Date): string => new Date(at.getTime() + DUBAI_MS).toISOString().slice(0, 10);
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
const sumOf = (lines: Line[]): number =>
  lines.reduce((sum, line) => sum + line.quantity * line.unit_price_fils, 0);
const groupsOf = (lines: Line[], key: (line: Line) => number): Map<number, Line[]> => {
  const groups = new Map<number, Line[]>();
  for (const line of lines) groups.set(key(line), [...(groups.get(key(line)) ?? []), line]);
  return groups;
};

/** The relevant lines, read plainly and evaluated here. */
const soldLines = async (vendor: number | null): Promise<Line[]> => {
  const lines: Line[] = await test.db.query(
    `select l.*, p.category_id, o.payment_method, o.state, o.created_at
     from order_lines l join orders o on o.id = l.order_id join products p on p.id = l.product_id`,
  );
  return lines.filter(
    ({ state, vendor_id }) => SOLD.has(state) && (vendor === null || vendor_id === vendor),
  );
};
const within = (lines: Line[], first: string, last: string): Line[] =>
  lines.filter(({ created_at }) => dayOf(created_at) >= first && dayOf(created_at) <= last);
/** Discounts of coupons are those of the shop alone. */
const totalsOf = (lines: Line[], vendor: number | null): TotalsDto => {
  const orders = groupsOf(lines, (line) => line.order_id);
  const cash = [...orders.values()].filter(([line]) => line?.payment_method === 'cod').length;
  const average = orders.size && Math.round(sumOf(lines) / orders.size);
  const cashShare = orders.size && Math.round((cash / orders.size) * 10_000) / 10_000;
  const discounts = vendor ? 0 : lines.reduce((sum, line) => sum + line.discount_fils, 0) / 100;
  const sales = sumOf(lines) / 100;
  return { sales, discounts, orders: orders.size, average: average / 100, cashShare };
};

const analytics = async (who: string, query = `days=${DAYS}&to=${TO}`): Promise<AnalyticsDto> => {
  const { body } = await test.http
    .get(`/api/admin/analytics?${query}`)
    .set('Cookie', cookies[who] ?? '')
    .expect(200);
  return body;
};

let nextOrder = 0;
const order = async (
  createdAt: string,
  state: string,
  lines: [product: { id: number; vendor: number }, quantity: number, fils: number][],
): Promise<void> => {
  const rows = rowsOf(test);
  const subtotal = lines.reduce((sum, [, quantity, fils]) => sum + quantity * fils, 0);
  const order_id = await rows.insert('orders', {
    operation_id: randomBytes(8).toString('hex'),
    user_id: shopper.id,
    state,
    payment_method: nextOrder++ % 3 ? 'card' : 'cod',
    full_name: 'Layla Hassan',
    email: 'layla@example.com',
    phone: '+971501234567',
    city: 'Dubai',
    area: 'Al Barsha',
    building: 'Palm House',
    subtotal_fils: subtotal,
    delivery_fee_fils: 2500,
    total_fils: subtotal + 2500,
    item_count: lines.length,
    created_at: createdAt,
  });
  // Every second order has a coupon.
  const coupon = nextOrder % 2;
  for (const [{ id, vendor }, quantity, unit_price_fils] of lines)
    await rows.insert('order_lines', {
      order_id,
      product_id: id,
      vendor_id: vendor,
      name: `Product ${id}`,
      quantity,
      list_price_fils: unit_price_fils + 100,
      unit_price_fils,
      discount_fils: coupon * Math.floor((quantity * unit_price_fils) / 10),
    });
};

beforeAll(async () => {
  test = await startApp();
  const rows = rowsOf(test);
  for (const [name, type] of [
    ['vendor', 'vendor'],
    ['rival', 'subadmin'],
    ['idle', 'vendor'],
    ['admin', 'admin'],
    ['ops', 'ops'],
  ] as const) {
    vendors[name] = await rows.staff(name, type);
    cookies[name] = (await staffSessionOf(test, name)).cookie;
  }
  shopper = await shopperOf(test, 'layla');
  const categories = [await rows.category(), await rows.category({ name: 'Rings' })];
  for (let i = 0; i < 8; i++) {
    const vendor = vendors[i % 2 ? 'rival' : 'vendor'] ?? 0;
    const category_id = categories[i < 3 ? 0 : 1];
    const id = await rows.product({ vendor_id: vendor, category_id, stock: i, name: `Thing ${i}` });
    products.push({ id, vendor });
  }
  const at = (i: number) => products[i % products.length] ?? { id: 0, vendor: 0 };
  // Every state, on days inside and around both periods, with uneven prices.
  for (let i = 0; i < 60; i++)
    await order(
      new Date(Date.parse('2026-10-04T05:00:00Z') + i * 7.3 * 3_600_000).toISOString(),
      ORDER_STATES[i % ORDER_STATES.length] ?? '',
      [
        [at(i), 1 + (i % 3), 1999 + 37 * i],
        [at(i + 1), 2, 50_001 + i],
        [at(i + 3), 1, 333],
      ],
    );
  for (const [index, { id }] of products.entries())
    await rows.insert('reviews', {
      product_id: id,
      user_id: shopper.id,
      stars: 1 + (index % 5),
      comment: `Comment ${index}`,
      created_at: `2026-10-${10 + index}T08:00:00Z`,
    });
});
afterAll(() => test.close());

it.each(['admin', 'vendor', 'rival'])(
  'ADM-HOME-02 sales of %s equal the order lines, to the fils',
  async (who) => {
    const vendor = who === 'admin' ? null : (vendors[who] ?? 0);
    const lines = await soldLines(vendor);
    const first = dayBefore(TO, DAYS - 1);
    const now = within(lines, first, TO);
    const response = await analytics(who);
    expect(response.from).toBe(first);
    expect(response.to).toBe(TO);
    expect(response.totals).toEqual(totalsOf(now, vendor));
    expect(response.totals.orders).toBeGreaterThan(10);
    expect(response.before).toEqual(
      totalsOf(within(lines, dayBefore(first, DAYS), dayBefore(first, 1)), vendor),
    );
    expect(response.days).toEqual(
      Array.from({ length: DAYS }, (_, index) => {
        const day = dayBefore(TO, DAYS - 1 - index);
        const { sales, orders } = totalsOf(within(lines, day, day), vendor);
        return { day, sales, orders };
      }),
    );
    const categories = [...groupsOf(now, (line) => line.category_id)]
      .map(([id, own]) => ({ id, sales: sumOf(own) / 100 }))
      .sort((a, b) => b.sales - a.sales);
    expect(response.categories.map(({ id, sales }) => ({ id, sales }))).toEqual(categories);
    const top = [...groupsOf(now, (line) => line.product_id)]
      .map(([id, own]) => ({
        id,
        pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
        sales: sumOf(own) / 100,
      }))
      .sort((a, b) => b.sales - a.sales || a.id - b.id)
      .slice(0, 5);
    expect(response.topProducts).toEqual(top.map((product) => expect.objectContaining(product)));
  },
);

it('ADM-HOME-02 a day begins and ends at midnight in Dubai', async () => {
  const [product] = products;
  if (!product) throw new Error('There are no products.');
  await order('2026-08-02T19:59:59.999Z', 'paid', [[product, 1, 7]]);
  await order('2026-08-02T20:00:00.000Z', 'paid', [[product, 1, 900]]);
  const { days } = await analytics('vendor', 'days=2&to=2026-08-03');
  expect(days).toEqual([
    { day: '2026-08-02', sales: 0.07, orders: 1 },
    { day: '2026-08-03', sales: 9, orders: 1 },
  ]);
  const { totals, before } = await analytics('vendor', 'days=1&to=2026-08-03');
  expect([totals.sales, before.sales]).toEqual([9, 0.07]);
});

it('ADM-HOME-02 days without orders are zero, and by default there are 30 days until today', async () => {
  const response = await analytics('idle', '');
  const today = dayOf(new Date());
  expect(response.to).toBe(today);
  expect(response.days).toHaveLength(30);
  expect(response.days.at(-1)).toEqual({ day: today, sales: 0, orders: 0 });
  const none = { sales: 0, discounts: 0, orders: 0, average: 0, cashShare: 0 };
  expect(response).toMatchObject({ totals: none, before: none, categories: [], topProducts: [] });
  expect(response).toMatchObject({
    lowStock: { total: 0, products: [] },
    reviews: [],
    stuck: null,
  });
});

it('ADM-HOME-03 low stock is fewer than five items, of own products for a vendor', async () => {
  const all = await analytics('admin');
  expect(all.lowStock.total).toBe(5);
  expect(all.lowStock.products.map(({ stock }) => stock)).toEqual([0, 1, 2, 3, 4]);
  const own = await analytics('vendor');
  expect(own.lowStock.products.map(({ stock }) => stock)).toEqual([0, 2, 4]);
});

it('SIZE-10 low stock counts the variants of a product that has some', async () => {
  const before = await analytics('vendor');
  const productId = await rowsOf(test).product({
    category_id: (await test.db.query('select min(id) as id from categories'))[0].id,
    vendor_id: vendors['vendor'],
    name: 'Sized',
  });
  for (const [position, size, stock] of [
    [0, 'S', 0],
    [1, 'M', 40],
    [2, 'L', 3],
  ])
    await rowsOf(test).insert('product_variants', {
      product_id: productId,
      size,
      color: '#000000',
      stock,
      position,
    });
  const { lowStock } = await analytics('vendor');
  expect(lowStock.total).toBe(before.lowStock.total + 2);
  expect(lowStock.products.filter(({ id }) => id === productId)).toEqual([
    {
      id: productId,
      name: 'Sized',
      nameAr: '',
      image: null,
      size: 'S',
      color: '#000000',
      stock: 0,
    },
    {
      id: productId,
      name: 'Sized',
      nameAr: '',
      image: null,
      size: 'L',
      color: '#000000',
      stock: 3,
    },
  ]);
  await test.db.query('delete from products where id = $1', [productId]);
});

it('ADM-HOME-03 the newest reviews come first, those of own products for a vendor', async () => {
  const commentsOf = async (who: string) =>
    (await analytics(who)).reviews.map(({ comment }) => comment);
  expect(await commentsOf('admin')).toEqual([7, 6, 5, 4, 3].map((index) => `Comment ${index}`));
  expect(await commentsOf('rival')).toEqual([7, 5, 3, 1].map((index) => `Comment ${index}`));
});

it.each(['days=0', 'days=367', 'days=x', 'to=2026-02-31', 'to=yesterday', 'vendor=1'])(
  'ADM-HOME-02 rejects %s',
  async (query) => {
    await test.http
      .get(`/api/admin/analytics?${query}`)
      .set('Cookie', cookies['vendor'] ?? '')
      .expect(400);
  },
);

it('ADM-HOME-02 S-01 shoppers, operations and guests get no analytics', async () => {
  const get = () => test.http.get('/api/admin/analytics');
  await get().expect(401);
  await get().set('Authorization', `Bearer ${shopper.token}`).expect(403);
  await get()
    .set('Cookie', cookies['ops'] ?? '')
    .expect(403);
});

it('SCALE-05 analytics are the same before and after days are added up, and while some have changed', async () => {
  const addUp = () => new DailySalesQueries(test.app.get(DataSource)).addUp(0);
  const all = async (): Promise<AnalyticsDto[]> => {
    const read: AnalyticsDto[] = [];
    // Without a whole month, with one, with one that begins or ends the period.
    for (const period of [
      `days=${DAYS}&to=${TO}`,
      'days=60&to=2026-11-15',
      'days=31&to=2026-10-31',
      'days=50&to=2026-11-19',
    ])
      for (const who of ['admin', 'vendor']) read.push(await analytics(who, period));
    return read;
  };
  const counted = await all();
  await addUp();
  expect(await test.db.query('select * from changed_order_days')).toEqual([]);
  expect(await all()).toEqual(counted);
  await test.db.query(`update orders set state = 'cancelled' where id % 4 = 0`);
  const changed = await all();
  expect(changed).not.toEqual(counted);
  const [{ totals }] = changed as [AnalyticsDto];
  const last = within(await soldLines(null), dayBefore(TO, DAYS - 1), TO);
  expect(totals).toEqual(totalsOf(last, null));
  await addUp();
  expect(await all()).toEqual(changed);
  await test.db.query(`update orders set state = 'paid' where id % 4 = 0`);
  await test.db.query(
    `update orders set created_at = created_at + interval '9 days' where id % 5 = 0`,
  );
  const moved = await all();
  expect(moved).not.toEqual(changed);
  await addUp();
  expect(await all()).toEqual(moved);
});

/** More products than are looked at first. */
const MANY = 450;
const BEST = 5;

/** Every product is sold on four days from `start`, by one vendor after the other; `pieces` depends on its place and the day. */
const sellAll = (start: string, pieces: string) =>
  test.db.query(
    `with made as (
       insert into orders (operation_id, user_id, state, payment_method, full_name, email, phone, city,
         area, building, subtotal_fils, delivery_fee_fils, total_fils, item_count, created_at)
       select md5($2 || n), $1, 'delivered', 'card', 'Layla Hassan', '', '', 'Dubai', '', '', 100, 0, 100, 1,
         $2::date + n * interval '12 days' + interval '12 hours'
       from generate_series(0, 3) n returning id, extract(day from created_at)::integer as day
     ), wanted as (
       select id as product_id, row_number() over (order by id)::integer as place from products
     )
     insert into order_lines (order_id, product_id, vendor_id, name, quantity, list_price_fils, unit_price_fils)
     select m.id, product_id, case m.id % 2 when 0 then $3::integer else $4::integer end, 'Line', ${pieces}, 1000, 1000
     from made m cross join wanted`,
    [shopper.id, start, vendors['vendor'], vendors['rival']],
  );

it.each([
  ['a few sell most', '2025-01-08', 'case when place % 20 = 0 then place else 1 end'],
  ['all sell alike', '2025-04-08', '5 + place % 2'],
  ['each day has its own', '2025-07-08', '1 + place * day % 97'],
])(
  'SCALE-08 the best selling products are those of all lines, if %s',
  async (_name, start, pieces) => {
    const rows = rowsOf(test);
    const [{ count }] = await test.db.query('select count(*)::integer from products');
    const category_id = await rows.category();
    for (let more = count; more < MANY; more += 1) await rows.product({ category_id });
    await sellAll(start, pieces);
    const check = async (who: string, vendor: number | null): Promise<void> => {
      const all = await soldLines(vendor);
      for (const [days, after] of [
        [45, 40],
        [60, 50],
        [20, 24],
      ] as const) {
        const to = dayBefore(start, -after);
        const best = [
          ...groupsOf(within(all, dayBefore(to, days - 1), to), (line) => line.product_id),
        ]
          .map(([id, lines]) => ({ id, sales: sumOf(lines) / 100 }))
          .sort((a, b) => b.sales - a.sales || a.id - b.id)
          .slice(0, BEST);
        const { topProducts } = await analytics(who, `days=${days}&to=${to}`);
        expect(topProducts.map(({ id, sales }) => ({ id, sales }))).toEqual(best);
      }
    };
    const checkAll = async (): Promise<void> => {
      await check('admin', null);
      await check('rival', vendors['rival'] ?? 0);
    };
    await checkAll();
    await new DailySalesQueries(test.app.get(DataSource)).addUp(0);
    await checkAll();
    await test.db.query(
      `update orders set state = 'cancelled' where id = (select id from orders
       where operation_id = md5($1 || '1'))`,
      [start],
    );
    await checkAll();
  },
);
