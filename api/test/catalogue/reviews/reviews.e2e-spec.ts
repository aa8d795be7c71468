import { rowsOf, shopperOf, staffSessionOf, type Shopper } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let mona: Shopper;
let omar: Shopper;
let product = 0;

beforeAll(async () => {
  test = await startApp();
  const rows = rowsOf(test);
  const vendor_id = await rows.staff('seller');
  await rows.staff('boss', 'admin');
  product = await rows.product({ category_id: await rows.category(), vendor_id });
  mona = await shopperOf(test, 'mona');
  omar = await shopperOf(test, 'omar');
});
afterAll(() => test.close());

const write = (by: Shopper, body: object) =>
  test.http
    .post('/api/reviews')
    .set('Authorization', `Bearer ${by.token}`)
    .send({ productId: product, comment: 'Very good.', ...body });
const remove = (by: Shopper, review: number) =>
  test.http.delete(`/api/reviews/${review}`).set('Authorization', `Bearer ${by.token}`);
const rating = async () => {
  const { body } = await test.http.get(`/api/products/one/${product}`).expect(200);
  return [body.product.rating, body.product.reviewCount];
};
let first = 0;

it('API-45 adds a review by the caller and ignores the author in the body', async () => {
  const { body } = await write(mona, { userId: omar.id, username: 'omar', stars: 4 }).expect(201);
  first = body.reviewId;
  expect(body).toMatchObject({
    success: true,
    review: { id: first, productId: product, userId: mona.id, username: 'mona', stars: 4 },
  });
});

it('REV-04 defaults to 5 stars and stores the mean of all stars', async () => {
  await write(omar, { comment: '  Love it  ' }).expect(201);
  expect(await rating()).toEqual([4.5, 2]);
});

it('API-44 REV-02 REV-08 lists the reviews for guests, newest first', async () => {
  const { body } = await test.http.get(`/api/reviews/product/${product}`).expect(200);
  expect(body.success).toBe(true);
  expect(body.reviews).toMatchObject([
    { userId: omar.id, username: 'omar', stars: 5, comment: 'Love it' },
    { userId: mona.id, username: 'mona', stars: 4, comment: 'Very good.' },
  ]);
  expect(Object.keys(body.reviews[0]).sort()).toEqual(
    ['comment', 'created_at', 'id', 'productId', 'stars', 'userId', 'username'].sort(),
  );
});

it('shows the first name if the user name is a timestamp or an email address', async () => {
  await test.db.query("update users set username = '1763690000000' where id = $1", [omar.id]);
  await test.db.query("update users set username = 'mona@example.com' where id = $1", [mona.id]);
  const { body } = await test.http.get(`/api/reviews/product/${product}`).expect(200);
  const shown = body.reviews.map(({ username }: { username: string }) => username);
  expect(shown).toEqual(['omar', 'mona']);
});

it('stores one review per shopper and product, also if two are sent at once', async () => {
  const { body } = await write(mona, { stars: 1 }).expect(409);
  expect(body.code).toBe('already_reviewed');
  const nora = await shopperOf(test, 'nora');
  const answers = await Promise.all([write(nora, { stars: 3 }), write(nora, { stars: 3 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await rating()).toEqual([4, 3]);
});

it.each([
  { stars: 0 },
  { stars: 6 },
  { stars: 4.5 },
  { comment: '   ' },
  { comment: 'x'.repeat(2001) },
])('REV-05 rejects %j', async (wrong) => {
  await write(mona, wrong).expect(400);
});

it('API-45 returns 404 for an unknown product', async () => {
  await write(mona, { productId: 999_999 }).expect(404);
});

it('API-46 REV-06 deletes only the caller’s own review and lowers the rating', async () => {
  const { body } = await remove(omar, first).expect(404);
  expect(body.code).toBe('not_found');
  expect((await remove(mona, first).expect(200)).body.success).toBe(true);
  expect(await rating()).toEqual([4, 2]);
  await remove(mona, first).expect(404);
});

it('API-45 API-46 refuse a guest, staff may not write, an admin may delete', async () => {
  await test.http.post('/api/reviews').send({ productId: product, comment: 'x' }).expect(401);
  const { body } = await test.http.get(`/api/reviews/product/${product}`);
  const path = `/api/reviews/${body.reviews[0].id}`;
  await test.http.delete(path).expect(401);
  const { cookie, xsrf } = await staffSessionOf(test, 'boss');
  const asStaff = { Cookie: cookie, 'X-XSRF-TOKEN': xsrf };
  await test.http
    .post('/api/reviews')
    .set(asStaff)
    .send({ productId: product, comment: 'x' })
    .expect(403);
  const vendor = await staffSessionOf(test, 'seller');
  const asVendor = { Cookie: vendor.cookie, 'X-XSRF-TOKEN': vendor.xsrf };
  await test.http.delete(path).set(asVendor).expect(403);
  await test.http.delete(path).set({ Cookie: cookie }).expect(403);
  await test.http.delete(path).set(asStaff).expect(200);
});

it('API-45 accepts ten reviews an hour per shopper, also behind a shared address', async () => {
  const sara = await shopperOf(test, 'sara');
  const answers = [];
  for (let at = 0; at < 11; at += 1) answers.push(await write(sara, { stars: 5 }));
  expect(answers.map(({ status }) => status)).toEqual([201, ...Array<number>(9).fill(409), 429]);
  const huda = await shopperOf(test, 'huda');
  await write(huda, { stars: 5 }).expect(201);
});

it.each([{ id: 1 }, { type: 'admin' }, { created_at: '2020-01-01' }, { rating: 5 }])(
  'S-06 API-45 rejects %j',
  async (more) => {
    const lina = await shopperOf(test, `lina-${Object.keys(more)[0]}`);
    await write(lina, more).expect(400);
  },
);

it('API-44 returns an empty list for a product without reviews, and rejects an invalid id', async () => {
  const { body } = await test.http.get('/api/reviews/product/999999').expect(200);
  expect(body).toEqual({ success: true, reviews: [] });
  await test.http.get('/api/reviews/product/x').expect(400);
});
