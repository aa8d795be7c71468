import { rowsOf, shopperOf, type Shopper } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

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

it('API-48 WISH-02 adding a product twice stores one row, last added first', async () => {
  await change(mona, 'add', first).expect(200);
  await change(mona, 'add', second).expect(200);
  await change(mona, 'add', first).expect(200);
  expect(await liked(mona)).toEqual(['Second', 'First']);
  expect(await liked(omar)).toEqual([]);
});

it('API-47 returns products as lists do', async () => {
  const { body } = await test.http
    .get(`/api/users/${mona.id}/wishlist/products`)
    .set('Authorization', `Bearer ${mona.token}`);
  expect(body.products[0]).toMatchObject({ id: second, price: 100, images: '[]' });
});

it('API-49 WISH-02 removes a product; removing it again succeeds', async () => {
  await change(mona, 'remove', second).expect(200);
  await change(mona, 'remove', second).expect(200);
  expect(await liked(mona)).toEqual(['First']);
});

it('API-48 returns 404 for a product that is not public', async () => {
  await change(mona, 'add', 999_999).expect(404);
  await change(mona, 'add', hidden).expect(404);
});

it('API-47 API-48 API-49 refuse a guest and hide the wishlist of others', async () => {
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

it('API-48 rejects an invalid product id and unknown fields', async () => {
  await test.http
    .post(`/api/users/${mona.id}/wishlist/add`)
    .set('Authorization', `Bearer ${mona.token}`)
    .send({ productId: 'x', userId: omar.id })
    .expect(400);
});

it('API-48 a full wishlist accepts only products it contains, also if two are added at once', async () => {
  const nora = await shopperOf(test, 'nora');
  await test.db.query(
    `with made as (
       insert into products (name, price_fils, category_id, vendor_id, pay_fils)
       select 'Liked ' || n, 100, category_id, vendor_id, 100
       from generate_series(1, 499) n, (select * from products where id = $2) p
       returning id)
     insert into wishlist_items (user_id, product_id) select $1, id from made`,
    [nora.id, first],
  );
  const answers = await Promise.all([change(nora, 'add', first), change(nora, 'add', second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const [liked = 0, refused = 0] = answers[0].status === 200 ? [first, second] : [second, first];
  const { body } = await change(nora, 'add', refused).expect(422);
  expect(body).toMatchObject({ code: 'wishlist_full', error: expect.stringContaining('500') });
  await change(nora, 'add', liked).expect(200);
  await change(nora, 'remove', liked).expect(200);
  await change(nora, 'add', refused).expect(200);
});
