import { PaymentEnquiriesService } from '../../../src/modules/sales/payments/payment-enquiries.service.js';
import { Sweeps } from '../../../src/app/worker/sweeps.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import {
  requestShipment,
  asStaff,
  orderByCard,
  orderInCash,
  payByCard,
  payInCash,
  startOrderShop,
  statusOf,
  until,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

let shop: OrderShop;
let admin: StaffSession;
beforeAll(async () => {
  shop = await startOrderShop();
  await rowsOf(shop.test).staff('order-admin', 'admin');
  admin = await staffSessionOf(shop.test, 'order-admin');
});
afterAll(() => shop.close());

const bearer = ({ token }: Shopper): [string, string] => ['Authorization', `Bearer ${token}`];
const cashOrder = async (shopper: Shopper, productId?: number): Promise<string> => {
  const lines = [{ productId: productId ?? (await shop.product()), quantity: 2 }];
  return orderInCash(shop, shopper, lines);
};
const cardOrder = (shopper: Shopper, productId: number) =>
  orderByCard(shop, shopper, [{ productId, quantity: 2 }]);
const age = (opid: string, minutes: number) =>
  shop.test.db.query(
    `with o as (update orders set created_at = now() - $2 * interval '1 minute',
                  updated_at = now() - $2 * interval '1 minute'
                where operation_id = $1 returning id)
     update payments set created_at = now() - $2 * interval '1 minute' where order_id in (select id from o)`,
    [opid, minutes],
  );
const asAdmin = (opid: string, action: 'cancel' | 'refund', body: object = {}) =>
  asStaff(shop, admin, opid, action, body);
const refundsOf = (orderNo: string) =>
  shop.card.control.transaction(orderNo).refunds.map(({ amount }) => amount);

it('API-57 ORD-01 ORD-02 ORD-03 returns an order to anyone, without personal data', async () => {
  const shopper = await shop.shopper();
  const opid = await cashOrder(shopper);
  const { body } = await shop.test.http.get(`/api/users/orders/one/${opid}`).expect(200);
  expect(body.order).toMatchObject({
    operation_id: opid,
    user_id: null,
    masked: true,
    shipment: '[]',
  });
  const info = JSON.parse(body.order.info);
  expect(info.customer).toEqual({
    name: 'L**** H*****',
    email: expect.stringMatching(/^s\*\*\*@e\*\*\*\.com$/),
    phone: '+971*******67',
    city: 'Dubai',
    area: '',
    building: '',
    flat: '',
  });
  expect(info.cart).toEqual([
    expect.objectContaining({ name: 'Plain Thing', price: 100, quantity: 2, subtotal: 200 }),
  ]);
  expect(info).toMatchObject({ totalAmount: 200, deliveryFee: 25, grandTotal: 225, itemCount: 2 });
  expect(JSON.stringify(body)).not.toContain('Palm House');
});

it('API-57 returns everything to the owner and staff, and label addresses to staff only', async () => {
  const shopper = await shop.shopper();
  const opid = await cashOrder(shopper);
  await requestShipment(shop, shopper, opid).expect(200);
  const one = (header: [string, string]) =>
    shop.test.http.get(`/api/users/orders/one/${opid}`).set(...header);
  const own = (await one(bearer(shopper)).expect(200)).body.order;
  expect(own).toMatchObject({ user_id: shopper.id, masked: false });
  expect(JSON.parse(own.info).customer).toMatchObject({ building: 'Palm House', flat: '12' });
  expect(JSON.parse(own.shipment)[0].ShipmentLabel.LabelURL).toBe('');
  const staff = (await one(['Cookie', admin.cookie]).expect(200)).body.order;
  expect(JSON.parse(staff.shipment)[0].ShipmentLabel.LabelURL).toMatch(/label\.pdf$/);
  expect(own.timeline.map(({ event }: { event: string }) => event)).toEqual([
    'placed',
    'confirmed',
    'details_saved',
    'requested',
    'sent',
    'created',
    'shipment_created',
  ]);
  const stranger = await shop.shopper();
  expect((await one(bearer(stranger)).expect(200)).body.order.masked).toBe(true);
});

it('API-57 unknown and malformed ids get the same response', async () => {
  const answers = await Promise.all(
    ['1234567890123', 'x', "'; drop table orders; --"].map((id) =>
      shop.test.http.get(`/api/users/orders/one/${encodeURIComponent(id)}`),
    ),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.detail}`))).toEqual(
    new Set(['404 This order was not found.']),
  );
});

it('API-56 lists all orders for staff, by page, state and text', async () => {
  const shopper = await shop.shopper('zaynab-unique');
  const opid = await cashOrder(shopper);
  const list = (query: string) =>
    shop.test.http.get(`/api/users/orders/all?${query}`).set('Cookie', admin.cookie);
  const { body } = await list('q=zaynab-unique&state=cod_confirmed&limit=1').expect(200);
  expect(body).toMatchObject({ total: 1, page: 1, limit: 1, orders: [{ operation_id: opid }] });
  expect((await list('q=%25').expect(200)).body.total).toBe(0);
  await list('state=nonsense').expect(400);
  await shop.test.http.get('/api/users/orders/all').expect(401);
  await shop.test.http
    .get('/api/users/orders/all')
    .set(...bearer(shopper))
    .expect(403);
});

it('API-58 API-59 lists and acknowledges own orders, whatever the client sends', async () => {
  const shopper = await shop.shopper();
  const stranger = await shop.shopper();
  const opid = await cashOrder(shopper);
  const save = (who: Shopper) =>
    shop.test.http
      .post('/api/save-payment-log')
      .set(...bearer(who))
      .send({
        user_id: 1,
        operation_id: opid,
        info: '{"totalAmount":1}',
        shipment: '[{"ID":"1"}]',
      });
  const { body } = await save(shopper).expect(200);
  expect(body).toMatchObject({ success: true, log: { operation_id: opid, shipment: '[]' } });
  expect(JSON.parse(body.log.info).totalAmount).toBe(200);
  await save(stranger).expect(404);
  const logs = (who: Shopper) =>
    shop.test.http.get(`/api/get-payment-logs/${shopper.id}`).set(...bearer(who));
  expect((await logs(shopper).expect(200)).body).toMatchObject({
    success: true,
    logs: [{ operation_id: opid }],
  });
  await logs(stranger).expect(404);
});

it('an unpaid order expires and returns its stock; a later payment is refunded automatically', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product();
  const { opid, orderNo } = await cardOrder(shopper, productId);
  expect(await shop.stockOf(productId)).toBe(8);
  await age(opid, 31);
  await Promise.all([shop.worker().get(Sweeps).sweep(), shop.worker().get(Sweeps).sweep()]);
  await until(
    async () => (await statusOf(shop, shopper, opid)).state === 'expired',
    'the order expires',
  );
  expect(await shop.stockOf(productId)).toBe(10);
  await shop.card.control.decide({ orderNo });
  await until(
    async () => (await statusOf(shop, shopper, opid)).paymentState === 'refunded',
    'the refund',
  );
  expect(refundsOf(orderNo)).toEqual(['225.00']);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'expired' });
  expect(await shop.stockOf(productId)).toBe(10);
});

it('the sweep detects a payment of a shopper who does not return', async () => {
  const shopper = await shop.shopper();
  const { opid, orderNo } = await cardOrder(shopper, await shop.product());
  shop.card.control.scenario({ name: 'never-returns', orderNo });
  await shop.card.control.decide({ orderNo });
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'pending_payment' });
  await age(opid, 4);
  await shop.worker().get(Sweeps).sweep();
  await until(async () => (await statusOf(shop, shopper, opid)).state === 'paid', 'paid');
});

it('a cancelled paid order returns stock and money once', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product();
  const { opid, orderNo } = await cardOrder(shopper, productId);
  await shop.card.control.decide({ orderNo });
  const cancel = () =>
    shop.test.http
      .post(`/api/users/orders/one/${opid}/cancel`)
      .set(...bearer(shopper))
      .send({ reason: 'Ordered twice' });
  const [first, second] = await Promise.all([cancel(), cancel()]);
  expect([first.status, second.status]).toEqual([200, 200]);
  await until(
    async () => (await statusOf(shop, shopper, opid)).paymentState === 'refunded',
    'the refund',
  );
  expect(refundsOf(orderNo)).toEqual(['225.00']);
  expect(await shop.stockOf(productId)).toBe(10);
  await requestShipment(shop, shopper, opid).expect(409);
});

it.each(['refund-lost', 'refund-500', 'refund-pending'] as const)(
  'a refund with trouble at the provider (%s) happens exactly once',
  async (name) => {
    const shopper = await shop.shopper();
    const { opid, orderNo } = await cardOrder(shopper, await shop.product());
    await shop.card.control.decide({ orderNo });
    shop.card.control.scenario({ name, orderNo, times: 1, ms: 100 });
    await asAdmin(opid, 'cancel').expect(200);
    if (name === 'refund-pending') {
      await until(async () => refundsOf(orderNo).length > 0, 'the refund is requested');
      await shop.test.db.query('update outbox set run_at = now() where done_at is null');
    }
    await until(async () => {
      await shop.test.db.query(
        `update outbox set run_at = now() where topic = 'payment.refund' and done_at is null and locked_until is null`,
      );
      return (await statusOf(shop, shopper, opid)).paymentState === 'refunded';
    }, 'the refund');
    expect(refundsOf(orderNo)).toEqual(['225.00']);
  },
);

it('a delivered order is refunded in parts up to the paid amount', async () => {
  const shopper = await shop.shopper();
  const { opid, orderNo } = await cardOrder(shopper, await shop.product());
  await shop.card.control.decide({ orderNo });
  await asAdmin(opid, 'refund', { amount: 10 }).expect(409);
  const { body } = await requestShipment(shop, shopper, opid).expect(200);
  await shop.test.db.query(`update shipments set created_at = now() - interval '2 hours'`);
  shop.carrier.control.track(body.data.Shipments[0].ID, 'delivered');
  await shop.worker().get(Sweeps).sweep();
  await asAdmin(opid, 'refund', { amount: 300 }).expect(422);
  await asAdmin(opid, 'refund', { amount: 25.5 }).expect(200);
  await until(
    async () => (await statusOf(shop, shopper, opid)).state === 'partially_refunded',
    'the part',
  );
  await asAdmin(opid, 'refund').expect(200);
  await until(async () => (await statusOf(shop, shopper, opid)).state === 'refunded', 'the rest');
  expect(refundsOf(orderNo)).toEqual(['25.50', '199.50']);
});

it('a payment that does not match is put under review and never captured', async () => {
  const shopper = await shop.shopper();
  const { opid, orderNo } = await cardOrder(shopper, await shop.product());
  shop.card.control.scenario({ name: 'enquiry-wrong-amount', orderNo });
  await shop.card.control.decide({ orderNo });
  expect(await statusOf(shop, shopper, opid)).toMatchObject({
    state: 'pending_payment',
    paymentState: 'review',
  });
  const [payment]: { id: number }[] = await shop.test.db.query(
    'select id from payments where order_no = $1',
    [orderNo],
  );
  shop.card.control.scenario({ name: 'enquiry-ok', orderNo });
  await shop.test.app.get(PaymentEnquiriesService).enquire(payment?.id ?? 0);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ paymentState: 'review' });
});

it('a failed payment releases its stock after half an hour, and the same cart is then a new order', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product();
  const { opid, orderNo } = await cardOrder(shopper, productId);
  await shop.card.control.decide({ orderNo, action: 'decline' });
  await age(opid, 31);
  await shop.worker().get(Sweeps).sweep();
  await until(async () => (await shop.stockOf(productId)) === 10, 'the stock is free');
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'payment_failed' });
  const again = await cardOrder(shopper, productId);
  expect(again.opid).not.toBe(opid);
  shop.card.control.settle(orderNo, 'Successful');
  await shop.card.control.sendReturn({ orderNo });
  await until(
    async () => (await statusOf(shop, shopper, opid)).paymentState === 'refunded',
    'the late payment goes back',
  );
  expect(await shop.stockOf(productId)).toBe(8);
});

it('a changed cart after a failed payment replaces the failed order', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product({ stock: 2 });
  const { opid, orderNo } = await cardOrder(shopper, productId);
  await shop.card.control.decide({ orderNo, action: 'cancel' });
  await payByCard(shop, shopper, [{ productId, quantity: 1 }]).expect(200);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'cancelled' });
  expect(await shop.stockOf(productId)).toBe(1);
});

it('the last items, reserved by the shopper’s own card order, can be ordered in cash', async () => {
  const [shopper, another] = [await shop.shopper(), await shop.shopper()];
  const productId = await shop.product({ stock: 2 });
  const { opid, orderNo } = await cardOrder(shopper, productId);
  const lines = [{ productId, quantity: 2 }];
  const offered = async (who?: Shopper): Promise<object> => {
    const request = shop.test.http.post('/api/checkout/quote');
    if (who) void request.set(...bearer(who));
    return (await request.send({ lines }).expect(200)).body.lines[0];
  };
  const no = { available: 0, problem: 'insufficient_stock' };
  expect(await offered()).toMatchObject(no);
  expect(await offered(another)).toMatchObject(no);
  expect(await offered(shopper)).toMatchObject({ available: 2, problem: null });

  await payInCash(shop, another, lines).expect(409);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'pending_payment' });
  await orderInCash(shop, shopper, lines);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'cancelled' });
  expect(await shop.stockOf(productId)).toBe(0);

  await shop.card.control.decide({ orderNo });
  await until(
    async () => (await statusOf(shop, shopper, opid)).paymentState === 'refunded',
    'the abandoned payment is refunded',
  );
  expect(refundsOf(orderNo)).toEqual(['225.00']);
});

it('an unpaid order of another cart stays if it reserves nothing the new one lacks', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product({ stock: 3 });
  const { opid } = await cardOrder(shopper, productId);
  await orderInCash(shop, shopper, [{ productId: await shop.product(), quantity: 1 }]);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'pending_payment' });
  expect(await shop.stockOf(productId)).toBe(1);
});
