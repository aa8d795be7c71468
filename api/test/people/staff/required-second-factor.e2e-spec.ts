import { randomBytes } from 'node:crypto';
import { codeOf, stepAt } from '../../../src/modules/people/staff/second-factor/totp.js';
import { SealedTexts } from '../../../src/platform/auth/sealed-texts.js';
import { SigningKeys } from '../../../src/platform/auth/sessions/signing-keys.js';
import { loadEnv } from '../../../src/platform/config/env.js';
import { STAFF_PASSWORD, rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { appOf } from '../../support/second-factors.js';
import { headersOf } from '../../support/staff-security.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const PREVIOUS = 'the-key-of-last-year-is-still-known-here';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ REQUIRE_SECOND_FACTOR: 'admins', JWT_SECRET_PREVIOUS: PREVIOUS });
});
afterAll(() => test.close());

const login = (username: string) =>
  test.http.post('/api/admin/login').send({ username, password: STAFF_PASSWORD });

it('S-21 TWOF-08 an admin without a second factor can do nothing but set it up', async () => {
  const id = await rowsOf(test).staff('boss', 'admin');
  const { body } = await login('boss').expect(200);
  expect(body.admin).toMatchObject({ id, setup: 'secondFactor', rights: [] });
  const by = headersOf(await staffSessionOf(test, 'boss'));
  const me = () => test.http.get('/api/admin/me').set(by).expect(200);
  expect((await me()).body).toMatchObject({ setup: 'secondFactor', rights: [] });
  for (const path of ['users/orders/all', 'users/all', 'admin/audit', 'list-views']) {
    const answer = await test.http.get(`/api/${path}`).set(by).expect(403);
    expect(answer.body.code).toBe('second_factor_required');
  }
  const write = await test.http.delete(`/api/admin/${id}`).set(by).expect(403);
  expect(write.body.code).toBe('second_factor_required');
  await test.http.put('/api/admin/account/profile').set(by).field({ about: 'x' }).expect(403);
  // On public routes the account is a guest.
  const hidden = await rowsOf(test).insert('banners', { title: 'Off', active: false });
  const { body: banners } = await test.http.get('/api/banners/all').set(by).expect(200);
  expect(banners.map((each: { id: number }) => each.id)).not.toContain(hidden);
  const { body: all } = await test.http.get('/api/admin/all?type=all').set(by).expect(200);
  expect(JSON.stringify(all)).not.toContain('username');

  const start = await test.http.post('/api/admin/account/second-factor').set(by).expect(201);
  const app = appOf(start.body.secret);
  await test.http
    .post('/api/admin/account/second-factor/activate')
    .set(by)
    .send({ code: app.code() })
    .expect(200);
  const { body: done } = await me();
  expect(done.setup).toBeUndefined();
  expect(done.rights).toContain('staff.manage');
  await test.http.get('/api/users/all').set(by).expect(200);
  // Without it, the account is as before.
  await test.http
    .post('/api/admin/account/second-factor/turn-off')
    .set(by)
    .send({ code: app.code(1) })
    .expect(200);
  expect((await me()).body).toMatchObject({ setup: 'secondFactor', rights: [] });
  const again = await test.http.get('/api/users/all').set(by).expect(403);
  expect(again.body.code).toBe('second_factor_required');
});

it('TWOF-08 with `admins` other roles may choose', async () => {
  await rowsOf(test).staff('seller');
  await rowsOf(test).staff('watcher', 'ops');
  for (const username of ['seller', 'watcher'])
    expect((await login(username).expect(200)).body.admin).not.toHaveProperty('setup');
});

it.each(['vendor', 'ops', 'admin'] as const)(
  'TRUST-45 with `staff` also an account of type %s sets one up first, and then has its rights',
  async (type) => {
    const all = await startApp({ REQUIRE_SECOND_FACTOR: 'staff' });
    try {
      await rowsOf(all).staff('member', type);
      const by = headersOf(await staffSessionOf(all, 'member'));
      const me = async () => (await all.http.get('/api/admin/me').set(by).expect(200)).body;
      expect(await me()).toMatchObject({ setup: 'secondFactor', rights: [] });
      const refused = await all.http.get('/api/users/orders/all').set(by).expect(403);
      expect(refused.body.code).toBe('second_factor_required');
      const start = await all.http.post('/api/admin/account/second-factor').set(by).expect(201);
      await all.http
        .post('/api/admin/account/second-factor/activate')
        .set(by)
        .send({ code: appOf(start.body.secret).code() })
        .expect(200);
      expect((await me()).setup).toBeUndefined();
      await all.http.get('/api/users/orders/all').set(by).expect(200);
    } finally {
      await all.close();
    }
  },
);

it('TWOF-08 production requires it by default, a local run does not', () => {
  expect(loadEnv({}).REQUIRE_SECOND_FACTOR).toBe('none');
  const local = Object.entries(loadEnv({})).filter(
    ([name, value]) => value !== undefined && name !== 'REQUIRE_SECOND_FACTOR',
  );
  const settings = Object.fromEntries(local.map(([name, value]) => [name, String(value)]));
  const secrets = {
    JWT_SECRET: randomBytes(24).toString('hex'),
    CARD_MERCHANT_KEY: randomBytes(32).toString('base64'),
    CARRIER_PASSWORD: 'another-password',
    CARRIER_PIN: '654321',
  };
  const production = { ...settings, ...secrets, NODE_ENV: 'production' };
  expect(loadEnv(production).REQUIRE_SECOND_FACTOR).toBe('staff');
  // The values of earlier versions.
  const required = (value: string) =>
    loadEnv({ REQUIRE_SECOND_FACTOR: value }).REQUIRE_SECOND_FACTOR;
  expect([required('true'), required('false')]).toEqual(['staff', 'none']);
  expect(() => required('some')).toThrow('REQUIRE_SECOND_FACTOR');
});

it('TWOF-10 after a change of the key codes are accepted, and the secret is encrypted again', async () => {
  const id = await rowsOf(test).staff('rotated');
  const owner = `second-factor:${id}`;
  const secret = randomBytes(20);
  const before = new SealedTexts(new SigningKeys(loadEnv({ JWT_SECRET: PREVIOUS })));
  await test.db.query(
    `insert into second_factors (staff_id, secret, active_since, recovery_salt)
     values ($1, $2, now(), 'c2FsdC1vZi10aGUtY29kZQ==')`,
    [id, before.seal(secret.toString('base64'), owner)],
  );
  const { body } = await login('rotated').expect(200);
  await test.http
    .post('/api/admin/login/code')
    .send({ token: body.signInToken, code: codeOf(secret, stepAt()) })
    .expect(200);
  const [row] = await test.db.query('select secret from second_factors where staff_id = $1', [id]);
  const sealed = test.app.get(SealedTexts);
  expect(sealed.isOld(row.secret)).toBe(false);
  expect(sealed.open(row.secret, owner)).toBe(secret.toString('base64'));
});
