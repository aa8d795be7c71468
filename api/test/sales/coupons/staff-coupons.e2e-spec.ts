import { randomBytes } from 'node:crypto';
import { rowsOf } from '../../support/catalogue-rows.js';
import { quoteWith } from '../../support/coupon-shop.js';
import { admin, payInCash, shop, shopper, useOrderShop } from '../../support/order-shop.js';

useOrderShop({ worker: false, env: { LIMIT_FACTOR: '50' } });

const newCode = () => `S${randomBytes(4).toString('hex').toUpperCase()}`;
const input = (more: object = {}) => ({
  code: newCode(),
  amount: null,
  percent: 10,
  target: 'goods',
  minimum: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerShopper: null,
  shopper: null,
  note: '',
  ...more,
});
const get = (path: string) =>
  shop.test.http.get(`/api/coupons/${path}`).set('Cookie', admin.cookie);
const post = (path: string, body: object = {}) =>
  shop.test.http
    .post(`/api/coupons/${path}`)
    .set('Cookie', admin.cookie)
    .set('X-XSRF-TOKEN', admin.xsrf)
    .send(body);
const add = async (more: object = {}) => (await post('add', input(more)).expect(201)).body.coupon;
const auditOf = (id: number) =>
  shop.test.db.query(
    `select action, label, changes from audit where subject = 'coupons' and subject_id = $1 order by id`,
    [id],
  );

it('COUPON-14 staff add a coupon that a shopper can use at once, and the audit log has it', async () => {
  const code = newCode();
  const coupon = await add({ code: code.toLowerCase(), amount: 12.5, percent: null, minimum: 50 });
  expect(coupon).toMatchObject({
    code,
    amount: 12.5,
    percent: null,
    target: 'goods',
    minimum: 50,
    endsAt: null,
    uses: 0,
    given: 0,
    state: 'running',
    isPersonal: false,
    shopper: null,
    version: 1,
  });
  const lines = [{ productId: await shop.product({ price_fils: 9999 }), quantity: 1 }];
  expect((await quoteWith(shop, { lines, coupon: code })).coupon.discount).toBe(12.5);
  expect(await auditOf(coupon.id)).toEqual([{ action: 'added', label: code, changes: {} }]);
});

it.each([
  [{ code: 'خصم10' }, 'code'],
  [{ code: 'A' }, 'code'],
  [{ amount: 5, percent: 5 }, 'percent'],
  [{ amount: null, percent: null }, 'amount'],
  [{ percent: 101 }, 'percent'],
  [{ amount: 0, percent: null }, 'amount'],
  [{ startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }, 'endsAt'],
  [{ maxUses: 0 }, 'maxUses'],
  [{ shopper: 'nobody@example.com' }, 'shopper'],
])('COUPON-14 %j is refused at its field', async (wrong, field) => {
  const { body } = await post('add', input(wrong)).expect(400);
  expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toContain(`#/${field}`);
});

it('COUPON-14 a code exists once, in any case', async () => {
  const { code } = await add();
  const { body } = await post('add', input({ code: code.toLowerCase() })).expect(409);
  expect(body).toMatchObject({ code: 'code_taken', errors: [{ pointer: '#/code' }] });
});

it('COUPON-15 a change of a colleague is never overwritten', async () => {
  const coupon = await add();
  const body = { ...input({ code: coupon.code, percent: 20 }), version: 1 };
  const changed = await post(`update/${coupon.id}`, body).expect(200);
  expect(changed.body.coupon).toMatchObject({ percent: 20, version: 2 });
  const late = await post(`update/${coupon.id}`, { ...body, percent: 30 }).expect(409);
  expect(late.body.code).toBe('changed_meanwhile');
  expect((await get(String(coupon.id)).expect(200)).body.coupon.percent).toBe(20);
  expect((await auditOf(coupon.id))[1]).toMatchObject({
    action: 'changed',
    changes: { percent: { from: 10, to: 20 } },
  });
});

it('COUPON-15 the limit cannot be below the uses, and an ended coupon keeps its orders', async () => {
  const coupon = await add({ maxUses: 5, startsAt: '2026-01-01T00:00:00.000Z' });
  for (const buyer of [shopper, await shop.shopper()]) {
    const lines = [{ productId: await shop.product(), quantity: 1 }];
    await payInCash(shop, buyer, lines).send({ coupon: coupon.code }).expect(201);
  }
  const lower = { ...input({ code: coupon.code, maxUses: 1 }), version: 1 };
  const { body } = await post(`update/${coupon.id}`, lower).expect(400);
  expect(body.errors).toEqual([
    { pointer: '#/maxUses', detail: 'It has already been used 2 times.' },
  ]);
  expect((await post(`${coupon.id}/end`).expect(200)).body.coupon).toMatchObject({
    state: 'ended',
    uses: 2,
    given: 20,
  });
  await post(`${coupon.id}/end`).expect(200);
  expect(await auditOf(coupon.id)).toHaveLength(2);
  const { uses, total } = (await get(`${coupon.id}/uses`).expect(200)).body;
  expect(total).toBe(2);
  expect(uses[0]).toMatchObject({ discount: 10, state: 'cod_confirmed', isReleased: false });
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  await payInCash(shop, await shop.shopper(), lines)
    .send({ coupon: coupon.code })
    .expect(422);
});

it('COUPON-15 one that has not begun can be ended', async () => {
  const { id } = await add({ startsAt: new Date(Date.now() + 86_400_000).toISOString() });
  expect((await get(String(id))).body.coupon.state).toBe('planned');
  expect((await post(`${id}/end`).expect(200)).body.coupon.state).toBe('ended');
});

it('COUPON-16 the list has states, sources and a search by code and email address', async () => {
  const { email } = await shop.shopper();
  const mine = await add({ shopper: email.toUpperCase() });
  expect(mine).toMatchObject({ isPersonal: true, shopper: email });
  const issued = newCode();
  await rowsOf(shop.test).insert('coupons', {
    code: issued,
    amount_fils: 2000,
    reason: 'late_parcel',
    source_order_id: 1,
    is_personal: true,
  });
  const codes = async (query: string): Promise<string[]> =>
    (await get(`all?${query}`).expect(200)).body.coupons.map(({ code }: { code: string }) => code);
  expect(await codes('limit=100')).toContain(mine.code);
  expect(await codes('limit=100')).not.toContain(issued);
  expect(await codes('source=issued')).toContain(issued);
  expect(await codes('state=ended&limit=100')).not.toContain(mine.code);
  expect(await codes(`search=${mine.code.slice(0, 5).toLowerCase()}`)).toContain(mine.code);
  expect(await codes(`search=${encodeURIComponent(email)}`)).toEqual([mine.code]);
  expect(await codes('search=%25')).toEqual([]);
  await get('999999999').expect(404);
  await get('999999999/uses').expect(404);
});

it('COUPON-17 an erased account leaves no contact in its coupon, which then has no owner', async () => {
  const buyer = await shop.shopper();
  const { code, id } = await add({ shopper: buyer.email });
  await shop.test.db.query('delete from users where id = $1', [buyer.id]);
  expect((await get(String(id))).body.coupon).toMatchObject({ isPersonal: true, shopper: null });
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  expect((await quoteWith(shop, { lines, coupon: code }, shopper)).coupon.problem).toBe(
    'coupon_unknown',
  );
});
