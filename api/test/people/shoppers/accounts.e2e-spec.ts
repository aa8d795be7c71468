import { hash } from '@node-rs/argon2';
import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { headersOf } from '../../support/content-shop.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ TRUST_PROXY: '1' });
});
afterAll(() => test.close());

const shopper = (email: string, more: object = {}) => ({
  name: 'Mariam Test',
  email,
  phone: '050 123 4567',
  password: 'A-good-password-1',
  ...more,
});

let caller = 0;
/** A different address per call, because limits count by address. */
const post = (path: string, body: object) =>
  test.http
    .post(`/api/users/${path}`)
    .set('X-Forwarded-For', `10.0.${(caller += 1) >> 8}.${caller & 255}`)
    .send(body);
const register = (email: string, more: object = {}) => post('register', shopper(email, more));
const login = (emailOrUsername: string, password = 'A-good-password-1') =>
  post('login', { emailOrUsername, password });
const loggedIn = async (email: string) => {
  await register(email).expect(201);
  const { body } = await login(email).expect(200);
  return { token: String(body.token), id: Number(body.user.id) };
};

it('API-51 AUTH-06 registers with defaults for omitted fields', async () => {
  const { body } = await register('First@Example.com').expect(201);
  expect(body).toMatchObject({
    success: true,
    user: {
      email: 'first@example.com',
      phone: '+971501234567',
      gender: 'Undefined',
      city: 'Undefined',
      area: 'Undefined',
      building: 'Undefined',
      flat: 'Undefined',
      wishList: [],
    },
  });
  expect(body.user.username).toMatch(/^\d{13}$/);
});

it.each(['٠٥٠ ١٢٣ ٤٥٦٧', '+۹۷۱ ۵۰ ۱۲۳ ۴۵۶۷'])(
  'CONST-20 accepts a phone number in %s digits',
  async (phone) => {
    const { body } = await register(`digits-${phone.length}@example.com`, { phone }).expect(201);
    expect(body.user.phone).toBe('+971501234567');
  },
);

it('PROF-30 the shopper can choose the language of the account', async () => {
  const registered = await register('language@example.com', { locale: 'ar' }).expect(201);
  expect(registered.body.user.locale).toBe('ar');
  const { body } = await login('language@example.com').expect(200);
  expect(body.user.locale).toBe('ar');
  const change = (locale: string) =>
    test.http
      .put(`/api/users/${body.user.id}`)
      .set('Authorization', `Bearer ${body.token}`)
      .send({ locale });
  expect((await change('en').expect(200)).body.user.locale).toBe('en');
  expect(Object.keys((await change('fr').expect(400)).body.fields)).toEqual(['locale']);
});

it('API-51 reports each invalid field and stores nothing', async () => {
  const { body } = await test.http
    .post('/api/users/register')
    .send({ name: '', email: 'no-address', phone: '1', password: 'short' })
    .expect(400);
  expect(Object.keys(body.fields)).toEqual(['name', 'email']);
  expect(body.error).toBe(body.message);
  expect(body.requestId).toMatch(/\S/);
  const rows = await test.db.query("select 1 from users where email = 'no-address'");
  expect(rows).toHaveLength(0);
});

it('API-51 rejects a field that would raise privileges', async () => {
  await register('role@example.com', { type: 'admin' }).expect(400);
});

it('AUTH-08 reports which of email address and username is taken', async () => {
  await register('taken@example.com', { username: 'taken-name' }).expect(201);
  const email = await register('TAKEN@example.com').expect(409);
  expect(email.body.fields.email).toMatch(/already exists/);
  const username = await register('other@example.com', { username: 'Taken-Name' }).expect(409);
  expect(username.body.fields.username).toMatch(/taken/);
});

it('AUTH-01 API-50 logs in by email address or username, ignoring case', async () => {
  await register('both@example.com', { username: 'both-ways' }).expect(201);
  for (const name of ['BOTH@example.com', 'both-ways']) {
    const { body } = await login(name).expect(200);
    expect(body.user.email).toBe('both@example.com');
    expect(body.token.split('.')).toHaveLength(3);
  }
});

it('AUTH-03 an unknown account and a wrong password get the same message', async () => {
  await register('known@example.com').expect(201);
  const wrong = await login('known@example.com', 'not-the-password').expect(401);
  const unknown = await login('unknown@example.com', 'not-the-password').expect(401);
  expect(unknown.body.error).toBe(wrong.body.error);
});

it('API-52 PROF-07 returns a profile to its owner only, never with a password', async () => {
  const mine = await loggedIn('mine@example.com');
  const other = await loggedIn('other-owner@example.com');
  await test.http.get(`/api/users/${mine.id}`).expect(401);
  await test.http.get(`/api/users/${mine.id}`).auth(other.token, { type: 'bearer' }).expect(404);
  const { body } = await test.http
    .get(`/api/users/${mine.id}`)
    .auth(mine.token, { type: 'bearer' })
    .expect(200);
  expect(body.email).toBe('mine@example.com');
  expect(JSON.stringify(body)).not.toMatch(/password|hash|argon2/i);
});

it('API-53 changes the password only with the current one and ends other sessions', async () => {
  const first = await loggedIn('change@example.com');
  const second = (await login('change@example.com').expect(200)).body;
  const put = (body: object) =>
    test.http.put(`/api/users/${first.id}`).auth(first.token, { type: 'bearer' }).send(body);
  const wrong = await put({ password: 'Another-pass-2', currentPassword: 'guess' }).expect(400);
  expect(wrong.body.fields.currentPassword).toMatch(/wrong/);
  const { body } = await put({
    password: 'Another-pass-2',
    currentPassword: 'A-good-password-1',
  }).expect(200);
  expect(body.message).toBe('Password updated successfully');
  const seen = (token: string) =>
    test.http.get(`/api/users/${first.id}`).auth(token, { type: 'bearer' });
  await seen(first.token).expect(200);
  await seen(second.token).expect(401);
  await login('change@example.com').expect(401);
  await login('change@example.com', 'Another-pass-2').expect(200);
});

it('API-53 stores the address of the profile; empty fields are ignored', async () => {
  const me = await loggedIn('address@example.com');
  const { body } = await test.http
    .put(`/api/users/${me.id}`)
    .auth(me.token, { type: 'bearer' })
    .send({ city: ' Dubai ', area: 'Al Barsha', flat: '' })
    .expect(200);
  expect(body.user).toMatchObject({ city: 'Dubai', area: 'Al Barsha', flat: 'Undefined' });
});

it('AUTH-11 logout invalidates the token', async () => {
  const me = await loggedIn('logout@example.com');
  await test.http.post('/api/users/logout').auth(me.token, { type: 'bearer' }).expect(200);
  await test.http.get(`/api/users/${me.id}`).auth(me.token, { type: 'bearer' }).expect(401);
});

it('AUTH-06 two registrations in the same millisecond get different usernames', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, at) => register(`same-time-${at}@example.com`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.user.username)).size).toBe(5);
});

it('API-51 of two simultaneous registrations of one address one succeeds', async () => {
  const answers = await Promise.all([register('race@example.com'), register('race@example.com')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

it('API-51 the email address of another account cannot be a username', async () => {
  const { body } = await register('thief@example.com', { username: 'Owner@example.com' }).expect(
    400,
  );
  expect(body.fields.username).toMatch(/email address/);
  await register('own@example.com', { username: 'Own@Example.com' }).expect(201);
});

it.each([
  ['short', /at least 8/],
  ['Password123', /too common/],
  ['weak@example.com', /different from the email/],
  ['x'.repeat(129), /128/],
])('API-51 rejects the password %j', async (password, why) => {
  const { body } = await register('weak@example.com', { password }).expect(400);
  expect(body.fields.password).toMatch(why);
});

const RIGHTS = [
  { type: 'admin' },
  { role: 'admin' },
  { id: 1 },
  { passwordHash: 'x' },
  { createdAt: '2020-01-01' },
  { rating: 5 },
];

it.each(RIGHTS)('S-06 API-51 API-53 reject %j', async (more) => {
  const me = await loggedIn(`rights-${Object.keys(more)[0]?.toLowerCase()}@example.com`);
  const before = await test.db.query('select * from users where id = $1', [me.id]);
  await register('raised@example.com', more).expect(400);
  await test.http
    .put(`/api/users/${me.id}`)
    .auth(me.token, { type: 'bearer' })
    .send({ name: 'Changed', ...more })
    .expect(400);
  expect(await test.db.query('select * from users where id = $1', [me.id])).toEqual(before);
});

it('S-06 API-53 a prototype in the body changes nothing', async () => {
  const me = await loggedIn('proto@example.com');
  await test.http
    .put(`/api/users/${me.id}`)
    .auth(me.token, { type: 'bearer' })
    .type('json')
    .send('{"name": "Mariam", "__proto__": {"type": "admin"}}');
  const { body } = await test.http.get(`/api/users/${me.id}`).auth(me.token, { type: 'bearer' });
  expect(body).not.toHaveProperty('type');
  expect(Object.prototype).not.toHaveProperty('type');
});

it.each([
  { email: 'new@example.com' },
  { username: 'new-name' },
  { name: '' },
  { name: null },
  { gender: null },
  { phone: '12' },
  { locale: 'fr' },
  { password: '', currentPassword: 'A-good-password-1' },
  { password: 'short', currentPassword: 'A-good-password-1' },
  { password: 'Another-pass-2' },
])('API-53 rejects %j and changes nothing', async (wrong) => {
  const me = await loggedIn('strict@example.com').catch(() => null);
  const { body } = me ? { body: {} } : await login('strict@example.com');
  const account = me ?? { id: body.user.id, token: body.token };
  const before = await test.db.query('select * from users where id = $1', [account.id]);
  await test.http
    .put(`/api/users/${account.id}`)
    .auth(account.token, { type: 'bearer' })
    .send({ city: 'Dubai', ...wrong })
    .expect(400);
  expect(await test.db.query('select * from users where id = $1', [account.id])).toEqual(before);
});

it('API-52 API-53 hide other accounts, refuse guests, and only admins read any', async () => {
  const mine = await loggedIn('hidden@example.com');
  const other = await loggedIn('curious@example.com');
  const path = `/api/users/${mine.id}`;
  await test.http.put(path).send({ name: 'X' }).expect(401);
  await test.http.put(path).auth(other.token, { type: 'bearer' }).send({ name: 'X' }).expect(404);
  await rowsOf(test).staff('boss', 'admin');
  await rowsOf(test).staff('seller');
  const as = async (name: string) => headersOf(await staffSessionOf(test, name));
  await test.http
    .get(path)
    .set(await as('boss'))
    .expect(200);
  await test.http
    .get('/api/users/999999')
    .set(await as('boss'))
    .expect(404);
  await test.http
    .get(path)
    .set(await as('seller'))
    .expect(403);
  await test.http
    .put(path)
    .set(await as('boss'))
    .send({ name: 'X' })
    .expect(403);
});

it('S-10 a password is stored as argon2id of the agreed cost, and counts beyond 72 bytes', async () => {
  const long = 'كلمة-سر-طويلة-'.repeat(6);
  await register('long@example.com', { password: `${long}1` }).expect(201);
  const [row] = await test.db.query(
    `select password_hash from users where email = 'long@example.com'`,
  );
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await login('long@example.com', `${long}2`).expect(401);
  await login('long@example.com', `${long}1`).expect(200);
});

it('S-10 a hash of another cost is renewed at the next login', async () => {
  const me = await loggedIn('cheap@example.com');
  const cheap = await hash('A-good-password-1', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await test.db.query('update users set password_hash = $2 where id = $1', [me.id, cheap]);
  const stored = async () =>
    (await test.db.query('select password_hash from users where id = $1', [me.id]))[0]
      .password_hash;
  await login('cheap@example.com', 'not-the-password').expect(401);
  expect(await stored()).toBe(cheap);
  await login('cheap@example.com').expect(200);
  expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await login('cheap@example.com').expect(200);
});
