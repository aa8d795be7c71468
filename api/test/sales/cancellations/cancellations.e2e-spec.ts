import { Sweeps } from '../../../src/app/worker/sweeps.js';
import { rowsOf } from '../../support/catalogue-rows.js';
import {
  admin,
  asStaff,
  orderByCard,
  orderInCash,
  requestShipment,
  shop,
  shopper,
  statusOf,
  until,
  useOrderShop,
} from '../../support/order-shop.js';

useOrderShop();

const cancel = (opid: string, body: object = {}, who = shopper) =>
  shop.test.http
    .post(`/api/users/orders/one/${opid}/cancel`)
    .set('Authorization', `Bearer ${who.token}`)
    .send(body);
const orderOf = async (opid: string) =>
  (
    await shop.test.http
      .get(`/api/users/orders/one/${opid}`)
      .set('Cookie', admin.cookie)
      .expect(200)
  ).body.order;
const inCash = async (productId: number): Promise<string> =>
  orderInCash(shop, shopper, [{ productId, quantity: 2 }]);
const byCard = (productId: number) => orderByCard(shop, shopper, [{ productId, quantity: 2 }]);
const booked = async (opid: string): Promise<string> =>
  (await requestShipment(shop, shopper, opid).expect(200)).body.data.Shipments[0].ID;
const whyOf = async (opid: string, language: string): Promise<string> => {
  const { body } = await shop.test.http
    .get(`/api/users/orders/one/${opid}`)
    .set('Cookie', admin.cookie)
    .set('Accept-Language', language)
    .expect(200);
  const steps: { event: string; why: string }[] = body.order.timeline;
  return steps.find(({ event }) => event === 'cancelled')?.why ?? '';
};

it('CANCEL-01 CANCEL-03 CANCEL-05 the shopper cancels a paid parcel before its hand-over: stock and money return once, shopper and staff get a mail', async () => {
  const productId = await shop.product();
  const { opid, orderNo } = await byCard(productId);
  await shop.card.control.decide({ orderNo });
  const awb = await booked(opid);
  expect(await orderOf(opid)).toMatchObject({
    state: 'ready_to_ship',
    cancellable: true,
    returnedOnCancel: 225,
  });
  const reason = { reasonCode: 'wrong_item', reason: ' Size 42 is too small. ' };
  const answers = await Promise.all([1, 2, 3].map(() => cancel(opid, reason)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.body).toMatchObject({
    success: true,
    message: 'The order was cancelled.',
    order: { state: 'cancelled', cancellable: false },
  });
  await until(
    async () => (await statusOf(shop, shopper, opid)).paymentState === 'refunded',
    'the refund',
  );
  const { refunds } = shop.card.control.transaction(orderNo);
  expect(refunds.map(({ amount }) => amount)).toEqual(['225.00']);
  expect(await shop.stockOf(productId)).toBe(10);
  const [shipment]: { state: string }[] = await shop.test.db.query(
    'select state from shipments where awb = $1',
    [awb],
  );
  expect(shipment?.state).toBe('voided');
  await until(
    async () =>
      (await shop.mails(shopper.email)).some(({ subject }) => subject.includes('was cancelled')),
    'the mail to the shopper',
  );
  const staffMail = async () =>
    (await shop.mails(shop.sales)).find(
      ({ subject, text }) => subject.endsWith(': order-cancelled') && text.includes(awb),
    );
  await until(async () => (await staffMail()) !== undefined, 'the mail to staff');
  const text = (await staffMail())?.text ?? '';
  expect(text).toContain('Reason: Wrong item, size or color: Size 42 is too small.');
  expect(text).toContain(awb);
  expect(text).toContain('keep the parcel back');
});

it('CANCEL-02 staff see the reason in their language; other reasons are refused', async () => {
  const opid = await inCash(await shop.product());
  expect((await cancel(opid, { reasonCode: 'bored' }).expect(400)).body.errors[0].pointer).toBe(
    '#/reasonCode',
  );
  await cancel(opid, { reason: 'x'.repeat(301) }).expect(400);
  await cancel(opid, { reasonCode: 'other', reason: 7 }).expect(400);
  await cancel(opid, { reasonCode: 'too_slow' }).expect(200);
  expect(await whyOf(opid, 'en')).toBe('Delivery takes too long');
  expect(await whyOf(opid, 'ar')).toBe('التوصيل يستغرق وقتاً طويلاً');
});

it('CANCEL-01 strangers and guests cancel nothing, not even with the link of a mail', async () => {
  const opid = await inCash(await shop.product());
  await cancel(opid, {}, await shop.shopper()).expect(404);
  await cancel('NOBODYS').expect(404);
  await shop.test.http.post(`/api/users/orders/one/${opid}/cancel?key=x`).send({}).expect(401);
  expect(await orderOf(opid)).toMatchObject({ state: 'cod_confirmed' });
  await cancel(opid, { reason: null }).expect(200);
  expect(await orderOf(opid)).toMatchObject({ state: 'cancelled', codState: 'void' });
});

it('CANCEL-04 a parcel that the carrier has collected since it was last tracked is not cancelled', async () => {
  const productId = await shop.product();
  const opid = await inCash(productId);
  const awb = await booked(opid);
  shop.carrier.control.track(awb, 'picked_up');
  const { body } = await cancel(opid, { reasonCode: 'changed_mind' }).expect(409);
  expect(body).toMatchObject({
    code: 'handed_over',
    detail: 'The courier already has this parcel, so the order can no longer be cancelled.',
  });
  expect(await orderOf(opid)).toMatchObject({ state: 'shipped', cancellable: false });
  expect(await shop.stockOf(productId)).toBe(8);
  expect((await asStaff(shop, admin, opid, 'cancel').expect(409)).body.code).toBe('handed_over');
});

it('DAY-03 staff do not cancel a second time for another reason; the shopper does not see that of staff', async () => {
  const opid = await inCash(await shop.product());
  const byStaff = (reason: string) => asStaff(shop, admin, opid, 'cancel', { reason });
  await byStaff('Out of stock').expect(200);
  await byStaff('Out of stock').expect(200);
  const { body } = await byStaff('Fraud').expect(409);
  expect(body).toMatchObject({
    code: 'changed_meanwhile',
    detail: 'This has already been done, for another reason: Out of stock',
  });
  await cancel(opid, { reason: 'Too late' }).expect(200);
});

it('DAY-03 staff read in their language why an order is already cancelled, also when no reason was given', async () => {
  const detailAfter = async (body: object): Promise<string> => {
    const opid = await inCash(await shop.product());
    await cancel(opid, body).expect(200);
    const again = asStaff(shop, admin, opid, 'cancel', { reason: 'Fraud' });
    return (await again.set('Accept-Language', 'ar').expect(409)).body.detail;
  };
  const withReason = await detailAfter({ reasonCode: 'changed_mind' });
  expect(withReason).toMatch(/^سبق تنفيذ هذا لسبب آخر: .+/);
  expect(withReason).not.toMatch(/[a-z]/i);
  expect(await detailAfter({})).toBe('سبق تنفيذ هذا دون ذكر سبب.');
});

it('CANCEL-04 a carrier that does not respond does not hold up a cancellation', async () => {
  const opid = await inCash(await shop.product());
  await booked(opid);
  shop.carrier.control.scenario({ name: 'track-500', times: 1 });
  await cancel(opid).expect(200);
  expect(await orderOf(opid)).toMatchObject({ state: 'cancelled' });
});

it('CANCEL-04 a cancellation and the first scan at the same time: one wins, and nothing is half done', async () => {
  const productId = await shop.product();
  const opid = await inCash(productId);
  const awb = await booked(opid);
  shop.carrier.control.track(awb, 'picked_up');
  await shop.test.db.query(
    `update shipments set created_at = now() - interval '2 hours', tracked_at = null where awb = $1`,
    [awb],
  );
  const [answer] = await Promise.all([cancel(opid), shop.worker().get(Sweeps).sweep()]);
  expect(answer.status).toBe(409);
  expect(await orderOf(opid)).toMatchObject({ state: 'shipped', codState: 'due' });
  expect(await shop.stockOf(productId)).toBe(8);
});

it('CANCEL-04 a cancellation and the payment at the same time: the money is refunded once', async () => {
  const productId = await shop.product();
  const { opid, orderNo } = await byCard(productId);
  const [answer] = await Promise.all([cancel(opid), shop.card.control.decide({ orderNo })]);
  expect(answer.status).toBe(200);
  await until(
    async () => (await statusOf(shop, shopper, opid)).paymentState === 'refunded',
    'the refund',
  );
  expect(shop.card.control.transaction(orderNo).refunds).toHaveLength(1);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'cancelled' });
  expect(await shop.stockOf(productId)).toBe(10);
});

it('CANCEL-04 a cancellation and the creation of the shipment at the same time: a parcel or a cancelled order, not both', async () => {
  const opid = await inCash(await shop.product());
  const [answer] = await Promise.all([cancel(opid), requestShipment(shop, shopper, opid)]);
  const [shipment]: { state: string }[] = await shop.test.db.query(
    'select state from shipments where reference = $1',
    [opid],
  );
  const { state } = await orderOf(opid);
  if (answer.status === 200) {
    expect(state).toBe('cancelled');
    expect([undefined, 'voided']).toContain(shipment?.state);
  } else {
    expect([answer.status, answer.body.code]).toEqual([409, 'shipment_under_way']);
    expect(state).toBe('ready_to_ship');
  }
});

it('CANCEL-06 only the stock of the bought variant returns', async () => {
  const productId = await shop.product({ stock: 0 });
  for (const size of ['41', '42'])
    await rowsOf(shop.test).insert('product_variants', { product_id: productId, size, stock: 3 });
  const opid = await orderInCash(shop, shopper, [{ productId, quantity: 2, size: '42' }]);
  const stocks = () =>
    shop.test.db.query(
      'select size, stock from product_variants where product_id = $1 order by size',
      [productId],
    );
  expect(await stocks()).toEqual([
    { size: '41', stock: 3 },
    { size: '42', stock: 1 },
  ]);
  await cancel(opid).expect(200);
  expect(await stocks()).toEqual([
    { size: '41', stock: 3 },
    { size: '42', stock: 3 },
  ]);
});
