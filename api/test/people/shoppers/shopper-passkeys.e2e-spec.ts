import { AccountsService } from '../../../src/modules/people/shoppers/accounts.service.js';
import type { SecurityTemplate } from '../../../src/modules/sales/mails/mail-template.js';
import { MailWriter } from '../../../src/modules/sales/mails/mail-writer.js';
import { Mail } from '../../../src/modules/sales/mails/mail.entity.js';
import { hashPassword } from '../../../src/platform/auth/passwords.js';
import { newToken } from '../../../src/platform/auth/secret-token.js';
import { rowsOf } from '../../support/catalogue-rows.js';
import { newAuthenticator } from '../../support/passkeys.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const PASSWORD = 'A-good-password-1';
const DASHBOARD = { origin: 'http://admin.localhost:4000', rpId: 'admin.localhost' };
const SHOP = { origin: 'http://localhost:4000', rpId: 'localhost' };

let test: TestApp;
let hash: string;
let made = 0;
beforeAll(async () => {
  test = await startApp({ TRUST_PROXY: '1', LIMIT_FACTOR: '100' });
  hash = await hashPassword(PASSWORD);
});
afterAll(() => test.close());

interface Account {
  id: number;
  email: string;
  token: string;
}
type Method = 'get' | 'post' | 'put' | 'delete';

const login = async (email: string): Promise<string> =>
  (
    await test.http
      .post('/api/users/login')
      .send({ emailOrUsername: email, password: PASSWORD })
      .expect(200)
  ).body.token;
const anAccount = async (row: Record<string, unknown> = {}): Promise<Account> => {
  const username = `huda-${(made += 1)}`;
  const email = `${username}@example.com`;
  const id = await rowsOf(test).insert('users', {
    name: 'Huda',
    email,
    phone: '+971501234567',
    username,
    password_hash: hash,
    email_verified_at: new Date(),
    ...row,
  });
  return { id, email, token: await login(email) };
};
/** A browser, which keeps its cookie. */
const aBrowser = () => {
  let cookie = '';
  return async (method: Method, path: string, body: object = {}, token?: string) => {
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    const answer = await test.http[method](`/api/${path}`)
      .set({ ...headers, Cookie: cookie })
      .send(body);
    cookie = /liwan_browser=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? cookie;
    return answer;
  };
};
const own = ({ id }: Account, path = '') => `users/${id}/passkeys${path}`;
/** Adds a passkey of a new authenticator. */
const addTo = async (account: Account, name = 'Phone', browser = aBrowser()) => {
  const key = newAuthenticator('shopper');
  const { body: options } = await browser('post', own(account, '/options'), {}, account.token);
  const input = { name, ...key.make(options) };
  const { status, body } = await browser('post', own(account), input, account.token);
  expect(status).toBe(201);
  return { key, id: String(body.passkey.id), browser, options };
};
const challenge = async (browser: ReturnType<typeof aBrowser>) =>
  (await browser('post', 'users/login/passkey/options')).body;
const mailsTo = async ({ email }: Account): Promise<string[]> =>
  (await test.db.query('select template from mails where recipient = $1 order by id', [email])).map(
    ({ template }: { template: string }) => template,
  );
const count = async (table: string, { id }: Account): Promise<number> =>
  (await test.db.query(`select count(*)::int as count from ${table} where user_id = $1`, [id]))[0]
    .count;

it('TRUST-73 several are added, renamed and removed; each addition and removal is mailed, and a removal ends the other sessions', async () => {
  const account = await anAccount();
  const elsewhere = await login(account.email);
  const { options } = await addTo(account);
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    user: { id: Buffer.from(`shopper:${account.id}`).toString('base64url') },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { id, browser } = await addTo(account, 'Security key');
  const call = (method: Method, path: string, body = {}) =>
    browser(method, own(account, path), body, account.token);
  expect((await browser('get', own(account), {}, elsewhere)).status).toBe(200);
  expect((await call('put', `/${id}`, { name: 'Blue key' })).status).toBe(200);
  expect((await call('get', '')).body).toEqual([
    { id: expect.any(String), name: 'Phone', createdAt: expect.any(String), lastUsedAt: null },
    { id, name: 'Blue key', createdAt: expect.any(String), lastUsedAt: null },
  ]);
  expect((await call('delete', `/${id}`)).status).toBe(200);
  expect((await call('delete', `/${id}`)).status).toBe(404);
  expect((await call('get', '')).body).toHaveLength(1);
  expect((await browser('get', own(account), {}, elsewhere)).status).toBe(401);
  expect(await mailsTo(account)).toEqual([
    'new-browser',
    'passkey-added',
    'passkey-added',
    'passkey-removed',
  ]);
});

it('TRUST-73 adding and removing need a login within 15 minutes and a verified address, and only the own ones are found', async () => {
  const account = await anAccount();
  const { id, browser } = await addTo(account);
  const other = await anAccount();
  for (const [method, body] of [
    ['put', { name: 'Mine' }],
    ['delete', {}],
  ] as const) {
    const path = own(other, `/${id}`);
    expect((await browser(method, path, body, other.token)).status).toBe(404);
  }
  await test.db.query(
    `update sessions set confirmed_at = now() - interval '16 minutes' where actor_id = $1`,
    [account.id],
  );
  for (const [method, path] of [
    ['post', '/options'],
    ['post', ''],
    ['delete', `/${id}`],
  ] as const) {
    const input = { name: 'Phone', ...newAuthenticator('shopper').make(await options()) };
    const { status, body } = await browser(method, own(account, path), input, account.token);
    expect([status, body.code]).toEqual([403, 'reauthentication_required']);
  }
  const unverified = await anAccount({ email_verified_at: null });
  const { status, body } = await browser('post', own(unverified, '/options'), {}, unverified.token);
  expect([status, body.code]).toEqual([403, 'email_unverified']);
  // Staff may change the address while the browser asks.
  const { body: begun } = await browser('post', own(other, '/options'), {}, other.token);
  await test.db.query('update users set email_verified_at = null where id = $1', [other.id]);
  const late = { name: 'Phone', ...newAuthenticator('shopper').make(begun) };
  expect((await browser('post', own(other), late, other.token)).body.code).toBe('email_unverified');

  async function options() {
    return { challenge: 'none', user: { id: 'none' } };
  }
});

it('TRUST-74 a passkey logs in without name and password, in place of the session of the call, and is not asked for the mailbox', async () => {
  const account = await anAccount();
  const { key, browser } = await addTo(account);
  const passkey = key.sign(await challenge(browser));
  const { status, body } = await browser('post', 'users/login/passkey', { passkey }, account.token);
  expect([status, body.user.id]).toEqual([200, account.id]);
  expect((await browser('get', own(account), {}, account.token)).status).toBe(401);
  const { body: list } = await browser('get', own(account), {}, body.token);
  expect(list).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  // The session confirms the identity, as one with the password does.
  expect((await browser('post', own(account, '/options'), {}, body.token)).status).toBe(200);
});

it('TRUST-74 a blocked account gets no session', async () => {
  const account = await anAccount();
  const { key, browser } = await addTo(account);
  await test.db.query(`update users set blocked_at = now() where id = $1`, [account.id]);
  const passkey = key.sign(await challenge(browser));
  const { status, body } = await browser('post', 'users/login/passkey', { passkey });
  expect([status, body.code]).toEqual([403, 'account_blocked']);
});

it('TRUST-75 refuses a challenge that was used, another browser, other origins and sites, an unverified user and a foreign account', async () => {
  const account = await anAccount();
  const other = await anAccount();
  const { key, browser } = await addTo(account);
  const refused = async (passkey: object, from = browser) => {
    const { status, body } = await from('post', 'users/login/passkey', { passkey });
    expect([status, body.code]).toEqual([400, 'passkey_refused']);
  };
  for (const deviation of [
    { origin: 'http://admin.localhost:4000' },
    { rpId: 'admin.localhost' },
    { type: 'webauthn.create' },
    { verified: false },
    { userHandle: Buffer.from(`shopper:${other.id}`).toString('base64url') },
    { userHandle: Buffer.from(`staff:${account.id}`).toString('base64url') },
  ])
    await refused(key.sign(await challenge(browser), deviation));
  await refused(key.sign(await challenge(browser)), aBrowser());
  const once = await challenge(browser);
  const passkey = key.sign(once);
  expect((await browser('post', 'users/login/passkey', { passkey })).status).toBe(200);
  await refused(passkey);
  await refused({ ...key.sign(once) });
});

it('TRUST-75 a passkey of a shopper opens no dashboard, and one of staff no shop', async () => {
  const account = await anAccount();
  const { key, browser } = await addTo(account);
  const staff = await rowsOf(test).insert('staff', {
    name: 'Amal',
    username: `amal-${made}`,
    password_hash: hash,
    type: 'admin',
  });
  const theirs = newAuthenticator('staff');
  await test.db.query(
    `insert into passkeys (id, staff_id, credential_id, public_key, name)
     values (gen_random_uuid(), $1, $2, $3, 'Key')`,
    [staff, theirs.credentialId, theirs.publicKey],
  );
  const userHandle = Buffer.from(`staff:${staff}`).toString('base64url');
  const { body: ofStaff } = await browser('post', 'admin/login/passkey/options');
  for (const [path, passkey] of [
    // As forged for the site that is called, so that only the kind of account can refuse them.
    ['admin/login/passkey', key.sign(ofStaff, DASHBOARD)],
    ['admin/login/passkey', key.sign(await challenge(browser), DASHBOARD)],
    ['users/login/passkey', theirs.sign(await challenge(browser), { userHandle, ...SHOP })],
  ] as const)
    expect((await browser('post', path, { passkey })).body.code).toBe('passkey_refused');
});

it('TRUST-76 the copy of the data names the passkeys, and they are deleted with the account', async () => {
  const account = await anAccount();
  const { browser } = await addTo(account, 'My phone');
  await browser('post', own(account, '/options'), {}, account.token);
  const { body } = await browser('get', `users/${account.id}/data`, {}, account.token);
  expect(body.passkeys).toEqual([
    { name: 'My phone', createdAt: expect.any(String), lastUsedAt: null },
  ]);
  const path = `users/${account.id}/delete`;
  expect((await browser('post', path, { password: PASSWORD }, account.token)).status).toBe(200);
  expect(await count('passkeys', account)).toBe(0);
  expect(await count('passkey_challenges', account)).toBe(0);
});

it('TRUST-76 TRUST-82 a password by a mailed link, and another email address by staff, remove the passkeys, and their mails say so', async () => {
  const account = await anAccount();
  const { browser } = await addTo(account);
  const { token, hash: tokenHash } = newToken();
  await test.db.query(
    `insert into password_resets (user_id, token_hash, expires_at) values ($1, $2, now() + interval '9 minutes')`,
    [account.id, tokenHash],
  );
  const input = { token, password: 'Another-good-password-2' };
  expect((await browser('post', 'users/reset-password', input)).status).toBe(200);
  expect(await count('passkeys', account)).toBe(0);
  const textOf = async (
    template: SecurityTemplate,
    { id }: Account,
    locale: 'en' | 'ar' = 'en',
  ) => {
    const mail = await test.db.manager.findOneByOrFail(Mail, { template, userId: id });
    const writer = test.app.get(MailWriter);
    return (await writer.security(template, Object.assign(mail, { locale }))).text;
  };
  const removed = 'All passkeys of the account were removed.';
  expect(await textOf('password-changed', account)).toContain(removed);
  expect(await textOf('password-changed', account, 'ar')).toContain('تم حذف جميع مفاتيح المرور');

  const other = await anAccount();
  await addTo(other);
  await test.db.transaction((manager) =>
    test.app.get(AccountsService).correct(manager, other.id, { email: `new-${other.email}` }),
  );
  expect(await count('passkeys', other)).toBe(0);
  expect(await textOf('email-changed', other)).toContain(removed);
});
