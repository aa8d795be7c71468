import { Sweeps } from '../../../src/app/worker/sweeps.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import {
  requestShipment,
  asStaff,
  orderByCard,
  orderInCash,
  startOrderShop,
  until,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

let shop: OrderShop;
let shopper: Shopper;
let admin: StaffSession;
let adminId: number;
beforeAll(async () => {
  shop = await startOrderShop();
  adminId = await rowsOf(shop.test).staff('state-admin', 'admin');
  admin = await staffSessionOf(shop.test, 'state-admin');
});
afterAll(() => shop.close());
// Orders per person and hour are limited.
beforeEach(async () => {
  shopper = await shop.shopper();
});

interface Step {
  subject: string;
  event: string;
  to: string;
  actor: string;
  why: string;
}

const orderOf = async (opid: string) =>
  (
    await shop.test.http
      .get(`/api/users/orders/one/${opid}`)
      .set('Cookie', admin.cookie)
      .expect(200)
  ).body.order;
const stepsOf = async (opid: string, subject: string, event: string): Promise<Step[]> => {
  const { timeline }: { timeline: Step[] } = await orderOf(opid);
  return timeline.filter((step) => step.subject === subject && step.event === event);
};
const asAdmin = (opid: string, action: string, body: object = {}, key?: string) =>
  asStaff(shop, admin, opid, action, body, key);
const asShopper = (opid: string, action: string, body: object = {}) =>
  shop.test.http
    .post(`/api/users/orders/one/${opid}/${action}`)
    .set('Authorization', `Bearer ${shopper.token}`)
    .send(body);
/** Two items of AED 100 each and the fee of AED 25. */
const inCash = async (productId?: number): Promise<string> => {
  const lines = [{ productId: productId ?? (await shop.product()), quantity: 2 }];
  return orderInCash(shop, shopper, lines);
};
const byCard = (productId: number) => orderByCard(shop, shopper, [{ productId, quantity: 2 }]);
const shipped = async (opid: string): Promise<string> =>
  (await requestShipment(shop, shopper, opid).expect(200)).body.data.Shipments[0].ID;
const tracked = async (awb: string, step: string): Promise<void> => {
  shop.carrier.control.track(awb, step);
  await shop.test.db.query(
    `update shipments set created_at = now() - interval '2 hours', tracked_at = null where awb = $1`,
    [awb],
  );
  await shop.worker().get(Sweeps).sweep();
};

it('ORD-04 API-74 received cash is refunded by staff, in parts, each once per key', async () => {
  const opid = await inCash();
  expect((await asAdmin(opid, 'refund').expect(409)).body.code).toBe('not_refundable');
  await shipped(opid);
  await asAdmin(opid, 'delivered').expect(200);
  expect(await orderOf(opid)).toMatchObject({ refundable: 225, refunded: 0 });
  await asShopper(opid, 'refund').expect(403);
  await asAdmin(opid, 'refund', { way: 'cheque' }).expect(400);
  const part = { amount: 20.5, reason: 'A scratch.', way: 'cash' };
  const twice = [1, 2].map(() => asAdmin(opid, 'refund', part, 'cash-refund-1').expect(200));
  await Promise.all(twice);
  expect(await orderOf(opid)).toMatchObject({
    state: 'partially_refunded',
    codState: 'collected',
    refunded: 20.5,
    refundable: 204.5,
  });
  expect(await stepsOf(opid, 'cod', 'refunded')).toMatchObject([
    { actor: `staff:${adminId}`, why: 'cash: A scratch.' },
  ]);
  const tooMuch = await asAdmin(opid, 'refund', { amount: 204.51 }).expect(422);
  expect(tooMuch.body.code).toBe('refund_too_high');
  const rest = await Promise.all([1, 2, 3].map(() => asAdmin(opid, 'refund')));
  expect(rest.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await orderOf(opid)).toMatchObject({ state: 'refunded', refunded: 225, refundable: 0 });
  const { body } = await shop.test.http
    .get(`/api/users/orders/one/${opid}`)
    .set('Cookie', admin.cookie)
    .set('Accept-Language', 'ar')
    .expect(200);
  const reasons = (body.order.timeline as Step[]).filter(({ event }) => event === 'refunded');
  expect(reasons.map(({ why }) => why)).toEqual(
    expect.arrayContaining(['نقداً: A scratch.', 'بتحويل بنكي: استرداد من المتجر.']),
  );
  // The carrier still has to remit the collected cash.
  await asAdmin(opid, 'cash-received').expect(200);
  expect(await orderOf(opid)).toMatchObject({ state: 'refunded', codState: 'remitted' });
  const refunds = async () =>
    (await shop.mails(shopper.email)).filter(({ subject }) => subject.includes('refund'));
  await until(async () => (await refunds()).length === 2, 'a mail for each sum');
  const seen = await shop.test.http
    .get(`/api/users/orders/one/${opid}`)
    .set('Authorization', `Bearer ${shopper.token}`)
    .expect(200);
  expect(seen.body.order.refunded).toBe(225);
  const stranger = await shop.test.http.get(`/api/users/orders/one/${opid}`).expect(200);
  expect(stranger.body.order).not.toHaveProperty('refunded');
});

it('ORD-04 cash of a returned shipment was never received: it is void and cannot be refunded', async () => {
  const opid = await inCash();
  const awb = await shipped(opid);
  await tracked(awb, 'picked_up');
  await tracked(awb, 'returned');
  expect(await orderOf(opid)).toMatchObject({ state: 'returned', codState: 'void', refundable: 0 });
  expect(await stepsOf(opid, 'shipment', 'returned')).toHaveLength(1);
  expect(await stepsOf(opid, 'cod', 'voided')).toHaveLength(1);
  expect((await asAdmin(opid, 'refund').expect(409)).body.code).toBe('not_refundable');
  expect((await asAdmin(opid, 'cash-received').expect(409)).body.code).toBe('not_collected');
});

it('PAY-05 a returned card order is refunded', async () => {
  const { opid, orderNo } = await byCard(await shop.product());
  await shop.card.control.decide({ orderNo });
  await tracked(await shipped(opid), 'returned');
  expect(await orderOf(opid)).toMatchObject({ state: 'returned', refundable: 225 });
  await asAdmin(opid, 'refund', { reason: 'Came back.' }).expect(200);
  await until(async () => (await orderOf(opid)).state === 'refunded', 'the money goes back');
  const [requested] = await stepsOf(opid, 'payment', 'refund_requested');
  expect(requested).toMatchObject({ actor: `staff:${adminId}`, why: 'Came back.' });
});

it('CHK-20 an order cancelled many times in parallel returns its stock once', async () => {
  const productId = await shop.product();
  const opid = await inCash(productId);
  expect(await shop.stockOf(productId)).toBe(8);
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((each) =>
      each % 2 ? asShopper(opid, 'cancel') : asAdmin(opid, 'cancel'),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(await shop.stockOf(productId)).toBe(10);
  expect(await orderOf(opid)).toMatchObject({ state: 'cancelled', codState: 'void' });
  expect(await stepsOf(opid, 'order', 'cancelled')).toHaveLength(1);
  expect(await stepsOf(opid, 'cod', 'voided')).toHaveLength(1);
});

it('PAY-12 simultaneous cancellation and expiry return the stock once', async () => {
  const productId = await shop.product();
  const { opid } = await byCard(productId);
  await shop.test.db.query(
    `with o as (update orders set created_at = now() - interval '31 minutes' where operation_id = $1
       returning id)
     update payments set created_at = now() - interval '31 minutes' where order_id in (select id from o)`,
    [opid],
  );
  const sweeps = shop.worker().get(Sweeps);
  const [first, second] = await Promise.all([
    asShopper(opid, 'cancel'),
    asAdmin(opid, 'cancel'),
    sweeps.sweep(),
    sweeps.sweep(),
  ]);
  await sweeps.sweep();
  expect(await shop.stockOf(productId)).toBe(10);
  const { state } = await orderOf(opid);
  const ends = [
    ...(await stepsOf(opid, 'order', 'cancelled')),
    ...(await stepsOf(opid, 'order', 'timed_out')),
  ];
  expect(ends.map(({ to }) => to)).toEqual([state]);
  // Later cancellations get an error.
  const late = state === 'cancelled' ? 200 : 409;
  expect([first.status, second.status]).toEqual([late, late]);
});

it('SHIP-08 the history of a rejected shipment has the carrier’s message', async () => {
  const opid = await inCash();
  shop.carrier.control.scenario({ name: 'rejected', reference: opid, times: 1 });
  await requestShipment(shop, shopper, opid).expect(422);
  const [rejection] = await stepsOf(opid, 'shipment', 'rejected');
  const [shipment]: { last_error: string }[] = await shop.test.db.query(
    'select last_error from shipments where reference = $1',
    [opid],
  );
  expect(rejection?.why).toMatch(/ERR99/);
  expect(shipment?.last_error).toBe(rejection?.why);
  expect(await stepsOf(opid, 'order', 'shipment_rejected')).toMatchObject([
    { why: rejection?.why },
  ]);
});
