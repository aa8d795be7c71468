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

interface Row {
  id: number;
  version: number;
  changed: boolean;
  problem: string | null;
  from: object | null;
  to: { price: number } | null;
}
const bulk = (ids: number[], input: object, by = vendor) =>
  test.http
    .post('/api/products/bulk-change')
    .set(headersOf(by))
    .send({ products: ids.map((id) => ({ id })), preview: false, ...input });
const pricesOf = async (ids: number[]): Promise<number[]> => {
  const found: { price_fils: number }[] = await test.db.query(
    'select price_fils from products where id = any($1) order by id',
    [ids],
  );
  return found.map(({ price_fils }) => price_fils);
};

it('GOODS-30 shows old and new prices before it changes them, rounded to 0.01 AED', async () => {
  const ids = [
    await rows.product({ ...own, price_fils: 9999 }),
    await rows.product({ ...own, price_fils: 1005 }),
  ];
  const price = { by: 'percent', value: 10 };
  const seen = await bulk(ids, { price, preview: true }).expect(200);
  expect(seen.body.products.map(({ from, to }: Row) => [from, to])).toMatchObject([
    [{ price: 99.99 }, { price: 109.99 }],
    [{ price: 10.05 }, { price: 11.06 }],
  ]);
  expect(await pricesOf(ids)).toEqual([9999, 1005]);
  const products = seen.body.products.map(({ id, version }: Row) => ({ id, version }));
  const { body } = await bulk(ids, { price, products }).expect(200);
  expect(body.changed).toBe(2);
  expect(await pricesOf(ids)).toEqual([10_999, 1106]);
  await bulk(ids, { price: { by: 'amount', value: -1.5 } }).expect(200);
  expect(await pricesOf(ids)).toEqual([10_849, 956]);
});

it('GOODS-31 each product has its own result: one with a problem does not prevent the others', async () => {
  const ids = [
    await rows.product({ ...own, price_fils: 10_000 }),
    await rows.product({ ...own, price_fils: 10_000, offer_price_fils: 9500 }),
    await rows.product({ ...own, price_fils: 400 }),
    await rows.product({ ...own, price_fils: 10_000, deleted_at: new Date() }),
  ];
  const { body } = await bulk(ids, { price: { by: 'amount', value: -10 } }).expect(200);
  expect(body.changed).toBe(1);
  expect(body.products.map(({ problem }: Row) => problem)).toEqual([
    null,
    'The offer price must be below the price.',
    'The new price must be between 0.01 and 1,000,000.',
    'This product was not found.',
  ]);
  expect(await pricesOf(ids)).toEqual([9000, 10_000, 400, 10_000]);
});

it('GOODS-32 a product that has changed since the preview stays as it is', async () => {
  const ids = [await rows.product(own), await rows.product(own)];
  const seen = await bulk(ids, { price: { by: 'amount', value: 5 }, preview: true });
  await test.db.query('update products set version = version + 1 where id = $1', [ids[0]]);
  const products = seen.body.products.map(({ id, version }: Row) => ({ id, version }));
  const { body } = await bulk(ids, { price: { by: 'amount', value: 5 }, products }).expect(200);
  expect(body.products.map(({ changed }: Row) => changed)).toEqual([false, true]);
  expect(body.products[0].problem).toBe('This product has changed since the preview.');
  expect(await pricesOf(ids)).toEqual([10_000, 10_500]);
});

it('GOODS-33 changes category, brand and offer, removes the last two, and records each product', async () => {
  const ids = [await rows.product(own), await rows.product(own)];
  const [category_id, brand, offer] = [
    await rows.category({ name: 'Shoes' }),
    await rows.brand(),
    await rows.offer(),
  ];
  const { body } = await bulk(ids, { category_id, brand, offer }).expect(200);
  expect(body.products[0].to).toMatchObject({ category_id, brand, offer });
  const again = await bulk(ids, { category_id, brand, offer }).expect(200);
  expect(again.body.changed).toBe(0);
  await bulk(ids, { brand: null, offer: null }).expect(200);
  const found = await test.db.query(
    'select category_id, brand_id, offer_id from products where id = any($1)',
    [ids],
  );
  const bare = { category_id, brand_id: null, offer_id: null };
  expect(found).toEqual([bare, bare]);
  const [entries] = await test.db.query(
    `select count(*)::integer as count from audit where subject = 'products' and subject_id = any($1)`,
    [ids],
  );
  expect(entries).toEqual({ count: 4 });
  const refused = await bulk(ids, { category_id: 999_999 }).expect(400);
  expect(Object.keys(refused.body.fields)).toEqual(['category_id']);
});

it('GOODS-58 adds tags of the menu of each category and removes tags', async () => {
  const [perfumes, bags] = [
    await rows.category({ name: 'Perfumes', tags: '{Women,oud}' }),
    await rows.category({ name: 'Bags', tags: '{Women}' }),
  ];
  const ids = [
    await rows.product({ ...own, category_id: perfumes, tags: '{old}' }),
    await rows.product({ ...own, category_id: bags, tags: '{women}' }),
  ];
  const tagsOf = async () =>
    (await test.db.query('select tags from products where id = any($1) order by id', [ids])).map(
      ({ tags }: { tags: string[] }) => tags,
    );
  const add = { tags: { by: 'add', values: ['Women', 'Oud'] } };
  const seen = await bulk(ids, { ...add, preview: true }).expect(200);
  expect(seen.body.products).toMatchObject([
    { changed: true, from: { tags: ['old'] }, to: { tags: ['old', 'Women', 'Oud'] } },
    { changed: false, problem: 'The menu of this category does not have this tag.' },
  ]);
  expect(await tagsOf()).toEqual([['old'], ['women']]);
  await bulk(ids, add).expect(200);
  expect(await tagsOf()).toEqual([['old', 'Women', 'Oud'], ['women']]);
  const removed = await bulk(ids, { tags: { by: 'remove', values: ['WOMEN', 'old'] } });
  expect(removed.body.changed).toBe(2);
  expect(await tagsOf()).toEqual([['Oud'], []]);
  await bulk(ids, { tags: { by: 'add', values: [] } }).expect(400);
  await bulk(ids, { category_id: perfumes, tags: { by: 'add', values: ['oud'] } }).expect(200);
  expect(await tagsOf()).toEqual([['Oud'], ['oud']]);
});

it('S-01 GOODS-34 vendors change their own products; at most 100 at once', async () => {
  const id = await rows.product(own);
  const price = { by: 'amount', value: 1 };
  const { body } = await bulk([id], { price }, rival).expect(200);
  expect(body).toMatchObject({ changed: 0, products: [{ id, name: '', from: null }] });
  await bulk([id], { price }, admin).expect(200);
  const many = Array.from({ length: 101 }, (_, at) => at + 1);
  await bulk(many, { price }).expect(400);
  await bulk([], { price }).expect(400);
  await bulk([id, id], { price }).expect(400);
  await bulk([id], { price: { by: 'half', value: 1 } }).expect(400);
  const { token } = await shopperOf(test, 'sara');
  const path = '/api/products/bulk-change';
  await test.http.post(path).send({}).expect(401);
  await test.http.post(path).set('Authorization', `Bearer ${token}`).send({}).expect(403);
});

it('GOODS-35 sizes and colors with their own prices keep them when prices change by percent', async () => {
  const id = await rows.product({ ...own, price_fils: 10_000 });
  const variant = (size: string, more = {}) =>
    rows.insert('product_variants', { product_id: id, size, stock: 3, ...more });
  await variant('S', { price_fils: 5000, offer_price_fils: 4000 });
  await variant('M');
  const price = { by: 'percent', value: 10 };
  const seen = await bulk([id], { price, preview: true }).expect(200);
  const [{ version, to }] = seen.body.products;
  expect(to).toMatchObject({ price: 110 });
  await bulk([id], { price, products: [{ id, version }] }).expect(200);
  const { body } = await test.http.get(`/api/products/one/${id}`).expect(200);
  expect(body.product).toMatchObject({
    price: 110,
    priceRange: { low: 40, high: 110 },
    variants: [
      { size: 'S', price: 50, offerPrice: 40 },
      { size: 'M', price: null, offerPrice: null },
    ],
  });
});
