import { jest } from '@jest/globals';
import { SessionsService } from '../../../src/platform/auth/sessions/sessions.service.js';
import {
  ADDRESS,
  requestShipment,
  orderInCash,
  startOrderShop,
  until,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

const LURE = 'Dear winner, see https://prize.example now';
const PASSWORD = 'A-good-password-1';

let shop: OrderShop;
let people = 0;
beforeAll(async () => {
  shop = await startOrderShop({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => shop.close());

const post = (path: string, body: object = {}, token = '') =>
  shop.test.http
    .post(`/api/users/${path}`)
    .set('X-Forwarded-For', `198.51.100.${(people += 1)}`)
    .auth(token, { type: 'bearer' })
    .send(body);
const newest = async (email: string, subject: RegExp) => {
  const found = async () => (await shop.mails(email)).find((mail) => subject.test(mail.subject));
  await until(async () => (await found()) !== undefined, `the mail ${subject}`);
  return (await found())!;
};
/** A registered shopper with an unused verification link. */
const registers = async (name = 'Mona', more: object = {}): Promise<Shopper> => {
  const email = `mona-${(people += 1)}-${Date.now()}@example.com`;
  const account = { name, email, phone: '0501234567', password: PASSWORD, ...more };
  const { body } = await post('register', account).expect(201);
  expect(body.user.emailVerified).toBe(false);
  const { token } = await shop.test.app.get(SessionsService).open('shopper', body.user.id);
  return { id: body.user.id, email, token };
};
const linkIn = (text: string) => new URL(/https?:\S+\/verify-email#token=\S+/.exec(text)![0]);
const tokenOf = async ({ email }: Shopper) =>
  linkIn((await newest(email, /Confirm your email/)).text).hash.replace('#token=', '');
const isVerified = async ({ id, token }: Shopper): Promise<boolean> =>
  (await shop.test.http.get(`/api/users/${id}`).auth(token, { type: 'bearer' }).expect(200)).body
    .emailVerified;

it('AUTH-30 a registration mails a verification link, without any text that was typed', async () => {
  const mona = await registers(LURE);
  const { text, html, subject } = await newest(mona.email, /Confirm your email/);
  expect(subject + text + html).not.toMatch(/winner|prize/);
  const token = await tokenOf(mona);
  expect(await isVerified(mona)).toBe(false);
  const { body } = await post('verify-email', { token }).expect(200);
  expect(body).toEqual({ success: true, message: 'Your email address is confirmed.' });
  expect(await isVerified(mona)).toBe(true);
  await post('verify-email', { token }).expect(200);
});

it('AUTH-30 the mail is in the language of the page', async () => {
  const mona = await registers('Mona', { locale: 'ar' });
  const { text, html } = await newest(mona.email, /تأكيد بريدك/);
  expect(linkIn(text).pathname).toBe('/ar/verify-email');
  expect(html).toContain('dir="rtl"');
});

it('AUTH-31 rejects a link that is forged, of another account or address, or older than 48 hours', async () => {
  const [mona, other] = [await registers(), await registers()];
  const token = await tokenOf(mona);
  const [, end = '', signature = ''] = token.split('.');
  const forged = [
    `${other.id}.${end}.${signature}`,
    `${mona.id}.${Number(end) + 1}.${signature}`,
    `${mona.id}.${end}.${'x'.repeat(43)}`,
    `999999999.${end}.${signature}`,
    'cut',
  ];
  for (const wrong of forged)
    expect((await post('verify-email', { token: wrong }).expect(400)).body.error).toBe(
      'This link is no longer valid. Please request a new one.',
    );
  expect(Number(end) - Date.now()).toBeLessThanOrEqual(48 * 3_600_000);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Number(end));
  await post('verify-email', { token }).expect(400);
  clock.mockRestore();
  await shop.test.db.query('update users set email = $2 where id = $1', [
    mona.id,
    `x${mona.email}`,
  ]);
  await post('verify-email', { token }).expect(400);
  expect(await isVerified(mona)).toBe(false);
});

it('AUTH-31 mails another link on request, three an hour, and none once the address is verified', async () => {
  const mona = await registers();
  await tokenOf(mona);
  for (let sent = 0; sent < 3; sent += 1)
    await post('request-email-verification', {}, mona.token).expect(200);
  await post('request-email-verification', {}, mona.token).expect(429);
  await until(async () => (await shop.mails(mona.email)).length === 4, 'four links');
  const known = await shop.shopper();
  await post('request-email-verification', {}, known.token).expect(200);
  const rows = await shop.test.db.query('select 1 from mails where user_id = $1', [known.id]);
  expect(rows).toEqual([]);
});

it('AUTH-32 a reset link verifies the address too, and its mail omits the name for an unverified address', async () => {
  const mona = await registers(LURE);
  await post('request-password-reset', { email: mona.email }).expect(200);
  const { text, html } = await newest(mona.email, /Reset your Liwan password/);
  expect(text + html).not.toMatch(/winner|prize/);
  const token = /reset-password#token=([\w-]+)/.exec(text)?.[1];
  await post('reset-password', { token, password: 'Another-pass-2' }).expect(200);
  const { token: session } = await shop.test.app.get(SessionsService).open('shopper', mona.id);
  expect(await isVerified({ ...mona, token: session })).toBe(true);
  await newest(mona.email, /Your Liwan password was changed/);
  await post('request-password-reset', { email: mona.email }).expect(200);
  await until(async () => (await shop.mails(mona.email)).length === 4, 'the second reset mail');
  expect((await newest(mona.email, /Reset your Liwan password/)).text).toContain('Dear winner');
});

it('MAIL-30 messages are sent from a verified address only', async () => {
  const mona = await registers();
  const mail = { to: mona.email, subject: 'Hello', text: 'Hello' };
  for (const path of ['send-email', 'send-email-html']) {
    const { body } = await post(path, mail, mona.token).expect(403);
    expect(body).toMatchObject({
      code: 'email_unverified',
      error: 'Please confirm your email address first.',
    });
    await post(path, { ...mail, to: shop.sales }, mona.token).expect(403);
  }
  await post('verify-email', { token: await tokenOf(mona) }).expect(200);
  await post('send-email', mail, mona.token).expect(200);
  await newest(mona.email, /^Hello$/);
});

it('MAIL-31 text typed by a shopper never becomes a link in a mail', async () => {
  const shopper = await shop.shopper();
  const subject = 'See www.prize.example';
  const text = 'Go to https://prize.example/now, prize。example or 10.5 AED';
  await post('send-email-html', { to: shopper.email, subject, text }, shopper.token).expect(200);
  const message = await newest(shopper.email, /^See/);
  expect(message.subject).toBe('See www[.]prize[.]example');
  for (const body of [message.text, message.html]) {
    expect(body).toContain('https[:]//prize[.]example/now, prize[.]example or 10.5 AED');
    expect(body).not.toContain('prize.example');
  }
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  await orderInCash(shop, shopper, lines, { fullName: LURE });
  const order = await newest(shopper.email, /is confirmed/);
  expect(order.text).toContain('Dear winner, see https[:]//prize[.]example now');
});

it('MAIL-32 order mails to an unverified address contain the city, but no other typed text', async () => {
  const mona = await registers(LURE);
  const lines = [{ productId: await shop.product({ name: 'Gold Watch' }), quantity: 1 }];
  const typed = {
    fullName: LURE,
    area: 'Prize area',
    building: 'Prize tower',
    notes: 'Prize note',
  };
  const opid = await orderInCash(shop, mona, lines, typed);
  await requestShipment(shop, mona, opid).expect(200);
  const [confirmed, shipped] = [
    await newest(mona.email, /is confirmed/),
    await newest(mona.email, /Your parcel/),
  ];
  expect(confirmed.text).toContain('Thank you for your order');
  expect(confirmed.text).toContain('Gold Watch');
  expect(shipped.text).toContain(`Deliver to: ${ADDRESS.city}\n`);
  for (const { subject, text, html } of [confirmed, shipped]) {
    expect(subject + text + html).not.toMatch(/winner|prize|key=|Palm House/i);
    expect(text).toContain(`/order/${opid}`);
  }
});

it('MAIL-32 an address other than the account’s is unverified', async () => {
  const shopper = await shop.shopper();
  const email = `victim-${Date.now()}@example.com`;
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  await orderInCash(shop, shopper, lines, { email, fullName: LURE });
  const { subject, text, html } = await newest(email, /is confirmed/);
  expect(subject + text + html).not.toMatch(/winner|prize|key=/);
});
