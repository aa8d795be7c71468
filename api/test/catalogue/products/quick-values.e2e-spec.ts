import { shopperOf } from '../../support/catalogue-rows.js';
import { headersOf } from '../../support/content-shop.js';
import {
  admin,
  own,
  rival,
  rows,
  test,
  useProductShop,
  vendor,
} from '../../support/product-shop.js';

useProductShop();

const change = (id: number, body: object, by = vendor) =>
  test.http.patch(`/api/products/${id}/quick-values`).set(headersOf(by)).send(body);
const values = (ids: number[], by = vendor) =>
  test.http
    .get('/api/products/quick-values')
    .query({ ids: ids.map(String) })
    .set(headersOf(by));
const variant = (product_id: number, size: string, more = {}) =>
  rows.insert('product_variants', { product_id, size, stock: 3, ...more });
const versionOf = async (id: number): Promise<number> => {
  const [row]: { version: number }[] = await test.db.query(
    'select version from products where id = $1',
    [id],
  );
  return row?.version ?? 0;
};

it('GOODS-01 changes price, offer price and stock, and records the old and new values', async () => {
  const id = await rows.product({ ...own, price_fils: 12_000, stock: 5 });
  const { body } = await change(id, {
    price: 110,
    offerPrice: 99.5,
    stock: 7,
    was: { price: 120, offerPrice: null, stock: 5 },
  }).expect(200);
  const now = {
    ...{ id, price: 110, offerPrice: 99.5, struckAllowed: false },
    ...{ stock: 7, variantCount: 0, hasOwnPrices: false },
  };
  expect(body.product).toEqual(now);
  expect((await values([id])).body.products).toEqual([now]);
  await change(id, { offerPrice: null, was: { offerPrice: 99.5 } }).expect(200);
  const [first]: { changes: object }[] = await test.db.query(
    `select changes from audit where subject = 'products' and subject_id = $1 order by id`,
    [id],
  );
  expect(first?.changes).toEqual({
    priceFils: { from: 12_000, to: 11_000 },
    offerPriceFils: { from: null, to: 9950 },
    stock: { from: 5, to: 7 },
  });
});

it('GOODS-02 refuses a value that has changed meanwhile and names the present one', async () => {
  const id = await rows.product({ ...own, price_fils: 12_000, stock: 5 });
  await change(id, { price: 90, was: { price: 120 } }, admin).expect(200);
  const { body } = await change(id, { price: 100, was: { price: 120 } }).expect(409);
  const detail = 'This value has changed meanwhile: it is now 90.00.';
  expect(body).toMatchObject({ code: 'changed_meanwhile', detail, fields: { price: detail } });
  await test.db.query('update products set stock = stock - 2 where id = $1', [id]);
  const sold = await change(id, { stock: 8, was: { stock: 5 } }).expect(409);
  expect(sold.body.detail).toBe('This value has changed meanwhile: it is now 3.');
  expect((await values([id])).body.products[0]).toMatchObject({ price: 90, stock: 3 });
  // Another value of the same product is no conflict.
  await change(id, { stock: 8, was: { stock: 3 } }).expect(200);
});

it('GOODS-02 of simultaneous changes of one value the first applies; repeating it changes nothing', async () => {
  const id = await rows.product({ ...own, stock: 5 });
  const answers = await Promise.all(
    [11, 12, 13].map((stock) => change(id, { stock, was: { stock: 5 } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const stock = (await values([id])).body.products[0].stock;
  const version = await versionOf(id);
  await change(id, { stock, was: { stock: 5 } }).expect(200);
  expect(await versionOf(id)).toBe(version);
});

it.each([
  [{ price: 0 }, 'price'],
  [{ price: 1.234 }, 'price'],
  [{ price: 1_000_001 }, 'price'],
  [{ price: '12' }, 'price'],
  [{ offerPrice: 0 }, 'offerPrice'],
  [{ offerPrice: 120 }, 'offerPrice'],
  [{ stock: -1 }, 'stock'],
  [{ stock: 1.5 }, 'stock'],
  [{ stock: 1_000_001 }, 'stock'],
])('GOODS-03 reports %j at the field and changes nothing', async (to, field) => {
  const id = await rows.product({ ...own, price_fils: 12_000, stock: 5 });
  const was = { price: 120, offerPrice: null, stock: 5 };
  const { body } = await change(id, { ...to, was }).expect(400);
  expect(Object.keys(body.fields)).toEqual([field]);
  expect(await versionOf(id)).toBe(1);
});

it('GOODS-03 refuses a price that is not above the offer price', async () => {
  const id = await rows.product({ ...own, price_fils: 12_000, offer_price_fils: 10_000 });
  const { body } = await change(id, { price: 100, was: { price: 120 } }).expect(400);
  expect(body.detail).toBe('The offer price must be below the price.');
});

it('GOODS-04 changes the stock of single variants; their sum is the stock of the product', async () => {
  const id = await rows.product({ ...own });
  const [s, m] = [await variant(id, 'S'), await variant(id, 'M', { price_fils: 5000 })];
  const { body } = await change(id, { variants: [{ id: m, stock: 9, was: 3 }] }).expect(200);
  expect(body.product).toMatchObject({ stock: 12, variantCount: 2, hasOwnPrices: true });
  await change(id, { stock: 1, was: { stock: 12 } }).expect(409);
  await test.db.query('update product_variants set stock = 2 where id = $1', [s]);
  const late = [
    { id: m, stock: 1, was: 9 },
    { id: s, stock: 8, was: 3 },
  ];
  const refused = await change(id, { variants: late }).expect(409);
  expect(refused.body.fields).toEqual({
    'variants/1/stock': 'This value has changed meanwhile: it is now 2.',
  });
  expect((await values([id])).body.products[0].stock).toBe(11);
  await change(id, { variants: [{ id: 999_999, stock: 1, was: 1 }] }).expect(409);
});

it('GOODS-04 the stock of a product with one variant is that of the variant', async () => {
  const id = await rows.product({ ...own });
  await variant(id, 'S');
  await change(id, { stock: 4, was: { stock: 3 } }).expect(200);
  expect(
    await test.db.query('select stock from product_variants where product_id = $1', [id]),
  ).toEqual([{ stock: 4 }]);
});

it('S-01 GOODS-05 vendors read and change their own products, admins all; none sees deleted ones', async () => {
  const id = await rows.product({ ...own, stock: 5 });
  const foreign = await rows.product({ ...own, vendor_id: await rows.staff('other') });
  expect((await values([id, foreign], rival)).body.products).toEqual([]);
  expect((await values([id, foreign])).body.products).toHaveLength(1);
  expect((await values([id, foreign], admin)).body.products).toHaveLength(2);
  await change(id, { stock: 6, was: { stock: 5 } }, rival).expect(404);
  await test.db.query('update products set deleted_at = now() where id = $1', [id]);
  await change(id, { stock: 6, was: { stock: 5 } }).expect(404);
  const { token } = await shopperOf(test, 'sara');
  const path = `/api/products/${id}/quick-values`;
  await test.http.patch(path).send({}).expect(401);
  await test.http.patch(path).set('Authorization', `Bearer ${token}`).send({}).expect(403);
  await values(Array.from({ length: 101 }, (_, at) => at + 1)).expect(400);
});

const variantsOf = async (id: number): Promise<object[]> =>
  (await test.http.get(`/api/products/one/${id}`).set(headersOf(vendor)).expect(200)).body.product
    .variants;

it('GOODS-50 changes price, offer price and stock of variants, and records old and new ones', async () => {
  const id = await rows.product({ ...own, price_fils: 12_000, offer_price_fils: 9000 });
  const [s, m] = [await variant(id, 'S'), await variant(id, 'M')];
  await change(id, {
    variants: [
      { id: s, price: 100, priceWas: null, offerPrice: 80.5, offerPriceWas: null },
      { id: m, stock: 0, was: 3 },
    ],
  }).expect(200);
  expect(await variantsOf(id)).toMatchObject([
    { id: s, price: 100, offerPrice: 80.5, stock: 3 },
    { id: m, price: null, offerPrice: null, stock: 0 },
  ]);
  const { body } = await change(id, {
    variants: [{ id: s, price: null, priceWas: 100, offerPrice: null, offerPriceWas: 80.5 }],
  }).expect(200);
  expect(body.product).toMatchObject({ stock: 3, hasOwnPrices: false });
  const entries: { changes: object }[] = await test.db.query(
    `select changes from audit where subject = 'products' and subject_id = $1 order by id`,
    [id],
  );
  expect(entries.map(({ changes }) => changes)).toEqual([
    {
      variants: { from: 'S:3; M:3', to: 'S:3; M:0' },
      'variants/S/priceFils': { from: null, to: 10_000 },
      'variants/S/offerPriceFils': { from: null, to: 8050 },
    },
    {
      'variants/S/priceFils': { from: 10_000, to: null },
      'variants/S/offerPriceFils': { from: 8050, to: null },
    },
  ]);
});

it('GOODS-51 refuses a value of a variant that has changed meanwhile, and changes none', async () => {
  const id = await rows.product({ ...own });
  const s = await variant(id, 'S', { price_fils: 5000, offer_price_fils: 4000 });
  await change(id, { variants: [{ id: s, price: 60, priceWas: 50 }] }, admin).expect(200);
  const version = await versionOf(id);
  const { body } = await change(id, {
    variants: [
      { id: s, price: 55, priceWas: 50, offerPrice: 30, offerPriceWas: 45, stock: 1, was: 3 },
    ],
  }).expect(409);
  expect(body).toMatchObject({
    code: 'changed_meanwhile',
    fields: {
      'variants/0/price': 'This value has changed meanwhile: it is now 60.00.',
      'variants/0/offerPrice': 'This value has changed meanwhile: it is now 40.00.',
    },
  });
  expect(await versionOf(id)).toBe(version);
  // Repeating a change changes nothing.
  await change(id, { variants: [{ id: s, price: 60, priceWas: 50 }] }).expect(200);
  expect(await versionOf(id)).toBe(version);
});

it.each([
  [{ offerPrice: 50, offerPriceWas: null }, 'The offer price must be below the price.'],
  [
    { price: 30, priceWas: 50, offerPrice: 30, offerPriceWas: null },
    'The offer price must be below the price.',
  ],
  [
    { price: null, priceWas: 50, offerPrice: 30, offerPriceWas: null },
    'Only a size or color with its own price can have its own offer price.',
  ],
])('GOODS-52 reports %j at the offer price of the variant', async (to, message) => {
  const id = await rows.product({ ...own });
  const s = await variant(id, 'S', { price_fils: 5000 });
  const version = await versionOf(id);
  const { body } = await change(id, { variants: [{ id: s, ...to }] }).expect(400);
  expect(body.fields).toEqual({ 'variants/0/offerPrice': message });
  expect(await versionOf(id)).toBe(version);
});

it('GOODS-52 reports bad values of variants at their fields', async () => {
  const id = await rows.product({ ...own });
  const s = await variant(id, 'S');
  const bad = { id: s, price: 0, offerPrice: 1.234, stock: -1 };
  const { body } = await change(id, { variants: [bad] }).expect(400);
  expect(Object.keys(body.fields).sort()).toEqual([
    'variants/0/offerPrice',
    'variants/0/price',
    'variants/0/stock',
  ]);
});

it('S-01 GOODS-50 vendors change variants of their own products only', async () => {
  const id = await rows.product({ ...own });
  const s = await variant(id, 'S');
  const body = { variants: [{ id: s, price: 1, priceWas: null }] };
  await change(id, body, rival).expect(404);
  // A variant of another product is not found in this one.
  const other = await rows.product({ ...own });
  await change(other, body).expect(409);
  expect(await variantsOf(id)).toMatchObject([{ price: null }]);
});

it('GOODS-53 the offer price of a variant is what lists show and checkout charges', async () => {
  const id = await rows.product({ ...own, price_fils: 12_000 });
  await variant(id, 'S', { price_fils: 10_000, offer_price_fils: 8000 });
  await variant(id, 'M');
  const { body: shown } = await test.http.get(`/api/products/one/${id}`).expect(200);
  expect(shown.product.priceRange).toEqual({
    ...{ low: 80, high: 120, before: 100 },
    ...{ struckAllowed: false, lowestPrice: null },
  });
  const lines = ['S', 'M'].map((size) => ({ productId: id, quantity: 1, size }));
  const { body: quote } = await test.http.post('/api/checkout/quote').send({ lines }).expect(200);
  expect(
    quote.lines.map(({ unitPrice, listPrice }: Record<string, number>) => [unitPrice, listPrice]),
  ).toEqual([
    [80, 100],
    [120, 120],
  ]);
  const single = await rows.product({ ...own, price_fils: 12_000 });
  await variant(single, 'S', { price_fils: 10_000, offer_price_fils: 8000 });
  const { body } = await test.http.get(`/api/products/all?vendor=${own.vendor_id}&limit=100`);
  expect(body.products.find((one: { id: number }) => one.id === single)).toMatchObject({
    price: 100,
    offerPrice: 80,
  });
});

it('GOODS-55 cards, the filter by discount and the sort order know the offer price of a variant', async () => {
  const list = async (query: string): Promise<{ id: number; priceRange: object }[]> =>
    (
      await test.http
        .get(`/api/products/all?vendor=${own.vendor_id}&limit=100&${query}`)
        .expect(200)
    ).body.products;
  const ids = async (query: string) => (await list(query)).map(({ id }) => id);
  const id = await rows.product({ ...own, price_fils: 20_000 });
  const s = await variant(id, 'S', { price_fils: 10_000, offer_price_fils: 6000 });
  await variant(id, 'M');
  await rows.listPricesAsked();
  const card = (await list('discount=30')).find((one) => one.id === id);
  expect(card).toMatchObject({ priceRange: { low: 60, high: 200, before: 100 } });
  expect(await ids('discount=50')).not.toContain(id);
  expect((await ids('sort=discount&discount=1'))[0]).toBe(id);
  // The badge is that of the variant which gives the price: the same price without an offer ends it.
  await variant(id, 'L', { price_fils: 6000 });
  expect(await ids('discount=1')).not.toContain(id);
  await test.db.query(`delete from product_variants where product_id = $1 and size = 'L'`, [id]);
  expect(await ids('discount=1')).toContain(id);
  // Sold out: the other variant gives the price.
  await test.db.query('update product_variants set stock = 0 where id = $1', [s]);
  expect(await ids('discount=1')).not.toContain(id);
});

it('GOODS-55 the list price of a variant enters the filter when the price to pay stays the same', async () => {
  const id = await rows.product({ ...own, price_fils: 20_000 });
  const s = await variant(id, 'S', { price_fils: 9950 });
  await test.db.query(
    `update price_history set since = since - interval '30 days' where product_id = $1 and size = ''`,
    [id],
  );
  await test.db.query(
    `insert into price_history (product_id, size, price_fils, pay_fils, since, until)
     select product_id, size, 10000, 10000, since - interval '30 days', since
     from price_history where product_id = $1 and size = 'S'`,
    [id],
  );
  const found = async (): Promise<boolean> => {
    const { body } = await test.http.get(`/api/products/all?discount=1&limit=100`).expect(200);
    return body.products.some((one: { id: number }) => one.id === id);
  };
  expect(await found()).toBe(false);
  await change(id, {
    variants: [{ id: s, price: 100, priceWas: 99.5, offerPrice: 99.5, offerPriceWas: null }],
  }).expect(200);
  expect(await found()).toBe(true);
});

it('GOODS-53 a process of the previous release that writes only the price leaves no offer price above it', async () => {
  const id = await rows.product({ ...own });
  const s = await variant(id, 'S', { price_fils: 5000, offer_price_fils: 4000 });
  const offer = async () =>
    (
      await test.db.query('select offer_price_fils as fils from product_variants where id = $1', [
        s,
      ])
    )[0];
  await test.db.query('update product_variants set price_fils = 4500 where id = $1', [s]);
  expect(await offer()).toEqual({ fils: 4000 });
  await test.db.query('update product_variants set price_fils = 4000 where id = $1', [s]);
  expect(await offer()).toEqual({ fils: null });
});
