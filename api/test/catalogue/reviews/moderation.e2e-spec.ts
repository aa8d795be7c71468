import {
  rowsOf,
  shopperOf,
  staffSessionOf,
  type Shopper,
  type StaffSession,
} from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let boss: StaffSession;
let vendor: StaffSession;
let mona: Shopper;
let omar: Shopper;
let ring = 0;
let bag = 0;
const ids: Record<string, number> = {};

const send = (method: 'get' | 'put' | 'delete', path: string, { cookie, xsrf } = boss) =>
  test.http[method](`/api/reviews/${path}`).set({ Cookie: cookie, 'X-XSRF-TOKEN': xsrf });
const write = async (by: Shopper, productId: number, stars: number, comment: string) => {
  const { body } = await test.http
    .post('/api/reviews')
    .set('Authorization', `Bearer ${by.token}`)
    .send({ productId, stars, comment })
    .expect(201);
  return body.reviewId as number;
};
const listed = async (query: Record<string, unknown> = {}) => {
  const { body } = await send('get', 'all').query(query).expect(200);
  return body.reviews.map(({ id }: { id: number }) => id);
};
const hide = (id = 0, hidden = true) => send('put', `${id}/visibility`).send({ hidden });
const answer = (id = 0, reply = '', version = 1) =>
  send('put', `${id}/reply`).send({ reply, version });
const shown = async (product: number) => {
  const { body } = await test.http.get(`/api/reviews/product/${product}`).expect(200);
  return body.reviews;
};
const rating = async (product: number) => {
  const { body } = await test.http.get(`/api/products/one/${product}`).expect(200);
  return [body.product.rating, body.product.reviewCount];
};
const auditOf = (id = 0) =>
  test.db.query(
    `select action, label, changes from audit where subject = 'reviews' and subject_id = $1 order by id`,
    [id],
  );

beforeAll(async () => {
  test = await startApp();
  const rows = rowsOf(test);
  const vendor_id = await rows.staff('seller');
  await rows.staff('boss', 'admin');
  const category_id = await rows.category();
  ring = await rows.product({ category_id, vendor_id, name: 'Pearl Ring', name_ar: 'خاتم لؤلؤ' });
  bag = await rows.product({ category_id, vendor_id, name: 'Canvas 100% Bag' });
  boss = await staffSessionOf(test, 'boss');
  vendor = await staffSessionOf(test, 'seller');
  mona = await shopperOf(test, 'mona');
  omar = await shopperOf(test, 'omar');
  ids['monaRing'] = await write(mona, ring, 5, 'Shines in the sun');
  ids['omarRing'] = await write(omar, ring, 2, 'Too small');
  ids['monaBag'] = await write(mona, bag, 4, 'Holds everything');
});
afterAll(() => test.close());

it('MODER-01 lists reviews, newest first, by page, product, stars and text', async () => {
  const { monaRing, omarRing, monaBag } = ids;
  const { body } = await send('get', 'all').expect(200);
  expect(body.total).toBe(3);
  expect(body.reviews[1]).toMatchObject({
    id: omarRing,
    productId: ring,
    productName: 'Pearl Ring',
    productNameAr: 'خاتم لؤلؤ',
    shopper: 'omar Test',
    stars: 2,
    comment: 'Too small',
    hiddenAt: null,
    version: 1,
  });
  expect(await listed()).toEqual([monaBag, omarRing, monaRing]);
  expect(await listed({ limit: 2, page: 2 })).toEqual([monaRing]);
  expect(await listed({ product: ring })).toEqual([omarRing, monaRing]);
  expect(await listed({ product: ring, stars: 5 })).toEqual([monaRing]);
  expect(await listed({ q: 'SHINES' })).toEqual([monaRing]);
  expect(await listed({ q: 'لؤلؤ' })).toEqual([omarRing, monaRing]);
  expect(await listed({ q: 'omar@example.com' })).toEqual([omarRing]);
  expect(await listed({ q: '100%' })).toEqual([monaBag]);
  expect(await listed({ q: '%%' })).toEqual([]);
});

it.each([{ stars: 6 }, { state: 'lost' }, { limit: 1000 }, { page: 0 }, { q: 'x'.repeat(101) }])(
  'MODER-01 rejects the filter %j',
  async (query) => {
    await send('get', 'all').query(query).expect(400);
  },
);

it('MODER-02 a hidden review is at once in no list of the shop and does not count in the rating', async () => {
  expect(await rating(ring)).toEqual([3.5, 2]);
  const { body } = await hide(ids['omarRing']).expect(200);
  expect(body.review).toMatchObject({ id: ids['omarRing'], hiddenAt: expect.any(String) });
  expect(await rating(ring)).toEqual([5, 1]);
  expect(await shown(ring)).toMatchObject([{ id: ids['monaRing'] }]);
  expect(await listed({ state: 'hidden' })).toEqual([ids['omarRing']]);
  expect(await listed({ state: 'visible' })).toEqual([ids['monaBag'], ids['monaRing']]);
});

it('MODER-02 hiding twice changes nothing more, also at once; shown again it counts again', async () => {
  await Promise.all([hide(ids['omarRing']).expect(200), hide(ids['omarRing']).expect(200)]);
  expect(await rating(ring)).toEqual([5, 1]);
  await Promise.all([
    hide(ids['omarRing'], false).expect(200),
    hide(ids['omarRing'], false).expect(200),
  ]);
  expect(await rating(ring)).toEqual([3.5, 2]);
  expect(await shown(ring)).toHaveLength(2);
  expect(await auditOf(ids['omarRing'])).toMatchObject([
    { action: 'unpublished', label: 'Pearl Ring' },
    { action: 'published', label: 'Pearl Ring' },
  ]);
  await hide(999_999).expect(404);
});

it('MODER-03 the author of a hidden review cannot write a second one', async () => {
  await hide(ids['monaBag']).expect(200);
  const { body } = await test.http
    .post('/api/reviews')
    .set('Authorization', `Bearer ${mona.token}`)
    .send({ productId: bag, comment: 'Again' })
    .expect(409);
  expect(body).toMatchObject({
    code: 'already_reviewed',
    detail: 'You have already reviewed this product. Your review is not shown in the shop.',
  });
  // Deleting it would make room for the next one.
  await test.http
    .delete(`/api/reviews/${ids['monaBag']}`)
    .set('Authorization', `Bearer ${mona.token}`)
    .expect(404);
  await hide(ids['monaBag'], false).expect(200);
});

it('MODER-04 the shop answers a review once, changes the answer and removes it', async () => {
  const id = ids['monaRing'];
  const { body } = await answer(id, '  Thank you!  ').expect(200);
  expect(body.review).toMatchObject({ reply: 'Thank you!', version: 2 });
  expect(await shown(ring)).toContainEqual(
    expect.objectContaining({ id, reply: 'Thank you!', repliedAt: expect.any(String) }),
  );
  expect(await listed({ state: 'unanswered' })).not.toContain(id);
  await answer(id, 'Thank you, Mona.', 2).expect(200);
  await answer(id, '', 3).expect(200);
  const [, plain] = await shown(ring);
  expect(Object.keys(plain)).not.toContain('reply');
  expect(Object.keys(plain)).not.toContain('repliedAt');
  expect(await listed({ state: 'unanswered' })).toContain(id);
  expect(await auditOf(id)).toMatchObject([
    { action: 'answered', changes: { reply: { from: '', to: 'Thank you!' } } },
    { action: 'answered', changes: { reply: { from: 'Thank you!', to: 'Thank you, Mona.' } } },
    { action: 'answered', changes: { reply: { from: 'Thank you, Mona.', to: '' } } },
  ]);
  await answer(id, 'x'.repeat(2001), 4).expect(400);
  await answer(999_999, 'Hello').expect(404);
});

it('MODER-05 of two answers on one version one is refused, and nothing of it is stored', async () => {
  const id = ids['omarRing'];
  const { body } = await send('get', 'all').query({ q: 'too small' }).expect(200);
  const [{ version }] = body.reviews;
  const texts = ['We are sorry.', 'Please contact us.'];
  const answers = await Promise.all(texts.map((text) => answer(id, text, version)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = texts[answers.findIndex(({ status }) => status === 200)];
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile');
  expect((await shown(ring)).find((each: { id: number }) => each.id === id).reply).toBe(kept);
});

it('MODER-06 deleting a hidden review does not change the rating', async () => {
  await hide(ids['omarRing']).expect(200);
  await send('delete', String(ids['omarRing'])).expect(200);
  expect(await rating(ring)).toEqual([5, 1]);
  expect(await auditOf(ids['omarRing'])).toContainEqual(
    expect.objectContaining({ action: 'deleted', label: 'Pearl Ring' }),
  );
});

it('MODER-07 vendors neither list, hide nor answer reviews, also not of their own products', async () => {
  await send('get', 'all', vendor).expect(403);
  await send('put', `${ids['monaRing']}/visibility`, vendor).send({ hidden: true }).expect(403);
  const reply = { reply: 'Hello', version: 1 };
  const { body } = await send('put', `${ids['monaRing']}/reply`, vendor).send(reply).expect(403);
  expect(body.code).toBe('forbidden');
});
