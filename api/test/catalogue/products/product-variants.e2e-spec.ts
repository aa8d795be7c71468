import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let vendor: StaffSession;
let category: number;
beforeAll(async () => {
  test = await startApp({ LIMIT_FACTOR: '10' });
  const rows = rowsOf(test);
  await rows.staff('seller');
  vendor = await staffSessionOf(test, 'seller');
  category = await rows.category();
});
afterAll(() => test.close());

type Form = Record<string, string>;
const send = (method: 'post' | 'put', path: string, fields: Form) => {
  const call = test.http[method](`/api/products/${path}`).set({
    Cookie: vendor.cookie,
    'X-XSRF-TOKEN': vendor.xsrf,
  });
  for (const [name, value] of Object.entries(fields)) void call.field(name, value);
  return call;
};
const add = (fields: Form) =>
  send('post', 'add-product', {
    name: 'Sneaker',
    price: '300',
    category_id: String(category),
    ...fields,
  });
const change = (id: number, fields: Form) => send('put', `update-product/${id}`, fields);
const json = JSON.stringify;

const NAVY = '#1F2A44';
const SHOE = [
  { size: '41', color: NAVY, stock: 0 },
  { size: '42', color: NAVY, stock: 3, code: 'SN-42', price: 320 },
  { size: '42', color: '#000000', stock: 2 },
];
const shoe = async (): Promise<number> =>
  (await add({ variants: json(SHOE) }).expect(201)).body.product.id;
const read = async (id: number) =>
  (await test.http.get(`/api/products/one/${id}`).expect(200)).body.product;
const variantsOf = async (id: number): Promise<object[]> =>
  (await read(id)).variants.map(({ id: _id, ...variant }: { id: number }) => variant);

/** Of what has no offer price. */
const NO_SALE = { struckAllowed: true, lowestPrice: null };

it('VAR-01 VAR-02 a product with variants has their sum, sizes and colors', async () => {
  const { body } = await add({ variants: json(SHOE), stock: '99', sizes: '["S"]' }).expect(201);
  expect(body.product).toMatchObject({
    stock: 5,
    sizes: '["41","42"]',
    colors: json([NAVY, '#000000']),
    soldOutSizes: '["41"]',
    soldOutColors: '[]',
    variants: [
      { size: '41', color: NAVY, stock: 0, code: null, price: null, offerPrice: null },
      { size: '42', color: NAVY, stock: 3, code: 'SN-42', price: 320 },
      { size: '42', color: '#000000', stock: 2, code: null, price: null, offerPrice: null },
    ],
  });
  // Shoppers are not told that a product is published.
  const { published, ...shown } = body.product;
  expect(published).toBe(true);
  expect(await read(shown.id)).toEqual(shown);
});

it('VAR-01 the database keeps sum, sizes and colors, whatever a statement writes', async () => {
  const id = await shoe();
  await test.db.query(`update products set stock = 900, sizes = '{XL}' where id = $1`, [id]);
  expect(await read(id)).toMatchObject({ stock: 5, sizes: '["41","42"]' });
  await test.db.query(`delete from product_variants where product_id = $1 and size = '41'`, [id]);
  expect(await read(id)).toMatchObject({ stock: 5, sizes: '["42"]', soldOutSizes: '[]' });
});

it('VAR-02 a change replaces the variants; an omitted stock stays', async () => {
  const id = await shoe();
  const variants = [
    { size: '42', color: NAVY },
    { size: '43', color: NAVY, stock: 7 },
  ];
  await change(id, { variants: json(variants) }).expect(200);
  expect(await variantsOf(id)).toEqual([
    { size: '42', color: NAVY, stock: 3, code: null, price: null, offerPrice: null, ...NO_SALE },
    { size: '43', color: NAVY, stock: 7, code: null, price: null, offerPrice: null, ...NO_SALE },
  ]);
  expect(await read(id)).toMatchObject({ stock: 10, version: expect.any(Number) });
});

it('VAR-02 an empty list returns to one stock', async () => {
  const id = await shoe();
  await change(id, { variants: '[]', stock: '8', sizes: '["41"]' }).expect(200);
  expect(await read(id)).toMatchObject({
    stock: 8,
    sizes: '["41"]',
    colors: json([NAVY, '#000000']),
    soldOutSizes: '[]',
    variants: [],
  });
});

it('VAR-02 the change history names the old and the new variants', async () => {
  const id = await shoe();
  await change(id, { variants: json([{ size: '42', stock: 1 }]) }).expect(200);
  const [entry] = await test.db.query(
    `select changes from audit where subject = 'products' and subject_id = $1
     order by id desc limit 1`,
    [id],
  );
  expect(entry.changes.variants).toEqual({
    from: `41/${NAVY}:0; 42/${NAVY}:3; 42/#000000:2`,
    to: '42:1',
  });
});

it.each([
  ['twice the same', [{ size: 'S' }, { size: 's' }], '#/variants/1'],
  ['a size only once', [{ size: 'S', color: NAVY }, { color: NAVY }], '#/variants/1/size'],
  ['a negative stock', [{ size: 'S', stock: -1 }], '#/variants/0/stock'],
  ['a price of 0', [{ size: 'S', price: 0 }], '#/variants/0/price'],
  ['a word as color', [{ color: 'navy' }], '#/variants/0/color'],
  ['an unknown field', [{ size: 'S', weight: 3 }], '#/variants/0/weight'],
  ['a text', ['S'], '#/variants'],
  ['too many', Array.from({ length: 251 }, (_, at) => ({ size: `S${at}` })), '#/variants'],
])('VAR-02 refuses %s', async (_what, variants, pointer) => {
  const { body } = await add({ variants: json(variants) });
  expect(body.errors[0]).toMatchObject({ pointer });
  expect([400, 422]).toContain(body.status);
});

it('VAR-03 a call without variants keeps its meaning, unless it would change the stock of several', async () => {
  const id = await shoe();
  const same = { stock: '5', sizes: '["41","42"]', colors: json([NAVY, '#000000']) };
  await change(id, { ...same, name: 'Trainer' }).expect(200);
  const before = await read(id);
  for (const [name, value] of [
    ['stock', '6'],
    ['sizes', '["41"]'],
    ['colors', '[]'],
  ] as const) {
    const { body } = await change(id, { name: 'Runner', [name]: value }).expect(409);
    expect(body).toMatchObject({ code: 'has_variants', errors: [{ pointer: `#/${name}` }] });
  }
  expect(await read(id)).toEqual(before);
});

it('VAR-03 the stock of a single variant is changed by a call without variants', async () => {
  const { body } = await add({ variants: json([{ size: '50 ml', stock: 2, price: 99 }]) });
  const { id } = body.product;
  await change(id, { stock: '6' }).expect(200);
  expect(await variantsOf(id)).toEqual([
    { size: '50 ml', color: '', stock: 6, code: null, price: 99, offerPrice: null, ...NO_SALE },
  ]);
});

it('VAR-07 a list names the sizes and colors that are sold out', async () => {
  const id = await shoe();
  await change(id, { name: 'Listed shoe' }).expect(200);
  await test.db.query(
    `update product_variants set stock = 0 where product_id = $1 and color = $2`,
    [id, NAVY],
  );
  const { body } = await test.http.get('/api/products/all?q=listed shoe').expect(200);
  expect(body.products).toMatchObject([
    { id, stock: 2, soldOutSizes: '["41"]', soldOutColors: json([NAVY]) },
  ]);
});

it('CARD-01 lists, suggestions and their order have the own price of a single variant; the product keeps its price', async () => {
  const size = { size: '75 ml', stock: 2, price: 450 };
  const { body } = await add({
    name: 'Vetiver flask',
    offerPrice: '250',
    variants: json([size]),
  }).expect(201);
  const { id } = body.product;
  expect(body.product).toMatchObject({ price: 300, offerPrice: 250 });
  const listed = async (query: string): Promise<object[]> =>
    (await test.http.get(`/api/products/all?q=vetiver flask${query}`).expect(200)).body.products;
  const costs = async (price: number, offerPrice: number | null) => {
    const row = { id, price, offerPrice };
    const paid = offerPrice ?? price;
    const { body: found } = await test.http.get('/api/products/search?q=vetiver').expect(200);
    expect(found.products).toMatchObject([row]);
    expect(await listed(`&priceMin=${paid}&priceMax=${paid}`)).toMatchObject([row]);
    expect(await listed(`&priceMin=${paid + 1}`)).toEqual([]);
    expect(await listed(`&priceMax=${paid - 1}`)).toEqual([]);
  };
  await costs(450, null);
  await change(id, { name: 'Vetiver flask, new', price: '310', offerPrice: '260' }).expect(200);
  await costs(450, null);
  await change(id, { variants: json([{ ...size, price: null }]) }).expect(200);
  await costs(310, 260);
  await change(id, { variants: json([size]) }).expect(200);
  await costs(450, null);
  await change(id, { variants: json([size, { size: '100 ml', stock: 1 }]) }).expect(200);
  await costs(310, 260);
  await change(id, { variants: json([size]) }).expect(200);
  await change(id, { variants: '[]' }).expect(200);
  await costs(310, 260);
});

it('CARD-06 lists show, filter and sort by the lowest price in stock of variants with their own', async () => {
  const variants = (small: number, medium: number, large: number) =>
    json([
      { size: '30 ml', stock: small, price: 120 },
      { size: '50 ml', stock: medium },
      { size: '75 ml', stock: large, price: 450 },
    ]);
  const { body } = await add({
    name: 'Saffron vial',
    offerPrice: '250',
    variants: variants(1, 2, 3),
  }).expect(201);
  const { id } = body.product;
  await rowsOf(test).listPricesAsked();
  const listed = async (query: string): Promise<object[]> =>
    (await test.http.get(`/api/products/all?q=saffron vial&${query}`).expect(200)).body.products;
  const costs = async (low: number, high: number) => {
    const row = { id, price: 300, offerPrice: 250, priceRange: { low, high } };
    expect(await read(id)).toMatchObject(row);
    const { body: found } = await test.http.get('/api/products/search?q=saffron vial').expect(200);
    expect(found.products).toMatchObject([row]);
    expect(await listed(`priceMin=${low}&priceMax=${low}&sort=price-low`)).toMatchObject([row]);
    expect(await listed(`priceMin=${low + 1}`)).toEqual([]);
    // Only the offer is a discount.
    expect(await listed('discount=10')).toHaveLength(low === 250 ? 1 : 0);
  };
  await costs(120, 450);
  await change(id, { variants: variants(0, 2, 3) }).expect(200);
  await costs(250, 450);
  await change(id, { variants: variants(0, 0, 3) }).expect(200);
  await costs(450, 450);
  await change(id, { variants: variants(0, 0, 0) }).expect(200);
  await costs(120, 450);
  await change(id, { variants: json([{ size: '50 ml', stock: 1 }]) }).expect(200);
  expect(await read(id)).toMatchObject({ priceRange: null });
});

it('VAR-13 keeps the given order of sizes and colors where the first size lacks a color', async () => {
  const variants = json([
    { size: '41', color: NAVY, stock: 1 },
    { size: '42', color: '#000000', stock: 1 },
  ]);
  const order = { sizes: '["41","42"]', colors: json(['#000000', NAVY]) };
  const { id } = (await add({ variants, ...order }).expect(201)).body.product;
  expect(await read(id)).toMatchObject(order);
  const turned = { sizes: '["42","41"]', colors: json([NAVY, '#000000']) };
  await change(id, { variants, ...turned }).expect(200);
  await change(id, { name: 'Renamed' }).expect(200);
  await test.db.query(`update product_variants set stock = 0 where product_id = $1`, [id]);
  expect(await read(id)).toMatchObject({ ...turned, soldOutSizes: turned.sizes });
  await change(id, { variants }).expect(200);
  expect(await read(id)).toMatchObject({ sizes: order.sizes, colors: turned.colors });
});

it('LOOK-08 an image loses its color with the color, and keeps it when a variant moves', async () => {
  const image = 'https://images.example.com/a.jpg';
  const other = 'https://images.example.com/b.jpg';
  const id = await shoe();
  await test.db.query('update products set images = $2 where id = $1', [id, [image, other]]);
  const imageColors = [
    { image, color: NAVY },
    { image: other, color: '#B3261E' },
  ];
  const red = [...SHOE, { size: '42', color: '#B3261E', stock: 1 }];
  await change(id, { variants: json(red), imageColors: json(imageColors) }).expect(200);
  expect((await read(id)).imageColors).toEqual(imageColors);
  await change(id, { variants: json([{ size: '44', color: NAVY, stock: 1 }]) }).expect(200);
  expect((await read(id)).imageColors).toEqual([{ image, color: NAVY }]);
  await test.db.query('update products set images = $2 where id = $1', [id, [other, image]]);
  expect((await read(id)).imageColors).toEqual([{ image, color: NAVY }]);
  await test.db.query('update products set images = $2 where id = $1', [id, [other]]);
  expect((await read(id)).imageColors).toEqual([]);
});
