import { rowsOf, staffSessionOf } from './catalogue-rows.js';
import {
  payByCard,
  payInCash,
  startOrderShop,
  type OrderShop,
  type Shopper,
} from './order-shop.js';

let shop: OrderShop;
let shopper: Shopper;
/** Sessions of the two vendors, an admin and ops. */
const cookies: Record<string, string> = {};
const products: Record<string, number> = {};
/** One order with lines of both vendors, one of the rival alone, one paid by card. */
const orders = { both: '', rivals: '', card: '' };

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
});
afterAll(() => shop.close());

it('API-56 S-01 a vendor is given the orders with own lines, newest first, and no others', async () => {
  expect(await idsOf('')).toEqual([orders.card, orders.both]);
  expect(await idsOf('', 'rival')).toEqual([orders.rivals, orders.both]);
});

it.each(['all', 'one'])(
  'API-56 API-57 S-07 %s: own lines with their own sum, a first name and a city',
  async (call) => {
    const { body } = await get(
      call === 'all' ? `all?q=${orders.both}` : `one/${orders.both}`,
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

it('API-57 S-01 an order without own lines is not found by a vendor, not even by the link of a mail', async () => {
  await get(`one/${orders.rivals}`, 'vendor').expect(404);
  await get(`one/${orders.card}`, 'rival').expect(404);
  await get('one/1234567890123', 'vendor').expect(404);
  await get(`one/${orders.rivals}?key=anything`, 'vendor').expect(404);
  const { body } = await get(`one/${orders.rivals}`, 'rival').expect(200);
  expect(JSON.parse(body.order.info).grandTotal).toBe(2100);
});

it('API-56 narrows by state, payment method and words for staff and vendors alike', async () => {
  for (const who of ['vendor', 'admin', 'ops']) {
    expect(await idsOf('paymentMethod=card', who)).toEqual([orders.card]);
    expect(await idsOf('state=pending_payment', who)).toEqual([orders.card]);
    expect(await idsOf(`q=${orders.both.slice(0, 9)}`, who)).toEqual([orders.both]);
    expect(await idsOf('state=delivered', who)).toEqual([]);
    await get('all?paymentMethod=cheque', who).expect(400);
    await get('all?limit=101', who).expect(400);
  }
  expect(await idsOf('paymentMethod=cod')).toEqual([orders.both]);
  expect(await idsOf('paymentMethod=cod', 'admin')).toEqual([orders.rivals, orders.both]);
});

it('API-56 a page of a vendor has the total of that vendor', async () => {
  const { body } = await get('all?limit=1&page=2', 'vendor').expect(200);
  expect(body).toMatchObject({
    total: 2,
    page: 2,
    limit: 1,
    orders: [{ operation_id: orders.both }],
  });
});

it('S-07 words of a vendor mean the own lines, so a customer cannot be guessed by them', async () => {
  expect(await idsOf('q=pearl')).toEqual([orders.card, orders.both]);
  for (const words of ['layla', 'layla-of-both', '501234567', 'oud', '%25', '_'])
    expect(await idsOf(`q=${words}`)).toEqual([]);
  expect(await idsOf('q=layla-of-both', 'admin')).toHaveLength(3);
});

it('API-56 S-02 a vendor changes no order and sees no label, log or payment', async () => {
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

it('API-56 the orders of a vendor are found by an index', async () => {
  const { db } = shop.test;
  const plan: { 'QUERY PLAN': string }[] = await db.transaction(async (manager) => {
    await manager.query('set local enable_seqscan = off');
    return manager.query('explain select order_id from order_lines where vendor_id = 1');
  });
  expect(JSON.stringify(plan)).toContain('order_lines_vendor_id');
});
