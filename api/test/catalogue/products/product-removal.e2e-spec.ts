import {
  rowsOf,
  shopperOf,
  staffSessionOf,
  type StaffSession,
} from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let rows: ReturnType<typeof rowsOf>;
let vendor: StaffSession;
let rival: StaffSession;
let admin: StaffSession;
const own = { category_id: 0, vendor_id: 0, brand_id: 0, tags: ['women'] };

beforeAll(async () => {
  test = await startApp();
  rows = rowsOf(test);
  own.vendor_id = await rows.staff('seller');
  own.category_id = await rows.category();
  own.brand_id = await rows.brand();
  await rows.staff('rival');
  await rows.staff('boss', 'admin');
  await rows.staff('watcher', 'ops');
  vendor = await staffSessionOf(test, 'seller');
  rival = await staffSessionOf(test, 'rival');
  admin = await staffSessionOf(test, 'boss');
});
afterAll(() => test.close());

const headers = ({ cookie, xsrf }: StaffSession) => ({ Cookie: cookie, 'X-XSRF-TOKEN': xsrf });
const remove = (id: number, by = vendor) =>
  test.http.delete(`/api/products/${id}`).set(headers(by));
const restore = (id: number, by = vendor) =>
  test.http.post(`/api/products/${id}/restore`).set(headers(by));
const removeAll = (ids: unknown, by = vendor) =>
  test.http.delete('/api/products/batch-delete').set(headers(by)).send({ ids });
const restoreAll = (ids: unknown, by = vendor) =>
  test.http.post('/api/products/batch-restore').set(headers(by)).send({ ids });
const some = (count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, () => rows.product(own)));
const live = async (ids: number[]): Promise<number[]> => {
  const found: { id: number }[] = await test.db.query(
    'select id from products where id = any($1) and deleted_at is null order by id',
    [ids],
  );
  return found.map(({ id }) => id);
};
const sorted = (ids: number[]): number[] => [...ids].sort((a, b) => a - b);
const total = async (path: string): Promise<number> =>
  (await test.http.get(`/api/products/${path}`).expect(200)).body.total;

it('API-13 OPEN-42 a deleted product disappears everywhere and is restored unchanged', async () => {
  const id = await rows.product({ ...own, name: 'Velvet Cape', images: ['cape.webp'], stock: 4 });
  const shopper = await shopperOf(test, 'mona');
  const bearer = { Authorization: `Bearer ${shopper.token}` };
  const wishlist = `/api/users/${shopper.id}/wishlist`;
  await test.http.post(`${wishlist}/add`).set(bearer).send({ productId: id }).expect(200);
  const seen = async () => {
    const [one, list, found, liked, quote, category] = await Promise.all([
      test.http.get(`/api/products/one/${id}`),
      test.http.get(`/api/products/all?brand=${own.brand_id}`),
      test.http.get('/api/products/search?q=velvet'),
      test.http.get(`${wishlist}/products`).set(bearer),
      test.http
        .post('/api/checkout/quote')
        .set(bearer)
        .send({ lines: [{ productId: id, quantity: 1 }], city: 'Dubai' }),
      test.http.get(`/api/categories/${own.category_id}`),
    ]);
    return {
      one: one.status,
      list: list.body.total,
      found: found.body.products.length,
      liked: liked.body.products.length,
      problem: quote.body.lines[0].problem,
      category: category.body.productCount,
    };
  };
  const here = { one: 200, list: 1, found: 1, liked: 1, problem: null, category: 1 };
  const gone = { one: 404, list: 0, found: 0, liked: 0, problem: 'unavailable', category: 0 };
  expect(await seen()).toEqual(here);
  const { body } = await remove(id).expect(200);
  expect(body).toMatchObject({ success: true, message: 'The product was deleted.' });
  expect(await seen()).toEqual(gone);
  await restore(id)
    .expect(200)
    .expect(({ body: { success } }) => expect(success).toBe(true));
  expect(await seen()).toEqual(here);
  const back = await test.http.get(`/api/products/one/${id}`).expect(200);
  expect(back.body.product).toMatchObject({ stock: 4, images: '["cape.webp"]', version: 3 });
});

it('API-13 deleting or restoring twice returns 404 and changes nothing', async () => {
  const [id = 0] = await some(1);
  await restore(id).expect(404);
  await remove(id).expect(200);
  await remove(id).expect(404);
  await restore(id).expect(200);
  await restore(id).expect(404);
  expect(await live([id])).toEqual([id]);
});

it('S-01 API-13 vendors delete and restore their own products, admins all', async () => {
  const [id = 0] = await some(1);
  await remove(id, rival).expect(404);
  expect(await live([id])).toEqual([id]);
  await remove(id).expect(200);
  await restore(id, rival).expect(404);
  expect(await live([id])).toEqual([]);
  await restore(id, admin).expect(200);
  await remove(id, admin).expect(200);
  await remove(999_999, admin).expect(404);
  await restore(999_999, admin).expect(404);
});

it('API-13 restores within 30 days, not later', async () => {
  const [early = 0, late = 0] = await some(2);
  const deleted = (id: number, age: string) =>
    test.db.query(`update products set deleted_at = now() - $2::interval where id = $1`, [id, age]);
  await deleted(early, '29 days 23 hours');
  await deleted(late, '30 days 1 minute');
  await restoreAll([early, late]).expect(404);
  await restore(late).expect(404);
  await restore(early).expect(200);
});

it('API-13 does not restore products of a deleted vendor', async () => {
  const former = await rows.staff('former');
  const id = await rows.product({ ...own, vendor_id: former });
  await remove(id, admin).expect(200);
  await test.db.query('update staff set deleted_at = now() where id = $1', [former]);
  await restore(id, admin).expect(404);
  expect(await live([id])).toEqual([]);
});

it('API-14 deletes several at once, returns their number, and restores them', async () => {
  const ids = await some(7);
  const before = await total(`category/${own.category_id}`);
  const { body } = await removeAll(ids).expect(200);
  expect(body).toMatchObject({ success: true, deleted: 7, ids });
  expect(await live(ids)).toEqual([]);
  expect(await total(`category/${own.category_id}`)).toBe(before - 7);
  const back = await restoreAll(ids).expect(200);
  expect(back.body).toMatchObject({ success: true, restored: 7, ids });
  expect(await total(`category/${own.category_id}?tag=women`)).toBe(before);
});

it('S-01 API-14 changes nothing if one product is unknown, deleted or of another vendor', async () => {
  const mine = await some(3);
  const foreign = await rows.product({ ...own, vendor_id: await rows.staff('third') });
  const deleted = (await some(1))[0] ?? 0;
  await remove(deleted).expect(200);
  for (const other of [foreign, 999_999, deleted]) {
    const { body } = await removeAll([...mine, other]).expect(404);
    expect(body).toMatchObject({ success: false, code: 'not_found' });
    expect(body.detail).not.toContain(String(other));
    expect(await live([...mine, foreign])).toEqual(sorted([...mine, foreign]));
  }
  await removeAll([...mine, foreign], admin).expect(200);
  await restoreAll([...mine, foreign]).expect(404);
  await restoreAll(mine, rival).expect(404);
  expect(await live([...mine, foreign])).toEqual([]);
  await restoreAll([...mine, foreign], admin).expect(200);
});

it.each([
  [[]],
  [[0]],
  [[-1]],
  [[1.5]],
  [['1']],
  [[null]],
  [[[1]]],
  [[1, 1]],
  [[2_147_483_648]],
  ['1,2'],
  [{ 0: 1 }],
  [undefined],
])('API-14 rejects the ids %j', async (ids) => {
  for (const call of [removeAll, restoreAll]) {
    const { body } = await call(ids, admin).expect(400);
    expect(Object.keys(body.fields)).toEqual(['ids']);
  }
});

it('API-14 accepts 500 at once, not 501', async () => {
  const made: { id: number }[] = await test.db.query(
    `insert into products (name, price_fils, category_id, vendor_id)
     select 'Many ' || n, 1000, $1, $2 from generate_series(1, 500) n returning id`,
    [own.category_id, own.vendor_id],
  );
  const ids = made.map(({ id }) => id);
  await removeAll([...ids, 1]).expect(400);
  await removeAll(ids).expect(200);
  expect(await live(ids)).toEqual([]);
});

it('API-14 of two simultaneous deletions of the same products one succeeds', async () => {
  const ids = await some(20);
  const before = await total(`all?vendor=${own.vendor_id}`);
  const answers = await Promise.all([
    removeAll(ids),
    removeAll([...ids].reverse()),
    removeAll(ids.slice(5), admin),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  const gone = answers[2].status === 200 ? 15 : 20;
  expect(await live(ids)).toHaveLength(20 - gone);
  expect(await total(`all?vendor=${own.vendor_id}`)).toBe(before - gone);
});

it('API-13 API-14 refuse guests, shoppers, ops and a missing anti-forgery token', async () => {
  const [id = 0] = await some(1);
  const { token } = await shopperOf(test, 'sara');
  const ops = await staffSessionOf(test, 'watcher');
  const calls = [
    () => test.http.delete(`/api/products/${id}`),
    () => test.http.post(`/api/products/${id}/restore`),
    () => test.http.delete('/api/products/batch-delete').send({ ids: [id] }),
    () => test.http.post('/api/products/batch-restore').send({ ids: [id] }),
  ];
  for (const call of calls) {
    await call().expect(401);
    await call().set('Authorization', `Bearer ${token}`).expect(403);
    await call().set(headers(ops)).expect(403);
    await call().set('Cookie', vendor.cookie).expect(403);
  }
  expect(await live([id])).toEqual([id]);
});
