import { hashPassword } from '../../../src/platform/auth/passwords.js';
import { SessionsService } from '../../../src/platform/auth/sessions/sessions.service.js';
import { MailWriter } from '../../../src/modules/sales/mails/mail-writer.js';
import { Mail } from '../../../src/modules/sales/mails/mail.entity.js';
import { rowsOf } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const PASSWORD = 'A-good-password-1';

let test: TestApp;
let hash: string;
let made = 0;
beforeAll(async () => {
  test = await startApp({
    TRUST_PROXY: '1',
    LIMIT_FACTOR: '100',
    SHOPPER_SESSION_DAYS: '3',
    SHOPPER_IDLE_DAYS: '2',
  });
  hash = await hashPassword(PASSWORD);
});
afterAll(() => test.close());

interface Account {
  id: number;
  email: string;
}
const anAccount = async (row: Record<string, unknown> = {}): Promise<Account> => {
  const username = `rana-${(made += 1)}`;
  const email = `${username}@example.com`;
  const id = await rowsOf(test).insert('users', {
    name: 'Rana',
    email,
    phone: '+971501234567',
    username,
    password_hash: hash,
    email_verified_at: new Date(),
    ...row,
  });
  return { id, email };
};
const login = ({ email }: Account, { agent = CHROME, browser = '' } = {}) =>
  test.http
    .post('/api/users/login')
    .set({ 'User-Agent': agent, 'X-Forwarded-For': '203.0.113.77', Cookie: browser })
    .send({ emailOrUsername: email, password: PASSWORD })
    .expect(200);
const tokenOf = async (account: Account, more = {}): Promise<string> =>
  (await login(account, more)).body.token;
const call = (method: 'get' | 'delete', { id }: Account, token: string, path = '') =>
  test.http[method](`/api/users/${id}${path}`).auth(token, { type: 'bearer' });
interface Listed {
  id: string;
  current: boolean;
}
const list = async (account: Account, token: string): Promise<Listed[]> =>
  (await call('get', account, token, '/sessions').expect(200)).body;
const browserOf = (headers: Record<string, unknown>): string =>
  /liwan_browser=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
const mailsTo = async ({ email }: Account): Promise<string[]> =>
  (await test.db.query('select template from mails where recipient = $1 order by id', [email])).map(
    ({ template }: { template: string }) => template,
  );
const idOf = async (account: Account, token: string): Promise<string> =>
  (await list(account, token)).find(({ current }) => current)?.id ?? '';

it('SHOPPER-08 lists browser, system, network and the session of the call', async () => {
  const rana = await anAccount();
  await tokenOf(rana);
  const token = await tokenOf(rana, { agent: FIREFOX });
  const body = await list(rana, token);
  const details = { network: '203.0.113.0/24', id: expect.any(String) };
  const times = { signedInAt: expect.any(String), lastSeenAt: expect.any(String) };
  expect(body).toHaveLength(2);
  expect(body).toContainEqual({
    ...{ browser: 'Firefox', system: 'Linux', current: true },
    ...details,
    ...times,
  });
  expect(body).toContainEqual({
    ...{ browser: 'Chrome', system: 'Windows', current: false },
    ...details,
    ...times,
  });
  expect(JSON.stringify(body)).not.toContain('203.0.113.77');
});

it('SHOPPER-08 ends one session, or all others; never those of another account', async () => {
  const [rana, omar] = [await anAccount(), await anAccount()];
  const [first, second, third] = [await tokenOf(rana), await tokenOf(rana), await tokenOf(rana)];
  const his = await tokenOf(omar);
  const end = (id: string, token = first) => call('delete', rana, token, `/sessions/${id}`);
  await end(await idOf(omar, his)).expect(404);
  await call('delete', omar, first, '/sessions').expect(404);
  await call('get', omar, first, '/sessions').expect(404);
  await end('not-an-id').expect(400);
  const id = await idOf(rana, second);
  await end(id).expect(200);
  await call('get', rana, second).expect(401);
  await end(id).expect(404);
  await call('delete', rana, first, '/sessions').expect(200);
  await call('get', rana, third).expect(401);
  expect(await list(rana, first)).toEqual([expect.objectContaining({ current: true })]);
  await call('get', omar, his).expect(200);
});

it('TRUST-64 TRUST-65 a shopper logs in again before ending sessions that were opened long ago, which ends the one of the call', async () => {
  const rana = await anAccount();
  const [first, second] = [await tokenOf(rana), await tokenOf(rana)];
  await test.db.query(
    `update sessions set confirmed_at = now() - interval '16 minutes' where actor_id = $1`,
    [rana.id],
  );
  for (const path of ['/sessions', `/sessions/${await idOf(rana, second)}`]) {
    const { body } = await call('delete', rana, first, path).expect(403);
    expect(body).toMatchObject({
      code: 'reauthentication_required',
      detail: 'Please log in again first.',
    });
  }
  const { body } = await login(rana).auth(first, { type: 'bearer' });
  await call('get', rana, first).expect(401);
  // A token that is not valid ends nothing.
  await login(rana).auth(`${second}x`, { type: 'bearer' });
  expect(await list(rana, body.token)).toHaveLength(3);
  await call('delete', rana, body.token, `/sessions/${await idOf(rana, second)}`).expect(200);
  await call('delete', rana, body.token, '/sessions').expect(200);
  expect(await list(rana, body.token)).toHaveLength(1);
});

it('SHOPPER-08 a shopper and staff with the same id have sessions of their own', async () => {
  const rana = await anAccount();
  const token = await tokenOf(rana);
  const sessions = test.app.get(SessionsService);
  const staff = await sessions.open('staff', rana.id);
  expect(await list(rana, token)).toHaveLength(1);
  await call('delete', rana, token, `/sessions/${staff.id}`).expect(404);
  await call('delete', rana, token, '/sessions').expect(200);
  expect(await sessions.of('staff', rana.id)).toHaveLength(1);
});

describe('SHOPPER-09 a session ends', () => {
  const age = (column: string, by: string, id: string) =>
    test.db.query(`update sessions set ${column} = ${column} - $2::interval where id = $1`, [
      id,
      by,
    ]);

  it('after SHOPPER_IDLE_DAYS without a request, and leaves the list', async () => {
    const rana = await anAccount();
    const [token, other] = [await tokenOf(rana), await tokenOf(rana)];
    const id = await idOf(rana, token);
    await age('last_seen_at', '47 hours', id);
    await call('get', rana, token).expect(200);
    // That request was recorded.
    await age('last_seen_at', '47 hours', id);
    await call('get', rana, token).expect(200);
    await age('last_seen_at', '49 hours', id);
    await call('get', rana, token).expect(401);
    expect((await list(rana, other)).map((each) => each.id)).not.toContain(id);
  });

  it('after SHOPPER_SESSION_DAYS, however it is used', async () => {
    const rana = await anAccount();
    const token = await tokenOf(rana);
    const id = await idOf(rana, token);
    const [{ hours }] = await test.db.query(
      `select extract(epoch from expires_at - created_at) / 3600 as hours from sessions where id = $1`,
      [id],
    );
    expect(Math.round(Number(hours))).toBe(72);
    const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(exp - iat).toBe(3 * 86_400);
    await age('expires_at', '73 hours', id);
    await call('get', rana, token).expect(401);
  });
});

it('SHOPPER-09 at most a hundred sessions of an account: a new one ends the one that was not used for the longest time', async () => {
  const rana = await anAccount();
  const [oldest, second] = [await tokenOf(rana), await tokenOf(rana)];
  await test.db.query(
    `update sessions set last_seen_at = now() - interval '1 hour' where id = $1`,
    [await idOf(rana, oldest)],
  );
  const sessions = test.app.get(SessionsService);
  for (let at = 0; at < 98; at += 1) await sessions.open('shopper', rana.id);
  await call('get', rana, second).expect(200);
  expect(await list(rana, second)).toHaveLength(100);
  await tokenOf(rana);
  await call('get', rana, oldest).expect(401);
  expect(await list(rana, second)).toHaveLength(100);
});

describe('SHOPPER-10 mails', () => {
  it('report a login with another browser; not the first one, known ones, and to unverified addresses', async () => {
    const rana = await anAccount();
    const { headers } = await login(rana);
    expect(String(headers['set-cookie'])).toMatch(/liwan_browser=[^;]+;.*HttpOnly/);
    const browser = browserOf(headers);
    await login(rana, { browser });
    expect(await mailsTo(rana)).toEqual([]);
    await login(rana, { agent: FIREFOX });
    expect(await mailsTo(rana)).toEqual(['new-browser']);
    const unverified = await anAccount({ email_verified_at: null });
    await login(unverified);
    await login(unverified, { agent: FIREFOX });
    expect(await mailsTo(unverified)).toEqual([]);

    const mail = await test.db.manager.findOneByOrFail(Mail, { recipient: rana.email });
    expect(mail).toMatchObject({ userId: rana.id, content: { browser: 'Firefox, Linux' } });
    const writer = test.app.get(MailWriter);
    for (const locale of ['en', 'ar'] as const)
      expect(
        (await writer.security('new-browser', Object.assign(mail, { locale }))).text,
      ).toContain('Firefox, Linux');
  });

  it('report a changed password, and the change ends the other sessions', async () => {
    const rana = await anAccount();
    const [token, other] = [await tokenOf(rana), await tokenOf(rana)];
    await test.http
      .put(`/api/users/${rana.id}`)
      .auth(token, { type: 'bearer' })
      .send({ currentPassword: PASSWORD, password: 'Cedar-and-salt-9' })
      .expect(200);
    expect(await mailsTo(rana)).toContain('password-changed');
    await call('get', rana, other).expect(401);
  });
});

it('SHOPPER-10 the browsers of a deleted account are deleted', async () => {
  const rana = await anAccount();
  await login(rana);
  await test.db.query('delete from users where id = $1', [rana.id]);
  const left = await test.db.query('select from shopper_browsers where user_id = $1', [rana.id]);
  expect(left).toEqual([]);
});
