import { Redis } from 'ioredis';
import { firstAdmin } from '../../../src/app/commands/first-admin.js';
import { rowsOf } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const SETUP_TOKEN = 'token-of-the-settings';
const OWNER = { name: 'Noura', email: 'Noura@Example.com', password: 'Correct-horse-7' };
let shop: TestApp;
afterEach(async () => {
  await shop.close();
  // The limits of calls.
  const redis = new Redis(process.env['REDIS_URL'] ?? '');
  await redis.flushdb();
  redis.disconnect();
});
const start = async (env: Record<string, string> = {}) => {
  shop = await startApp({ SETUP_TOKEN, LIMIT_FACTOR: '1', ...env });
};

const claim = (body: object = {}) =>
  shop.http.post('/api/first-run').send({ token: SETUP_TOKEN, ...OWNER, ...body });
const admins = () =>
  shop.db.query("select username, email from staff where type = 'admin' order by id");
const UNKNOWN = { status: 404, code: 'not_found', message: 'This address does not exist.' };

/** The session of the owner, from the cookies of the response. */
const sessionOf = ({ headers }: { headers: Record<string, unknown> }) => {
  const cookies = [headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0]);
  const xsrf = cookies.find((cookie) => cookie?.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  const staff = { Cookie: cookies.join('; '), 'X-XSRF-TOKEN': decodeURIComponent(xsrf) };
  return {
    state: async (language = 'en') =>
      (
        await shop.http
          .get('/api/admin/first-run')
          .set({ ...staff, 'Accept-Language': language })
          .expect(200)
      ).body,
    /** Saves the accent color. */
    changeAppearance: () =>
      shop.http
        .put('/api/admin/appearance')
        .set(staff)
        .field({
          version: '0',
          accent: '#7a1f3d',
          mailName: '',
          mailFrom: 'hello@oasis.example',
          mailReplyTo: '',
        })
        .expect(200),
    /** Saves an email address of the shop. */
    changeContact: async () => {
      const { body } = await shop.http.get('/api/settings').expect(200);
      delete body.look;
      return shop.http
        .put('/api/admin/settings')
        .set(staff)
        .send({ ...body, contactEmail: 'care@oasis.example' })
        .expect(200);
    },
    test: (provider: string) =>
      shop.http.post('/api/admin/first-run/test').set(staff).send({ provider }),
    audit: async () =>
      (await shop.http.get('/api/admin/audit?subject=provider_tests').set(staff).expect(200)).body,
  };
};

it('FIRST-01 creates the first admin with the setup token, signed in, and only once', async () => {
  await start();
  expect((await shop.http.get('/api/first-run').expect(200)).body).toEqual({ unclaimed: true });
  const made = await claim().expect(200);
  expect(made.body.admin).toMatchObject({ username: 'noura@example.com', type: 'admin' });
  await sessionOf(made).state();
  expect((await claim({ email: 'other@example.com' })).body).toMatchObject(UNKNOWN);
  expect(await admins()).toEqual([{ username: 'noura@example.com', email: 'noura@example.com' }]);
});

it('FIRST-10 the login page learns whether the first run is open, and nothing else', async () => {
  await start();
  const options = async () => (await shop.http.get('/api/login-options').expect(200)).body;
  expect(await options()).toEqual({ firstRun: true });
  await claim().expect(200);
  expect(await options()).toEqual({ firstRun: false });
});

it('FIRST-01 of two simultaneous calls one creates an account', async () => {
  await start();
  const both = await Promise.all([claim(), claim({ email: 'other@example.com' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await admins()).toHaveLength(1);
});

it('FIRST-02 refuses a wrong token, and counts the calls', async () => {
  await start();
  for (const token of ['token-of-the-setting', `${SETUP_TOKEN}s`, 'x']) {
    const { status, body } = await claim({ token });
    expect([status, body.code]).toEqual([403, 'wrong_setup_token']);
  }
  expect((await claim({ token: '' })).status).toBe(400);
  for (let calls = 4; calls < 10; calls += 1) await claim({ token: 'x' }).expect(403);
  expect((await claim()).status).toBe(429);
  expect(await admins()).toEqual([]);
});

it('FIRST-02 without the setting accepts only the token of its own log', async () => {
  const lines: string[] = [];
  const log = (message: unknown) => void lines.push(String(message));
  await startApp({ SETUP_TOKEN: '' }, (app) =>
    app.useLogger({ log: () => undefined, warn: log, error: log }),
  ).then((started) => (shop = started));
  const [, token = ''] = /\/first-run#(\S+)/.exec(lines.join('\n')) ?? [];
  expect(token.length).toBeGreaterThan(30);
  await claim().expect(403);
  await claim({ token }).expect(200);
});

it('FIRST-02 answers bad input at its fields', async () => {
  await start();
  const { body } = await claim({ password: 'password', email: 'no-address' }).expect(400);
  expect(body.errors).toEqual([expect.objectContaining({ pointer: '#/email' })]);
  const weak = await claim({ password: 'short' }).expect(400);
  expect(weak.body.errors).toEqual([expect.objectContaining({ pointer: '#/password' })]);
  expect(await admins()).toEqual([]);
});

it('FIRST-03 once there is an admin, the routes answer as an unknown address does', async () => {
  await start();
  expect(await firstAdmin(shop.databaseUrl)).toBeTruthy();
  const unknown = await shop.http.post('/api/nowhere').send({});
  const same = ({ status, code, message, title }: Record<string, unknown>) => ({
    status,
    code,
    message,
    title,
  });
  for (const answer of [await claim(), await claim({ token: '' }), await claim({ token: 'x' })])
    expect(same(answer.body)).toEqual(same(unknown.body));
  expect((await shop.http.get('/api/first-run')).body).toMatchObject(UNKNOWN);
});

it('FIRST-05 FIRST-16 derives the steps from the database', async () => {
  await start({ SHOP_NAME: 'Online shop', SHOP_NAME_AR: 'المتجر الإلكتروني' });
  const owner = sessionOf(await claim().expect(200));
  const never = { succeeded: null, testedAt: null, reason: null };
  expect(await owner.state()).toEqual({
    name: false,
    appearance: false,
    contact: false,
    business: false,
    providers: ['mail', 'carrier', 'card'].map((provider) => ({ provider, ...never })),
    product: false,
    order: false,
  });
  await owner.changeAppearance();
  await owner.changeContact();
  expect(await owner.state()).toMatchObject({ name: false, appearance: true, contact: true });
  const rows = rowsOf(shop);
  const [owned]: { id: number }[] = await shop.db.query('select id from staff');
  await rows.product({ category_id: await rows.category(), vendor_id: owned?.id });
  expect(await owner.state()).toMatchObject({ product: true, order: false });
});

it('FIRST-06 tests each provider with one real call, stores the result and records it', async () => {
  await start();
  const owner = sessionOf(await claim().expect(200));
  const messages: Record<string, string> = {};
  for (const provider of ['mail', 'carrier', 'card']) {
    const { body } = await owner.test(provider).expect(200);
    expect(body).toMatchObject({ provider, succeeded: true });
    messages[provider] = body.message;
  }
  expect(messages).toEqual({
    mail: 'A test mail was sent to noura@example.com.',
    carrier: 'The carrier charges 25.00 AED for a parcel of 0.5 kg from Dubai to Dubai.',
    card: 'The card gateway responded with the merchant key of this shop.',
  });
  const { providers } = await owner.state();
  expect(providers.map(({ succeeded }: { succeeded: boolean }) => succeeded)).toEqual([
    true,
    true,
    true,
  ]);
  const { entries } = await owner.audit();
  expect(entries.map(({ action, label }: Record<string, string>) => `${action} ${label}`)).toEqual([
    'tested card',
    'tested carrier',
    'tested mail',
  ]);
  await owner.test('fax').expect(400);
});

it('FIRST-06 tells the reason of a failed test, without a secret', async () => {
  await start({
    CARRIER_PASSWORD: 'wrong-carrier-password',
    CARD_MERCHANT_KEY: Buffer.alloc(32, 7).toString('base64'),
    SMTP_URL: 'smtp://mailer:mail-secret@127.0.0.1:1',
  });
  const owner = sessionOf(await claim().expect(200));
  const reasons: string[] = [];
  for (const provider of ['mail', 'carrier', 'card']) {
    const { body } = await owner.test(provider).expect(200);
    expect(body.succeeded).toBe(false);
    reasons.push(body.message);
    expect(body.message).not.toMatch(/wrong-carrier|mail-secret|BwcHBw/);
    expect(body.message.length).toBeGreaterThan(10);
  }
  const { entries } = await owner.audit();
  expect(entries[0].action).toBe('test_failed');
  // The reasons are read again after a reload, in the language of the reader.
  const { providers } = await owner.state();
  expect(providers.map(({ reason }: { reason: string }) => reason)).toEqual(reasons);
  // The carrier's own text is shown as it is.
  const arabic = await owner.state('ar');
  expect(arabic.providers[0].reason).toMatch(/[\u0600-\u06ff]/);
});
