import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { orderInCash, startOrderShop, type OrderShop } from '../../support/order-shop.js';

let shop: OrderShop;
const cookies: Record<string, string> = {};
const ids: Record<string, number> = {};
/** Operation ids and numbers of an order of the vendor and one of the rival. */
const orders = { vendor: '', rival: '' };
const numbers = { vendor: '', rival: '' };

beforeAll(async () => {
  shop = await startOrderShop({ worker: false });
  for (const [name, type] of [
    ['admin', 'admin'],
    ['ops', 'ops'],
    ['vendor', 'vendor'],
    ['rival', 'vendor'],
  ] as const) {
    ids[name] = await rowsOf(shop.test).staff(name, type);
    cookies[name] = (await staffSessionOf(shop.test, name)).cookie;
  }
  orders.vendor = await orderInCash(shop, await shop.shopper('mariam-01'), [
    {
      productId: await shop.product({
        vendor_id: ids['vendor'],
        name: 'Pearl Ring',
        name_ar: 'خاتم لؤلؤ',
        code: 'PR-100',
      }),
      quantity: 1,
    },
  ]);
  await shop.test.db.query(
    `update orders set full_name = 'Mariam Al Suwaidi', phone = '+971529876543',
       email = 'mariam.s@example.com' where operation_id = $1`,
    [orders.vendor],
  );
  orders.rival = await orderInCash(shop, await shop.shopper('layla-02'), [
    {
      productId: await shop.product({ vendor_id: ids['rival'], name: 'Oud Box', code: 'OB-7' }),
      quantity: 1,
    },
  ]);
  for (const name of ['vendor', 'rival'] as const) {
    const { body } = await get(`one/${orders[name]}`, 'admin').expect(200);
    numbers[name] = body.order.number;
    await shop.test.db.query(
      `insert into shipments (order_id, reference, state, awb, person_name, email, phone, line1, city)
       values ($1, $2, 'voided', $3, 'L', 'l@example.com', '+971501234567', 'x', 'Dubai')`,
      [body.order.id, `finding-${name}`, name === 'vendor' ? '47110815001' : '47110815002'],
    );
  }
});
afterAll(() => shop.close());

const get = (path: string, who: string) =>
  shop.test.http.get(`/api/users/orders/${path}`).set('Cookie', cookies[who] ?? '');
const found = async (q: string, who = 'ops', more = ''): Promise<string[]> => {
  const { body } = await get(`all?q=${encodeURIComponent(q)}${more}`, who).expect(200);
  expect(body.total).toBe(body.orders.length);
  return body.orders.map(({ number }: { number: string }) => number);
};

it('CASE-01 staff find an order by number, operation id, waybill, product, code, email and name', async () => {
  const digits = numbers.vendor.slice('LW-'.length);
  for (const q of [
    numbers.vendor,
    ` lw${digits}`,
    orders.vendor,
    orders.vendor.slice(0, 12),
    '47110815001',
    '4711 0815 001',
    'pearl ring',
    'PEARL',
    'خاتم لؤلؤ',
    'PR-100',
    'pr-100',
    'mariam.s@example.com',
    'Mariam Al Suwaidi',
    'suwaidi',
  ])
    expect([q, await found(q)]).toEqual([q, [numbers.vendor]]);
  expect((await found(digits))[0]).toBe(numbers.vendor);
});

it('CASE-01 a phone number is found in any spelling', async () => {
  for (const q of [
    '0529876543',
    '052 987 6543',
    '052-987-6543',
    '052.987.6543',
    '+971529876543',
    '+971 (0)52 987 6543',
    '00971 52 987 6543',
    '971529876543',
    '529876543',
    '٠٥٢٩٨٧٦٥٤٣',
    '\u202a+971 52 987 6543\u202c',
  ])
    expect([q, await found(q)]).toEqual([q, [numbers.vendor]]);
});

it('CASE-02 a misspelled name finds the orders whose names are most like it', async () => {
  for (const q of ['Mariem Suwaidi', 'maryam al suwaidy', 'Suwaydi', 'Suwaidi Mariam'])
    expect([q, await found(q, 'admin')]).toEqual([q, [numbers.vendor]]);
  expect(await found('Zxqvwk')).toEqual([]);
  // The filters apply to what is like it, too.
  expect(await found('Mariem Suwaidi', 'admin', '&paymentMethod=card')).toEqual([]);
});

it('CASE-01 a vendor finds own orders by number, product and code only', async () => {
  for (const q of [numbers.vendor, 'pearl', 'خاتم', 'pr-100'])
    expect([q, await found(q, 'vendor')]).toEqual([q, [numbers.vendor]]);
  for (const q of [
    numbers.rival,
    'oud',
    'OB-7',
    '47110815001',
    '47110815002',
    'Mariam',
    'Mariem Suwaidi',
    '0529876543',
    'mariam.s@example.com',
    orders.vendor,
    '%',
    '_',
  ])
    expect([q, await found(q, 'vendor')]).toEqual([q, []]);
});
