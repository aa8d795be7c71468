import { rightsOf } from '@shop/shop-rules';
import { hashPassword } from '../../../src/platform/auth/passwords.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
  const hash = await hashPassword('Staff-pass-1');
  await test.db.query(
    `insert into staff (id, name, username, email, password_hash, about, type) values
      (1, 'Admin', 'admin', 'admin@example.com', $1, '', 'admin'),
      (101, 'Oud House', 'vendor1', 'vendor1@example.com', $1, 'Oud since 1990', 'subadmin')`,
    [hash],
  );
});
afterAll(() => test.close());

const login = (username: string, password = 'Staff-pass-1') =>
  test.http.post('/api/admin/login').send({ username, password });
const cookiesOf = (headers: Record<string, unknown>): string[] => {
  const set = headers['set-cookie'];
  return Array.isArray(set) ? set.map(String) : [];
};
const session = async (username: string) => {
  const { headers } = await login(username).expect(200);
  const cookies = cookiesOf(headers).map((cookie) => cookie.split(';')[0] ?? '');
  const xsrf = cookies.find((each) => each.startsWith('XSRF-TOKEN='))?.slice(11) ?? '';
  return { cookie: cookies.join('; '), xsrf };
};

it('API-66 returns the admin and sets the token as HttpOnly cookie', async () => {
  const { body, headers } = await login('admin').expect(200);
  expect(body).toEqual({
    success: true,
    message: 'Welcome back.',
    admin: {
      id: 1,
      name: 'Admin',
      username: 'admin',
      email: 'admin@example.com',
      about: '',
      aboutAr: '',
      image: null,
      type: 'admin',
      rights: rightsOf('admin'),
    },
  });
  const cookie = cookiesOf(headers).find((each) => each.startsWith('liwan_staff='));
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Strict/);
  expect(JSON.stringify(body)).not.toContain('eyJ');
});

it('ADM-LOGIN-04 rejects wrong credentials with the fixed message', async () => {
  const { body } = await login('admin', 'wrong').expect(401);
  expect(body).toMatchObject({ success: false, message: 'Invalid credentials' });
});

it('API-01 rejects a write by cookie without the anti-forgery token', async () => {
  const mine = await session('admin');
  const other = await session('vendor1');
  const logout = () => test.http.post('/api/admin/logout').set('Cookie', mine.cookie);
  await logout().expect(403);
  await logout().set('X-XSRF-TOKEN', other.xsrf).expect(403);
  await logout().set('X-XSRF-TOKEN', mine.xsrf).expect(200);
  await test.http.get('/api/admin/me').set('Cookie', mine.cookie).expect(401);
});

it('ADM-ROLE-08 accepts staff tokens as cookie only, not as bearer header', async () => {
  const { cookie } = await session('admin');
  await test.http.get('/api/admin/me').set('Cookie', cookie).expect(200);
  const token = cookie.match(/liwan_staff=([^;]+)/)?.[1] ?? '';
  await test.http.get('/api/admin/me').auth(token, { type: 'bearer' }).expect(401);
});

it('API-67 API-68 guests see a vendor without email, username and type', async () => {
  const list = await test.http.get('/api/admin/all').expect(200);
  const vendor = { id: 101, name: 'Oud House', about: 'Oud since 1990', aboutAr: '', image: null };
  expect(list.body).toEqual([vendor]);
  expect((await test.http.get('/api/admin/101').expect(200)).body).toEqual(vendor);
  await test.http.get('/api/admin/1').expect(404);
  const { cookie } = await session('admin');
  const full = await test.http.get('/api/admin/101').set('Cookie', cookie).expect(200);
  expect(full.body).toMatchObject({ email: 'vendor1@example.com', type: 'subadmin' });
});
