import { Sweeps } from '../../../src/app/worker/sweeps.js';
import { amongMany } from '../../support/among-many.js';
import {
  numberOf,
  requestShipment,
  openCardPage,
  orderByCard,
  orderInCash,
  payByCard,
  payInCash,
  startOrderShop,
  until,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

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
const toSalesAbout = async (opid: string) => {
  const number = await numberOf(shop, opid);
  return (await shop.mails(shop.sales)).filter(({ subject }) => subject.includes(number));
};
/** The mail with this subject, once it has arrived. */
const mailTo = async ({ email }: Shopper, subject: RegExp) => {
  const found = async () => (await shop.mails(email)).find((mail) => subject.test(mail.subject));
  await until(async () => (await found()) !== undefined, `the mail ${subject}`);
  return found();
};
/** All mails requested for an order, once they are sent. */
const mailsOf = async (opid: string): Promise<string[]> => {
  const read = (): Promise<{ template: string; recipient: string; sent_at: Date | null }[]> =>
    shop.test.db.query(
      `select template, recipient, sent_at from mails
       where order_id = (select id from orders where operation_id = $1) order by id`,
      [opid],
    );
  await until(async () => (await read()).every(({ sent_at }) => sent_at), 'all mails are sent');
  return (await read()).map(({ template, recipient }) => `${template} ${recipient}`);
};

it('SHIP-05 a card order sends the shopper one mail about the order and one about the shipment, and sales one of both', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product({ name: 'Gold <b>Watch</b>', price_fils: 14_950 });
  const { opid, orderNo } = await orderByCard(shop, shopper, [{ productId, quantity: 2 }]);
  await shop.card.control.decide({ orderNo });
  const { body } = await requestShipment(shop, shopper, opid).expect(200);
  await requestShipment(shop, shopper, opid).expect(200);
  expect(await mailsOf(opid)).toEqual([
    `order-confirmed ${shopper.email}`,
    `order-shipped ${shopper.email}`,
    `order-shipped ${shop.sales}`,
  ]);
  expect(await toSalesAbout(opid)).toHaveLength(1);
  const mails = await shop.mails(shopper.email);
  const number = await numberOf(shop, opid);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    `Your order ${number} is confirmed`,
    `Your parcel for order ${number}`,
  ]);
  const confirmed = await mailTo(shopper, /is confirmed/);
  expect(confirmed?.from).toMatch(/Liwan/);
  for (const part of ['We have received your payment of AED 324.00', `/order/${opid}#key=`])
    expect(confirmed?.text.replaceAll('\u00a0', ' ')).toContain(part);
  expect(confirmed?.html).toContain('Gold &lt;b&gt;Watch&lt;/b&gt;');
  expect(confirmed?.html).toContain('width=device-width');
  expect(confirmed?.headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value).toMatch(
    /^<mail-\d+-\d+@/,
  );
  const shipmentMail = await mailTo(shopper, /parcel/);
  const awb: string = body.data.Shipments[0].ID;
  for (const part of [awb, `ShipmentNumber=${awb}`, '324.00'])
    expect(shipmentMail?.text).toContain(part);
});

it('SHIP-05 a cash order mails the amount due, and after the delivery a link to write a review', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product({ price_fils: 10_000 });
  const opid = await orderInCash(shop, shopper, [{ productId, quantity: 1 }]);
  const confirmed = await mailTo(shopper, /is confirmed/);
  expect(confirmed?.text.replaceAll('\u00a0', ' ')).toContain('You pay AED 125.00 when');
  expect(await toSalesAbout(opid)).toEqual([]);
  const shipped = await requestShipment(shop, shopper, opid).expect(200);
  shop.carrier.control.track(shipped.body.data.Shipments[0].ID, 'delivered');
  await shop.test.db.query(
    `update shipments set created_at = now() - interval '2 hours' where reference = $1`,
    [opid],
  );
  await shop.worker().get(Sweeps).sweep();
  const delivered = await mailTo(shopper, /was delivered/);
  expect(delivered?.text).toContain(`/product/${productId}#reviews`);
  expect(delivered?.html).toContain(`/product/${productId}#reviews`);
});

it('SHIP-05 a cancelled cash order sends one mail, without a refund', async () => {
  const shopper = await shop.shopper();
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const opid = await orderInCash(shop, shopper, lines);
  const cancel = () =>
    shop.test.http
      .post(`/api/users/orders/one/${opid}/cancel`)
      .set('Authorization', `Bearer ${shopper.token}`)
      .send({});
  await Promise.all([cancel(), cancel(), cancel()]);
  expect(await mailsOf(opid)).toEqual([
    `order-confirmed ${shopper.email}`,
    `order-cancelled ${shopper.email}`,
    `order-cancelled ${shop.sales}`,
  ]);
  const mail = await mailTo(shopper, /was cancelled/);
  expect(mail?.text).toContain('There is nothing to pay');
});

it('mails to an Arabic shopper are in Arabic, right to left', async () => {
  const shopper = await shop.shopper();
  await shop.test.db.query(`update users set locale = 'ar' where id = $1`, [shopper.id]);
  const productId = await shop.product({ name: 'Watch', name_ar: 'ساعة' });
  const opid = await orderInCash(shop, shopper, [{ productId, quantity: 1 }]);
  const mail = await mailTo(shopper, /تأكيد/);
  expect(mail?.subject).toBe(`تم تأكيد طلبك ${await numberOf(shop, opid)}`);
  expect(mail?.html).toContain('dir="rtl"');
  expect(mail?.html).toContain('ساعة');
  expect(mail?.text).toContain(`/ar/order/${opid}#key=`);
});

it.each([
  ['ar', 'en', /تأكيد/, 'ar'],
  ['ar-AE,ar;q=0.9,en;q=0.5', 'en', /تأكيد/, 'ar'],
  ['en', 'ar', /is confirmed/, 'en'],
  ['fr', 'ar', /تأكيد/, 'ar'],
  ['*', 'ar', /تأكيد/, 'ar'],
] as const)(
  'MAIL-20 mails of an order placed in %s by an account in %s use the language of the order',
  async (requested, account, subject, stored) => {
    const shopper = await shop.shopper();
    await shop.test.db.query('update users set locale = $2 where id = $1', [shopper.id, account]);
    const line = { productId: await shop.product(), quantity: 1 };
    const { body } = await payInCash(shop, shopper, [line])
      .set('Accept-Language', requested)
      .expect(201);
    expect((await mailTo(shopper, subject))?.text).toContain(body.operationId);
    const [order] = await shop.test.db.query('select locale from orders where operation_id = $1', [
      body.operationId,
    ]);
    expect(order.locale).toBe(stored);
  },
);

it('MAIL-20 MAIL-21 a card order in Arabic shows the city in Arabic, the area as typed', async () => {
  const shopper = await shop.shopper();
  const line = { productId: await shop.product(), quantity: 1 };
  const address = { ship_city: 'Abu Dhabi', area: 'Khalidiyah' };
  const { text, headers } = await payByCard(shop, shopper, [line], address)
    .set('Accept-Language', 'ar')
    .expect(200);
  const opid = String(headers['x-operation-id']);
  await shop.card.control.decide({ orderNo: await openCardPage(shop, text) });
  await requestShipment(shop, shopper, opid, { city: 'Abu Dhabi' }).expect(200);
  const shipmentMail = await mailTo(shopper, /شحن/);
  expect(shipmentMail?.text).toContain('أبوظبي');
  expect(shipmentMail?.text).not.toContain('Abu Dhabi');
});

it('TRANSPORT-30 the link of the mail shows the whole order without a login; its key is in the fragment, and links from before work', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product();
  const opid = await orderInCash(shop, shopper, [{ productId, quantity: 1 }]);
  const mail = await mailTo(shopper, /is confirmed/);
  const key = /#key=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const one = `/api/users/orders/one/${opid}`;
  const withHeader = (value: string) =>
    shop.test.http.get(one).set('X-Order-Key', value).expect(200);
  for (const open of [
    await withHeader(String(key)),
    await shop.test.http.get(`${one}?key=${key}`).expect(200),
  ])
    expect(JSON.parse(open.body.order.info).customer.email).toBe(shopper.email);
  for (const wrong of [
    await withHeader(`${key}x`),
    await shop.test.http.get(`${one}?key=${key}x`).expect(200),
  ])
    expect(wrong.body.order.masked).toBe(true);
});

it('THANK-04 an order without a complete address gets the link to the delivery details form once', async () => {
  const shopper = await shop.shopper();
  const line = { productId: await shop.product(), quantity: 1 };
  const { opid, orderNo } = await orderByCard(shop, shopper, [line], { building: '' });
  await shop.card.control.decide({ orderNo });
  await shop.test.db.query(
    `update orders set updated_at = now() - interval '16 minutes' where operation_id = $1`,
    [opid],
  );
  const sweeps = shop.worker().get(Sweeps);
  await Promise.all([sweeps.sweep(), sweeps.sweep()]);
  await sweeps.sweep();
  const mail = await mailTo(shopper, /Confirm the delivery details/);
  expect(mail?.text).toContain(`/payment-success/${opid}`);
  expect(await mailsOf(opid)).toEqual([
    `order-confirmed ${shopper.email}`,
    `details-missing ${shopper.email}`,
  ]);
});

it('API-61 API-62 sends an escaped message to sales or to oneself only', async () => {
  const shopper = await shop.shopper();
  const mail = { to: shopper.email, subject: 'A <question>', text: '<script>x</script>\nHello' };
  await send(shopper, mail).expect(200);
  await send(shopper, { ...mail, to: shop.sales }, 'send-email-html').expect(200);
  await send(shopper, { ...mail, to: 'another@example.org' }).expect(403);
  await send(shopper, { ...mail, subject: 'Two\r\nBcc: all@example.org' }).expect(400);
  await shop.test.http.post('/api/users/send-email').send(mail).expect(401);
  await until(async () => (await shop.mails(shopper.email)).length > 0, 'the message');
  const [message] = await shop.mails(shopper.email);
  expect(message?.subject).toBe('A <question>');
  expect(message?.html).not.toContain('<script>');
  expect(message?.text).toContain('Hello');
});

it('API-61 accepts five messages an hour', async () => {
  const shopper = await shop.shopper();
  const mail = { to: shopper.email, subject: 'Hello', text: 'Hello' };
  for (let at = 0; at < 5; at += 1) await send(shopper, mail).expect(200);
  await send(shopper, mail).expect(429);
});

it('API-61 API-62 accepts five of twenty simultaneous messages of one shopper', async () => {
  const [shopper, other] = [await shop.shopper(), await shop.shopper()];
  const mail = { to: shop.sales, subject: 'Hello', text: 'Hello' };
  const sendUntilAccepted = async (...args: Parameters<typeof send>) =>
    (await amongMany(() => send(...args))).status;
  const statuses = await Promise.all([
    sendUntilAccepted(other, mail),
    ...Array.from({ length: 20 }, (_, at) =>
      sendUntilAccepted(shopper, mail, at % 2 ? 'send-email' : 'send-email-html'),
    ),
  ]);
  expect(statuses.shift()).toBe(200);
  expect(statuses.sort()).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
  const mails = await shop.test.db.query('select 1 from mails where user_id = $1', [shopper.id]);
  expect(mails).toHaveLength(5);
});
