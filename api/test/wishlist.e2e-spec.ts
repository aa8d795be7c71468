import { rowsOf, shopperOf, type Shopper } from './catalogue-rows.js';
import { startApp, type TestApp } from './test-app.js';

let test: TestApp;
let mona: Shopper;
let omar: Shopper;
let first = 0;
let second = 0;
let hidden = 0;

beforeAll(async () => {
  test = await startApp();
  const rows = rowsOf(test);
  const own = { category_id: await rows.category(), vendor_id: await rows.staff('seller') };
  first = await rows.product({ ...own, name: 'First' });
  second = await rows.product({ ...own, name: 'Second' });
  hidden = await rows.product({ ...own, name: 'Hidden', published: false });
  mona = await shopperOf(test, 'mona');
  omar = await shopperOf(test, 'omar');
});
afterAll(() => test.close());

const change = (by: Shopper, what: 'add' | 'remove', productId: number, of = by.id) =>
  test.http
    .post(`/api/users/${of}/wishlist/${what}`)
    .set('Authorization', `Bearer ${by.token}`)
    .send({ productId });
const liked = async (by: Shopper): Promise<string[]> => {
  const { body } = await test.http
    .get(`/api/users/${by.id}/wishlist/products`)
    .set('Authorization', `Bearer ${by.token}`)
    .expect(200);
  return body.products.map(({ name }: { name: string }) => name);
};

it('API-48 WISH-02 keeps one row when the same product is liked twice, last liked first', async () => {
  await change(mona, 'add', first).expect(200);
  await change(mona, 'add', second).expect(200);
  await change(mona, 'add', first).expect(200);
  expect(await liked(mona)).toEqual(['Second', 'First']);
  expect(await liked(omar)).toEqual([]);
});

it('API-47 answers products as lists do', async () => {
  const { body } = await test.http
    .get(`/api/users/${mona.id}/wishlist/products`)
    .set('Authorization', `Bearer ${mona.token}`);
  expect(body.products[0]).toMatchObject({ id: second, price: 100, images: '[]' });
});

it('API-49 WISH-02 removes a product; removing it again is no failure', async () => {
  await change(mona, 'remove', second).expect(200);
  await change(mona, 'remove', second).expect(200);
  expect(await liked(mona)).toEqual(['First']);
});

it('API-48 answers 404 for a product that cannot be seen', async () => {
  await change(mona, 'add', 999_999).expect(404);
  await change(mona, 'add', hidden).expect(404);
});

it('API-47 API-48 API-49 refuse a visitor and hide a foreign wishlist', async () => {
  const path = `/api/users/${mona.id}/wishlist`;
  await test.http.get(`${path}/products`).expect(401);
  await test.http.post(`${path}/add`).send({ productId: first }).expect(401);
  await test.http.post(`${path}/remove`).send({ productId: first }).expect(401);
  const bearer = `Bearer ${omar.token}`;
  await test.http.get(`${path}/products`).set('Authorization', bearer).expect(404);
  await change(omar, 'add', second, mona.id).expect(404);
  await change(omar, 'remove', first, mona.id).expect(404);
  expect(await liked(mona)).toEqual(['First']);
});

it('API-48 refuses a wrong product id and unknown fields', async () => {
  await test.http
    .post(`/api/users/${mona.id}/wishlist/add`)
    .set('Authorization', `Bearer ${mona.token}`)
    .send({ productId: 'x', userId: omar.id })
    .expect(400);
});
