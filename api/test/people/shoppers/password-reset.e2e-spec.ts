import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Sweeps } from '../../../src/app/worker/sweeps.js';
import { PasswordResetMail } from '../../../src/modules/people/passwords/password-reset-mail.js';
import { hashPassword } from '../../../src/platform/auth/passwords.js';
import { RedisClient } from '../../../src/platform/queues/redis-client.js';
import { SessionsService } from '../../../src/platform/auth/sessions/sessions.service.js';
import { delayLogins } from '../../support/login-delay.js';
import { startOrderShop, until, type OrderShop, type Shopper } from '../../support/order-shop.js';

const OLD = 'A-good-password-1';
const NEW = 'Another-pass-2';
const BREACHED = 'Velvet-lantern-42';

/** Knows one breached password. */
let breaches: Server;
let shop: OrderShop;
let hash: string;
let caller = 0;
beforeAll(async () => {
  const suffix = createHash('sha1').update(BREACHED).digest('hex').toUpperCase().slice(5);
  breaches = createServer((_request, response) => response.end(`${suffix}:37\r\n`));
  await once(breaches.listen(0, '127.0.0.1'), 'listening');
  const { port } = breaches.address() as AddressInfo;
  const BREACHED_PASSWORDS_URL = `http://127.0.0.1:${port}`;
  shop = await startOrderShop({ env: { TRUST_PROXY: '1', BREACHED_PASSWORDS_URL } });
  hash = await hashPassword(OLD);
});
afterAll(async () => {
  await shop.close();
  breaches.closeAllConnections();
  breaches.close();
});

const registered = async (row: { locale?: string } = {}): Promise<Shopper> => {
  const shopper = await shop.shopper();
  await shop.test.db.query('update users set password_hash = $2, locale = $3 where id = $1', [
    shopper.id,
    hash,
    row.locale ?? 'en',
  ]);
  return shopper;
};
const post = (path: string, body: object, from?: string) =>
  shop.test.http
    .post(`/api/users/${path}`)
    .set('X-Forwarded-For', from ?? `198.51.100.${(caller += 1)}`)
    .send(body);
const request = (email: string, from?: string) => post('request-password-reset', { email }, from);
const reset = (token: string, password = NEW) => post('reset-password', { token, password });
const login = (email: string, password: string, from?: string) =>
  post('login', { emailOrUsername: email, password }, from);
const profile = ({ id, token }: Shopper) =>
  shop.test.http.get(`/api/users/${id}`).auth(token, { type: 'bearer' });
/** The tokens in mails to an address, once there are this many. */
const tokensOf = async (email: string, count = 1): Promise<string[]> => {
  await until(async () => (await shop.mails(email)).length >= count, `${count} reset mails`);
  return (await shop.mails(email)).map(
    ({ text }) => /\/reset-password#token=([\w-]+)/.exec(text)?.[1] ?? '',
  );
};
const linkOf = async ({ email }: Shopper): Promise<string> => {
  await request(email).expect(200);
  const [token = ''] = await tokensOf(email);
  return token;
};

it('TRUST-49 the mailed link is still valid after a breached password was refused with it', async () => {
  const mona = await registered();
  const token = await linkOf(mona);
  const { body } = await reset(token, BREACHED).expect(400);
  expect(body.code).toBe('weak_password');
  await login(mona.email, OLD).expect(200);
  await reset(token).expect(200);
  await login(mona.email, NEW).expect(200);
});

it('AUTH-12 API-54 the mailed link sets a new password and ends every session', async () => {
  const mona = await registered();
  await profile(mona).expect(200);
  const token = await linkOf(mona);
  expect(token).toMatch(/^[\w-]{43}$/);
  const { body } = await reset(token).expect(200);
  expect(body).toEqual({
    success: true,
    message: 'Your password was changed.',
    email: mona.email,
  });
  await profile(mona).expect(401);
  await login(mona.email, OLD).expect(401);
  await login(mona.email, NEW).expect(200);
});

it('API-54 S-11 an unknown address gets the same message, and no mail is sent', async () => {
  const mona = await registered();
  const known = await request(mona.email).expect(200);
  const unknown = await request('unknown@example.com').expect(200);
  expect(unknown.body).toEqual(known.body);
  await tokensOf(mona.email);
  await until(async () => {
    const [row] = await shop.test.db.query(
      `select count(*)::int as open from outbox where topic = 'password.reset' and done_at is null`,
    );
    return row.open === 0;
  }, 'the end of all reset work');
  expect(await shop.mails('unknown@example.com')).toHaveLength(0);
});

it('S-13 a link is valid once', async () => {
  const mona = await registered();
  const token = await linkOf(mona);
  await reset(token).expect(200);
  const { body } = await reset(token, 'A-third-password-3').expect(400);
  expect(body).toMatchObject({ code: 'reset_link_invalid', success: false });
  await login(mona.email, NEW).expect(200);
});

it('AUTH-13 a truncated link gets the same message as a used one', async () => {
  const sentence = 'This link is no longer valid. Please request a new one.';
  for (const token of ['cut', 'x'.repeat(40)])
    expect((await reset(token).expect(400)).body.error).toBe(sentence);
});

it('S-13 of many simultaneous uses exactly one succeeds', async () => {
  const mona = await registered();
  const token = await linkOf(mona);
  const passwords = Array.from({ length: 8 }, (_, at) => `Parallel-pass-${at}`);
  const answers = await Promise.all(passwords.map((password) => reset(token, password)));
  const won = passwords.filter((_, at) => answers[at]?.status === 200);
  expect(won).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'reset_link_invalid')).toHaveLength(7);
  await login(mona.email, won[0] ?? '').expect(200);
});

it('S-13 a link expires after 10 minutes', async () => {
  const mona = await registered();
  const token = await linkOf(mona);
  const age = (by: string) =>
    shop.test.db.query(
      'update password_resets set expires_at = expires_at - $2::interval where user_id = $1',
      [mona.id, by],
    );
  await age('11 minutes');
  const { body } = await reset(token).expect(400);
  expect(body.code).toBe('reset_link_invalid');
  await login(mona.email, OLD).expect(200);
  await age('-2 minutes');
  await reset(token).expect(200);
});

it('S-13 a newer link invalidates the older one', async () => {
  const mona = await registered();
  const older = await linkOf(mona);
  await request(mona.email).expect(200);
  const newer = (await tokensOf(mona.email, 2)).find((token) => token !== older) ?? '';
  await reset(older).expect(400);
  await reset(newer).expect(200);
});

it('S-13 a mail that is sent twice has one link, and a used one is not mailed again', async () => {
  const mona = await registered();
  const token = await linkOf(mona);
  const [{ id }] = await shop.test.db.query('select id from password_resets where user_id = $1', [
    mona.id,
  ]);
  await shop.worker().get(PasswordResetMail).send('shopper', id);
  expect(await tokensOf(mona.email, 2)).toEqual([token, token]);
  await reset(token).expect(200);
  await shop.worker().get(PasswordResetMail).send('shopper', id);
  const sent = (await shop.mails(mona.email)).filter(({ text }) => text.includes('#token='));
  expect(sent).toHaveLength(2);
});

it('S-13 a link is valid for its own account only', async () => {
  const [mona, omar] = [await registered(), await registered()];
  const token = await linkOf(mona);
  await post('reset-password', { token, password: NEW, userId: omar.id }).expect(400);
  await post('reset-password', { token, password: NEW, email: omar.email }).expect(400);
  await reset(token).expect(200);
  await login(omar.email, OLD).expect(200);
  await profile(omar).expect(200);
});

it('S-13 the link has the shop’s address, whatever host the request names', async () => {
  const mona = await registered();
  await post('request-password-reset', { email: mona.email })
    .set('Host', 'evil.example')
    .set('X-Forwarded-Host', 'evil.example')
    .set('Origin', 'https://evil.example')
    .expect(200);
  await tokensOf(mona.email);
  const [mail] = await shop.mails(mona.email);
  expect(mail?.text).toContain(`${process.env['SHOP_URL']}/reset-password#token=`);
  expect(`${mail?.text} ${mail?.html} ${JSON.stringify(mail?.headers)}`).not.toContain('evil');
});

it('S-13 no table and no queue contains the token', async () => {
  const mona = await registered();
  const token = await linkOf(mona);
  const tables: { name: string }[] = await shop.test.db.query(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await shop.test.db.query(
      `select count(*)::int as count from "${name}" t where position($1 in t::text) > 0`,
      [token],
    );
    if (row.count > 0) found.push(name);
  }
  const { client } = shop.test.app.get(RedisClient);
  for (const key of await client.keys('*')) {
    const dump = await client.dumpBuffer(key);
    if (key.includes(token) || dump?.includes(token)) found.push(key);
  }
  expect(tables.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});

it('API-54 a password that breaks the rules does not consume the link', async () => {
  const mona = await registered();
  const token = await linkOf(mona);
  for (const weak of ['short', 'password123', mona.email])
    expect((await reset(token, weak).expect(400)).body.fields).toHaveProperty('password');
  await reset(token).expect(200);
});

it.each([
  { token: '' },
  { token: 'x'.repeat(43) },
  { token: "' or 1=1 --" },
  { token: { $ne: 1 } },
])('API-54 rejects %j', async (wrong) => {
  await post('reset-password', { password: NEW, ...wrong }).expect(400);
});

it('API-54 accepts three requests an hour per address and ten per caller', async () => {
  const mona = await registered();
  for (const email of [mona.email, 'unknown-three@example.com']) {
    for (let at = 0; at < 3; at += 1) await request(email).expect(200);
    const { headers } = await request(email.toUpperCase()).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3500);
  }
  const from = '203.0.113.200';
  for (let at = 0; at < 10; at += 1) await request(`ten-${at}@example.com`, from).expect(200);
  await request('ten-10@example.com', from).expect(429);
});

it('API-54 the mail to an Arabic shopper is in Arabic', async () => {
  const mona = await registered({ locale: 'ar' });
  await request(mona.email).expect(200);
  await tokensOf(mona.email);
  const [mail] = await shop.mails(mona.email);
  expect(mail?.subject).toBe('إعادة تعيين كلمة مرور حسابك في ليوان');
  expect(mail?.html).toContain('dir="rtl"');
});

it('S-12 a password change in the profile invalidates an open link', async () => {
  const mona = await registered();
  const token = await linkOf(mona);
  await shop.test.http
    .put(`/api/users/${mona.id}`)
    .auth(mona.token, { type: 'bearer' })
    .send({ password: NEW, currentPassword: OLD })
    .expect(200);
  await reset(token, 'A-third-password-3').expect(400);
});

it('S-09 a reset ends the lockout caused by guesses of others', async () => {
  const mona = await registered();
  await delayLogins(shop.test, () => login(mona.email, 'a-guess'));
  const here = '192.0.2.50';
  await login(mona.email, OLD, here).expect(429);
  const token = await linkOf(mona);
  await post('reset-password', { token, password: NEW }, here).expect(200);
  await login(mona.email, NEW, here).expect(200);
});

it('the sweep deletes expired sessions and links and keeps others', async () => {
  const [mona, omar] = [await registered(), await registered()];
  const { id } = await shop.test.app.get(SessionsService).open('shopper', mona.id);
  await linkOf(mona);
  await linkOf(omar);
  const { db } = shop.test;
  await db.query(`update sessions set expires_at = now() - interval '1 second' where id = $1`, [
    id,
  ]);
  await db.query(
    `update password_resets set expires_at = now() - interval '1 second' where user_id = $1`,
    [mona.id],
  );
  await shop.worker().get(Sweeps).sweep();
  const countOf = async (table: string, column: string, value: unknown) =>
    (await db.query(`select 1 from ${table} where ${column} = $1`, [value])).length;
  expect(await countOf('sessions', 'id', id)).toBe(0);
  expect(await countOf('password_resets', 'user_id', mona.id)).toBe(0);
  expect(await countOf('password_resets', 'user_id', omar.id)).toBe(1);
  await profile(mona).expect(200);
});
