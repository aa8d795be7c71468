import { hashPassword } from '../../../src/platform/auth/passwords.js';
import { staffSessionOf } from '../../support/catalogue-rows.js';
import { delayLogins } from '../../support/login-delay.js';
import { startOrderShop, until, type OrderShop } from '../../support/order-shop.js';
import { secondFactorOf } from '../../support/second-factors.js';
import { headersOf, staffAccountsOf } from '../../support/staff-security.js';

const OLD = 'A-good-password-1';
const NEW = 'Cedar-and-salt-9';

let shop: OrderShop;
let hash: string;
let caller = 0;
beforeAll(async () => {
  shop = await startOrderShop({ env: { TRUST_PROXY: '1' } });
  hash = await hashPassword(OLD);
});
afterAll(() => shop.close());

const { anAccount } = staffAccountsOf(() => shop.test);
const registered = async () => {
  const account = await anAccount();
  await shop.test.db.query('update staff set password_hash = $2 where id = $1', [account.id, hash]);
  return { ...account, email: `${account.username}@example.com` };
};
const post = (path: string, body: object) =>
  shop.test.http
    .post(`/api/admin/${path}`)
    .set('X-Forwarded-For', `198.51.100.${(caller += 1)}`)
    .send(body);
const request = (username: string) => post('request-password-reset', { username });
const reset = (token: string, password = NEW) => post('reset-password', { token, password });
const login = (username: string, password: string) => post('login', { username, password });
const mailsTo = async (email: string, count = 1) => {
  await until(async () => (await shop.mails(email)).length >= count, `${count} mails`);
  return shop.mails(email);
};
const tokenIn = (text = '') => /\/reset-password#token=([\w-]+)/.exec(text)?.[1] ?? '';
const linkOf = async ({ username, email }: { username: string; email: string }) => {
  await request(username).expect(200);
  return tokenIn((await mailsTo(email)).at(-1)?.text);
};

it('STAFFPW-01 the mailed link sets a new password once, ends every session and is reported', async () => {
  const account = await registered();
  const token = await linkOf(account);
  expect(token).toMatch(/^[\w-]{43}$/);
  const [mail] = await mailsTo(account.email);
  expect(mail?.text).toMatch(/http:\/\/admin\.localhost:\d+\/reset-password#token=/);
  expect(mail?.text).toContain(account.username);
  const { body } = await reset(token).expect(200);
  expect(body).toEqual({
    success: true,
    message: 'Your password was changed.',
    username: account.username,
  });
  await shop.test.http.get('/api/admin/me').set(headersOf(account.by)).expect(401);
  await login(account.username, OLD).expect(401);
  await login(account.username, NEW).expect(200);
  expect((await reset(token).expect(400)).body.code).toBe('reset_link_invalid');
  const subjects = (await mailsTo(account.email, 2)).map(({ subject }) => subject);
  expect(subjects.some((subject) => /password was changed/.test(subject))).toBe(true);
});

it('STAFFPW-01 by email address too; an unknown account gets the same answer, and no mail is sent', async () => {
  const account = await registered();
  const known = await request(account.email.toUpperCase()).expect(200);
  const unknown = await request('unknown@example.com').expect(200);
  expect(unknown.body).toEqual(known.body);
  const nameless = await registered();
  await shop.test.db.query('update staff set email = null where id = $1', [nameless.id]);
  expect((await request(nameless.username).expect(200)).body).toEqual(known.body);
  await mailsTo(account.email);
  await until(async () => {
    const [row] = await shop.test.db.query(
      `select count(*)::int as open from outbox where topic = 'staff.reset' and done_at is null`,
    );
    return row.open === 0;
  }, 'the end of all reset work');
  for (const address of ['unknown@example.com', nameless.email])
    expect(await shop.mails(address)).toHaveLength(0);
});

it('STAFFPW-02 the token is stored as a hash, for 10 minutes, and is for staff alone', async () => {
  const account = await registered();
  const token = await linkOf(account);
  const rows = await shop.test.db.query('select * from password_resets where staff_id = $1', [
    account.id,
  ]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  const [{ minutes }] = await shop.test.db.query(
    `select extract(epoch from expires_at - created_at)::int / 60 as minutes
     from password_resets where staff_id = $1`,
    [account.id],
  );
  expect(minutes).toBe(10);
  const asShopper = await shop.test.http
    .post('/api/users/reset-password')
    .send({ token, password: NEW });
  expect(asShopper.body.code).toBe('reset_link_invalid');
  await shop.test.db.query(
    `update password_resets set expires_at = now() - interval '1 second' where staff_id = $1`,
    [account.id],
  );
  expect((await reset(token).expect(400)).body.code).toBe('reset_link_invalid');
});

it('STAFFPW-02 of many simultaneous uses one succeeds, and a weak password uses up no link', async () => {
  const account = await registered();
  const token = await linkOf(account);
  expect((await reset(token, 'password1').expect(400)).body.code).toBe('weak_password');
  expect((await reset(token, `${account.username}-11`).expect(400)).body.code).toBe(
    'weak_password',
  );
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, at) => reset(token, `Parallel-pass-${at}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('STAFFPW-02 a newer link, a new password and another email address end a link', async () => {
  const admin = await anAccount('admin');
  const put = (path: string) => shop.test.http.put(`/api/admin/${path}`).set(headersOf(admin.by));
  const refused = async (token: string) =>
    expect((await reset(token).expect(400)).body.code).toBe('reset_link_invalid');
  const account = await registered();
  const first = await linkOf(account);
  await request(account.username).expect(200);
  const tokens = (await mailsTo(account.email, 2)).map(({ text }) => tokenIn(text));
  await refused(first);
  await put(`${account.id}/password`).send({ password: 'Cumin-and-lime-7' }).expect(200);
  for (const token of tokens) await refused(token);
  const other = await registered();
  const third = await linkOf(other);
  await put(`${other.id}`).field('email', 'moved@example.com').expect(200);
  await refused(third);
});

it('STAFFPW-11 a reset is in the audit log as an action of the account', async () => {
  const account = await registered();
  await reset(await linkOf(account)).expect(200);
  const audit = await shop.test.db.query(
    `select action, actor_id from audit where subject = 'staff' and subject_id = $1`,
    [account.id],
  );
  expect(audit).toEqual([{ action: 'password_reset', actor_id: account.id }]);
});

it('STAFFPW-10 after a reset only its own browser is known and trusted', async () => {
  const account = await registered();
  const browserOf = ({ headers }: { headers: Record<string, unknown> }) =>
    /liwan_browser=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
  const former = browserOf(await login(account.username, OLD).expect(200));
  const own = browserOf(await reset(await linkOf(account)).expect(200));
  await delayLogins(shop.test, () => login(account.username, 'a-guess').expect(401));
  await login(account.username, NEW).set('Cookie', former).expect(429);
  const [{ count }] = await shop.test.db.query(
    'select count(*)::int as count from staff_browsers where staff_id = $1',
    [account.id],
  );
  expect(count).toBe(1);
  expect(own).not.toBe('');
});

it('STAFFPW-11 a deleted account has no links and challenges', async () => {
  const account = await registered();
  await linkOf(account);
  await shop.test.http
    .post('/api/admin/account/confirm/passkey')
    .set(headersOf(account.by))
    .expect(200);
  const admin = await anAccount('admin');
  await shop.test.http.delete(`/api/admin/${account.id}`).set(headersOf(admin.by)).expect(200);
  for (const table of ['password_resets', 'passkey_challenges'])
    expect(
      await shop.test.db.query(`select * from ${table} where staff_id = $1`, [account.id]),
    ).toEqual([]);
});

it('STAFFPW-03 a reset leaves the second factor on', async () => {
  const account = await registered();
  await secondFactorOf(shop.test, account.id, new Date());
  await reset(await linkOf(account)).expect(200);
  const { body } = await login(account.username, NEW).expect(200);
  expect(body.secondSteps).toEqual(['code']);
  expect(body.admin).toBeUndefined();
});

it('STAFFPW-04 an admin ends the sessions of a colleague; others cannot', async () => {
  const { id, username, by } = await anAccount('ops');
  const admin = await anAccount('admin');
  await staffSessionOf(shop.test, username);
  const call = (method: 'get' | 'delete', path: string, from = admin.by) =>
    shop.test.http[method](`/api/admin/${path}`).set(headersOf(from));
  const row = async () => {
    const { body } = await call('get', 'accounts/security').expect(200);
    return body.find((each: { id: number }) => each.id === id);
  };
  expect(await row()).toEqual({
    ...{ id, name: expect.any(String), username, type: 'ops' },
    ...{ activeSince: null, passkeys: 0, sessions: 2 },
  });
  await call('delete', `${admin.id}/sessions`, by).expect(403);
  await call('delete', `${id}/sessions`).expect(200);
  expect((await row()).sessions).toBe(0);
  await call('get', 'me', by).expect(401);
  await call('delete', '999999/sessions').expect(404);
  // The own session stays.
  await call('delete', `${admin.id}/sessions`).expect(200);
  await call('get', 'me').expect(200);
});

it('STAFFPW-05 a new password is not made of names of the account or the shop', async () => {
  const account = await registered();
  const { name } = (await shop.test.http.get('/api/settings').expect(200)).body;
  await shop.test.db.query(`update staff set name = 'Mariam Haddad' where id = $1`, [account.id]);
  const by = await staffSessionOf(shop.test, account.username);
  const change = (password: string) =>
    shop.test.http
      .post('/api/admin/account/password')
      .set(headersOf(by))
      .send({ currentPassword: OLD, password });
  const word = String(name.en ?? name);
  for (const password of [`${word}2026!`, `${word}-${word}`, 'haddad.77', 'MariamHaddad1']) {
    const { body } = await change(password).expect(400);
    expect(body).toMatchObject({ code: 'weak_password', fields: { password: expect.any(String) } });
  }
  await change(`${word}-and-cedar-and-salt`).expect(200);
  const register = (password: string) =>
    shop.test.http.post('/api/users/register').send({
      ...{ name: 'Layla Hassan', email: 'layla.h@example.com', phone: '0501234567' },
      password,
    });
  for (const password of [`${word}2026!`, 'Hassan-2026'])
    expect((await register(password).expect(400)).body.code).toBe('weak_password');
  await register('Saffron-and-salt-9').expect(201);
});
