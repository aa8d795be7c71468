import { StockAlertLink } from '../../../src/modules/sales/mails/stock-alert-link.js';
import {
  orderInCash,
  startOrderShop,
  until,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';
import { rowsOf, shopperOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { Sweeps } from '../../../src/app/worker/sweeps.js';

let shop: OrderShop;
let people = 0;
beforeAll(async () => {
  shop = await startOrderShop({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => shop.close());

const newAddress = () => `alert-${(people += 1)}-${Date.now()}@example.com`;
const post = (path: string, body: object, token = '') =>
  shop.test.http
    .post(`/api/stock-alerts${path}`)
    .set('X-Forwarded-For', `198.51.100.${(people += 1)}`)
    .auth(token, { type: 'bearer' })
    .send(body);
const ask = async (body: object, token = '') => (await post('', body, token).expect(201)).body;
const soldOut = (row = {}) => shop.product({ name: 'Amber Oud', stock: 0, ...row });
const variantOf = (productId: number, row: object) =>
  rowsOf(shop.test).insert('product_variants', { product_id: productId, stock: 0, ...row });
const setStock = (id: number, stock: number) =>
  shop.test.db.query('update products set stock = $2 where id = $1', [id, stock]);
const alertsOf = (email: string): Promise<Record<string, unknown>[]> =>
  shop.test.db.query('select * from stock_alerts where email = $1 order by id', [email]);
const mailsOf = async (to: string, subject: RegExp) =>
  (await shop.mails(to)).filter((mail) => subject.test(mail.subject));
const newest = async (to: string, subject: RegExp) => {
  await until(async () => (await mailsOf(to, subject)).length > 0, `the mail ${subject}`);
  return (await mailsOf(to, subject))[0]!;
};
const linkIn = (text: string, name: string) =>
  new URL(new RegExp(`https?:\\S+/stock-alerts#${name}=[\\w.-]+`).exec(text)![0]);
const keyIn = (text: string, name: string) => linkIn(text, name).hash.replace(`#${name}=`, '');
/** All work that was due is done, so that a mail that is not there was not sent. */
const settled = () =>
  until(async () => {
    const open = await shop.test.db.query(
      'select 1 from outbox where done_at is null and dead_at is null limit 1',
    );
    return open.length === 0;
  }, 'an empty outbox');

it('BACK-01 mails a shopper once when the product is back, and forgets the request', async () => {
  const [shopper, productId] = [await shop.shopper(), await soldOut()];
  const first = await ask({ productId }, shopper.token);
  const again = await ask({ productId, email: 'other@example.com' }, shopper.token);
  expect(first).toEqual({
    success: true,
    message: "We'll email you when it's back in stock.",
    isConfirmed: true,
    key: again.key,
  });
  expect(await alertsOf(shopper.email)).toHaveLength(1);
  await setStock(productId, 3);
  const { text, html } = await newest(shopper.email, /^Back in stock: Amber Oud$/);
  expect(text).toContain(`/product/${productId}`);
  expect(html).toContain('Amber Oud is back in stock');
  expect(await alertsOf(shopper.email)).toEqual([]);
  await setStock(productId, 0);
  await setStock(productId, 3);
  await settled();
  expect(await mailsOf(shopper.email, /Back in stock/)).toHaveLength(1);
});

it('BACK-02 a guest confirms the address first, and what is back meanwhile is mailed then', async () => {
  const [email, productId] = [newAddress(), await soldOut({ name_ar: 'عود العنبر' })];
  const asked = { productId, email: email.toUpperCase(), locale: 'ar' };
  expect(await ask(asked)).toMatchObject({ isConfirmed: false });
  const { text, html } = await newest(email, /تأكيد تنبيه/);
  expect(html).toContain('dir="rtl"');
  expect(text).toContain('عود العنبر');
  const link = linkIn(text, 'confirm');
  expect(link.pathname).toBe('/ar/stock-alerts');
  await setStock(productId, 1);
  await settled();
  expect(await mailsOf(email, /متوفر مرة أخرى/)).toEqual([]);
  const key = link.hash.replace('#confirm=', '');
  await post('/confirm', { key }).expect(200);
  expect((await newest(email, /متوفر مرة أخرى: عود العنبر/)).text).toContain(
    `/ar/product/${productId}`,
  );
  const { body } = await post('/confirm', { key }).expect(400);
  expect(body.code).toBe('link_invalid');
});

it('BACK-02 the response to a guest does not depend on earlier requests for the address', async () => {
  const [shopper, productId] = [await shop.shopper(), await soldOut()];
  await ask({ productId }, shopper.token);
  const { key, ...response } = await ask({ productId, email: shopper.email });
  expect(response).toEqual({
    success: true,
    message: "Check your inbox and confirm your request with the link we've sent you.",
    isConfirmed: false,
  });
  await post('/remove', { key }).expect(200);
  expect(await alertsOf(shopper.email)).toHaveLength(1);
  await settled();
  expect(await shop.mails(shopper.email)).toEqual([]);
});

it('BACK-02 an account with an unverified address confirms its requests like a guest', async () => {
  const name = `unverified-${Date.now()}`;
  const { id, token } = await shopperOf(shop.test, name);
  const productId = await soldOut();
  expect(await ask({ productId }, token)).toMatchObject({ isConfirmed: false });
  const { text } = await newest(`${name}@example.com`, /Confirm your back-in-stock alert/);
  const own = () =>
    shop.test.http.get(`/api/users/${id}/stock-alerts`).auth(token, { type: 'bearer' });
  expect((await own().expect(200)).body.alerts).toMatchObject([
    { productId, variantId: null, isConfirmed: false },
  ]);
  await post('/confirm', { key: keyIn(text, 'confirm') }).expect(200);
  expect((await own().expect(200)).body.alerts).toMatchObject([{ isConfirmed: true }]);
  expect(await ask({ productId }, token)).toMatchObject({ isConfirmed: true });
});

it('BACK-03 a request for a size and color waits for exactly these', async () => {
  const [shopper, productId] = [await shop.shopper(), await soldOut()];
  const small = await variantOf(productId, { size: 'S', color: '#000000' });
  const large = await variantOf(productId, { size: 'L', color: '#000000' });
  await ask({ productId, variantId: small }, shopper.token);
  const restock = (id: number) =>
    shop.test.db.query('update product_variants set stock = 2 where id = $1', [id]);
  await restock(large);
  await settled();
  expect(await alertsOf(shopper.email)).toHaveLength(1);
  // In stock as a product, but not in this size.
  await post('', { productId }, shopper.token).expect(409);
  await ask({ productId, variantId: small }, shopper.token);
  await restock(small);
  await newest(shopper.email, /^Back in stock: Amber Oud \(S, Black\)$/);
  await settled();
  expect(await mailsOf(shopper.email, /Back in stock/)).toHaveLength(1);
});

it('BACK-04 a cancelled order brings it back; a hidden product sends nothing until it is shown again', async () => {
  const [shopper, buyer] = [await shop.shopper(), await shop.shopper()];
  const productId = await soldOut({ stock: 1 });
  const opid = await orderInCash(shop, buyer, [{ productId, quantity: 1 }]);
  await ask({ productId }, shopper.token);
  await rowsOf(shop.test).staff('restocker', 'admin');
  const admin = await staffSessionOf(shop.test, 'restocker');
  await shop.test.http
    .post(`/api/users/orders/one/${opid}/cancel`)
    .set('Cookie', admin.cookie)
    .set('X-XSRF-TOKEN', admin.xsrf)
    .send({ reason: 'Test' })
    .expect(200);
  await newest(shopper.email, /Back in stock/);

  const hidden = await soldOut({ name: 'Hidden Rose' });
  await ask({ productId: hidden }, shopper.token);
  await shop.test.db.query('update products set published = false, stock = 4 where id = $1', [
    hidden,
  ]);
  await settled();
  expect(await mailsOf(shopper.email, /Hidden Rose/)).toEqual([]);
  await shop.test.db.query('update products set published = true where id = $1', [hidden]);
  await newest(shopper.email, /Hidden Rose/);
});

it('BACK-04 simultaneous changes of the stock send one mail to each', async () => {
  const productId = await soldOut();
  const shoppers: Shopper[] = [];
  for (let made = 0; made < 5; made += 1) shoppers.push(await shop.shopper());
  await Promise.all(shoppers.map(({ token }) => ask({ productId }, token)));
  await Promise.all([1, 2, 3, 4].map((stock) => setStock(productId, stock)));
  await Promise.all(shoppers.map(({ email }) => newest(email, /Back in stock/)));
  await settled();
  for (const { email } of shoppers) expect(await shop.mails(email)).toHaveLength(1);
});

it('BACK-05 a request can be taken back, and the link of a mail removes all of its recipient', async () => {
  const [email, first, second] = [newAddress(), await soldOut(), await soldOut()];
  const { key } = await ask({ productId: first, email });
  const { text } = await newest(email, /Confirm/);
  await ask({ productId: second, email });
  await post('/remove', { key }).expect(200);
  await post('/remove', { key }).expect(200);
  expect(await alertsOf(email)).toMatchObject([{ product_id: second }]);
  await post('/stop', { key: keyIn(text, 'stop') }).expect(200);
  expect(await alertsOf(email)).toEqual([]);
});

it('BACK-05 a key is valid for its own purpose only', async () => {
  const [email, productId] = [newAddress(), await soldOut()];
  const { key } = await ask({ productId, email });
  await post('/confirm', { key }).expect(400);
  await post('/stop', { key }).expect(400);
  const [id = '', signature = ''] = key.split('.');
  await post('/remove', { key: `${Number(id) + 1}.${signature}` }).expect(400);
  await post('/remove', { key: 'cut' }).expect(400);
  expect(await alertsOf(email)).toHaveLength(1);
});

it('BACK-06 refuses what is in stock, hidden or of another product, and a guest without an address', async () => {
  const email = newAddress();
  const productId = await soldOut();
  const other = await variantOf(await soldOut(), { size: 'S' });
  const { body } = await post('', { productId: await soldOut({ stock: 1 }), email }).expect(409);
  expect(body).toMatchObject({ code: 'in_stock', error: 'This product is in stock.' });
  await post('', { productId: await soldOut({ published: false }), email }).expect(404);
  await post('', { productId, variantId: other, email }).expect(404);
  await post('', { productId: 99_999_999, email }).expect(404);
  const missing = (await post('', { productId }).expect(400)).body;
  expect(missing.errors).toEqual([
    { pointer: '#/email', detail: 'Please enter your email address.' },
  ]);
  await post('', { productId, email: 'a@b.example, c@d.example' }).expect(400);
  expect(await alertsOf(email)).toEqual([]);
});

it('BACK-06 an address has at most 20 open requests, and at most 20 an hour', async () => {
  const shopper = await shop.shopper();
  for (let made = 0; made < 20; made += 1)
    await rowsOf(shop.test).insert('stock_alerts', {
      product_id: await soldOut(),
      email: shopper.email,
      locale: 'en',
      expires_at: new Date(Date.now() + 60_000),
    });
  const productId = await soldOut();
  const { body } = await post('', { productId }, shopper.token).expect(422);
  expect(body.code).toBe('stock_alerts_full');
  const email = newAddress();
  for (let made = 0; made < 20; made += 1) await ask({ productId, email });
  await post('', { productId, email }).expect(429);
  await settled();
  expect(await shop.mails(email)).toHaveLength(1);
});

it('BACK-07 expired requests are deleted and send nothing, and those of a deleted account go with it', async () => {
  const [shopper, productId] = [await shop.shopper(), await soldOut()];
  await ask({ productId }, shopper.token);
  const email = newAddress();
  await ask({ productId, email });
  const days = 'round(extract(epoch from expires_at - created_at) / 86400)::integer as days';
  const retained = await shop.test.db.query(
    `select ${days} from stock_alerts where product_id = $1 order by id`,
    [productId],
  );
  expect(retained).toEqual([{ days: 180 }, { days: 1 }]);
  const { text } = await newest(email, /Confirm/);
  await shop.test.db.query('update stock_alerts set expires_at = now() where email = $1', [email]);
  await post('/confirm', { key: keyIn(text, 'confirm') }).expect(400);
  await shop.worker().get(Sweeps).sweep();
  expect(await alertsOf(email)).toEqual([]);
  await shop.test.db.query('delete from users where id = $1', [shopper.id]);
  expect(await alertsOf(shopper.email)).toEqual([]);
});

it('BACK-07 a deleted size takes its requests with it', async () => {
  const [shopper, productId] = [await shop.shopper(), await soldOut()];
  const variantId = await variantOf(productId, { size: 'S' });
  await ask({ productId, variantId }, shopper.token);
  await shop.test.db.query('delete from product_variants where id = $1', [variantId]);
  expect(await alertsOf(shopper.email)).toEqual([]);
  expect(shop.test.app.get(StockAlertLink).idIn('stop', '1.x')).toBeUndefined();
});
