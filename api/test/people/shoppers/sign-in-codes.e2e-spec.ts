import { createHash } from 'node:crypto';
import { jest } from '@jest/globals';
import { shopperCodesOf } from '../../../src/platform/auth/login-counters.js';
import { LoginThrottle } from '../../../src/platform/auth/login-throttle.js';
import { SecurityEvents } from '../../../src/platform/auth/security-events.js';
import { counterName } from '../../../src/platform/rate-limit/shared-limiter.js';
import { SignInCodeMail } from '../../../src/modules/people/shoppers/sign-in-codes/sign-in-code-mail.js';
import { Sweeps } from '../../../src/app/worker/sweeps.js';
import { aPasskey } from '../../support/passkeys.js';
import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { delayLogins } from '../../support/login-delay.js';
import { headersOf } from '../../support/staff-security.js';
import { startOrderShop, until, type OrderShop } from '../../support/order-shop.js';

const PASSWORD = 'A-good-password-1';
const CODE = /Your code: (\d{8})/;

let shop: OrderShop;
let made = 0;
beforeAll(async () => {
  shop = await startOrderShop({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => shop.close());

const post = (path: string, body: object, { from = '', browser = '' } = {}) =>
  shop.test.http
    .post(`/api/users/${path}`)
    .set('X-Forwarded-For', from || `198.51.${100 + Math.floor((made += 1) / 200)}.${made % 200}`)
    .set('Cookie', browser)
    .send(body);
const request = async (email: string): Promise<string> =>
  (await post('request-login-code', { email }).expect(200)).body.token;
const signIn = (token: string, code: string, more: { from?: string; browser?: string } = {}) =>
  post('login-with-code', { token, code }, more);
const profile = ({ id, token }: { id: number; token: string }) =>
  shop.test.http.get(`/api/users/${id}`).auth(token, { type: 'bearer' });
const codeMails = async (email: string) =>
  (await shop.mails(email)).filter(({ text }) => CODE.test(text));
/** Codes that a test has read. */
const seen: Record<string, string[]> = {};
/** The newest code mailed to an address, once there are this many. */
const codeTo = async (email: string, count = 1): Promise<string> => {
  await until(async () => (await codeMails(email)).length >= count, `${count} codes`);
  const codes = (await codeMails(email)).map(({ text }) => CODE.exec(text)?.[1] ?? '');
  return codes.find((code) => !(seen[email] ?? []).includes(code)) ?? '';
};
/** Requests a code and reads its mail. */
const coded = async (email: string): Promise<{ token: string; code: string }> => {
  const token = await request(email);
  const code = await codeTo(email, (seen[email]?.length ?? 0) + 1);
  (seen[email] ??= []).push(code);
  return { token, code };
};
const wrong = (code: string): string => String((Number(code) + 1) % 10 ** 8).padStart(8, '0');
const registers = async (): Promise<{ id: number; email: string }> => {
  const email = `nour-${(made += 1)}-${Date.now()}@example.com`;
  const account = { name: 'Nour', email, phone: '0501234567', password: PASSWORD };
  return { id: (await post('register', account).expect(201)).body.user.id, email };
};
const login = (email: string, browser = '') =>
  post('login', { emailOrUsername: email, password: PASSWORD }, { browser });
const browserOf = (headers: Record<string, unknown>): string =>
  /liwan_browser=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
const outboxIsEmpty = () =>
  until(async () => {
    const [row] = await shop.test.db.query(
      `select count(*)::int as open from outbox where topic = 'sign-in.code' and done_at is null`,
    );
    return row.open === 0;
  }, 'the end of all codes');
const securityMails = async (email: string): Promise<string[]> =>
  (
    await shop.test.db.query(
      `select template from mails where recipient = $1 and template <> 'verify-email' order by id`,
      [email],
    )
  ).map(({ template }: { template: string }) => template);

it('SHOPPER-01 TRUST-60 a mailed code of eight digits opens a session, and the event of the login names it', async () => {
  const mona = await shop.shopper();
  const { token, code } = await coded(mona.email);
  const noted = jest.spyOn(shop.test.app.get(SecurityEvents), 'note');
  const { body } = await signIn(token, code).expect(200);
  const logins = noted.mock.calls.filter(([{ event }]) => event === 'login_succeeded');
  noted.mockRestore();
  expect(logins.map(([{ factors }]) => factors)).toEqual([['mailed_code']]);
  expect(body.user).toMatchObject({ id: mona.id, email: mona.email, emailVerified: true });
  await profile({ id: mona.id, token: body.token }).expect(200);
});

it('SHOPPER-01 a code may have spaces, a hyphen or Arabic digits', async () => {
  const mona = await shop.shopper();
  const { token, code } = await coded(mona.email);
  const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
  await signIn(token, ` ${arabic.slice(0, 4)} - ${arabic.slice(4)} `).expect(200);
});

it('SHOPPER-01 a mail that is sent twice has one code: that of the first is valid', async () => {
  const mona = await shop.shopper();
  const { token, code } = await coded(mona.email);
  const [{ id }] = await shop.test.db.query('select id from sign_in_codes where user_id = $1', [
    mona.id,
  ]);
  await shop.worker().get(SignInCodeMail).send(id);
  await until(async () => (await codeMails(mona.email)).length === 2, 'the second mail');
  expect((await codeMails(mona.email)).map(({ text }) => CODE.exec(text)?.[1])).toEqual([
    code,
    code,
  ]);
  await signIn(token, code).expect(200);
});

it('SHOPPER-01 no table contains the code or a plain hash of it', async () => {
  const mona = await shop.shopper();
  const { code } = await coded(mona.email);
  const [stored] = await shop.test.db.query('select * from sign_in_codes where user_id = $1', [
    mona.id,
  ]);
  const sha = createHash('sha256').update(code);
  const text = JSON.stringify(stored);
  for (const form of [code, sha.copy().digest('hex'), sha.digest('base64url')])
    expect(text).not.toContain(form);
  const [row] = await shop.test.db.query(
    `select count(*)::int as count from outbox o, mails m
     where o.payload::text like '%' || $1 || '%' or m.content::text like '%' || $1 || '%'`,
    [code],
  );
  expect(row.count).toBe(0);
});

it('SHOPPER-01 the mail is in the language of the shopper', async () => {
  const mona = await shop.shopper();
  await shop.test.db.query(`update users set locale = 'ar' where id = $1`, [mona.id]);
  const token = await request(mona.email);
  await until(async () => (await shop.mails(mona.email)).length > 0, 'the mail');
  const [mail] = await shop.mails(mona.email);
  const code = /رمز تسجيل الدخول: (\d{8})/.exec(mail?.text ?? '')?.[1] ?? '';
  await signIn(token, code).expect(200);
});

it('SHOPPER-02 an unknown address gets the same answers, and no mail', async () => {
  const mona = await shop.shopper();
  const unknown = `unknown-${Date.now()}@example.com`;
  const answers = [];
  for (const email of [mona.email, unknown]) {
    const { body, status } = await post('request-login-code', { email });
    const entered = await signIn(body.token, '00000000');
    const { code, error, fields } = entered.body;
    answers.push({ status, message: body.message, length: body.token.length, code, error, fields });
  }
  expect(answers[1]).toEqual(answers[0]);
  await codeTo(mona.email);
  await outboxIsEmpty();
  expect(await shop.mails(unknown)).toEqual([]);
});

it('SHOPPER-02 both have one row, which ends at the same time', async () => {
  const mona = await shop.shopper();
  const tokens = [await request(mona.email), await request(`nobody-${Date.now()}@example.com`)];
  await outboxIsEmpty();
  const rows = await shop.test.db.query(
    `select extract(epoch from expires_at - created_at)::int as seconds, tries from sign_in_codes
     where token_hash = any($1)`,
    [tokens.map((token) => createHash('sha256').update(token).digest('base64url'))],
  );
  expect(rows).toEqual([
    { seconds: 600, tries: 0 },
    { seconds: 600, tries: 0 },
  ]);
});

describe('SHOPPER-03 a code is bound', () => {
  it('to the browser that requested it', async () => {
    const mona = await shop.shopper();
    const { code } = await coded(mona.email);
    const other = await request(mona.email);
    const { body } = await signIn(other, code).expect(400);
    expect(body).toMatchObject({ code: 'code_wrong', fields: { code: expect.any(String) } });
    expect((await signIn('x'.repeat(43), code).expect(400)).body.code).toBe('code_expired');
  });

  it('to its account', async () => {
    const [mona, omar] = [await shop.shopper(), await shop.shopper()];
    const [hers, his] = [await coded(mona.email), await coded(omar.email)];
    await signIn(hers.token, his.code).expect(400);
    expect((await signIn(hers.token, hers.code).expect(200)).body.user.id).toBe(mona.id);
  });

  it('in two tabs each to its own; using one ends the other', async () => {
    const mona = await shop.shopper();
    const [first, second] = [await coded(mona.email), await coded(mona.email)];
    await signIn(first.token, second.code).expect(400);
    await signIn(first.token, first.code).expect(200);
    // As a wrong code: a person who requested another one does not learn of the login.
    expect((await signIn(second.token, second.code).expect(400)).body.code).toBe('code_wrong');
  });
});

describe('SHOPPER-04 a code is valid', () => {
  it('once', async () => {
    const mona = await shop.shopper();
    const { token, code } = await coded(mona.email);
    await signIn(token, code).expect(200);
    const { body } = await signIn(token, code).expect(400);
    expect(body).toMatchObject({ code: 'code_used', fields: { code: expect.any(String) } });
  });

  it('once, also of several simultaneous uses', async () => {
    const mona = await shop.shopper();
    const { token, code } = await coded(mona.email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(token, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [{ count }] = await shop.test.db.query(
      'select count(*)::int as count from sessions where actor_id = $1 and user_agent is null',
      [mona.id],
    );
    // That of the shop's own helper, and the new one.
    expect(count).toBe(2);
  });

  it('for ten minutes', async () => {
    const mona = await shop.shopper();
    const { token, code } = await coded(mona.email);
    const age = (by: string) =>
      shop.test.db.query(
        'update sign_in_codes set expires_at = expires_at - $2::interval where user_id = $1',
        [mona.id, by],
      );
    await age('11 minutes');
    const { body } = await signIn(token, code).expect(400);
    expect(body).toMatchObject({ code: 'code_expired', fields: { code: expect.any(String) } });
    await age('-2 minutes');
    await signIn(token, code).expect(200);
  });

  it('for five attempts; what is no code does not count', async () => {
    const mona = await shop.shopper();
    const { token, code } = await coded(mona.email);
    for (const typed of ['', '1234567', 'abcdefgh', '123456789'])
      expect((await signIn(token, typed).expect(400)).body.fields.code).toMatch(/eight digits/);
    for (let at = 0; at < 5; at += 1)
      expect((await signIn(token, wrong(code)).expect(400)).body.code).toBe('code_wrong');
    const { body } = await signIn(token, code).expect(400);
    expect(body).toMatchObject({ code: 'code_spent', fields: { code: expect.any(String) } });
  });

  it('for five attempts at the same time', async () => {
    const mona = await shop.shopper();
    const { token, code } = await coded(mona.email);
    await Promise.all(Array.from({ length: 30 }, () => signIn(token, wrong(code))));
    const [{ tries }] = await shop.test.db.query(
      'select tries from sign_in_codes where user_id = $1',
      [mona.id],
    );
    expect(tries).toBeLessThanOrEqual(5);
    expect((await signIn(token, code)).status).not.toBe(200);
  });

  it('until another address belongs to the account', async () => {
    const mona = await shop.shopper();
    const { token, code } = await coded(mona.email);
    await rowsOf(shop.test).staff(`boss-${(made += 1)}`, 'admin');
    const by = await staffSessionOf(shop.test, `boss-${made}`);
    const email = `new-${Date.now()}@example.com`;
    await shop.test.http
      .put(`/api/admin/shoppers/${mona.id}/contact`)
      .set(headersOf(by))
      .send({ email })
      .expect(200);
    await signIn(token, code).expect(400);
    expect(await securityMails(mona.email)).toEqual(['email-changed']);
    expect(await securityMails(email)).toEqual([]);
  });
});

describe('SHOPPER-05 guesses', () => {
  it.each([true, false])(
    'from many addresses are slowed down per account, known: %s',
    async (known) => {
      const email = known
        ? (await shop.shopper()).email
        : `guessed-${(made += 1)}-${Date.now()}@example.com`;
      const statuses = [];
      for (let codes = 0; codes < 2; codes += 1) {
        const token = await request(email);
        for (let at = 0; at < 5; at += 1) statuses.push((await signIn(token, '00000000')).status);
      }
      expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
      expect(statuses).toContain(429);
    },
  );

  it('of others do not delay the owner at an address that has logged in before', async () => {
    const mona = await shop.shopper();
    const home = '203.0.113.9';
    const first = await coded(mona.email);
    await signIn(first.token, first.code, { from: home }).expect(200);
    const statuses = [];
    for (let codes = 0; codes < 2; codes += 1) {
      const guessed = await request(mona.email);
      for (let at = 0; at < 5; at += 1) statuses.push((await signIn(guessed, '00000000')).status);
    }
    expect(statuses).toContain(429);
    await until(async () => (await codeMails(mona.email)).length === 3, 'the codes of the guesses');
    seen[mona.email] = (await codeMails(mona.email)).map(({ text }) => CODE.exec(text)?.[1] ?? '');
    const { token, code } = await coded(mona.email);
    await signIn(token, code, { from: home }).expect(200);
  });

  it('need new codes, six an hour and address, known or not', async () => {
    const emails = [(await shop.shopper()).email, `asked-${Date.now()}@example.com`];
    for (const email of emails) {
      for (let at = 0; at < 6; at += 1) await request(email);
      await post('request-login-code', { email }).expect(429);
    }
  });
});

describe('SHOPPER-16 a browser that has logged in', () => {
  const guessed = async (email: string, codes = 2) => {
    const statuses = [];
    for (let round = 0; round < codes; round += 1) {
      const token = await request(email);
      for (let at = 0; at < 5; at += 1) statuses.push((await signIn(token, '00000000')).status);
    }
    expect(statuses).toContain(429);
    const count = (seen[email]?.length ?? 0) + codes;
    await until(async () => (await codeMails(email)).length >= count, 'the codes of the guesses');
    seen[email] = (await codeMails(email)).map(({ text }) => CODE.exec(text)?.[1] ?? '');
    // Longer than the next code takes to arrive.
    const account = shopperCodesOf(counterName(email));
    const throttle = shop.test.app.get(LoginThrottle);
    await delayLogins(shop.test, () => throttle.admit(account, { ip: '203.0.113.10' }));
  };

  it('with a code passes at a new address while others guess codes', async () => {
    const mona = await shop.shopper();
    const first = await coded(mona.email);
    const browser = browserOf((await signIn(first.token, first.code).expect(200)).headers);
    await guessed(mona.email);
    const { token, code } = await coded(mona.email);
    await signIn(token, code, { browser: 'liwan_browser=AAAAAAAAAAAAAAAAAAAAAA' }).expect(429);
    await signIn(token, code, { browser }).expect(200);
  });

  it('with the password passes with a code, and the other way round', async () => {
    const { email } = await registers();
    await shop.test.db.query('update users set email_verified_at = now() where email = $1', [
      email,
    ]);
    const browser = browserOf((await login(email).expect(200)).headers);
    await guessed(email);
    const { token, code } = await coded(email);
    const other = browserOf((await signIn(token, code, { browser }).expect(200)).headers);
    await delayLogins(shop.test, () =>
      post('login', { emailOrUsername: email, password: 'a-guess' }),
    );
    await login(email).expect(429);
    await login(email, other).expect(200);
  });
});

describe('SHOPPER-06 the first proof of an address', () => {
  it('TRUST-76 removes the password, passkeys and sessions that may be another person’s', async () => {
    const { id, email } = await registers();
    // Of the time before staff entered another address.
    await aPasskey(shop.test, { kind: 'shopper', id });
    const other = await login(email).expect(200);
    const { token, code } = await coded(email);
    const { body } = await signIn(token, code).expect(200);
    expect(body.user.emailVerified).toBe(true);
    expect(body.formerLoginRemoved).toBe(true);
    await profile({ id, token: body.token }).expect(200);
    await profile({ id, token: other.body.token }).expect(401);
    await login(email).expect(401);
    expect(await shop.test.db.query('select id from passkeys where user_id = $1', [id])).toEqual(
      [],
    );
    expect(await securityMails(email)).toEqual(['password-removed']);
  });

  it('keeps them in a browser that has logged in with the password', async () => {
    const { id, email } = await registers();
    const { body, headers } = await login(email).expect(200);
    const { token, code } = await coded(email);
    await signIn(token, code, { browser: browserOf(headers) }).expect(200);
    await profile({ id, token: body.token }).expect(200);
    await login(email).expect(200);
  });

  it('keeps those of an account that is older than codes, or had a delivery', async () => {
    const delivered = (id: number, email: string) =>
      rowsOf(shop.test).insert('orders', {
        ...{ operation_id: `OP-${id}`, user_id: id, state: 'delivered', payment_method: 'cod' },
        ...{ full_name: 'Nour', email, phone: '+971501234567', city: 'Dubai', area: 'Marina' },
        ...{ building: 'Palm House', subtotal_fils: 100, delivery_fee_fils: 0, total_fils: 100 },
        item_count: 1,
      });
    const older = (id: number) =>
      shop.test.db.query('update users set predates_codes = true where id = $1', [id]);
    for (const establish of [older, delivered]) {
      const { id, email } = await registers();
      await establish(id, email);
      const { token, code } = await coded(email);
      const { body } = await signIn(token, code).expect(200);
      expect(body.formerLoginRemoved).toBe(false);
      await login(email).expect(200);
    }
  });

  it('happens once: a verified account keeps its password', async () => {
    const { email } = await registers();
    await shop.test.db.query('update users set email_verified_at = now() where email = $1', [
      email,
    ]);
    const { token, code } = await coded(email);
    await signIn(token, code).expect(200);
    await login(email).expect(200);
  });
});

it('SHOPPER-07 a blocked account gets no session, and its owner learns why', async () => {
  const mona = await shop.shopper();
  const { token, code } = await coded(mona.email);
  await shop.test.db.query('update users set blocked_at = now() where id = $1', [mona.id]);
  expect((await signIn(token, code).expect(403)).body.code).toBe('account_blocked');
});

it('SHOPPER-07 the code of a blocked account changes nothing', async () => {
  const { id, email } = await registers();
  const { token, code } = await coded(email);
  await shop.test.db.query('update users set blocked_at = now() where id = $1', [id]);
  await signIn(token, code).expect(403);
  await shop.test.db.query('update users set blocked_at = null where id = $1', [id]);
  expect(await securityMails(email)).toEqual([]);
  expect(
    await shop.test.db.query('select * from shopper_browsers where user_id = $1', [id]),
  ).toEqual([]);
  await login(email).expect(200);
});

it('SHOPPER-17 a new password ends the codes', async () => {
  const { id, email } = await registers();
  const { body } = await login(email).expect(200);
  const { token, code } = await coded(email);
  await shop.test.http
    .put(`/api/users/${id}`)
    .auth(body.token, { type: 'bearer' })
    .send({ currentPassword: PASSWORD, password: 'Cedar-and-salt-9' })
    .expect(200);
  await signIn(token, code).expect(400);
});

it('SHOPPER-07 a deleted account has no codes', async () => {
  const mona = await shop.shopper();
  const { token, code } = await coded(mona.email);
  await shop.test.db.query('delete from users where id = $1', [mona.id]);
  expect((await signIn(token, code).expect(400)).body.code).toBe('code_expired');
});

it('SHOPPER-07 expired codes are deleted', async () => {
  const mona = await shop.shopper();
  await request(mona.email);
  const count = async () =>
    (
      await shop.test.db.query(
        'select count(*)::int as count from sign_in_codes where user_id = $1',
        [mona.id],
      )
    )[0].count;
  await shop.worker().get(Sweeps).sweep();
  expect(await count()).toBe(1);
  await shop.test.db.query(
    `update sign_in_codes set expires_at = now() - interval '1 second' where user_id = $1`,
    [mona.id],
  );
  await shop.worker().get(Sweeps).sweep();
  expect(await count()).toBe(0);
});
