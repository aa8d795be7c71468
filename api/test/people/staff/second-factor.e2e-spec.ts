import { MailSender } from '../../../src/modules/sales/mails/mail-sender.service.js';
import { SignInToken } from '../../../src/modules/people/staff/own-account/sign-in-token.js';
import { LoginThrottle } from '../../../src/platform/auth/login-throttle.js';
import { SealedTexts } from '../../../src/platform/auth/sealed-texts.js';
import { STAFF_PASSWORD, staffSessionOf } from '../../support/catalogue-rows.js';
import { headersOf, rowsOfMails, staffAccountsOf } from '../../support/staff-security.js';
import { appOf } from '../../support/second-factors.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ TRUST_PROXY: '1', LIMIT_FACTOR: '100' });
});
afterAll(() => test.close());

const { anAccount, send } = staffAccountsOf(() => test);
const login = (username: string, password = STAFF_PASSWORD) =>
  test.http.post('/api/admin/login').send({ username, password });
const codeStep = (token: string, code: string, from = '198.51.100.7') =>
  test.http.post('/api/admin/login/code').set('X-Forwarded-For', from).send({ token, code });
const tokenOf = async (username: string): Promise<string> =>
  (await login(username).expect(200)).body.signInToken;

/** An account with a second factor, which was set up with the code of an earlier step than the current one. */
const protectedAccount = async (type = 'vendor') => {
  const account = await anAccount(type);
  const { body } = await send('post', 'admin/account/second-factor', account.by).expect(201);
  const app = appOf(body.secret);
  const activate = () =>
    send('post', 'admin/account/second-factor/activate', account.by, { code: app.code(-1) });
  let answer = await activate();
  // If a step begins meanwhile, that code is two steps old.
  if (answer.status === 400) answer = await activate();
  expect(answer.status).toBe(200);
  return { ...account, app, recoveryCodes: answer.body.recoveryCodes as string[] };
};

it('TWOF-02 is set up with a secret and active only after a first code', async () => {
  const { id, username, by } = await anAccount();
  const start = () => send('post', 'admin/account/second-factor', by);
  const { body } = await start().expect(201);
  expect(body.uri).toContain(`:${username}?secret=${body.secret}&issuer=`);
  expect((await login(username).expect(200)).body).toHaveProperty('admin');
  const activate = (code: string) =>
    send('post', 'admin/account/second-factor/activate', by, { code });
  const wrong = await activate('000000').expect(400);
  expect(wrong.body).toMatchObject({ code: 'wrong_code', fields: { code: expect.any(String) } });
  const { body: on } = await activate(appOf(body.secret).code()).expect(200);
  expect(new Set(on.recoveryCodes).size).toBe(10);
  for (const code of on.recoveryCodes) expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){2}$/);
  const state = await send('get', 'admin/account/second-factor', by).expect(200);
  expect(state.body).toEqual({
    activeSince: expect.any(String),
    codesLeft: 10,
    required: false,
    hasPasskey: false,
  });
  expect((await start().expect(409)).body.code).toBe('second_factor_on');
  const [row] = await test.db.query('select * from second_factors where staff_id = $1', [id]);
  const stored = JSON.stringify(row);
  expect(stored).not.toContain(body.secret);
  for (const code of on.recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
  expect(row.recovery_codes[0]).toMatch(/^\$argon2id\$/);
});

it('TWOF-02 ends the other sessions', async () => {
  const { username, by } = await anAccount();
  const elsewhere = await staffSessionOf(test, username);
  const { body } = await send('post', 'admin/account/second-factor', by).expect(201);
  const code = appOf(body.secret).code();
  await send('post', 'admin/account/second-factor/activate', by, { code }).expect(200);
  await send('get', 'admin/me', by).expect(200);
  await send('get', 'admin/me', elsewhere).expect(401);
});

it('TWOF-02 a secret that no app has proved confirms nothing', async () => {
  const { id, by } = await anAccount('admin');
  const { body } = await send('post', 'admin/account/second-factor', by).expect(201);
  await test.db.query(
    `update sessions set confirmed_at = now() - interval '16 minutes' where actor_id = $1`,
    [id],
  );
  await send('post', 'admin/account/confirm', by, { code: appOf(body.secret).code() }).expect(400);
});

it('TWOF-02 a code turns on no other secret than its own', async () => {
  const { by } = await anAccount();
  const { body } = await send('post', 'admin/account/second-factor', by).expect(201);
  const throttle = test.app.get(LoginThrottle);
  const succeeded = throttle.succeeded.bind(throttle);
  // Another secret is made after the code was checked.
  jest.spyOn(throttle, 'succeeded').mockImplementationOnce(async (attempt) => {
    await succeeded(attempt);
    await send('post', 'admin/account/second-factor', by).expect(201);
  });
  const code = appOf(body.secret).code();
  await send('post', 'admin/account/second-factor/activate', by, { code }).expect(400);
  const state = await send('get', 'admin/account/second-factor', by).expect(200);
  expect(state.body.activeSince).toBeNull();
});

it('S-21 TWOF-03 the password step opens no session and sets no cookie; the code step opens one', async () => {
  const { username, app } = await protectedAccount();
  const { body, headers } = await login(username).expect(200);
  expect(body).toEqual({
    success: true,
    message: expect.any(String),
    signInToken: expect.any(String),
    secondSteps: ['code'],
  });
  expect(headers['set-cookie']).toBeUndefined();
  await test.http.get('/api/admin/me').set('Cookie', `liwan_staff=${body.signInToken}`).expect(401);
  const answer = await codeStep(body.signInToken, app.code()).expect(200);
  expect(answer.body.admin).toMatchObject({ username, type: 'vendor' });
  const cookies = String(answer.headers['set-cookie']);
  expect(cookies).toMatch(/liwan_staff=[^;]+;.*HttpOnly/);
  const cookie = /liwan_staff=[^;]+/.exec(cookies)?.[0] ?? '';
  await test.http.get('/api/admin/me').set('Cookie', cookie).expect(200);
  // The cookie alone changes nothing.
  await test.http.post('/api/admin/account/recovery-codes').set('Cookie', cookie).expect(403);
});

it('TWOF-03 the token of the first step is for its account, for five minutes and this password', async () => {
  const mine = await protectedAccount();
  const other = await protectedAccount();
  const token = await tokenOf(mine.username);
  const refused = async (wrong: string) =>
    expect((await codeStep(wrong, mine.app.code()).expect(401)).body.code).toBe('sign_in_expired');
  await refused(await tokenOf(other.username).then((text) => text.replace(/^\d+/, `${mine.id}`)));
  await refused(token.replace(/\.\d+\./, `.${Date.now() + 1e9}.`));
  await refused(`${mine.id}.${Date.now() + 1000}.x`);
  await codeStep('nonsense', mine.app.code()).expect(400);
  // The code of one account does not fit the token of another.
  await codeStep(await tokenOf(other.username), mine.app.code()).expect(400);
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 301_000);
  const [{ password_hash }] = await test.db.query('select * from staff where id = $1', [mine.id]);
  const old = test.app.get(SignInToken).of(mine.id, password_hash);
  now.mockRestore();
  await refused(old);
  await test.db.query(`update staff set password_hash = 'changed' where id = $1`, [mine.id]);
  await refused(token);
});

it('TWOF-04 a code opens one session, also when it is sent several times at once', async () => {
  const { username, app } = await protectedAccount();
  const token = await tokenOf(username);
  const code = app.code();
  const answers = await Promise.all(
    Array.from({ length: 3 }, (_, at) => codeStep(token, code, `198.51.100.${at + 1}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await codeStep(token, code, '198.51.100.9').expect(400);
  await codeStep(token, app.code(-1), '198.51.100.9').expect(400);
  const next = await codeStep(token, app.code(1), '198.51.100.9');
  expect(next.status).toBe(200);
});

it('TWOF-04 accepts Arabic digits and spaces', async () => {
  const { username, app } = await protectedAccount();
  const code = app
    .code()
    .replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    .replace(/^.../, '$& ');
  await codeStep(await tokenOf(username), code).expect(200);
});

it('TWOF-05 of many guesses from many addresses few are checked; the owner signs in from a known address', async () => {
  const { username, app } = await protectedAccount();
  const home = '192.0.2.10';
  await codeStep(await tokenOf(username), app.code(), home).expect(200);
  const token = await tokenOf(username);
  const guesses = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      codeStep(token, String(at).padStart(6, '0'), `203.0.113.${at + 1}`),
    ),
  );
  const statuses = guesses.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([400, 429]));
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(12);
  await codeStep(token, app.code(1), '203.0.113.200').expect(429);
  await codeStep(token, app.code(1), home).expect(200);
});

it('TWOF-06 a recovery code signs in once; new ones replace them', async () => {
  const { username, by, recoveryCodes } = await protectedAccount();
  const [first = '', second = ''] = recoveryCodes;
  const token = await tokenOf(username);
  await codeStep(token, first.toLowerCase().replaceAll('-', ' ')).expect(200);
  await codeStep(token, first).expect(400);
  await codeStep(token, 'AAAA-AAAA-AAAA').expect(400);
  const state = () =>
    send('get', 'admin/account/second-factor', by).then(({ body }) => body.codesLeft);
  expect(await state()).toBe(9);
  const { body } = await send('post', 'admin/account/recovery-codes', by).expect(200);
  expect(await state()).toBe(10);
  await codeStep(token, second).expect(400);
  const uses = body.recoveryCodes.slice(0, 1).flatMap((code: string) => [code, code]);
  const answers = await Promise.all(uses.map((code: string) => codeStep(token, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('TWOF-07 is turned off by the owner or removed by an admin, who is in the audit log; the owner gets mails', async () => {
  const boss = await anAccount('admin');
  const { id, username, by } = await protectedAccount();
  const list = await send('get', 'admin/accounts/security', boss.by).expect(200);
  expect(list.body).toContainEqual({
    id,
    username,
    name: `The ${username}`,
    type: 'vendor',
    activeSince: expect.any(String),
    passkeys: 0,
    sessions: expect.any(Number),
  });
  await send('delete', `admin/${id}/second-factor`, by).expect(403);
  await send('delete', `admin/${id}/second-factor`, boss.by).expect(200);
  expect((await login(username).expect(200)).body).toHaveProperty('admin');
  await send('delete', `admin/${id}/second-factor`, boss.by).expect(409);
  await send('delete', 'admin/999999/second-factor', boss.by).expect(404);
  const audit = await test.db.query(
    `select actor_id, action from audit where subject = 'staff' and subject_id = $1 order by id`,
    [id],
  );
  expect(audit).toEqual([
    { actor_id: id, action: 'second_factor_on' },
    { actor_id: boss.id, action: 'second_factor_off' },
  ]);
  expect(await rowsOfMails(test, username)).toEqual([
    'staff-second-factor-on',
    'staff-second-factor-off',
  ]);
  // The sessions of the account ended.
  await send('get', 'admin/me', by).expect(401);
  const other = await protectedAccount('admin');
  const removal = await send('delete', `admin/${other.id}/second-factor`, other.by).expect(409);
  expect(removal.body.code).toBe('own_account');
  const own = await protectedAccount();
  const turnOff = (body: object) =>
    send('post', 'admin/account/second-factor/turn-off', own.by, body);
  await turnOff({}).expect(400);
  expect((await turnOff({ code: '000000' }).expect(400)).body.code).toBe('wrong_code');
  const elsewhere = await staffSessionOf(test, own.username);
  await turnOff({ code: own.app.code() }).expect(200);
  await send('get', 'admin/me', own.by).expect(200);
  await send('get', 'admin/me', elsewhere).expect(401);
  expect((await login(own.username).expect(200)).body).toHaveProperty('admin');
  expect((await turnOff({ code: own.app.code(1) }).expect(409)).body.code).toBe(
    'second_factor_off',
  );
});

it('TWOF-07 the mails are in the language of the account', async () => {
  const { username } = await anAccount();
  const by = await staffSessionOf(test, username);
  const arabic = { ...headersOf(by), 'Accept-Language': 'ar' };
  const { body } = await test.http.post('/api/admin/account/second-factor').set(arabic).expect(201);
  await test.http
    .post('/api/admin/account/second-factor/activate')
    .set(arabic)
    .send({ code: appOf(body.secret).code() })
    .expect(200);
  const [mail] = await test.db.query(`select id, locale from mails where recipient = $1`, [
    `${username}@example.com`,
  ]);
  expect(mail.locale).toBe('ar');
  await test.app.get(MailSender).send(mail.id);
  const [sent] = await test.db.query('select sent_at from mails where id = $1', [mail.id]);
  expect(sent.sent_at).not.toBeNull();
});

it('TWOF-12 a new password leaves the second factor on; the mail is in the language of the owner', async () => {
  const boss = await anAccount('admin');
  const { id, username, app } = await protectedAccount();
  await test.db.query(`update second_factors set locale = 'ar' where staff_id = $1`, [id]);
  const password = 'Another-given-1';
  await send('put', `admin/${id}/password`, boss.by, { password }).expect(200);
  const { body } = await login(username, password).expect(200);
  expect(body).not.toHaveProperty('admin');
  await codeStep(body.signInToken, app.code()).expect(200);
  const [mail] = await test.db.query(
    `select locale from mails where recipient = $1 and template = 'password-changed'`,
    [`${username}@example.com`],
  );
  expect(mail.locale).toBe('ar');
});

it('TWOF-10 the secret is encrypted for its row and opens under the previous key', async () => {
  const sealed = test.app.get(SealedTexts);
  const text = sealed.seal('secret', 'second-factor:1');
  expect(sealed.open(text, 'second-factor:1')).toBe('secret');
  expect(() => sealed.open(text, 'second-factor:2')).toThrow();
  const [key = '', content = ''] = text.split('.');
  expect(() => sealed.open(`${key}.${content.slice(0, -2)}AA`, 'second-factor:1')).toThrow();
  expect(sealed.open(`unknown.${content}`, 'second-factor:1')).toBeUndefined();
});
