import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { pdfText } from '../../support/pdf-text.js';
import {
  payByCard,
  payInCash,
  startOrderShop,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

let shop: OrderShop;
let shopper: Shopper;
/** Sessions of the two vendors, an admin and ops. */
const cookies: Record<string, string> = {};
const products: Record<string, number> = {};
/** One order with lines of both vendors, one of the rival only, one paid by card. */
const orders = { both: '', rivals: '', card: '' };
/** Their numbers, as shown to vendors. */
const numbers = { both: '', rivals: '', card: '' };

const signIn = async (name: string, type: string): Promise<number> => {
  const id = await rowsOf(shop.test).staff(name, type);
  cookies[name] = (await staffSessionOf(shop.test, name)).cookie;
  return id;
};
const get = (path: string, who: string) =>
  shop.test.http.get(`/api/users/orders/${path}`).set('Cookie', cookies[who] ?? '');
const idsOf = async (query: string, who = 'vendor'): Promise<string[]> => {
  const { body } = await get(`all?${query}`, who).expect(200);
  expect(body.total).toBe(body.orders.length);
  return body.orders.map(({ operation_id }: { operation_id: string }) => operation_id);
};

beforeAll(async () => {
  shop = await startOrderShop({ worker: false });
  const vendor = await signIn('vendor', 'vendor');
  const rival = await signIn('rival', 'subadmin');
  await signIn('admin', 'admin');
  await signIn('ops', 'ops');
  products['ring'] = await shop.product({
    vendor_id: vendor,
    name: 'Pearl Ring',
    price_fils: 4000,
  });
  products['rival'] = await shop.product({ vendor_id: rival, name: 'Oud Box', price_fils: 70_000 });
  shopper = await shop.shopper('layla-of-both');
  const placed = await payInCash(shop, shopper, [
    { productId: products['ring'], quantity: 2 },
    { productId: products['rival'], quantity: 1 },
  ]).expect(201);
  orders.both = placed.body.operationId;
  const other = await payInCash(shop, shopper, [{ productId: products['rival'], quantity: 3 }]);
  orders.rivals = other.body.operationId;
  const card = await payByCard(shop, shopper, [{ productId: products['ring'], quantity: 1 }]);
  orders.card = String(card.headers['x-operation-id']);
  for (const name of ['both', 'rivals', 'card'] as const) {
    const { body } = await get(`one/${orders[name]}`, 'admin').expect(200);
    numbers[name] = body.order.number;
  }
});
afterAll(() => shop.close());

it('API-56 S-01 a vendor gets only orders with own lines, newest first', async () => {
  expect(await idsOf('')).toEqual([numbers.card, numbers.both]);
  expect(await idsOf('', 'rival')).toEqual([numbers.rivals, numbers.both]);
});

it.each(['all', 'one'])(
  'API-56 API-57 S-07 %s: own lines with their total, first name and city',
  async (call) => {
    const { body } = await get(
      call === 'all' ? `all?q=${numbers.both}` : `one/${numbers.both}`,
      'vendor',
    ).expect(200);
    const order = call === 'all' ? body.orders[0] : body.order;
    expect(order).toMatchObject({
      user_id: null,
      masked: true,
      amountToCollect: 0,
      shipment: '[]',
    });
    expect(JSON.parse(order.info)).toEqual({
      customer: {
        name: 'Layla',
        email: '',
        phone: '',
        city: 'Dubai',
        area: '',
        building: '',
        flat: '',
      },
      cart: [expect.objectContaining({ name: 'Pearl Ring', price: 40, quantity: 2, subtotal: 80 })],
      totalAmount: 80,
      deliveryFee: 0,
      discount: 0,
      grandTotal: 80,
      itemCount: 2,
      notes: '',
      created_at: order.created_at,
    });
    const text = JSON.stringify(body);
    for (const secret of ['Oud Box', 'Hassan', shopper.email, '501234567', 'Palm House'])
      expect(text).not.toContain(secret);
  },
);

it('API-57 S-01 a vendor cannot find an order without own lines, not even with the link of a mail', async () => {
  await get(`one/${numbers.rivals}`, 'vendor').expect(404);
  await get(`one/${numbers.card}`, 'rival').expect(404);
  await get('one/1234567890123', 'vendor').expect(404);
  await get(`one/${numbers.rivals}?key=anything`, 'vendor').expect(404);
  const { body } = await get(`one/${numbers.rivals}`, 'rival').expect(200);
  expect(JSON.parse(body.order.info).grandTotal).toBe(2100);
});

it('SEC-34 vendors see order numbers, which give no access to the public page', async () => {
  expect(numbers.both).toMatch(/^LW-\d{5}$/);
  await get(`one/${orders.both}`, 'vendor').expect(404);
  await get(`one/${orders.both}/packing-slip.pdf`, 'vendor').expect(404);
  await get(`one/${numbers.rivals}/packing-slip.pdf`, 'vendor').expect(404);
  for (const text of ['LW-', 'LW-0', 'LW-10426', 'LW-99999', 'LW-999999999', `${numbers.both}x`])
    await get(`one/${text}`, 'vendor').expect(404);
  const slip = await get(`one/${numbers.both}/packing-slip.pdf`, 'vendor').expect(200);
  expect(slip.headers['content-disposition']).toContain(`packing-slip-${numbers.both}.pdf`);
  const text = await pdfText(slip.body);
  expect(text).toContain(numbers.both);
  expect(text).not.toContain(orders.both);
});

it('SEC-34 the search of a vendor does not match operation ids', async () => {
  for (const length of [4, 9, orders.both.length])
    expect(await idsOf(`q=${orders.both.slice(0, length)}`)).toEqual([]);
  expect(await idsOf(`q=${numbers.rivals}`)).toEqual([]);
});

it('ORD-30 staff and vendors find an order by its number in any notation', async () => {
  for (const text of [numbers.both, numbers.both.toLowerCase(), `%20${numbers.both}`]) {
    expect(await idsOf(`q=${text}`)).toEqual([numbers.both]);
    expect(await idsOf(`q=${text}`, 'admin')).toEqual([orders.both]);
  }
});

it('SEC-34 a vendor gets no waybill, whose tracking page is public', async () => {
  const { id } = (await get(`one/${numbers.both}`, 'vendor')).body.order;
  await shop.test.db.query(
    `insert into shipments (order_id, reference, state, awb, person_name, email, phone, line1, city)
     values ($1, 'waybill-test', 'created', '47110815', 'L', 'l@example.com', '+971501234567', 'x', 'Dubai')`,
    [id],
  );
  expect((await get(`one/${numbers.both}`, 'vendor')).text).not.toContain('47110815');
  expect((await get(`one/${orders.both}`, 'ops')).text).toContain('47110815');
  await shop.test.db.query(`delete from shipments where reference = 'waybill-test'`);
});

it('API-56 filters by state, payment method and text for staff and vendors', async () => {
  for (const who of ['vendor', 'admin', 'ops']) {
    const { card, both } = who === 'vendor' ? numbers : orders;
    expect(await idsOf('paymentMethod=card', who)).toEqual([card]);
    expect(await idsOf('state=pending_payment', who)).toEqual([card]);
    expect(await idsOf(`q=${numbers.both}`, who)).toEqual([both]);
    expect(await idsOf('state=delivered', who)).toEqual([]);
    await get('all?paymentMethod=cheque', who).expect(400);
    await get('all?limit=101', who).expect(400);
  }
  expect(await idsOf(`q=${orders.both.slice(0, 9)}`, 'admin')).toEqual([orders.both]);
  expect(await idsOf('paymentMethod=cod')).toEqual([numbers.both]);
  expect(await idsOf('paymentMethod=cod', 'admin')).toEqual([orders.rivals, orders.both]);
});

it('API-56 a page of a vendor has the total of that vendor', async () => {
  const { body } = await get('all?limit=1&page=2', 'vendor').expect(200);
  expect(body).toMatchObject({
    total: 2,
    page: 2,
    limit: 1,
    orders: [{ operation_id: numbers.both }],
  });
});

it('S-07 the search of a vendor covers own lines only, so shoppers cannot be guessed', async () => {
  expect(await idsOf('q=pearl')).toEqual([numbers.card, numbers.both]);
  for (const words of ['layla', 'layla-of-both', '501234567', 'oud', '%25', '_'])
    expect(await idsOf(`q=${words}`)).toEqual([]);
  expect(await idsOf('q=layla-of-both', 'admin')).toHaveLength(3);
});

it('API-56 S-02 a vendor cannot change orders or read labels, logs and payments', async () => {
  const { cookie, xsrf } = await staffSessionOf(shop.test, 'vendor');
  const rows = () => shop.test.db.query('select * from orders order by id');
  const before: unknown = await rows();
  for (const path of [`one/${orders.both}/cancel`, `one/${orders.both}/refund`])
    await shop.test.http
      .post(`/api/users/orders/${path}`)
      .set('Cookie', cookie)
      .set('X-XSRF-TOKEN', xsrf)
      .send({})
      .expect(403);
  for (const path of [
    `get-payment-logs/${shopper.id}`,
    `payments/${orders.card}/status`,
    'shipments/1/label.pdf',
  ])
    await shop.test.http.get(`/api/${path}`).set('Cookie', cookie).expect(403);
  expect(await rows()).toEqual(before);
});

it('API-56 the orders of a vendor are found with an index', async () => {
  const { db } = shop.test;
  const plan: { 'QUERY PLAN': string }[] = await db.transaction(async (manager) => {
    await manager.query('set local enable_seqscan = off');
    return manager.query('explain select order_id from order_lines where vendor_id = 1');
  });
  expect(JSON.stringify(plan)).toContain('order_lines_vendor_id');
});
