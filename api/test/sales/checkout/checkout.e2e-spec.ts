import { amongMany } from '../../support/among-many.js';
import {
  ADDRESS,
  payByCard,
  payInCash,
  startOrderShop,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

type CashResponse = Awaited<ReturnType<typeof payInCash>>;
type Lines = Parameters<typeof payInCash>[2];

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ worker: false, env: { LIMIT_FACTOR: '10' } });
});
afterAll(() => shop.close());

const quote = (lines: object[], city?: string) =>
  shop.test.http.post('/api/checkout/quote').send({ lines, ...(city && { city }) });
const ordersOf = async (shopper: Shopper): Promise<{ operation_id: string }[]> =>
  shop.test.db.query('select operation_id from orders where user_id = $1', [shopper.id]);

const orderAmongMany = (shopper: Shopper, lines: Lines): Promise<CashResponse> =>
  amongMany(() => payInCash(shop, shopper, lines));

it('quotes current prices with the fee of the city', async () => {
  const watch = await shop.product({
    price_fils: 20_000,
    offer_price_fils: 14_950,
    name: 'Watch',
    sizes: ['S', 'M'],
    colors: ['#D4AF37'],
  });
  const ring = await shop.product({ price_fils: 5_000, stock: 1 });
  const lines = [
    { productId: watch, size: 'M', color: 'Gold', quantity: 2 },
    { productId: ring, quantity: 1 },
  ];
  const { body } = await quote(lines, ' dubai ').expect(200);
  expect(body).toMatchObject({
    subtotal: 349,
    deliveryFee: 25,
    total: 374,
    itemCount: 3,
    currency: 'AED',
    codEnabled: true,
    freeShippingFrom: null,
  });
  expect(body.lines[0]).toMatchObject({
    name: 'Watch',
    size: 'M',
    color: 'Gold',
    unitPrice: 149.5,
    listPrice: 200,
    lineTotal: 299,
    problem: null,
  });
  expect((await quote(lines, 'Al Ain').expect(200)).body).toMatchObject({ deliveryFee: 30 });
  expect((await quote(lines, 'دبي').expect(200)).body).toMatchObject({ deliveryFee: 25 });
  expect((await quote(lines).expect(200)).body).toMatchObject({ deliveryFee: 0, total: 349 });
});

it('reports for each line what is unavailable', async () => {
  const few = await shop.product({ stock: 2, sizes: ['S', 'M'] });
  const hidden = await shop.product({ published: false });
  const { body } = await quote(
    [
      { productId: few, size: 'S', quantity: 2 },
      { productId: few, size: 'M', quantity: 1 },
      { productId: hidden, quantity: 1 },
    ],
    'Dubai',
  ).expect(200);
  expect(body.lines.map(({ problem }: { problem: string }) => problem)).toEqual([
    'insufficient_stock',
    'insufficient_stock',
    'unavailable',
  ]);
});

it.each([
  ['no lines', { lines: [] }],
  ['a negative quantity', { lines: [{ productId: 1, quantity: -1 }] }],
  ['half an item', { lines: [{ productId: 1, quantity: 0.5 }] }],
  ['a price of its own', { lines: [{ productId: 1, quantity: 1, price: 1 }] }],
])('rejects a cart with %s', async (_, cart) => {
  await shop.test.http.post('/api/checkout/quote').send(cart).expect(400);
});

it('a double click on Card creates one order', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product();
  const lines = [{ productId, quantity: 2 }];
  const answers = await Promise.all([1, 2, 3].map(() => payByCard(shop, shopper, lines)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ headers }) => headers['x-operation-id'])).size).toBe(1);
  expect(await ordersOf(shopper)).toHaveLength(1);
  expect(await shop.stockOf(productId)).toBe(8);
});

it('one Idempotency-Key creates one order, also fifty times in parallel, and rejects another cart', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product();
  const key = { key: 'cart-7f3a2b91' };
  const lines = [{ productId, quantity: 1 }];
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => payByCard(shop, shopper, lines, key)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await ordersOf(shopper)).toHaveLength(1);
  expect(await shop.stockOf(productId)).toBe(9);
  const other = await payByCard(shop, shopper, [{ productId, quantity: 2 }], key).expect(422);
  expect(other.body.code).toBe('key_reused');
});

it('of fifty shoppers who order ten items exactly ten succeed', async () => {
  const productId = await shop.product({ stock: 10 });
  const shoppers = await Promise.all(Array.from({ length: 50 }, () => shop.shopper()));
  const lines = [{ productId, quantity: 1 }];
  const answers = await Promise.all(shoppers.map((shopper) => orderAmongMany(shopper, lines)));
  const codes = answers.map(({ status }) => status);
  expect(codes.filter((status) => status === 201)).toHaveLength(10);
  expect(codes.filter((status) => status === 409)).toHaveLength(40);
  expect(await shop.stockOf(productId)).toBe(0);
  const refused = answers.find(({ status }) => status === 409)?.body;
  expect(refused).toMatchObject({
    code: 'insufficient_stock',
    success: false,
    errors: [{ pointer: '#/lines/0' }],
  });
});

it('an order with one unavailable line takes no stock of the others', async () => {
  const shopper = await shop.shopper();
  const plenty = await shop.product();
  const none = await shop.product({ stock: 0 });
  const { body } = await payInCash(shop, shopper, [
    { productId: plenty, quantity: 1 },
    { productId: none, quantity: 1 },
  ]).expect(409);
  expect(body.errors).toEqual([{ pointer: '#/lines/1', detail: expect.any(String) }]);
  expect(await shop.stockOf(plenty)).toBe(10);
  expect(await ordersOf(shopper)).toHaveLength(0);
});

it('carts with the same products in any order do not block each other', async () => {
  const a = await shop.product({ stock: 100 });
  const b = await shop.product({ stock: 100 });
  const shoppers = await Promise.all(Array.from({ length: 20 }, () => shop.shopper()));
  const answers = await Promise.all(
    shoppers.map((shopper, at) =>
      orderAmongMany(
        shopper,
        (at % 2 ? [a, b] : [b, a]).map((productId) => ({ productId, quantity: 1 })),
      ),
    ),
  );
  expect(answers.filter(({ status }) => status !== 201)).toHaveLength(0);
  expect([await shop.stockOf(a), await shop.stockOf(b)]).toEqual([80, 80]);
});

it('stores the phone number as E.164, and rejects an invalid one', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product();
  const lines = [{ productId, quantity: 1 }];
  const { body } = await payInCash(shop, shopper, lines, { phone: '٠٥٠١٢٣٤٥٦٧' }).expect(201);
  expect(JSON.parse(body.order.info).customer.phone).toBe('+971501234567');
  const bad = await payInCash(shop, shopper, lines, { phone: '12345' }).expect(400);
  expect(bad.body.errors[0].pointer).toBe('#/address/phone');
});

it('delivers to cities of the Emirates only', async () => {
  const shopper = await shop.shopper();
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const bad = await payInCash(shop, shopper, lines, { city: 'Paris' }).expect(400);
  expect(bad.body.errors[0].pointer).toBe('#/address/city');
  const { body } = await payInCash(shop, shopper, lines, { city: 'الشارقة' }).expect(201);
  expect(JSON.parse(body.order.info).customer.city).toBe('Sharjah');
});

it('reports missing fields of the card form', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product();
  const lines = [{ productId, quantity: 1 }];
  const noCity = await payByCard(shop, shopper, lines, { ship_city: '' }).expect(400);
  expect(noCity.body.fields).toHaveProperty('city');
  const noLines = await payByCard(shop, shopper, [], {}).expect(400);
  expect(noLines.body.fields).toHaveProperty('lines');
  const strange = await payByCard(shop, shopper, lines, { lines: '{"a":1}' }).expect(400);
  expect(strange.body.fields).toHaveProperty('lines');
});

it('accepts ten orders a minute per account', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product({ stock: 100 });
  for (let quantity = 1; quantity <= 10; quantity += 1)
    await payInCash(shop, shopper, [{ productId, quantity }]).expect(201);
  await payInCash(shop, shopper, [{ productId, quantity: 11 }]).expect(429);
});

it('staff cannot place orders', async () => {
  const productId = await shop.product();
  await shop.test.http
    .post('/api/checkout/cod')
    .send({ lines: [{ productId, quantity: 1 }], address: ADDRESS })
    .expect(401);
});
