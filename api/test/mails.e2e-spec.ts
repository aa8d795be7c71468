import { setTimeout as pause } from 'node:timers/promises';
import { Sweeps } from '../src/worker/sweeps.js';
import {
  askForShipment,
  openCardPage,
  payByCard,
  payInCash,
  startOrderShop,
  until,
  type OrderShop,
  type Shopper,
} from './order-shop.js';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(() => shop.close());

const send = (shopper: Shopper, mail: object, path = 'send-email') =>
  shop.test.http
    .post(`/api/users/${path}`)
    .set('Authorization', `Bearer ${shopper.token}`)
    .send(mail);
const toSalesAbout = async (opid: string) =>
  (await shop.mails(shop.sales)).filter(({ subject }) => subject.includes(opid));

it('SHIP-05 after payment and shipment the shopper and sales have exactly one mail each', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product({ name: 'Gold <b>Watch</b>', price_fils: 14_950 });
  const page = await payByCard(shop, shopper, [{ productId, quantity: 2 }]).expect(200);
  const opid = String(page.headers['x-operation-id']);
  await shop.card.control.decide({ orderNo: await openCardPage(shop, page.text) });
  const { body } = await askForShipment(shop, shopper, opid).expect(200);
  await askForShipment(shop, shopper, opid).expect(200);
  await until(async () => (await shop.mails(shopper.email)).length > 0, 'the mail to the shopper');
  await until(async () => (await toSalesAbout(opid)).length > 0, 'the mail to sales');
  await pause(500);
  const [mail, ...more] = await shop.mails(shopper.email);
  expect(more).toHaveLength(0);
  expect(await toSalesAbout(opid)).toHaveLength(1);
  expect(mail?.subject).toBe(`Your order ${opid} is confirmed`);
  expect(mail?.from).toMatch(/Liwan/);
  for (const part of [opid, body.data.Shipments[0].ID, '324.00', `/order/${opid}?key=`])
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(part);
  expect(mail?.html).toContain('Gold &lt;b&gt;Watch&lt;/b&gt;');
  expect(mail?.html).toContain('width=device-width');
  expect(mail?.headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value).toMatch(
    /^<mail-\d+-\d+@/,
  );
});

it('writes to an Arabic shopper in Arabic, right to left', async () => {
  const shopper = await shop.shopper();
  await shop.test.db.query(`update users set locale = 'ar' where id = $1`, [shopper.id]);
  const productId = await shop.product({ name: 'Watch', name_ar: 'ساعة' });
  const { body } = await payInCash(shop, shopper, [{ productId, quantity: 1 }]).expect(201);
  await askForShipment(shop, shopper, body.operationId).expect(200);
  await until(async () => (await shop.mails(shopper.email)).length > 0, 'the mail');
  const [mail] = await shop.mails(shopper.email);
  expect(mail?.subject).toBe(`تم تأكيد طلبك ${body.operationId}`);
  expect(mail?.html).toContain('dir="rtl"');
  expect(mail?.html).toContain('ساعة');
});

it('the link of the mail shows the whole order without a login', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product();
  const { body } = await payInCash(shop, shopper, [{ productId, quantity: 1 }]).expect(201);
  await askForShipment(shop, shopper, body.operationId).expect(200);
  await until(async () => (await shop.mails(shopper.email)).length > 0, 'the mail');
  const [mail] = await shop.mails(shopper.email);
  const key = /\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const one = `/api/users/orders/one/${body.operationId}`;
  const open = await shop.test.http.get(`${one}?key=${key}`).expect(200);
  expect(JSON.parse(open.body.order.info).customer.email).toBe(shopper.email);
  const wrong = await shop.test.http.get(`${one}?key=${key}x`).expect(200);
  expect(wrong.body.order.masked).toBe(true);
});

it('a closed tab gets the link to the shipment form once', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product();
  const { body } = await payInCash(shop, shopper, [{ productId, quantity: 1 }]).expect(201);
  await shop.test.db.query(
    `update orders set updated_at = now() - interval '16 minutes' where operation_id = $1`,
    [body.operationId],
  );
  const sweeps = shop.worker().get(Sweeps);
  await Promise.all([sweeps.sweep(), sweeps.sweep()]);
  await sweeps.sweep();
  await until(async () => (await shop.mails(shopper.email)).length > 0, 'the reminder');
  await pause(300);
  const mails = await shop.mails(shopper.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`/payment-success/${body.operationId}`);
});

it('API-61 API-62 sends a message to sales or to oneself, escaped, and to nobody else', async () => {
  const shopper = await shop.shopper();
  const mail = { to: shopper.email, subject: 'A <question>', text: '<script>x</script>\nHello' };
  await send(shopper, mail).expect(200);
  await send(shopper, { ...mail, to: shop.sales }, 'send-email-html').expect(200);
  await send(shopper, { ...mail, to: 'somebody@example.org' }).expect(403);
  await send(shopper, { ...mail, subject: 'Two\r\nBcc: all@example.org' }).expect(400);
  await shop.test.http.post('/api/users/send-email').send(mail).expect(401);
  await until(async () => (await shop.mails(shopper.email)).length > 0, 'the message');
  const [message] = await shop.mails(shopper.email);
  expect(message?.subject).toBe('A <question>');
  expect(message?.html).not.toContain('<script>');
  expect(message?.text).toContain('Hello');
});

it('API-61 takes five messages an hour', async () => {
  const shopper = await shop.shopper();
  const mail = { to: shopper.email, subject: 'Hello', text: 'Hello' };
  for (let at = 0; at < 5; at += 1) await send(shopper, mail).expect(200);
  await send(shopper, mail).expect(429);
});

it('API-61 API-62 takes five messages of twenty that one shopper sends at the same time', async () => {
  const [shopper, other] = [await shop.shopper(), await shop.shopper()];
  const mail = { to: shop.sales, subject: 'Hello', text: 'Hello' };
  const answers = await Promise.all([
    send(other, mail),
    ...Array.from({ length: 20 }, (_, at) =>
      send(shopper, mail, at % 2 ? 'send-email' : 'send-email-html'),
    ),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.shift()).toBe(200);
  expect(statuses.sort()).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
  const mails = await shop.test.db.query('select 1 from mails where user_id = $1', [shopper.id]);
  expect(mails).toHaveLength(5);
});
