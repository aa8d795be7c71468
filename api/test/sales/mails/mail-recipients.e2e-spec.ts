import { MailerGateway } from '../../../src/platform/gateways/mailer/mailer.gateway.js';
import { payByCard, payInCash, startOrderShop, type OrderShop } from '../../support/order-shop.js';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ worker: false });
});
afterAll(() => shop.close());

const SEVERAL = [
  'first@shop.example,second@shop.example',
  'first@shop.example;second@shop.example',
  'First <first@shop.example>',
  '"first@shop.example, x"@shop.example',
  'group:first@shop.example',
  'first@shop.example\r\nBcc: second@shop.example',
];

it.each(SEVERAL)('SEC-32 an order accepts one email address, not %j', async (address) => {
  const shopper = await shop.shopper();
  const lines = [{ productId: await shop.product({ stock: 2 }), quantity: 1 }];
  const byCard = await payByCard(shop, shopper, lines, { email_id: address }).expect(400);
  expect(byCard.body.fields).toHaveProperty('email_id');
  const inCash = await payInCash(shop, shopper, lines, { email: address }).expect(400);
  expect(inCash.body.fields).toHaveProperty(['address/email']);
});

it('SEC-32 with an empty address in the payment form, mails go to the account', async () => {
  const shopper = await shop.shopper();
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  await payByCard(shop, shopper, lines, { email_id: '' }).expect(200);
});

it('SEC-33 the mailer never parses a stored address as a list of recipients', async () => {
  const mail = {
    messageId: 'one',
    from: { name: 'Shop', address: 'shop@liwan.example' },
    subject: 'One',
    text: 'One',
    html: 'One',
  };
  const mailer = shop.test.app.get(MailerGateway);
  await mailer
    .send({ ...mail, to: 'first@shop.example,second@shop.example' })
    .catch(() => undefined);
  await mailer.send({ ...mail, messageId: 'two', to: 'third@shop.example' });
  expect(await shop.mails('third@shop.example')).toHaveLength(1);
  expect(await shop.mails('first@shop.example')).toEqual([]);
  expect(await shop.mails('second@shop.example')).toEqual([]);
});
