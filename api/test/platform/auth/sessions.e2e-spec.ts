import { generateKeyPairSync } from 'node:crypto';
import { JwtService, type JwtSignOptions } from '@nestjs/jwt';
import { Env, loadEnv } from '../../../src/platform/config/env.js';
import { SessionsService } from '../../../src/platform/auth/sessions/sessions.service.js';
import { SigningKeys } from '../../../src/platform/auth/sessions/signing-keys.js';
import {
  rowsOf,
  shopperOf,
  staffSessionOf,
  STAFF_PASSWORD,
  type Shopper,
} from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const PREVIOUS = 'the-key-of-last-year-is-still-known-here';

let test: TestApp;
let mona: Shopper;
let admin: number;
let vendor: number;
beforeAll(async () => {
  test = await startApp({ JWT_SECRET_PREVIOUS: PREVIOUS });
  mona = await shopperOf(test, 'mona');
  admin = await rowsOf(test).staff('boss', 'admin');
  vendor = await rowsOf(test).staff('seller');
});
afterAll(() => test.close());

const profile = ({ id }: Shopper, token: string) =>
  test.http.get(`/api/users/${id}`).auth(token, { type: 'bearer' });
const me = (token: string) => test.http.get('/api/admin/me').set('Cookie', `liwan_staff=${token}`);
const partsOf = (token: string) => token.split('.');
const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(partsOf(token)[1] ?? '', 'base64url').toString());
const text = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token of the open session with another signature. */
const forged = (change: JwtSignOptions & { claims?: object } = {}): string => {
  const { claims, ...options } = change;
  const { current } = test.app.get(SigningKeys);
  return new JwtService({}).sign(
    { ...claimsOf(mona.token), ...claims },
    { secret: current.secret, keyid: current.id, algorithm: 'HS256', ...options },
  );
};

it('S-12 forged tokens of this test are well-formed', async () => {
  await profile(mona, forged()).expect(200);
});

it('S-12 rejects a token without signature', async () => {
  const [head = '', body = '', signature = ''] = partsOf(mona.token);
  const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString());
  for (const alg of ['none', 'None', 'NONE'])
    await profile(mona, `${text({ alg, typ: 'JWT', kid })}.${body}.`).expect(401);
  await profile(mona, `${text({ alg: 'none', typ: 'JWT', kid })}.${body}.${signature}`).expect(401);
  await profile(mona, `${head}.${body}.`).expect(401);
});

it('S-12 rejects another algorithm, even with the right key', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const { current } = test.app.get(SigningKeys);
  await profile(mona, forged({ algorithm: 'HS512' })).expect(401);
  const rsa = new JwtService({ privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) });
  const signed = rsa.sign(claimsOf(mona.token), { algorithm: 'RS256', keyid: current.id });
  await profile(mona, signed).expect(401);
  await profile(mona, forged({ secret: pem })).expect(401);
});

it('S-12 rejects an unknown key, and a token without a key id', async () => {
  await profile(mona, forged({ secret: 'x'.repeat(40) })).expect(401);
  await profile(mona, forged({ keyid: 'unknown' })).expect(401);
  const { JWT_SECRET } = test.app.get(Env);
  const unnamed = new JwtService({ secret: JWT_SECRET }).sign(claimsOf(mona.token));
  await profile(mona, unnamed).expect(401);
});

it('S-12 rejects an expired token, another issuer and changed claims', async () => {
  const past = Math.floor(Date.now() / 1000) - 1;
  await profile(mona, forged({ claims: { exp: past } })).expect(401);
  await profile(mona, forged({ claims: { iss: 'another-issuer' } })).expect(401);
  const omar = await shopperOf(test, 'omar');
  await profile(omar, forged({ claims: { sub: String(omar.id) } })).expect(401);
  const [head, body = '', signature] = partsOf(mona.token);
  const changed = text({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: '1000' });
  await profile(mona, `${head}.${changed}.${signature}`).expect(401);
});

it('S-12 a token is valid for its own audience only', async () => {
  const { token } = await test.app.get(SessionsService).open('staff', admin);
  await me(token).expect(200);
  await me(mona.token).expect(401);
  await me(forged({ claims: { aud: 'staff' } })).expect(401);
  await profile(mona, token).expect(401);
  await test.http.get('/api/users/all').auth(token, { type: 'bearer' }).expect(401);
  await test.http
    .get(`/api/users/${mona.id}`)
    .set('Cookie', `liwan_staff=${mona.token}`)
    .expect(401);
});

it('S-12 deleting or expiring a session invalidates its token with the next request', async () => {
  const nora = await shopperOf(test, 'nora');
  await profile(nora, nora.token).expect(200);
  await test.db.query(
    `update sessions set expires_at = now() - interval '1 second' where actor_id = $1`,
    [nora.id],
  );
  await profile(nora, nora.token).expect(401);
});

it('S-12 logout, a new password and a deleted account invalidate a shopper’s token immediately', async () => {
  const sessions = test.app.get(SessionsService);
  const left = await shopperOf(test, 'left');
  await test.http.post('/api/users/logout').auth(left.token, { type: 'bearer' }).expect(200);
  await profile(left, left.token).expect(401);

  const { body } = await test.http.post('/api/users/register').send({
    name: 'Layla',
    email: 'layla@example.com',
    phone: '050 123 4567',
    password: 'A-good-password-1',
  });
  const layla = { id: body.user.id, token: (await sessions.open('shopper', body.user.id)).token };
  const elsewhere = (await sessions.open('shopper', layla.id)).token;
  await test.http
    .put(`/api/users/${layla.id}`)
    .auth(layla.token, { type: 'bearer' })
    .send({ password: 'Another-pass-2', currentPassword: 'A-good-password-1' })
    .expect(200);
  await profile(layla, elsewhere).expect(401);
  await profile(layla, layla.token).expect(200);

  await test.db.query('delete from users where id = $1', [layla.id]);
  await profile(layla, layla.token).expect(401);
});

it('S-12 a dashboard session ends with its password or its account, at the next request', async () => {
  const sessions = test.app.get(SessionsService);
  const boss = await staffSessionOf(test, 'boss');
  const byBoss = { Cookie: boss.cookie, 'X-XSRF-TOKEN': boss.xsrf };
  const sellers = (await sessions.open('staff', vendor)).token;
  await me(sellers).expect(200);
  await test.http
    .put(`/api/admin/${vendor}/password`)
    .set(byBoss)
    .send({ password: 'Another-pass-2' })
    .expect(200);
  await me(sellers).expect(401);

  const again = (await sessions.open('staff', vendor)).token;
  await test.http.delete(`/api/admin/${vendor}`).set(byBoss).expect(200);
  await me(again).expect(401);
  const revived = (await sessions.open('staff', vendor)).token;
  await me(revived).expect(401);
});

it('S-12 tokens of the previous key stay valid, and new tokens use the current key', async () => {
  const old = new SigningKeys(loadEnv({ JWT_SECRET: PREVIOUS })).current;
  await profile(mona, forged({ secret: old.secret, keyid: old.id })).expect(200);
  const { kid } = JSON.parse(Buffer.from(partsOf(mona.token)[0] ?? '', 'base64url').toString());
  expect(kid).toBe(test.app.get(SigningKeys).current.id);
  expect(kid).not.toBe(old.id);
  const keys = new SigningKeys(loadEnv({ JWT_SECRET: 'y'.repeat(40) }));
  expect(keys.keyOf(mona.token)).toBeUndefined();
});

it('TRANSPORT-12 the XSRF cookie is never read: one that another host has set admits and prevents nothing', async () => {
  const { cookie, xsrf } = await staffSessionOf(test, 'boss');
  const write = (header: string) =>
    test.http
      .post('/api/admin/logout')
      .set('Cookie', `${cookie}; XSRF-TOKEN=evil`)
      .set('X-XSRF-TOKEN', header);
  const refused = await write('evil').expect(403);
  expect(refused.body.code).toBe('forgery_refused');
  await write(xsrf).expect(200);
});

it('S-12 anti-forgery tokens of the previous key stay valid', async () => {
  const { id, token } = await test.app.get(SessionsService).open('staff', admin);
  const logout = (xsrf: string) =>
    test.http
      .post('/api/admin/logout')
      .set({ Cookie: `liwan_staff=${token}`, 'X-XSRF-TOKEN': xsrf });
  const signedBy = (secret: string) =>
    new SigningKeys(loadEnv({ JWT_SECRET: secret })).sign(`xsrf:${id}`);
  await logout(signedBy('y'.repeat(40))).expect(403);
  await logout(signedBy(PREVIOUS)).expect(200);
});

describe('a dashboard session', () => {
  let token: string;
  let id: string;
  beforeEach(async () => {
    ({ token, id } = await test.app.get(SessionsService).open('staff', admin));
  });
  const lastSeen = (ago: string) =>
    test.db.query('update sessions set last_seen_at = now() - $2::interval where id = $1', [
      id,
      ago,
    ]);
  const unseenFor = async (): Promise<number> => {
    const [row] = await test.db.query(
      'select extract(epoch from now() - last_seen_at)::float as seconds from sessions where id = $1',
      [id],
    );
    return row.seconds;
  };

  it('S-12 expires after half an hour without a request', async () => {
    await lastSeen('31 minutes');
    await me(token).expect(401);
    expect(await unseenFor()).toBeGreaterThan(1800);
  });

  it('S-12 is extended by use, recorded at most once a minute', async () => {
    await lastSeen('29 minutes');
    await me(token).expect(200);
    expect(await unseenFor()).toBeLessThan(60);
    await lastSeen('40 seconds');
    await me(token).expect(200);
    expect(await unseenFor()).toBeGreaterThanOrEqual(40);
  });

  it('S-12 expires after 8 hours, even if used', async () => {
    const [row] = await test.db.query(
      'select extract(epoch from expires_at - created_at)::float as seconds from sessions where id = $1',
      [id],
    );
    expect(Math.round(row.seconds / 60)).toBe(8 * 60);
    const { exp, iat } = claimsOf(token);
    expect(Number(exp) - Number(iat)).toBe(8 * 3600);
    await test.db.query(
      `update sessions set expires_at = now() - interval '1 second', last_seen_at = now() where id = $1`,
      [id],
    );
    await me(token).expect(401);
  });
});

it('S-12 a shopper’s session lasts 30 days, and 7 days without a request', async () => {
  const rare = await shopperOf(test, 'rare');
  const { exp, iat } = claimsOf(rare.token);
  expect(Number(exp) - Number(iat)).toBe(30 * 86_400);
  await test.db.query(
    `update sessions set last_seen_at = now() - interval '6 days' where actor_id = $1`,
    [rare.id],
  );
  await profile(rare, rare.token).expect(200);
  await test.db.query(
    `update sessions set last_seen_at = now() - interval '8 days' where actor_id = $1`,
    [rare.id],
  );
  await profile(rare, rare.token).expect(401);
});

it('S-10 the tests’ staff password is stored as argon2id of the agreed cost', async () => {
  const [row] = await test.db.query('select password_hash from staff where id = $1', [admin]);
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(row.password_hash).not.toContain(STAFF_PASSWORD);
});

it('S-12 an unavailable database ends no session', async () => {
  const runner = test.db.createQueryRunner();
  await runner.startTransaction();
  await runner.query('lock table sessions in access exclusive mode');
  await profile(mona, mona.token).expect(503);
  await runner.rollbackTransaction();
  await runner.release();
  await profile(mona, mona.token).expect(200);
});
