import { SellerInviteMail } from '../../../src/modules/people/seller-requests/seller-invite-mail.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { startOrderShop, until, type OrderShop } from '../../support/order-shop.js';

const PASSWORD = 'A-vendor-password-7';

let shop: OrderShop;
let boss: StaffSession;
beforeAll(async () => {
  shop = await startOrderShop({ env: { TRUST_PROXY: '1' } });
  const { staff } = rowsOf(shop.test);
  await staff('boss', 'admin');
  boss = await staffSessionOf(shop.test, 'boss');
});
afterAll(() => shop.close());

interface Request {
  id: number;
  name: string;
  email: string;
}
let count = 0;
const request = async (row: Record<string, unknown> = {}): Promise<Request> => {
  const name = `Oud House ${(count += 1)}`;
  const email = `oud-${count}-${Date.now()}@example.com`;
  const contact = { phone: '+971501234567', location: 'Dubai' };
  const id = await rowsOf(shop.test).insert('seller_requests', { name, email, ...contact, ...row });
  return { id, name, email };
};
const answer = (id: number, verb: 'approve' | 'refuse' | 'invite', body: object = {}) =>
  shop.test.http
    .post(`/api/seller/${id}/${verb}`)
    .set('Cookie', `${boss.cookie}; XSRF-TOKEN=${boss.xsrf}`)
    .set('X-XSRF-TOKEN', boss.xsrf)
    .send(body);
let caller = 0;
const choose = (token: string, password = PASSWORD) =>
  shop.test.http
    .post('/api/seller/choose-password')
    .set('X-Forwarded-For', `198.51.100.${(caller += 1)}`)
    .send({ token, password });
const signIn = (username: string, password = PASSWORD) =>
  shop.test.http
    .post('/api/admin/login')
    .set('X-Forwarded-For', `203.0.113.${(caller += 1)}`)
    .send({ username, password });
/** The tokens in mails to an address, the latest last, once there are this many. */
const tokensOf = async (email: string, expected = 1): Promise<string[]> => {
  const found = async () =>
    (await shop.mails(email)).flatMap(
      ({ text }) => /\/choose-password#token=([\w-]+)/.exec(text)?.[1] ?? [],
    );
  await until(async () => (await found()).length >= expected, `${expected} invitations`);
  return found();
};
const accounts = (email: string) =>
  shop.test.db.query('select * from staff where username = $1', [email]);
const stateOf = async (id: number): Promise<Record<string, unknown>> =>
  (await shop.test.db.query('select * from seller_requests where id = $1', [id]))[0];
const auditEntries = (id: number) =>
  shop.test.db.query(
    `select action, actor_name, label, changes from audit
     where subject = 'seller_requests' and subject_id = $1 order by id`,
    [id],
  );

it('ADM-SELL-02 approving creates a vendor, who sets a password with the mailed link and signs in', async () => {
  const { id, name, email } = await request();
  const { body } = await answer(id, 'approve').expect(200);
  expect(body.seller).toMatchObject({ id, state: 'approved', decided_by: 'The boss' });
  const [account] = await accounts(email);
  expect(account).toMatchObject({ id: body.seller.vendor, name, email, type: 'subadmin' });
  const [token = ''] = await tokensOf(email);
  expect(token).toMatch(/^[\w-]{43}$/);
  const chosen = await choose(token).expect(200);
  expect(chosen.body).toMatchObject({ success: true, username: email });
  const { body: signed } = await signIn(email).expect(200);
  expect(signed.admin).toMatchObject({ name, type: 'subadmin' });
});

it('ADM-SELL-02 the link has the host of the dashboard and the language of the request', async () => {
  const { id, email } = await request({ locale: 'ar' });
  await answer(id, 'approve').expect(200);
  await tokensOf(email);
  const [mail] = await shop.mails(email);
  expect(mail?.subject).toMatch(/ليوان/);
  expect(mail?.text).toMatch(/http:\/\/admin\.localhost:\d+\/choose-password#token=/);
});

it('ADM-SELL-02 S-02 no sign-in is possible before a password is set, and no table contains the token', async () => {
  const { id, email } = await request();
  await answer(id, 'approve').expect(200);
  const [token = ''] = await tokensOf(email);
  for (const password of ['', 'unknown', email]) {
    const { status } = await signIn(email, password || ' ');
    expect(status).toBe(401);
  }
  for (const table of ['seller_requests', 'outbox', 'mails', 'audit']) {
    const [row] = await shop.test.db.query(
      `select count(*)::int as count from ${table} t where t::text like $1`,
      [`%${token}%`],
    );
    expect({ table, count: row.count }).toEqual({ table, count: 0 });
  }
});

it('ADM-SELL-02 a link is valid once, also if used twice simultaneously', async () => {
  const { id, email } = await request();
  await answer(id, 'approve').expect(200);
  const [token = ''] = await tokensOf(email);
  const both = await Promise.all([choose(token), choose(token, 'Another-password-8')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const { body } = await choose(token).expect(400);
  expect(body).toMatchObject({ code: 'invite_invalid' });
});

it('ADM-SELL-02 a weak password is rejected and the link stays valid', async () => {
  const { id, email } = await request();
  await answer(id, 'approve').expect(200);
  const [token = ''] = await tokensOf(email);
  for (const weak of ['short', 'password', email]) {
    const { body } = await choose(token, weak).expect(400);
    expect(body.fields).toHaveProperty('password');
  }
  await choose(token).expect(200);
});

it('ADM-SELL-02 a link expires after seven days, and with the account', async () => {
  const [late, gone] = [await request(), await request()];
  for (const { id } of [late, gone]) await answer(id, 'approve').expect(200);
  const { invite_until } = await stateOf(late.id);
  const days = (new Date(String(invite_until)).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  const [[lateToken = ''], [goneToken = '']] = [
    await tokensOf(late.email),
    await tokensOf(gone.email),
  ];
  await shop.test.db.query('update seller_requests set invite_until = now() where id = $1', [
    late.id,
  ]);
  await shop.test.db.query('update staff set deleted_at = now() where username = $1', [gone.email]);
  await choose(lateToken).expect(400);
  await choose(goneToken).expect(400);
});

describe('STAFFPW-09 an invitation ends', () => {
  const invited = async () => {
    const { id, email } = await request();
    const { body } = await answer(id, 'approve').expect(200);
    const [token = ''] = await tokensOf(email);
    const set = (call: 'put' | 'delete', path: string) =>
      shop.test.http[call](`/api/admin/${path}`)
        .set('Cookie', `${boss.cookie}; XSRF-TOKEN=${boss.xsrf}`)
        .set('X-XSRF-TOKEN', boss.xsrf);
    return { id, email, token, vendor: Number(body.seller.vendor), set };
  };

  it('with a password from an admin, after which no link is mailed', async () => {
    const { id, token, vendor, set } = await invited();
    await set('put', `${vendor}/password`).send({ password: PASSWORD }).expect(200);
    expect((await choose(token).expect(400)).body.code).toBe('invite_invalid');
    expect((await answer(id, 'invite').expect(409)).body.code).toBe('seller_joined');
  });

  it('with a reset by mail', async () => {
    const { id, email, token } = await invited();
    const post = (path: string, body: object) =>
      shop.test.http
        .post(`/api/admin/${path}`)
        .set('X-Forwarded-For', `198.51.100.${(caller += 1)}`)
        .send(body);
    await post('request-password-reset', { username: email }).expect(200);
    const reset = async () =>
      (await shop.mails(email)).flatMap(
        ({ text }) => /\/reset-password#token=([\w-]+)/.exec(text)?.[1] ?? [],
      );
    await until(async () => (await reset()).length > 0, 'the reset link');
    const [link = ''] = await reset();
    await post('reset-password', { token: link, password: PASSWORD }).expect(200);
    await choose(token).expect(400);
    await answer(id, 'invite').expect(409);
  });

  it('with another address, to which a new one can be mailed', async () => {
    const { id, token, vendor, set } = await invited();
    const moved = `moved-${id}-${Date.now()}@example.com`;
    await set('put', `${vendor}`).field('email', moved).expect(200);
    await choose(token).expect(400);
    await answer(id, 'invite').expect(200);
    const [next = ''] = await tokensOf(moved);
    const { body } = await choose(next).expect(200);
    const audit = await shop.test.db.query(
      `select action from audit where subject = 'staff' and subject_id = $1 and actor_id = $1`,
      [vendor],
    );
    expect(audit).toEqual([{ action: 'password_reset' }]);
    expect(body.success).toBe(true);
  });

  it('with the account', async () => {
    const { id, token, vendor, set } = await invited();
    await set('delete', `${vendor}`).expect(200);
    await choose(token).expect(400);
    await answer(id, 'invite').expect(409);
  });
});

it('ADM-SELL-02 another link can be mailed until one was used; the previous one expires', async () => {
  const { id, email } = await request();
  await answer(id, 'invite').expect(409);
  await answer(id, 'approve').expect(200);
  const [first = ''] = await tokensOf(email);
  await answer(id, 'invite').expect(200);
  const second = (await tokensOf(email, 2)).find((token) => token !== first) ?? '';
  await choose(first).expect(400);
  await choose(second).expect(200);
  const { body } = await answer(id, 'invite').expect(409);
  expect(body.code).toBe('seller_joined');
});

it('ADM-SELL-02 a mail that is sent twice has one link', async () => {
  const { id, email } = await request();
  await answer(id, 'approve').expect(200);
  const [token = ''] = await tokensOf(email);
  await shop.worker().get(SellerInviteMail).send(id);
  expect(await tokensOf(email, 2)).toEqual([token, token]);
  await choose(token).expect(200);
});

it('ADM-SELL-03 refusing mails the reason and creates no account', async () => {
  const { id, email } = await request();
  const { body } = await answer(id, 'refuse', { reason: ' We have enough oud. ' }).expect(200);
  expect(body.seller).toMatchObject({
    state: 'refused',
    reason: 'We have enough oud.',
    decided_by: 'The boss',
    vendor: null,
  });
  await until(async () => (await shop.mails(email)).length > 0, 'the refusal');
  const [mail] = await shop.mails(email);
  expect(mail?.text).toContain('We have enough oud.');
  expect(await accounts(email)).toEqual([]);
});

it('SEO-02 an Arabic mail links to the Arabic home page by its one address', async () => {
  const { id, email } = await request();
  await shop.test.db.query(`update seller_requests set locale = 'ar' where id = $1`, [id]);
  await answer(id, 'refuse', { reason: 'Enough oud.' }).expect(200);
  await until(async () => (await shop.mails(email)).length > 0, 'the refusal');
  const [mail] = await shop.mails(email);
  const home = `${process.env['SHOP_URL']}/ar`;
  expect(mail?.text.split(/\s+/)).toContain(home);
});

it.each([{}, { reason: ' ' }, { reason: 'x'.repeat(501) }])(
  'ADM-SELL-03 refusing requires a reason: %j',
  async (body) => {
    const { id } = await request();
    await answer(id, 'refuse', body).expect(400);
    expect(await stateOf(id)).toMatchObject({ state: 'open' });
  },
);

it('ADM-SELL-04 a decision is final, except that a refused request can be approved', async () => {
  const [approved, refused] = [await request(), await request()];
  await answer(approved.id, 'approve').expect(200);
  await answer(refused.id, 'refuse', { reason: 'Not now.' }).expect(200);
  for (const [id, verb] of [
    [approved.id, 'approve'],
    [approved.id, 'refuse'],
    [refused.id, 'refuse'],
  ] as const) {
    const { body } = await answer(id, verb, verb === 'refuse' ? { reason: 'No.' } : {}).expect(409);
    expect(body.code).toBe('seller_decided');
  }
  const { body } = await answer(refused.id, 'approve').expect(200);
  expect(body.seller).toMatchObject({ state: 'approved', reason: null });
  await answer(99_999_999, 'approve').expect(404);
  await answer(99_999_999, 'refuse', { reason: 'No.' }).expect(404);
  await answer(99_999_999, 'invite').expect(404);
});

it('ADM-SELL-04 of two simultaneous approvals one creates the account', async () => {
  const { id, email } = await request();
  const both = await Promise.all([answer(id, 'approve'), answer(id, 'approve')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await accounts(email)).toHaveLength(1);
});

it('ADM-SELL-04 an address with an account cannot be approved, and the request stays open', async () => {
  const { id, email } = await request();
  await rowsOf(shop.test).staff(email);
  const { body } = await answer(id, 'approve').expect(409);
  expect(body.code).toBe('username_taken');
  expect(await stateOf(id)).toMatchObject({ state: 'open', staff_id: null });
});

it('ADM-AUD-01 ADM-SELL-04 decisions are audited', async () => {
  const { id, name } = await request();
  await answer(id, 'refuse', { reason: 'Not now.' }).expect(200);
  await answer(id, 'approve').expect(200);
  const by = { actor_name: 'The boss', label: name };
  expect(await auditEntries(id)).toMatchObject([
    { ...by, action: 'refused', changes: { state: { from: 'open', to: 'refused' } } },
    { ...by, action: 'approved', changes: { state: { from: 'refused', to: 'approved' } } },
  ]);
});

it('API-65 ADM-SELL-01 requests can be filtered by state', async () => {
  const { id } = await request();
  await answer(id, 'refuse', { reason: 'Not now.' }).expect(200);
  const list = (query: string) =>
    shop.test.http.get(`/api/seller/all-sellers?${query}`).set('Cookie', boss.cookie);
  const { body } = await list('state=refused').expect(200);
  expect(body.total).toBe(body.sellers.length);
  expect(body.sellers.map((each: Request) => each.id)).toContain(id);
  expect(new Set(body.sellers.map(({ state }: { state: string }) => state))).toEqual(
    new Set(['refused']),
  );
  await list('state=lost').expect(400);
});
