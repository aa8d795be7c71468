import { amongMany } from '../../support/among-many.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import {
  asStaff,
  orderByCard,
  orderInCash,
  payByCard,
  payInCash,
  startOrderShop,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

let shop: OrderShop;
let shopper: Shopper;
let admin: StaffSession;
beforeAll(async () => {
  shop = await startOrderShop({ worker: false, env: { LIMIT_FACTOR: '50' } });
  await rowsOf(shop.test).staff('boss', 'admin');
  admin = await staffSessionOf(shop.test, 'boss');
});
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = await shop.shopper();
});

const NAVY = '#1F2A44';
/** Size 41 is sold out; size 42 has a price of its own. */
const shoe = async (stock = 3): Promise<number> => {
  const id = await shop.product({
    name: 'Sneaker',
    price_fils: 30_000,
    offer_price_fils: 25_000,
    stock: 0,
  });
  await shop.test.db.query(
    `insert into product_variants (product_id, size, color, stock, price_fils, position) values
       ($1, '41', $2, 0, null, 0), ($1, '42', $2, $3, 32000, 1), ($1, '43', $2, $3, null, 2),
       ($1, '43', '#000000', 0, null, 3)`,
    [id, NAVY, stock],
  );
  return id;
};
const stocks = async (id: number): Promise<Record<string, number>> => {
  const rows: { key: string; stock: number }[] = await shop.test.db.query(
    `select size || ' ' || color as key, stock from product_variants where product_id = $1`,
    [id],
  );
  const total = await shop.stockOf(id);
  expect(rows.reduce((sum, { stock }) => sum + stock, 0)).toBe(total);
  return Object.fromEntries(rows.map(({ key, stock }) => [key, stock]));
};
const left = (of42: number, of43: number) => ({
  [`41 ${NAVY}`]: 0,
  [`42 ${NAVY}`]: of42,
  [`43 ${NAVY}`]: of43,
  '43 #000000': 0,
});
const quoted = async (lines: object[], token?: string) => {
  const call = shop.test.http.post('/api/checkout/quote');
  if (token) void call.set('Authorization', `Bearer ${token}`);
  return (await call.send({ lines }).expect(200)).body.lines;
};

it('VAR-04 VAR-42 the quote knows stock and price of each size and color, and the prices of a line without', async () => {
  const productId = await shoe();
  const [{ id: variantId }] = await shop.test.db.query(
    `select id from product_variants where product_id = $1 and size = '42'`,
    [productId],
  );
  const black = '#000000';
  expect(
    await quoted([
      { productId, size: '41', color: 'Navy', quantity: 1 },
      { productId, size: '42', color: 'Navy', quantity: 2 },
      { productId, size: '43', color: NAVY, quantity: 4 },
      // A combination that does not exist.
      { productId, size: '41', color: black, quantity: 1 },
      { productId, variantId, quantity: 1 },
      { productId, variantId: 1_000_000, quantity: 1 },
      { productId, size: '42', quantity: 1 },
    ]),
  ).toMatchObject([
    { available: 0, ownStock: true, problem: 'insufficient_stock', unitPrice: 250 },
    { problem: null, unitPrice: 320, listPrice: 320, lineTotal: 640, priceRange: null },
    { available: 3, problem: 'insufficient_stock', unitPrice: 250, listPrice: 300 },
    { available: 0, problem: 'insufficient_stock' },
    { available: 3, problem: null, unitPrice: 320, size: '42', color: NAVY },
    { problem: 'option_unknown', option: 'size' },
    { problem: 'option_required', option: 'color', priceRange: { low: 250, high: 320 } },
  ]);
});

it('VAR-04 lines of one size are added up, those of another are not', async () => {
  const productId = await shoe();
  const line = { productId, color: NAVY, quantity: 2 };
  expect(
    await quoted([
      { ...line, size: '42' },
      { ...line, size: '43' },
      { ...line, size: '42', color: 'navy' },
    ]),
  ).toMatchObject([
    { problem: 'insufficient_stock' },
    { problem: null },
    { problem: 'insufficient_stock' },
  ]);
});

it.each(['card', 'cash'])('VAR-04 an order by %s takes its size and no other', async (method) => {
  const productId = await shoe();
  const lines = [{ productId, size: '42', color: 'Navy', quantity: 2 }];
  if (method === 'card') await orderByCard(shop, shopper, lines);
  else await orderInCash(shop, shopper, lines);
  expect(await stocks(productId)).toEqual(left(1, 3));
  const [row] = await shop.test.db.query(
    'select size, color, unit_price_fils, list_price_fils from order_lines where product_id = $1',
    [productId],
  );
  expect(row).toEqual({
    size: '42',
    color: NAVY,
    unit_price_fils: 32_000,
    list_price_fils: 32_000,
  });
});

it('VAR-04 an order of a sold-out size is refused with its line, and nothing is taken', async () => {
  const productId = await shoe();
  const { body } = await payInCash(shop, shopper, [
    { productId, size: '43', color: NAVY, quantity: 1 },
    { productId, size: '41', color: NAVY, quantity: 1 },
  ]).expect(409);
  expect(body).toMatchObject({ code: 'insufficient_stock', errors: [{ pointer: '#/lines/1' }] });
  await payByCard(shop, shopper, [{ productId, size: '43', quantity: 1 }]).expect(422);
  expect(await stocks(productId)).toEqual(left(3, 3));
});

it('VAR-05 a hundred buyers at once get the last pieces of a size, and no piece of another', async () => {
  const productId = await shoe(20);
  const buyers = await Promise.all(Array.from({ length: 100 }, () => shop.shopper()));
  const size = (at: number) => ({ productId, size: at % 5 === 0 ? '43' : '42', color: NAVY });
  const both = [
    { ...size(0), quantity: 1 },
    { ...size(1), quantity: 1 },
  ];
  // Carts with both sizes in either order must not block each other.
  const cartOf = (at: number) => {
    if (at % 10 > 1) return [{ ...size(at), quantity: 1 }];
    return at % 10 === 0 ? both : both.toReversed();
  };
  const order = (buyer: Shopper, at: number) => amongMany(() => payInCash(shop, buyer, cartOf(at)));
  const results = await Promise.all(buyers.map(order));
  const placed = results.filter(({ status }) => status === 201);
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set([201, 409]));
  const [sold] = await shop.test.db.query(
    `select coalesce(sum(quantity) filter (where size = '42'), 0)::int as "42",
       coalesce(sum(quantity) filter (where size = '43'), 0)::int as "43"
     from order_lines where product_id = $1`,
    [productId],
  );
  expect(sold['42']).toBe(20);
  expect(await stocks(productId)).toEqual(left(0, 20 - sold['43']));
  expect(placed.length).toBeGreaterThanOrEqual(20);
});

it('VAR-06 cancelling and refunding return each size to its own stock', async () => {
  const productId = await shoe();
  const line = { productId, color: NAVY };
  const opid = await orderInCash(shop, shopper, [
    { ...line, size: '42', quantity: 2 },
    { ...line, size: '43', quantity: 1 },
  ]);
  expect(await stocks(productId)).toEqual(left(1, 2));
  await asStaff(shop, admin, opid, 'cancel').expect(200);
  expect(await stocks(productId)).toEqual(left(3, 3));
});

it('VAR-06 a size that was removed meanwhile gets nothing back', async () => {
  const productId = await shoe();
  const opid = await orderInCash(shop, shopper, [
    { productId, size: '42', color: NAVY, quantity: 2 },
  ]);
  await shop.test.db.query(`delete from product_variants where product_id = $1 and size = '42'`, [
    productId,
  ]);
  await asStaff(shop, admin, opid, 'cancel').expect(200);
  expect(await shop.stockOf(productId)).toBe(3);
});

it('VAR-06 items of a product that has got variants since return to their size', async () => {
  const productId = await shop.product({ sizes: ['42', '43'], stock: 5 });
  const opid = await orderInCash(shop, shopper, [{ productId, size: '43', quantity: 2 }]);
  await shop.test.db.query(
    `insert into product_variants (product_id, size, stock) values ($1, '42', 1), ($1, '43', 1)`,
    [productId],
  );
  await asStaff(shop, admin, opid, 'cancel').expect(200);
  expect(await stocks(productId)).toEqual({ '42 ': 1, '43 ': 3 });
});

it('VAR-04 an unpaid order for the last piece of a size gives way to the same shopper, not one for another size', async () => {
  const productId = await shoe(1);
  const line = (size: string) => [{ productId, size, color: NAVY, quantity: 1 }];
  const purchase = () => ({ purchase_id: crypto.randomUUID() });
  await orderByCard(shop, shopper, line('42'), purchase());
  await orderByCard(shop, shopper, line('43'), purchase());
  const statesOf = async () => {
    const rows: { state: string }[] = await shop.test.db.query(
      'select state from orders where user_id = $1 order by id',
      [shopper.id],
    );
    return rows.map(({ state }) => state);
  };
  expect(await statesOf()).toEqual(['pending_payment', 'pending_payment']);
  expect((await quoted(line('42'), shopper.token))[0]).toMatchObject({
    available: 1,
    problem: null,
  });
  expect((await quoted(line('42')))[0]).toMatchObject({ available: 0 });
  await orderByCard(shop, shopper, line('42'), purchase());
  expect(await statesOf()).toEqual(['cancelled', 'pending_payment', 'pending_payment']);
  expect(await stocks(productId)).toEqual(left(0, 0));
});
