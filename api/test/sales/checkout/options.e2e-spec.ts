import {
  payByCard,
  payInCash,
  startOrderShop,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

let shop: OrderShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startOrderShop({ worker: false, env: { LIMIT_FACTOR: '10' } });
  shopper = await shop.shopper();
});
afterAll(() => shop.close());

const NAVY = '#1F2A44';
const shoes = () =>
  shop.product({ name: 'Sneaker', sizes: ['41', '42'], colors: [NAVY, '#000000'], stock: 9 });
const quoted = async (...lines: object[]) =>
  (await shop.test.http.post('/api/checkout/quote').send({ lines }).expect(200)).body.lines;
const ordersOf = async ({ id }: Shopper): Promise<number> => {
  const [row] = await shop.test.db.query(
    'select count(*)::int as count from orders where user_id = $1',
    [id],
  );
  return row.count;
};

it('CHK-10 CHK-14 the quote names the line whose size or color was not chosen', async () => {
  const productId = await shoes();
  const lines = await quoted(
    { productId, quantity: 1 },
    { productId, size: 'Standard', color: 'Standard', quantity: 1 },
    { productId, size: '42', color: 'default', quantity: 1 },
    { productId, size: '42', color: NAVY, quantity: 1 },
  );
  const [size, color] = ['size', 'color'].map((option) => ({ option, problem: 'option_required' }));
  expect(lines).toMatchObject([
    { ...size, optionProblems: [size, color], size: '', color: '' },
    { ...size, optionProblems: [size, color], size: 'Standard', color: 'Standard' },
    { ...color, optionProblems: [color] },
    { problem: null, option: null, optionProblems: [], size: '42', color: NAVY },
  ]);
});

it('CHK-11 the quote names the line with an unknown size or color', async () => {
  const productId = await shoes();
  const plain = await shop.product();
  const lines = await quoted(
    { productId, size: '47', color: NAVY, quantity: 1 },
    { productId, size: '42', color: '#FFFFFF', quantity: 1 },
    { productId: plain, size: 'XL', quantity: 1 },
  );
  const [size, color] = ['size', 'color'].map((option) => ({ option, problem: 'option_unknown' }));
  expect(lines).toMatchObject([
    { ...size, optionProblems: [size] },
    { ...color, optionProblems: [color] },
    { ...size, optionProblems: [size] },
  ]);
});

it.each([
  [
    'option_required',
    { size: 'Standard', color: NAVY },
    '#/lines/1/size',
    'Please choose a size for Sneaker.',
  ],
  ['option_required', { size: '41' }, '#/lines/1/color', 'Please choose a colour for Sneaker.'],
  [
    'option_unknown',
    { size: '47', color: NAVY },
    '#/lines/1/size',
    'Sneaker is not available in this size.',
  ],
])(
  'CHK-12 rejects the order, by card or in cash: %s of %o',
  async (code, chosen, pointer, detail) => {
    const [plain, productId] = [await shop.product({ stock: 4 }), await shoes()];
    const lines = [
      { productId: plain, quantity: 1 },
      { productId, quantity: 2, ...chosen },
    ];
    const before = await ordersOf(shopper);
    for (const pay of [payByCard, payInCash]) {
      const { body } = await pay(shop, shopper, lines).expect(422);
      expect(body).toMatchObject({ code, message: detail, errors: [{ pointer, detail }] });
    }
    expect(await ordersOf(shopper)).toBe(before);
    expect([await shop.stockOf(plain), await shop.stockOf(productId)]).toEqual([4, 9]);
  },
);

it('CHK-12 CHK-14 the error lists every invalid option, with the first as its message', async () => {
  const productId = await shoes();
  const lines = [
    { productId, quantity: 1 },
    { productId, quantity: 1, size: '47', color: 'Red' },
  ];
  const errors = [
    { pointer: '#/lines/0/size', detail: 'Please choose a size for Sneaker.' },
    { pointer: '#/lines/0/color', detail: 'Please choose a colour for Sneaker.' },
    { pointer: '#/lines/1/size', detail: 'Sneaker is not available in this size.' },
    { pointer: '#/lines/1/color', detail: 'Sneaker is not available in this colour.' },
  ];
  for (const pay of [payByCard, payInCash]) {
    const { body } = await pay(shop, shopper, lines).expect(422);
    expect(body).toMatchObject({ code: 'option_required', message: errors[0]?.detail });
    expect(body.errors).toEqual(errors);
  }
});

it('CHK-28 a cart sent again with other notations of its options is the same order', async () => {
  const productId = await shoes();
  const cash = async (chosen: object) =>
    (await payInCash(shop, shopper, [{ productId, quantity: 1, ...chosen }]).expect(201)).body
      .operationId;
  const first = await cash({ size: '42', color: 'navy' });
  for (const color of ['Navy', NAVY.toLowerCase(), 'كحلي'])
    expect(await cash({ size: ' 42 ', color })).toBe(first);
  expect(await shop.stockOf(productId)).toBe(8);
  expect(await cash({ size: '42', color: 'Black' })).not.toBe(first);
});

it('CHK-28 a request sent again with its key is the same order after its product has changed', async () => {
  const productId = await shoes();
  const key = 'the-same-key';
  const pay = (color: string) =>
    payInCash(shop, shopper, [{ productId, quantity: 1, size: '42', color }]).set(
      'Idempotency-Key',
      key,
    );
  const { body: placed } = await pay('navy').expect(201);
  await shop.test.db.query('update products set published = false where id = $1', [productId]);
  expect((await pay('NAVY').expect(201)).body.operationId).toBe(placed.operationId);
  expect((await pay('Black').expect(422)).body.code).toBe('key_reused');
});

it('CHK-12 the error is in Arabic on request', async () => {
  const productId = await shoes();
  const { body } = await payInCash(shop, shopper, [{ productId, quantity: 1 }])
    .set('Accept-Language', 'ar')
    .expect(422);
  expect(body.message).toBe('يُرجى اختيار مقاس Sneaker.');
});

it('CHK-13 the order stores the options as in the catalogue, and nothing for products without options', async () => {
  const [plain, single, both] = [
    await shop.product({ name: 'Belt' }),
    await shop.product({ name: 'Oud', sizes: ['50 ml'] }),
    await shoes(),
  ];
  await payInCash(shop, shopper, [
    { productId: plain, size: 'Standard', color: 'Default', quantity: 1 },
    { productId: single, size: 'Standard', quantity: 1 },
    { productId: both, size: '42', color: 'navy', quantity: 1 },
  ]).expect(201);
  const rows = await shop.test.db.query(
    'select product_id, size, color from order_lines where product_id = any($1) order by product_id',
    [[plain, single, both]],
  );
  expect(rows).toEqual([
    { product_id: plain, size: '', color: '' },
    { product_id: single, size: '50 ml', color: '' },
    { product_id: both, size: '42', color: NAVY },
  ]);
});
