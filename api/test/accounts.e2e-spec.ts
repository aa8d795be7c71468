import { startApp, type TestApp } from './test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const shopper = (email: string, more: object = {}) => ({
  name: 'Mariam Test',
  email,
  phone: '050 123 4567',
  password: 'A-good-password-1',
  ...more,
});

const register = (email: string, more: object = {}) =>
  test.http.post('/api/users/register').send(shopper(email, more));
const login = (emailOrUsername: string, password = 'A-good-password-1') =>
  test.http.post('/api/users/login').send({ emailOrUsername, password });
const loggedIn = async (email: string) => {
  await register(email).expect(201);
  const { body } = await login(email).expect(200);
  return { token: String(body.token), id: Number(body.user.id) };
};

it('API-51 AUTH-06 registers with defaults for what is left out', async () => {
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

it('API-51 points at each wrong field and stores nothing', async () => {
  const { body } = await test.http
    .post('/api/users/register')
    .send({ name: '', email: 'nobody', phone: '1', password: 'short' })
    .expect(400);
  expect(Object.keys(body.fields)).toEqual(['name', 'email']);
  expect(body.error).toBe(body.message);
  expect(body.requestId).toMatch(/\S/);
  const rows = await test.db.query("select 1 from users where email = 'nobody'");
  expect(rows).toHaveLength(0);
});

it('API-51 refuses a field that would raise rights', async () => {
  await register('role@example.com', { type: 'admin' }).expect(400);
});

it('AUTH-08 says which of e-mail and username is taken', async () => {
  await register('taken@example.com', { username: 'taken-name' }).expect(201);
  const email = await register('TAKEN@example.com').expect(409);
  expect(email.body.fields.email).toMatch(/exists already/);
  const username = await register('other@example.com', { username: 'Taken-Name' }).expect(409);
  expect(username.body.fields.username).toMatch(/taken/);
});

it('AUTH-01 API-50 logs in by e-mail address or username, in any case', async () => {
  await register('both@example.com', { username: 'both-ways' }).expect(201);
  for (const name of ['BOTH@example.com', 'both-ways']) {
    const { body } = await login(name).expect(200);
    expect(body.user.email).toBe('both@example.com');
    expect(body.token.split('.')).toHaveLength(3);
  }
});

it('AUTH-03 refuses an unknown account and a wrong password with the same words', async () => {
  await register('known@example.com').expect(201);
  const wrong = await login('known@example.com', 'not-the-password').expect(401);
  const unknown = await login('unknown@example.com', 'not-the-password').expect(401);
  expect(unknown.body.error).toBe(wrong.body.error);
});

it('API-52 PROF-07 shows a profile to its owner only, and never a password', async () => {
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

it('API-53 changes the password only with the current one and ends the other sessions', async () => {
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

it('saves the address of the profile, and an empty field says nothing', async () => {
  const me = await loggedIn('address@example.com');
  const { body } = await test.http
    .put(`/api/users/${me.id}`)
    .auth(me.token, { type: 'bearer' })
    .send({ city: ' Dubai ', area: 'Al Barsha', flat: '' })
    .expect(200);
  expect(body.user).toMatchObject({ city: 'Dubai', area: 'Al Barsha', flat: 'Undefined' });
});

it('AUTH-11 a token is dead after logout', async () => {
  const me = await loggedIn('logout@example.com');
  await test.http.post('/api/users/logout').auth(me.token, { type: 'bearer' }).expect(200);
  await test.http.get(`/api/users/${me.id}`).auth(me.token, { type: 'bearer' }).expect(401);
});

it('refuses a token without signature', async () => {
  const me = await loggedIn('forged@example.com');
  const [, payload] = me.token.split('.');
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  await test.http
    .get(`/api/users/${me.id}`)
    .auth(`${header}.${payload}.`, { type: 'bearer' })
    .expect(401);
});

it('answers Too Many Requests with a time to wait when one account is guessed at', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 21 }, () => login('guessed@example.com', 'guess')),
  );
  const refused = guesses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
});
