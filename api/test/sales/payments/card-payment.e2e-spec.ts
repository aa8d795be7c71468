import { Env } from '../../../src/platform/config/env.js';
import { GROUP_NAMES } from '../../../src/platform/gateways/card-payment/safexpay-groups.js';
import { SafexpayCipher } from '../../../src/platform/gateways/card-payment/safexpay-cipher.js';
import {
  requestShipment,
  openCardPage,
  orderByCard,
  payByCard,
  startOrderShop,
  statusOf,
  until,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(() => shop.close());
afterEach(() => shop.card.control.reset());

/** An order with an open card page. */
const opened = async (shopper: Shopper, quantity = 1) => {
  const productId = await shop.product();
  return { productId, ...(await orderByCard(shop, shopper, [{ productId, quantity }])) };
};

it('API-63 PAY-01 PAY-08 returns a plain form to the card page, without script, and the id of the order', async () => {
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const { text, headers } = await payByCard(shop, await shop.shopper(), lines).expect(200);
  expect(text).not.toMatch(/<script/i);
  expect(text).toMatch(/<button type="submit"[^>]*>Continue<\/button>/);
  expect(headers['x-operation-id']).toMatch(/^[a-z2-7]{20}$/);
});

it('PAY-03 PAY-05 charges exactly the offer price and the fee, whatever the client sends', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product({ price_fils: 20_000, offer_price_fils: 14_950 });
  const { text } = await payByCard(shop, shopper, [{ productId, quantity: 2 }], {
    amount: '1.00',
    currency: 'USD',
    merchant_id: 'another',
    merchant_key: 'secret',
    success_url: 'https://evil.example/',
    order_no: '7',
    item_value: '1.00',
  }).expect(200);
  const orderNo = await openCardPage(shop, text);
  expect(shop.card.control.transaction(orderNo)).toMatchObject({
    amount: '324.00',
    currency: 'AED',
  });
  expect(Number(orderNo)).toBeGreaterThan(1_000_000);
});

it('PAY-07 rejects card data and does not repeat it', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product();
  const { body, text } = await payByCard(shop, shopper, [{ productId, quantity: 1 }], {
    card_no: '4111111111111111',
    cvv2: '123',
  }).expect(400);
  expect(body.fields).toMatchObject({ card_no: expect.stringContaining('payment page') });
  expect(text).not.toContain('4111');
  expect(await shop.stockOf(productId)).toBe(10);
});

/** The groups sent to the gateway for an order, decrypted with its key; by name, in its order. */
const sentToGateway = (html: string): Record<string, string[]> => {
  const field = /name="merchant_request" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const plain = new SafexpayCipher(shop.test.app.get(Env).CARD_MERCHANT_KEY).decrypt(field) ?? '';
  const groups = plain.split('~').map((group) => group.split('|'));
  return Object.fromEntries(GROUP_NAMES.map((name, at) => [name, groups[at] ?? []]));
};

it('PAY-03 sends the gateway AED, ARE, SALE, WEB, 3 days, one address and General, whatever the client sends', async () => {
  const lines = [{ productId: await shop.product(), quantity: 2 }];
  const { text } = await payByCard(shop, await shop.shopper(), lines, {
    currency: 'USD',
    country: 'USA',
    txn_type: 'AUTH',
    channel: 'MOBILE',
    ship_days: '9',
    address_count: '4',
    item_category: 'Weapons',
  }).expect(200);
  const sent = sentToGateway(text);
  expect(sent['txn_details']?.slice(3, 7)).toEqual(['225.00', 'ARE', 'AED', 'SALE']);
  expect(sent['txn_details']?.[9]).toBe('WEB');
  expect(sent['ship_details']?.slice(-2)).toEqual(['3', '1']);
  expect(sent['item_details']).toEqual(['2', '225.00', 'General']);
  expect(await openCardPage(shop, text)).toBe(sent['txn_details']?.[2]);
});

it('PAY-06 sends the gateway Y and the data of the signed-in shopper', async () => {
  const shopper = await shop.shopper();
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const { text } = await payByCard(shop, shopper, lines, {
    unique_id: '1',
    is_logged_in: 'N',
    bill_address: 'Somewhere else',
  }).expect(200);
  const sent = sentToGateway(text);
  expect(sent['cust_details']).toEqual([
    'Layla Hassan',
    shopper.email,
    '+971501234567',
    String(shopper.id),
    'Y',
  ]);
  const place = ['Al Barsha, Palm House, 12', 'Dubai', 'Dubai', 'ARE', '00000'];
  expect(sent['bill_details']).toEqual(place);
  expect(sent['ship_details']?.slice(0, 5)).toEqual(place);
});

it.each([
  ['4000000000000168', 'insufficient_funds'],
  ['4000000000000176', 'expired_card'],
  ['4000000000000002', 'declined'],
])('PAY-20 a payment with card %s reports the bank’s response %s', async (card, declined) => {
  const shopper = await shop.shopper();
  const { orderNo, opid } = await opened(shopper);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ declined: null });
  await shop.card.control.decide({ orderNo, card });
  expect(await statusOf(shop, shopper, opid)).toMatchObject({
    state: 'payment_failed',
    paymentState: 'failed',
    declined,
  });
});

it('CHK-01 PAY-06 requires a session', async () => {
  await shop.test.http.post('/api/sendData').type('form').send({ lines: '[]' }).expect(401);
});

it('an order is paid once the provider confirms the payment', async () => {
  const shopper = await shop.shopper();
  const { orderNo, opid, productId } = await opened(shopper, 3);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({
    state: 'pending_payment',
    paymentState: 'redirected',
    shipment: null,
  });
  const { deliveries } = await shop.card.control.decide({ orderNo });
  expect(deliveries).toMatchObject([
    { status: 303, location: expect.stringMatching(new RegExp(`/payment-success/${opid}$`)) },
  ]);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({
    state: 'paid',
    paymentState: 'captured',
  });
  expect(await shop.stockOf(productId)).toBe(7);
});

it('PAY-12 a declined and a cancelled payment lead to the failure page, and the same cart can be paid again', async () => {
  const shopper = await shop.shopper();
  const { orderNo, opid, productId } = await opened(shopper);
  const { deliveries } = await shop.card.control.decide({ orderNo, action: 'cancel' });
  expect(deliveries[0]?.location).toMatch(new RegExp(`/payment-failure\\?order=${opid}$`));
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'payment_failed' });
  const again = await payByCard(shop, shopper, [{ productId, quantity: 1 }]).expect(200);
  expect(again.headers['x-operation-id']).toBe(opid);
  const second = await openCardPage(shop, again.text);
  expect(second).not.toBe(orderNo);
  await shop.card.control.decide({ orderNo: second });
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'paid' });
  expect(await shop.stockOf(productId)).toBe(9);
});

it('two simultaneous returns capture, ship and mail once', async () => {
  const shopper = await shop.shopper();
  const { orderNo, opid } = await opened(shopper);
  shop.card.control.scenario({ name: 'return-parallel', orderNo });
  await shop.card.control.decide({ orderNo });
  await shop.card.control.sendReturn({ orderNo, times: 5, parallel: true });
  const events: { event: string }[] = await shop.test.db.query(
    `select event from order_events e join orders o on o.id = e.order_id
     where o.operation_id = $1 and event = 'captured' and subject = 'payment'`,
    [opid],
  );
  expect(events).toHaveLength(1);
  const answers = await Promise.all([
    requestShipment(shop, shopper, opid),
    requestShipment(shop, shopper, opid),
    requestShipment(shop, shopper, opid),
  ]);
  const ids = new Set(answers.map(({ body }) => body.data?.Shipments[0].ID));
  expect(ids.size).toBe(1);
  expect(
    shop.carrier.control.shipments().filter(({ reference1 }) => reference1 === opid),
  ).toHaveLength(1);
  // One of the order, one of its shipment.
  await until(async () => (await shop.mails(shopper.email)).length >= 2, 'the mails');
  expect(await shop.mails(shopper.email)).toHaveLength(2);
});

it('a forged return changes nothing', async () => {
  const shopper = await shop.shopper();
  const { orderNo, opid } = await opened(shopper);
  shop.card.control.scenario({ name: 'forged', orderNo });
  const { deliveries } = await shop.card.control.decide({ orderNo });
  expect(deliveries[0]?.location).toMatch(/\/payment-failure$/);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'pending_payment' });
});

it('a return with a lower amount is not accepted', async () => {
  const shopper = await shop.shopper();
  const { orderNo, opid } = await opened(shopper);
  shop.card.control.scenario({ name: 'underpaid', orderNo });
  await shop.card.control.decide({ orderNo });
  expect(await statusOf(shop, shopper, opid)).toMatchObject({
    state: 'pending_payment',
    paymentState: 'review',
  });
});

it('a payment whose enquiry fails at first is confirmed by the worker', async () => {
  const shopper = await shop.shopper();
  const { orderNo, opid } = await opened(shopper);
  shop.card.control.scenario({ name: 'enquiry-500', orderNo, times: 2 });
  const { deliveries } = await shop.card.control.decide({ orderNo });
  expect(deliveries[0]?.location).toContain(`/payment-success/${opid}`);
  await until(
    async () => (await statusOf(shop, shopper, opid)).state === 'paid',
    'the worker confirms the payment',
  );
});

it('a return with GET works as well', async () => {
  const shopper = await shop.shopper();
  const { orderNo, opid } = await opened(shopper);
  shop.card.control.scenario({ name: 'return-get', orderNo });
  await shop.card.control.decide({ orderNo });
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'paid' });
});

it('a success after a failure is accepted', async () => {
  const shopper = await shop.shopper();
  const { orderNo, opid } = await opened(shopper);
  shop.card.control.scenario({ name: 'success-after-failure', orderNo });
  await shop.card.control.decide({ orderNo });
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'paid' });
});

it('only the owner sees the status', async () => {
  const shopper = await shop.shopper();
  const stranger = await shop.shopper();
  const { opid } = await opened(shopper);
  for (const id of [opid, 'unknown'])
    await shop.test.http
      .get(`/api/payments/${id}/status`)
      .set('Authorization', `Bearer ${stranger.token}`)
      .expect(404);
});

it('an invalid return leads to the failure page', async () => {
  for (const fields of [{}, { txn_response: 'AAAA' }, { txn_response: ['a', 'b'] }]) {
    const { headers } = await shop.test.http
      .post('/api/payments/card/return')
      .type('form')
      .send(fields)
      .expect(303);
    expect(headers['location']).toMatch(/\/payment-failure$/);
  }
});

it('an account with the older request format works as well', async () => {
  const older = await startOrderShop({ worker: false, env: { CARD_PROTOCOL: 'v1' } });
  try {
    const shopper = await older.shopper();
    const productId = await older.product({ name: 'A | B ~ C' });
    const { opid, orderNo } = await orderByCard(older, shopper, [{ productId, quantity: 1 }], {
      fullName: 'Layla | Hassan ~ "x"',
    });
    await older.card.control.decide({ orderNo });
    expect(await statusOf(older, shopper, opid)).toMatchObject({ state: 'paid' });
  } finally {
    await older.close();
    Object.assign(process.env, { CARD_PROTOCOL: 'v2' });
  }
});
