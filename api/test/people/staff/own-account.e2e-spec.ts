import type { Principal } from '../../../src/platform/http/principal.js';
import { SessionsService } from '../../../src/platform/auth/sessions/sessions.service.js';
import { MailWriter } from '../../../src/modules/sales/mails/mail-writer.js';
import { Mail } from '../../../src/modules/sales/mails/mail.entity.js';
import { staffSessionOf, STAFF_PASSWORD, type StaffSession } from '../../support/catalogue-rows.js';
import { delayLogins } from '../../support/login-delay.js';
import { until } from '../../support/order-shop.js';
import { secondFactorOf } from '../../support/second-factors.js';
import {
  headersOf,
  rowsOfMails,
  staffAccountsOf,
  takeCookies,
} from '../../support/staff-security.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const NEW_PASSWORD = 'Cedar-and-salt-9';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ TRUST_PROXY: '1', LIMIT_FACTOR: '100' });
});
afterAll(() => test.close());

const { anAccount, send } = staffAccountsOf(() => test);
const login = (
  username: string,
  { password = STAFF_PASSWORD, agent = CHROME, browser = '' } = {},
) =>
  test.http
    .post('/api/admin/login')
    .set({ 'User-Agent': agent, 'X-Forwarded-For': '203.0.113.77', Cookie: browser })
    .send({ username, password });
const cookieOf = (headers: Record<string, unknown>, name: string): string =>
  new RegExp(`${name}=[^;]+`).exec(String(headers['set-cookie']))?.[0] ?? '';
const age = (by: StaffSession, minutes: number) =>
  test.db.query(
    `update sessions set confirmed_at = now() - make_interval(mins => $2)
     where id = (convert_from(decode(rpad(translate(split_part($1, '.', 2), '-_', '+/'),
       (length(split_part($1, '.', 2)) + 3) / 4 * 4, '='), 'base64'), 'utf8')::jsonb->>'sid')::uuid`,
    [by.cookie.replace('liwan_staff=', ''), minutes],
  );

it.each(['admin', 'vendor', 'ops'])('SIGNIN-01 %s changes the own about', async (type) => {
  const { id, by } = await anAccount(type);
  const put = (fields: Record<string, string>) =>
    test.http.put('/api/admin/account/profile').set(headersOf(by)).field(fields);
  const { body } = await put({ about: 'Oud since 1990' }).expect(200);
  expect(body.admin).toMatchObject({ id, about: 'Oud since 1990' });
  await put({ name: 'Renamed' }).expect(type === 'vendor' ? 403 : 200);
  await put({ email: 'x@example.com' }).expect(400);
  await put({ type: 'admin' }).expect(400);
});

it('SIGNIN-01 a vendor without the right to change profiles changes nothing', async () => {
  const boss = await anAccount('admin');
  const { by } = await anAccount();
  const { body: before } = await send('get', 'admin/permissions', boss.by).expect(200);
  const vendor = before.vendor.filter((right: string) => right !== 'profiles.edit');
  const { body } = await send('put', 'admin/permissions', boss.by, { ...before, vendor }).expect(
    200,
  );
  const answer = await test.http
    .put('/api/admin/account/profile')
    .set(headersOf(by))
    .field({ about: 'Oud' })
    .expect(403);
  expect(answer.body.code).toBe('right_missing');
  const { version } = body.permissions;
  await send('put', 'admin/permissions', boss.by, { ...before, version }).expect(200);
});

it('SIGNIN-11 another email address of an account is reported to the former one', async () => {
  const boss = await anAccount('admin');
  const { id, username } = await anAccount();
  const put = (email: string) =>
    test.http.put(`/api/admin/${id}`).set(headersOf(boss.by)).field({ email }).expect(200);
  await put(`${username}@example.com`);
  expect(await rowsOfMails(test, username)).toEqual([]);
  await put(`new-${username}@example.com`);
  expect(await rowsOfMails(test, username)).toEqual(['staff-email-changed']);
});

it('SIGNIN-12 mails about the safety of staff belong to no guest, and are deleted with the account', async () => {
  const boss = await anAccount('admin');
  const { id, username, by } = await anAccount();
  const passwords = { currentPassword: STAFF_PASSWORD, password: NEW_PASSWORD };
  await send('post', 'admin/account/password', by, passwords).expect(200);
  await test.db.query('update mails set sent_at = now() where recipient = $1', [
    `${username}@example.com`,
  ]);
  const contact = { contact: `${username}@example.com` };
  const guest = await send('post', 'admin/guests/find', boss.by, contact).expect(200);
  expect(guest.body.mails).toBe(0);
  expect(await rowsOfMails(test, username)).toEqual(['password-changed']);
  await send('delete', `admin/${id}`, boss.by).expect(200);
  expect(await rowsOfMails(test, username)).toEqual([]);
});

describe('changing the own password', () => {
  const change = (by: StaffSession, currentPassword: string, password: string) =>
    send('post', 'admin/account/password', by, { currentPassword, password });

  it('SIGNIN-02 needs the current one, ends the other sessions and sends a mail', async () => {
    const { id, username, by } = await anAccount();
    const other = await staffSessionOf(test, username);
    const wrong = await change(by, 'a-guess', NEW_PASSWORD).expect(400);
    expect(wrong.body).toMatchObject({
      code: 'wrong_password',
      fields: { currentPassword: expect.any(String) },
    });
    const before = by.cookie;
    takeCookies(by, (await change(by, STAFF_PASSWORD, NEW_PASSWORD).expect(200)).headers);
    expect(by.cookie).not.toBe(before);
    await send('get', 'admin/me', by).expect(200);
    await send('get', 'admin/me', other).expect(401);
    await login(username, { password: NEW_PASSWORD }).expect(200);
    expect(await rowsOfMails(test, username)).toEqual(['password-changed']);
    const audit = await test.db.query(
      `select action, actor_id from audit where subject = 'staff' and subject_id = $1`,
      [id],
    );
    expect(audit).toEqual([{ action: 'password_changed', actor_id: id }]);
  });

  it.each(['short-7', 'baseball1', 'Superman1', 'q1w2e3r4t5', STAFF_PASSWORD])(
    'SIGNIN-07 refuses %s with a message at the field',
    async (password) => {
      const { by } = await anAccount();
      const { body } = await change(by, STAFF_PASSWORD, password).expect(400);
      expect(Object.keys(body.fields)).toEqual(['password']);
    },
  );

  it('S-09 SIGNIN-02 guesses with an open session are slowed down like logins', async () => {
    const { by } = await anAccount();
    const guesses = [];
    // The later ones are slowed down most: on a slow machine the first delays are over before the next guess.
    for (let at = 0; at < 12; at += 1)
      guesses.push((await change(by, `a-guess-${at}`, NEW_PASSWORD)).status);
    expect(guesses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
    expect(guesses).toContain(429);
  });
});

it('SIGNIN-07 shoppers get the same rule, in both languages', async () => {
  const register = (language: string) =>
    test.http.post('/api/users/register').set('Accept-Language', language).send({
      name: 'Mona',
      email: 'mona@example.com',
      phone: '0501234567',
      password: 'liverpool1',
    });
  expect((await register('en').expect(400)).body.fields.password).toMatch(/too common/);
  expect((await register('ar').expect(400)).body.fields.password).toMatch(/شائعة/);
});

describe('sessions', () => {
  it('SIGNIN-03 SIGNIN-05 lists browser, system, network and the session of the call', async () => {
    const { username, by } = await anAccount();
    await login(username).expect(200);
    await login(username, { agent: FIREFOX }).expect(200);
    const { body } = await send('get', 'admin/account/sessions', by).expect(200);
    expect(body).toHaveLength(3);
    expect(body.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    const details = { network: '203.0.113.0/24', current: false, id: expect.any(String) };
    const times = { signedInAt: expect.any(String), lastSeenAt: expect.any(String) };
    for (const [browser, system] of [
      ['Chrome', 'Windows'],
      ['Firefox', 'Linux'],
    ])
      expect(body).toContainEqual({ browser, system, ...details, ...times });
    expect(JSON.stringify(body)).not.toContain('203.0.113.77');
  });

  it('SIGNIN-03 ends one session, or all others; never those of another account', async () => {
    const mine = await anAccount();
    const other = await anAccount();
    const second = await staffSessionOf(test, mine.username);
    await staffSessionOf(test, mine.username);
    const list = async (by: StaffSession): Promise<{ id: string; current: boolean }[]> =>
      (await send('get', 'admin/account/sessions', by).expect(200)).body;
    const end = (id: string, by = mine.by) => send('delete', `admin/account/sessions/${id}`, by);
    const idOf = async (by: StaffSession) =>
      (await list(by)).find(({ current }) => current)?.id ?? '';
    await end(await idOf(other.by)).expect(404);
    await send('get', 'admin/me', other.by).expect(200);
    await end('not-an-id').expect(400);
    const id = await idOf(second);
    await end(id).expect(200);
    await send('get', 'admin/me', second).expect(401);
    await end(id).expect(404);
    await send('delete', 'admin/account/sessions', mine.by).expect(200);
    expect(await list(mine.by)).toEqual([expect.objectContaining({ current: true })]);
    await send('get', 'admin/me', other.by).expect(200);
  });

  it('SIGNIN-10 each login has a session of its own, whatever the browser sent before', async () => {
    const { username, by } = await anAccount();
    const { headers } = await login(username, { browser: by.cookie }).expect(200);
    const cookie = cookieOf(headers, 'liwan_staff');
    expect(cookie).not.toBe('');
    expect(cookie).not.toBe(by.cookie);
  });

  it('TRUST-64 a login and a confirmed identity open a new session and end the former one of the browser', async () => {
    const { username, by } = await anAccount();
    const elsewhere = await staffSessionOf(test, username);
    const { headers } = await login(username, { browser: by.cookie }).expect(200);
    await send('get', 'admin/me', by).expect(401);
    takeCookies(by, headers);
    const before = { ...by };
    await confirm(by, { password: STAFF_PASSWORD });
    expect(by.cookie).not.toBe(before.cookie);
    expect(by.xsrf).not.toBe(before.xsrf);
    await send('post', 'admin/account/second-factor', by).expect(201);
    // Not by a refused one, nor those of other browsers.
    await send('post', 'admin/account/confirm', by, { password: 'a-guess' }).expect(400);
    await login(username, { browser: 'liwan_staff=invented' }).expect(200);
    await send('get', 'admin/me', by).expect(200);
    await send('get', 'admin/me', elsewhere).expect(200);
  });

  it('TRUST-64 calls that were sent before the confirmation are still served, for 10 seconds and not as confirmed', async () => {
    const { by } = await anAccount();
    await age(by, 16);
    await test.db.query(`update sessions set created_at = now() - interval '16 minutes'`);
    const before = { ...by };
    await confirm(by, { password: STAFF_PASSWORD });
    await send('get', 'admin/me', before).expect(200);
    await send('post', 'admin/account/second-factor', before).expect(403);
    const { body } = await send('get', 'admin/account/sessions', by).expect(200);
    expect(body).toMatchObject([{ current: true }]);
    // Only once, as the end of the session is that of the first one.
    await send('post', 'admin/account/confirm', before, { password: STAFF_PASSWORD }).expect(401);
    await test.db.query(
      `update sessions set expires_at = expires_at - interval '11 seconds'
       where expires_at < now() + interval '1 minute'`,
    );
    await send('get', 'admin/me', before).expect(401);
    await send('get', 'admin/me', by).expect(200);
  });

  it('TRUST-64 a confirmed session ends when it would have ended before, and is the same in the list', async () => {
    const { id, by } = await anAccount();
    const hours = [7, 1];
    await test.db.query(
      `update sessions set created_at = now() - make_interval(hours => $2),
         expires_at = now() + make_interval(hours => $3) where actor_id = $1`,
      [id, ...hours],
    );
    const times = () =>
      test.db.query(
        `select created_at, expires_at, user_agent, network from sessions
         where actor_kind = 'staff' and actor_id = $1 and expires_at > now() + interval '1 minute'`,
        [id],
      );
    const first = await times();
    await confirm(by, { password: STAFF_PASSWORD });
    expect(await times()).toEqual(first);
    const claims: { iat: number; exp: number } = JSON.parse(
      Buffer.from(by.cookie.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims.exp - claims.iat).toBeGreaterThan(3590);
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(3600);
  });

  it('TRUST-64 a session that was ended meanwhile is not renewed', async () => {
    const { id, by } = await anAccount();
    const sessions = test.app.get(SessionsService);
    const [{ id: sessionId }] = await test.db.query(ROWS, [id]);
    const other = { kind: 'staff', id: id + 1, sessionId } as Principal;
    await expect(sessions.renew(other)).rejects.toMatchObject({ status: 401 });
    const ended = test.db.transaction(async (manager) => {
      await sessions.closeAll(manager, 'staff', id);
      const renewed = sessions.renew({ ...other, id });
      await Promise.race([renewed, aMoment()]);
      return { renewed };
    });
    await expect(ended.then(({ renewed }) => renewed)).rejects.toMatchObject({ status: 401 });
    await send('get', 'admin/me', by).expect(401);
    expect(await test.db.query(ROWS, [id])).toEqual([]);
  });

  it('TRUST-64 who ends all sessions while one is renewed ends the renewed one too', async () => {
    const { id } = await anAccount();
    const sessions = test.app.get(SessionsService);
    const rows = () => test.db.query(ROWS, [id]);
    const waiting = (count: number) =>
      until(
        async () => (await test.db.query(WAITING)).length === count,
        `${count} statements wait`,
      );
    const [{ id: sessionId }] = await rows();
    const calls = await test.db.transaction(async (manager) => {
      await manager.query(`${ROWS} for update`, [id]);
      const renewed = sessions.renew({ kind: 'staff', id, sessionId } as Principal);
      await waiting(1);
      const closed = sessions.closeAll(test.db.manager, 'staff', id);
      await waiting(2);
      return [renewed, closed];
    });
    await Promise.all(calls);
    const open = (await rows()).filter(
      ({ expires_at }: { expires_at: Date }) => expires_at.getTime() > Date.now() + 60_000,
    );
    expect(open).toEqual([]);
  });

  it('TRUST-65 sessions are ended after the identity was confirmed', async () => {
    const { username, by } = await anAccount();
    await staffSessionOf(test, username);
    await age(by, 16);
    const { body } = await send('get', 'admin/account/sessions', by).expect(200);
    for (const path of ['', `/${body.find(({ current }: { current: boolean }) => !current).id}`]) {
      const answer = await send('delete', `admin/account/sessions${path}`, by).expect(403);
      expect(answer.body.code).toBe('reauthentication_required');
    }
    expect((await send('get', 'admin/account/sessions', by)).body).toHaveLength(2);
    await confirm(by, { password: STAFF_PASSWORD });
    await send('delete', 'admin/account/sessions', by).expect(200);
    expect((await send('get', 'admin/account/sessions', by)).body).toHaveLength(1);
  });

  it('SIGNIN-10 S-02 the cookie alone changes nothing of the account', async () => {
    const { by } = await anAccount();
    const other = await anAccount();
    const calls = [
      ['post', 'password'],
      ['post', 'confirm'],
      ['post', 'second-factor'],
      ['post', 'second-factor/activate'],
      ['post', 'second-factor/turn-off'],
      ['post', 'recovery-codes'],
      ['delete', 'sessions'],
    ] as const;
    for (const [method, path] of calls)
      for (const xsrf of ['', other.by.xsrf])
        await test.http[method](`/api/admin/account/${path}`)
          .set({ Cookie: by.cookie, 'X-XSRF-TOKEN': xsrf })
          .expect(403);
  });
});

const ROWS = `select id, expires_at from sessions where actor_kind = 'staff' and actor_id = $1`;
const WAITING = `select from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database() and query like '%sessions%'`;
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Confirms the identity; the session goes on with its new cookies. */
const confirm = async (by: StaffSession, body: object): Promise<void> => {
  const { headers } = await send('post', 'admin/account/confirm', by, body).expect(200);
  takeCookies(by, headers);
};

describe('confirmed identity', () => {
  it('S-22 SIGNIN-04 is asked for 15 minutes after sign-in, and a wrong password confirms nothing', async () => {
    const { by } = await anAccount('admin');
    await age(by, 14);
    const { id: vendor } = await anAccount();
    const setPassword = () =>
      send('put', `admin/${vendor}/password`, by, { password: NEW_PASSWORD });
    await setPassword().expect(200);
    await age(by, 16);
    const put = (fields: Record<string, string>) =>
      test.http.put(`/api/admin/${vendor}`).set(headersOf(by)).field(fields);
    await put({ about: 'Oud' }).expect(200);
    const address = await put({ email: 'another@example.com' }).expect(403);
    expect(address.body.code).toBe('reauthentication_required');
    await send('get', 'users/all', by).expect(200);
    const wrong = await send('post', 'admin/account/confirm', by, { password: 'a-guess' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toHaveProperty('password');
    await setPassword().expect(403);
    await confirm(by, { password: STAFF_PASSWORD });
    await setPassword().expect(200);
  });

  it('STAFFPW-08 is asked before money is refunded, and once for the rest of the 15 minutes', async () => {
    const { by } = await anAccount('ops');
    const order = 'users/orders/one/AAAAAAAAAAAAAAAAAAAA';
    const refund = () => send('post', `${order}/refund`, by, {});
    await age(by, 16);
    expect((await refund().expect(403)).body.code).toBe('reauthentication_required');
    // What moves no money is not interrupted.
    await send('post', `${order}/refund/quote`, by, {}).expect(404);
    await confirm(by, { password: STAFF_PASSWORD });
    for (let call = 0; call < 2; call += 1)
      expect((await refund()).body.code).not.toBe('reauthentication_required');
  });

  it('SIGNIN-04 a code of the second factor confirms as well, once, and only this session', async () => {
    const { id, username, by } = await anAccount('admin');
    const elsewhere = await staffSessionOf(test, username);
    const code = await secondFactorOf(test, id, new Date());
    await age(by, 16);
    await age(elsewhere, 16);
    const renew = (session: StaffSession) => send('post', 'admin/account/recovery-codes', session);
    await renew(by).expect(403);
    await confirm(by, { code });
    await renew(by).expect(200);
    await renew(elsewhere).expect(403);
    await send('post', 'admin/account/confirm', elsewhere, { code }).expect(400);
    await send('post', 'admin/account/confirm', elsewhere, {}).expect(400);
    await renew(elsewhere).expect(403);
  });
});

it('PASSKEY-11 the password alone confirms nothing once the account has a second factor', async () => {
  const { id, by } = await anAccount('admin');
  const code = await secondFactorOf(test, id, new Date());
  await age(by, 16);
  for (const password of [STAFF_PASSWORD, 'a-guess']) {
    const { body } = await send('post', 'admin/account/confirm', by, { password }).expect(400);
    expect(body).toMatchObject({
      code: 'second_factor_needed',
      fields: { code: expect.any(String) },
    });
  }
  const passwords = { currentPassword: STAFF_PASSWORD, password: NEW_PASSWORD };
  await send('post', 'admin/account/password', by, passwords).expect(200);
  await send('post', 'admin/account/recovery-codes', by).expect(403);
  await confirm(by, { code });
  await send('post', 'admin/account/recovery-codes', by).expect(200);
});

it('STAFFPW-10 a password given by an admin ends the trust in browsers that knew the account', async () => {
  const { id, username } = await anAccount();
  const boss = await anAccount('admin');
  const first = await login(username).expect(200);
  const browser = cookieOf(first.headers, 'liwan_browser');
  await send('put', `admin/${id}/password`, boss.by, { password: NEW_PASSWORD }).expect(200);
  const rows = await test.db.query('select * from staff_browsers where staff_id = $1', [id]);
  expect(rows).toEqual([]);
  await delayLogins(test, () => login(username, { password: 'a-guess' }).expect(401));
  await login(username, { password: 'a-guess', browser }).expect(429);
});

it('STAFFPW-12 a browser cookie of another form counts as none', async () => {
  const { username } = await anAccount();
  for (const value of ['j:{}', 'j:[1]', '', 'x', `${'a'.repeat(22)}!`]) {
    const browser = `liwan_browser=${encodeURIComponent(value)}`;
    const { headers } = await login(username, { browser }).expect(200);
    expect(cookieOf(headers, 'liwan_browser')).toMatch(/^liwan_browser=[\w-]{22}$/);
  }
  await test.http.get('/api/admin/me').set('Cookie', 'liwan_staff=j:{}').expect(401);
  const own = `liwan_browser=${'b'.repeat(22)}`;
  const { headers } = await login(username, { browser: own }).expect(200);
  expect(cookieOf(headers, 'liwan_browser')).toBe(own);
});

it('S-23 SIGNIN-06 a password that an admin chose must be changed before anything else', async () => {
  const boss = await anAccount('admin');
  const add = await test.http
    .post('/api/admin/add')
    .set(headersOf(boss.by))
    .field({ name: 'New', username: 'newcomer', password: STAFF_PASSWORD, type: 'ops' })
    .expect(201);
  const { body } = await login('newcomer').expect(200);
  expect(body.admin).toMatchObject({ setup: 'password', rights: [] });
  const by = await staffSessionOf(test, 'newcomer');
  const orders = () => send('get', 'users/orders/all', by);
  expect((await orders().expect(403)).body.code).toBe('password_change_required');
  const change = (password: string) =>
    send('post', 'admin/account/password', by, { currentPassword: STAFF_PASSWORD, password });
  await change(STAFF_PASSWORD).expect(400);
  takeCookies(by, (await change(NEW_PASSWORD).expect(200)).headers);
  await orders().expect(200);

  const reset = { password: 'Another-given-1' };
  await send('put', `admin/${add.body.admin.id}/password`, boss.by, reset).expect(200);
  const again = await login('newcomer', reset).expect(200);
  expect(again.body.admin.setup).toBe('password');
  // An admin who sets the own password has chosen it.
  await send('put', `admin/${boss.id}/password`, boss.by, reset).expect(200);
  expect((await login(boss.username, reset).expect(200)).body.admin.setup).toBeUndefined();
});

it('SIGNIN-08 a login with another browser is reported by mail, the first and known ones are not', async () => {
  const { username } = await anAccount();
  const first = await login(username).expect(200);
  const browser = cookieOf(first.headers, 'liwan_browser');
  expect(String(first.headers['set-cookie'])).toMatch(/liwan_browser=[^;]+;.*HttpOnly/);
  await login(username, { browser }).expect(200);
  expect(await rowsOfMails(test, username)).toEqual([]);
  await login(username, { agent: FIREFOX }).expect(200);
  expect(await rowsOfMails(test, username)).toEqual(['staff-new-browser']);
  await test.db.query(`update staff_browsers set seen_at = now() - interval '2 years'`);
  await login(username, { agent: FIREFOX }).expect(200);
  expect(await rowsOfMails(test, username)).toEqual(['staff-new-browser', 'staff-new-browser']);
  const other = await anAccount();
  await login(other.username).expect(200);
  await login(other.username, { browser }).expect(200);
  expect(await rowsOfMails(test, other.username)).toEqual(['staff-new-browser']);

  await test.db.query(
    `insert into staff_browsers (staff_id, browser_hash)
     select $1, 'browser-' || n from generate_series(1, 60) n`,
    [other.id],
  );
  await login(other.username, { browser }).expect(200);
  const [{ count }] = await test.db.query(
    'select count(*)::int as count from staff_browsers where staff_id = $1',
    [other.id],
  );
  expect(count).toBe(50);

  const mail = await test.db.manager.findOneByOrFail(Mail, {
    recipient: `${username}@example.com`,
  });
  const writer = test.app.get(MailWriter);
  const texts = await Promise.all(
    (['en', 'ar'] as const).map((locale) =>
      writer
        .security('staff-new-browser', Object.assign(mail, { locale }))
        .then(({ text }) => text),
    ),
  );
  expect(texts[0]).toContain('Firefox, Linux');
  expect(texts[1]).toMatch(/متصفح.*Firefox, Linux/);
});
