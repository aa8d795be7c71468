import { jest } from '@jest/globals';
import { SecurityEvents } from '../../../src/platform/auth/security-events.js';
import { STAFF_PASSWORD, staffSessionOf } from '../../support/catalogue-rows.js';
import { newAuthenticator } from '../../support/passkeys.js';
import { secondFactorOf } from '../../support/second-factors.js';
import {
  headersOf,
  rowsOfMails,
  staffAccountsOf,
  takeCookies,
} from '../../support/staff-security.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ TRUST_PROXY: '1', LIMIT_FACTOR: '100' });
});
afterAll(() => test.close());

const { anAccount, send } = staffAccountsOf(() => test);
type Account = Awaited<ReturnType<typeof anAccount>>;

/** A browser, which keeps its cookie. */
const aBrowser = () => {
  let cookie = '';
  const call = async (path: string, body: object = {}, by?: Account['by']) => {
    const headers = by ? headersOf(by) : {};
    const cookies = [cookie, by?.cookie].filter(Boolean).join('; ');
    const answer = await test.http
      .post(`/api/${path}`)
      .set({ ...headers, Cookie: cookies })
      .send(body);
    cookie = /liwan_browser=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? cookie;
    return answer;
  };
  return { call, options: (token?: string) => call('admin/login/passkey/options', { token }) };
};
/** Adds a passkey of a new authenticator. */
const addTo = async ({ by }: Account, name = 'Phone', browser = aBrowser()) => {
  const key = newAuthenticator();
  const { body: options } = await browser.call('admin/account/passkeys/options', {}, by);
  const answer = await browser.call('admin/account/passkeys', { name, ...key.make(options) }, by);
  expect(answer.status).toBe(201);
  return { key, id: String(answer.body.passkey.id), browser };
};
const login = ({ username }: Account) =>
  test.http.post('/api/admin/login').send({ username, password: STAFF_PASSWORD });
const agoConfirmed = ({ id }: Account) =>
  test.db.query(
    `update sessions set confirmed_at = now() - interval '16 minutes' where actor_id = $1`,
    [id],
  );

it('PASSKEY-01 several are added, renamed and removed; each addition and removal is mailed and ends the other sessions', async () => {
  const account = await anAccount();
  const { id, username, by } = account;
  const elsewhere = await staffSessionOf(test, username);
  await addTo(account);
  await send('get', 'admin/me', elsewhere).expect(401);
  const { id: second } = await addTo(account, 'Security key');
  await send('put', `admin/account/passkeys/${second}`, by, { name: 'Blue key' }).expect(200);
  const list = async () => (await send('get', 'admin/account/passkeys', by).expect(200)).body;
  expect(await list()).toEqual([
    { id: expect.any(String), name: 'Phone', createdAt: expect.any(String), lastUsedAt: null },
    { id: second, name: 'Blue key', createdAt: expect.any(String), lastUsedAt: null },
  ]);
  await send('delete', `admin/account/passkeys/${second}`, by).expect(200);
  await send('delete', `admin/account/passkeys/${second}`, by).expect(404);
  expect(await list()).toHaveLength(1);
  expect(await rowsOfMails(test, username)).toEqual([
    'staff-passkey-added',
    'staff-passkey-added',
    'staff-passkey-removed',
  ]);
  const audit: { action: string }[] = await test.db.query(
    `select action from audit where subject = 'staff' and subject_id = $1 order by id`,
    [id],
  );
  expect(audit.map(({ action }) => action)).toEqual([
    'passkey_added',
    'passkey_added',
    'passkey_renamed',
    'passkey_removed',
  ]);
});

it('PASSKEY-01 adding and removing need a confirmed identity, and only the own ones are found', async () => {
  const account = await anAccount();
  const { id } = await addTo(account);
  const other = await anAccount();
  await send('put', `admin/account/passkeys/${id}`, other.by, { name: 'Mine' }).expect(404);
  await send('delete', `admin/account/passkeys/${id}`, other.by).expect(404);
  await agoConfirmed(account);
  for (const [method, path] of [
    ['post', 'admin/account/passkeys/options'],
    ['post', 'admin/account/passkeys'],
    ['delete', `admin/account/passkeys/${id}`],
  ] as const) {
    const { body } = await send(method, path, account.by, {}).expect(403);
    expect(body.code).toBe('reauthentication_required');
  }
});

it('PASSKEY-12 of simultaneous additions none exceeds the most passkeys of an account', async () => {
  const account = await anAccount();
  const browser = aBrowser();
  await test.db.query(
    `insert into passkeys (id, staff_id, credential_id, public_key, counter, name)
     select gen_random_uuid(), $1, 'made-' || $1::int || '-' || n, '\\x00', 0, 'Made' from generate_series(1, 18) n`,
    [account.id],
  );
  const made = [];
  for (let at = 0; at < 4; at += 1) {
    const { body } = await browser.call('admin/account/passkeys/options', {}, account.by);
    made.push({ name: 'Key', ...newAuthenticator().make(body) });
  }
  const answers = await Promise.all(
    made.map((each) => browser.call('admin/account/passkeys', each, account.by)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
});

it('PASSKEY-13 only the app is removed: the mail says that passkeys stay', async () => {
  const account = await anAccount();
  await addTo(account);
  const code = await secondFactorOf(test, account.id, new Date());
  await send('post', 'admin/account/second-factor/turn-off', account.by, { code }).expect(200);
  expect((await rowsOfMails(test, account.username)).at(-1)).toBe('staff-app-off');
});

it('PASSKEY-05 an unknown passkey uses up the challenge as well', async () => {
  const account = await anAccount();
  const { key, browser } = await addTo(account);
  const { body: options } = await browser.options();
  const signed = key.sign(options);
  const unknown = { ...signed, credentialId: newAuthenticator().credentialId };
  for (const passkey of [unknown, signed])
    expect((await browser.call('admin/login/passkey', { passkey })).body.code).toBe(
      'passkey_refused',
    );
});

it('PASSKEY-02 a passkey signs in without username and password, and counts as both factors', async () => {
  const account = await anAccount();
  const { key } = await addTo(account);
  const browser = aBrowser();
  const { body: options } = await browser.options();
  expect(options).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: 'admin.localhost',
    allowCredentials: [],
    userVerification: 'required',
  });
  const answer = await browser.call('admin/login/passkey', { passkey: key.sign(options) });
  expect(answer.status).toBe(200);
  expect(answer.body.admin).toMatchObject({ id: account.id, username: account.username });
  const cookies = String(answer.headers['set-cookie']);
  const cookie = /liwan_staff=[^;]+/.exec(cookies)?.[0] ?? '';
  await test.http.get('/api/admin/me').set('Cookie', cookie).expect(200);
  const { body } = await send('get', 'admin/account/passkeys', account.by).expect(200);
  expect(body[0].lastUsedAt).not.toBeNull();
});

it('PASSKEY-03 after the password a passkey of the account is the second step, and no other', async () => {
  const account = await anAccount();
  const { key } = await addTo(account);
  const { key: strange } = await addTo(await anAccount());
  const { body } = await login(account).expect(200);
  expect(body).toMatchObject({ signInToken: expect.any(String), secondSteps: ['passkey'] });
  expect(body.admin).toBeUndefined();
  const token: string = body.signInToken;
  const browser = aBrowser();
  const stepWith = async (made: typeof key) => {
    const { body: options } = await browser.options(token);
    expect(options.allowCredentials).toEqual([
      { id: key.credentialId, type: 'public-key', transports: ['internal'] },
    ]);
    return browser.call('admin/login/passkey', { token, passkey: made.sign(options) });
  };
  expect((await stepWith(strange)).body.code).toBe('passkey_refused');
  expect((await stepWith(key)).status).toBe(200);
  expect((await browser.options('1.2.x')).body.code).toBe('sign_in_expired');
  await secondFactorOf(test, account.id, new Date());
  expect((await login(account).expect(200)).body.secondSteps).toEqual(['code', 'passkey']);
});

it('TRUST-60 the event of a login names its factors', async () => {
  const account = await anAccount();
  const { key, browser } = await addTo(account);
  const noted = jest.spyOn(test.app.get(SecurityEvents), 'note');
  const enter = async (path: string, body: object) =>
    expect((await browser.call(`admin/login/${path}`, body)).status).toBe(200);
  const firstStep = async () => (await login(account).expect(200)).body.signInToken as string;
  await enter('passkey', { passkey: key.sign((await browser.options()).body) });
  const token = await firstStep();
  await enter('passkey', { token, passkey: key.sign((await browser.options(token)).body) });
  const code = await secondFactorOf(test, account.id, new Date());
  await enter('code', { token: await firstStep(), code });
  const logins = noted.mock.calls.filter(([{ event }]) => event === 'login_succeeded');
  noted.mockRestore();
  expect(logins.map(([{ factors }]) => factors)).toEqual([
    ['passkey'],
    ['password', 'passkey'],
    ['password', 'code'],
  ]);
});

it('PASSKEY-04 a passkey confirms the identity before protected changes', async () => {
  const account = await anAccount();
  const { key, browser } = await addTo(account);
  await agoConfirmed(account);
  const { body: options } = await browser.call('admin/account/confirm/passkey', {}, account.by);
  const confirm = (passkey: object) =>
    browser.call('admin/account/confirm', { passkey }, account.by);
  const signed = key.sign(options);
  const confirmed = await confirm(signed);
  expect(confirmed.status).toBe(200);
  takeCookies(account.by, confirmed.headers);
  await send('post', 'admin/account/second-factor', account.by).expect(201);
  expect((await confirm(signed)).body.code).toBe('passkey_refused');
});

it('PASSKEY-05 a challenge is valid once, for five minutes, in its browser, for its purpose and its account', async () => {
  const account = await anAccount();
  const { key, browser } = await addTo(account);
  const signIn = (passkey: object, by = browser) => by.call('admin/login/passkey', { passkey });
  const refused = async (answer: PromiseLike<{ status: number; body: { code?: string } }>) => {
    const { status, body } = await answer;
    expect([status, body.code]).toEqual([400, 'passkey_refused']);
  };
  const challenge = async () => (await browser.options()).body as { challenge: string };
  // Replayed.
  const once = key.sign(await challenge());
  expect((await signIn(once)).status).toBe(200);
  await refused(signIn(once));
  // Simultaneous.
  const same = key.sign(await challenge());
  const answers = await Promise.all([signIn(same), signIn(same), signIn(same)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  // In another browser.
  await refused(signIn(key.sign(await challenge()), aBrowser()));
  // Of another purpose.
  const { body: confirming } = await browser.call('admin/account/confirm/passkey', {}, account.by);
  await refused(signIn(key.sign(confirming)));
  // Of another account.
  const other = await anAccount();
  const { body: theirs } = await browser.call('admin/account/confirm/passkey', {}, other.by);
  await refused(browser.call('admin/account/confirm', { passkey: key.sign(theirs) }, account.by));
  // Invented, or too late.
  await refused(signIn(key.sign({ challenge: 'A'.repeat(43) })));
  const late = await challenge();
  await test.db.query(
    `update passkey_challenges set expires_at = now() - interval '1 second' where challenge = $1`,
    [late.challenge],
  );
  await refused(signIn(key.sign(late)));
  // Used up by a wrong answer.
  const spent = await challenge();
  await refused(signIn({ ...key.sign(spent), signature: 'AAAA' }));
  await refused(signIn(key.sign(spent)));
});

it('PASSKEY-06 refuses other origins, sites and types, an unverified user, a foreign account and a counter that goes back', async () => {
  const account = await anAccount();
  const { key, browser } = await addTo(account);
  const options = async () => (await browser.options()).body as { challenge: string };
  const attempt = async (deviation: Parameters<typeof key.sign>[1]) =>
    browser.call('admin/login/passkey', { passkey: key.sign(await options(), deviation) });
  const other = Buffer.from('staff:1').toString('base64url');
  for (const deviation of [
    { origin: 'https://admin.example.com' },
    { origin: 'http://localhost:4000' },
    { rpId: 'localhost' },
    { type: 'webauthn.create' },
    { verified: false },
    { userHandle: other },
  ]) {
    const { status, body } = await attempt(deviation);
    expect([status, body.code]).toEqual([400, 'passkey_refused']);
  }
  expect((await attempt({})).status).toBe(200);
  key.rewind(1);
  expect((await attempt({})).body.code).toBe('passkey_refused');
  expect((await attempt({ verified: false })).status).toBe(400);
});

it('PASSKEY-06 malformed answers get a 400, never an error of the server', async () => {
  const account = await anAccount();
  const { key, browser } = await addTo(account);
  const { body: options } = await browser.options();
  const good = key.sign(options);
  const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  for (const passkey of [
    undefined,
    null,
    'text',
    [],
    {},
    { ...good, credentialId: 'AAAA' },
    { ...good, credentialId: { $ne: null } },
    { ...good, clientDataJSON: 'AAAA' },
    { ...good, clientDataJSON: json(null) },
    { ...good, clientDataJSON: json({ type: 'webauthn.get', challenge: 7 }) },
    { ...good, clientDataJSON: json({ type: 'webauthn.get', challenge: '\u0000' }) },
    { ...good, authenticatorData: 'AAAA' },
    { ...good, authenticatorData: 'A'.repeat(4000) },
    { ...good, signature: 'not base64!' },
    { ...good, more: 1 },
  ]) {
    const { status } = await browser.call('admin/login/passkey', { passkey });
    expect(status).toBe(400);
  }
  const { by } = account;
  const add = async (change: object, deviation = {}) => {
    const { body } = await browser.call('admin/account/passkeys/options', {}, by);
    const made = newAuthenticator().make(body, deviation);
    return browser.call('admin/account/passkeys', { name: 'Key', ...made, ...change }, by);
  };
  for (const change of [
    { attestationObject: 'AAAA' },
    { attestationObject: 'oA' },
    { clientDataJSON: 'AAAA' },
    { credentialId: 'AAAA' },
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { transports: ['by post'] },
  ])
    expect((await add(change)).status).toBe(400);
  expect((await add({}, { verified: false })).body.code).toBe('passkey_refused');
  expect((await add({}, { origin: 'https://evil.example' })).body.code).toBe('passkey_refused');
  expect((await add({})).status).toBe(201);
});

it('PASSKEY-07 the last second factor is not removed under the own account; an admin removes passkeys with it', async () => {
  const account = await anAccount();
  const { key, id, browser } = await addTo(account);
  const { body } = await send('delete', `admin/account/passkeys/${id}`, account.by).expect(409);
  expect(body.code).toBe('last_second_factor');
  await addTo(account);
  await secondFactorOf(test, account.id, new Date());
  await send('delete', `admin/account/passkeys/${id}`, account.by).expect(200);
  const admin = await anAccount('admin');
  await send('delete', `admin/${account.id}/second-factor`, admin.by).expect(200);
  await send('delete', `admin/${account.id}/second-factor`, admin.by).expect(409);
  expect(await test.db.query('select * from passkeys where staff_id = $1', [account.id])).toEqual(
    [],
  );
  const { body: options } = await browser.options();
  const answer = await browser.call('admin/login/passkey', { passkey: key.sign(options) });
  expect(answer.body.code).toBe('passkey_refused');
  expect((await login(account).expect(200)).body.admin).toMatchObject({ id: account.id });
  expect((await rowsOfMails(test, account.username)).at(-1)).toBe('staff-second-factor-off');
});

it('PASSKEY-07 an account with passkeys alone loses them to an admin as well, and a deleted account has none', async () => {
  const account = await anAccount();
  const { key, browser } = await addTo(account);
  const admin = await anAccount('admin');
  await send('delete', `admin/${account.id}/second-factor`, admin.by).expect(200);
  const gone = await anAccount();
  const { key: theirs } = await addTo(gone);
  await send('delete', `admin/${gone.id}`, admin.by).expect(200);
  for (const each of [key, theirs]) {
    const { body: options } = await browser.options();
    const answer = await browser.call('admin/login/passkey', { passkey: each.sign(options) });
    expect(answer.status).toBe(400);
  }
});

it('PASSKEY-08 a passkey passes while an attacker from 200 addresses guesses the password', async () => {
  const account = await anAccount();
  const { key } = await addTo(account);
  const guess = (at: number) =>
    test.http
      .post('/api/admin/login')
      .set('X-Forwarded-For', `203.0.113.${at + 1}`)
      .send({ username: account.username, password: 'a-guess' });
  await Promise.all(Array.from({ length: 200 }, (_, at) => guess(at)));
  // Each guess that passes when the last delay is over doubles the next one.
  let status = 401;
  while (status === 401) ({ status } = await guess(0));
  expect(status).toBe(429);
  const browser = aBrowser();
  const { body: options } = await browser.options();
  const answer = await browser.call('admin/login/passkey', { passkey: key.sign(options) });
  expect(answer.status).toBe(200);
});

it('PASSKEY-09 a passkey is the second factor that an admin must have', async () => {
  const required = await startApp({ REQUIRE_SECOND_FACTOR: 'admins', LIMIT_FACTOR: '100' });
  try {
    const { anAccount: make, send: call } = staffAccountsOf(() => required);
    const { by } = await make('admin');
    await call('get', 'admin/all?type=all', by).expect(200);
    expect((await call('get', 'admin/me', by).expect(200)).body.setup).toBe('secondFactor');
    const key = newAuthenticator();
    const start = await call('post', 'admin/account/passkeys/options', by).expect(200);
    const browser = /liwan_browser=[^;]+/.exec(String(start.headers['set-cookie']))?.[0];
    const cookie = `${by.cookie}; ${browser}`;
    await call(
      'post',
      'admin/account/passkeys',
      { ...by, cookie },
      {
        name: 'Key',
        ...key.make(start.body),
      },
    ).expect(201);
    expect((await call('get', 'admin/me', by).expect(200)).body.setup).toBeUndefined();
  } finally {
    await required.close();
  }
});
