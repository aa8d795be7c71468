import { OutboxRelay } from '../../../src/platform/outbox/outbox-relay.js';
import { RefundWatchService } from '../../../src/modules/sales/refunds/refund-watch.service.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import {
  asStaff,
  numberOf,
  requestShipment,
  orderByCard,
  startOrderShop,
  statusOf,
  until,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

let shop: OrderShop;
let shopper: Shopper;
let admin: StaffSession;

beforeAll(async () => {
  shop = await startOrderShop({
    timeouts: { retryBackoff: 20, breakerResetTimeout: 100 },
  });
  await rowsOf(shop.test).staff('admin', 'admin');
  admin = await staffSessionOf(shop.test, 'admin');
});
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = await shop.shopper();
});

const post = (opid: string, action: string, body: object = {}) =>
  asStaff(shop, admin, opid, action, body);
const get = (path: string, locale = 'en') =>
  shop.test.http.get(`/api/${path}`).set('Cookie', admin.cookie).set('Accept-Language', locale);
const orderOf = async (opid: string, locale?: string) =>
  (await get(`users/orders/one/${opid}`, locale).expect(200)).body.order;
const refundsOf = (orderNo: string): string[] =>
  shop.card.control.transaction(orderNo).refunds.map(({ amount }) => amount);
const bookedOf = (opid: string): Promise<{ way: string; reference: string; fils: number }[]> =>
  shop.test.db.query(
    `select way, reference, amount_fils as fils from refunds
     where order_id = (select id from orders where operation_id = $1) order by id`,
    [opid],
  );
const totals = async () => {
  const { body } = await get('admin/reconciliation?days=1').expect(200);
  return body.totals as Record<'refunded' | 'cashRefunded', number>;
};
const stuck = async (opid: string) => {
  const { body } = await get('admin/stuck-orders').expect(200);
  return (body.orders as { operationId: string; kind: string; reason: string }[])
    .filter(({ operationId }) => operationId === opid)
    .map(({ kind, reason }) => ({ kind, reason }));
};
const differences = async (opid: string) => {
  const { body } = await get('admin/reconciliation').expect(200);
  return (body.differences as { operationId: string; kind: string; amount: number }[])
    .filter(({ operationId }) => operationId === opid)
    .map(({ kind, amount }) => ({ kind, amount }));
};
const mailsAbout = async (words: string): Promise<string[]> =>
  (await shop.mails(shopper.email))
    .map(({ text }) => text)
    .filter((text) => text.replace(/\s+/g, ' ').includes(words));
const paymentOf = async (orderNo: string): Promise<{ id: number; state: string }> => {
  const [row]: { id: number; state: string }[] = await shop.test.db.query(
    'select id, state from payments where order_no = $1',
    [orderNo],
  );
  if (!row) throw new Error(`No payment ${orderNo}`);
  return row;
};

/** A delivered order of 125.00 AED, paid by card. */
const delivered = async () => {
  const productId = await shop.product({ price_fils: 10_000 });
  const { opid, orderNo } = await orderByCard(shop, shopper, [{ productId, quantity: 1 }]);
  await shop.card.control.decide({ orderNo });
  await requestShipment(shop, shopper, opid).expect(200);
  await post(opid, 'delivered').expect(200);
  return { opid, orderNo };
};
/** The same with a refund that the bank has rejected. */
const refused = async (body: object = {}) => {
  const order = await delivered();
  shop.card.control.scenario({ orderNo: order.orderNo, name: 'refund-refused', times: 1 });
  await post(order.opid, 'refund', { reason: 'Too small.', ...body }).expect(200);
  await until(
    async () => (await orderOf(order.opid)).paymentState === 'refund_failed',
    'the refund has failed',
  );
  const { id } = await paymentOf(order.orderNo);
  const done = 'select from outbox where dedupe_key = $1 and done_at is not null';
  await until(
    async () => (await shop.test.db.query(done, [`payment-refund:${id}:0`])).length > 0,
    'its message is done',
  );
  return order;
};

it('PAY-41 a refund rejected by the bank is not retried, and the order shows who requested it and the bank’s message', async () => {
  const { opid } = await refused({ amount: 20.5 });
  const order = await orderOf(opid);
  expect(order).toMatchObject({ state: 'delivered', refunded: 0, refundable: 0 });
  expect(order.failedRefunds).toEqual([
    {
      amount: 20.5,
      problem: 'The card gateway rejected the refund: Refund refused by the bank',
      failedAt: expect.stringMatching(/Z$/),
      reason: 'Too small.',
      requestedBy: 'The admin',
      requestedAt: expect.stringMatching(/Z$/),
    },
  ]);
  const arabic = await orderOf(opid, 'ar');
  expect(arabic.failedRefunds[0].problem).toBe(
    'رفضت بوابة الدفع استرداد المبلغ: رفض البنك الاسترداد',
  );
  const reason = 'The card gateway rejected the refund: Refund refused by the bank';
  expect(await stuck(opid)).toEqual([{ kind: 'refund_failed', reason }]);
  expect(await differences(opid)).toEqual([{ kind: 'refund_failed', amount: 20.5 }]);
  // No message is left in the outbox that would fail again.
  const open: unknown[] = await shop.test.db.query(
    `select 1 from outbox where topic = 'payment.refund' and (done_at is null or dead_at is not null)`,
  );
  expect(open).toEqual([]);
  const number = await numberOf(shop, opid);
  await until(
    async () =>
      (await shop.mails(shop.sales)).some(({ subject }) =>
        subject.includes(`A refund needs a decision (${number})`),
      ),
    'operations get a mail',
  );
  // For the shopper the refund is still pending.
  expect((await statusOf(shop, shopper, opid)).paymentState).toBe('refund_pending');
  const own = await shop.test.http
    .get(`/api/users/orders/one/${opid}`)
    .set('Authorization', `Bearer ${shopper.token}`);
  expect(own.body.order.paymentState).toBe('refund_pending');
  expect(JSON.stringify(own.body)).not.toContain('failedRefunds');
});

it('PAY-41 two simultaneous retries refund once', async () => {
  const { opid, orderNo } = await refused();
  const answers = await Promise.all([1, 2, 3].map(() => post(opid, 'refund/retry')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await until(async () => (await orderOf(opid)).state === 'refunded', 'the money went back');
  expect(refundsOf(orderNo)).toEqual(['125.00']);
  expect(await stuck(opid)).toEqual([]);
  expect((await post(opid, 'refund/retry').expect(409)).body.code).toBe('no_failed_refund');
  const { timeline } = await orderOf(opid);
  const steps = timeline.map(({ event }: { event: string }) => event);
  expect(steps.filter((event: string) => event === 'refund_retried')).toHaveLength(1);
});

it('PAY-41 a refund is retried ten times if the gateway always fails', async () => {
  const { opid, orderNo } = await delivered();
  shop.card.control.scenario({ orderNo, name: 'refund-500' });
  await post(opid, 'refund').expect(200);
  await until(async () => {
    await shop.test.db.query(
      `update outbox set run_at = now() where topic = 'payment.refund' and done_at is null and locked_until is null`,
    );
    shop.worker().get(OutboxRelay).wake();
    return (await orderOf(opid)).paymentState === 'refund_failed';
  }, 'the refund waits for a person');
  expect((await orderOf(opid)).failedRefunds[0].problem).toBe(
    'The card gateway responded with status 500.',
  );
  shop.card.control.scenario({ orderNo, name: 'refund-ok' });
  await post(opid, 'refund/retry').expect(200);
  await until(async () => (await orderOf(opid)).state === 'refunded', 'the money went back');
  expect(refundsOf(orderNo)).toEqual(['125.00']);
});

it('PAY-41 a refund with a dead outbox message needs a decision', async () => {
  const { opid, orderNo } = await refused();
  const { id } = await paymentOf(orderNo);
  await shop.test.db.query(
    `update payments set state = 'refund_pending', refund_problem = '' where id = $1`,
    [id],
  );
  await shop.test.db.query(
    `update outbox set done_at = null, dead_at = now(), last_error = 'The worker ended.'
     where dedupe_key = $1`,
    [`payment-refund:${id}:0`],
  );
  await shop.worker().get(RefundWatchService).sweep(60_000);
  expect((await orderOf(opid)).failedRefunds[0].problem).toBe('The worker ended.');
});

it('PAY-42 a refund made outside the gateway is recorded by its reference, once, and all sums match', async () => {
  const { opid, orderNo } = await refused({ amount: 20.5 });
  const before = await totals();
  const settle = { reference: 'FT 2026-1123', reason: 'The card is closed.' };
  await post(opid, 'refund/settle', { reference: '  ' }).expect(400);
  await post(opid, 'refund/settle', { ...settle, way: 'cheque' }).expect(400);
  const answers = await Promise.all([1, 2, 3].map(() => post(opid, 'refund/settle', settle)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await post(opid, 'refund/settle', settle).expect(200);
  const other = await post(opid, 'refund/settle', { reference: 'FT 2026-1124' }).expect(409);
  expect(other.body.code).toBe('no_failed_refund');
  expect(await bookedOf(opid)).toEqual([{ way: 'bank', reference: 'FT 2026-1123', fils: 2050 }]);
  expect(refundsOf(orderNo)).toEqual([]);
  expect(await orderOf(opid)).toMatchObject({
    state: 'partially_refunded',
    paymentState: 'partially_refunded',
    refunded: 20.5,
    refundable: 104.5,
    failedRefunds: [],
    refundedTwice: 0,
  });
  const after = await totals();
  expect(after.cashRefunded - before.cashRefunded).toBeCloseTo(20.5, 2);
  expect(after.refunded).toBe(before.refunded);
  expect(await stuck(opid)).toEqual([]);
  expect(await differences(opid)).toEqual([]);
  await until(
    async () => (await mailsAbout('so we have sent it by bank transfer')).length === 1,
    'the shopper gets one mail',
  );
  const { body } = await get('admin/audit?subject=orders&limit=100').expect(200);
  const entries = body.entries as { label: string; action: string }[];
  const booked = entries.filter(
    ({ label, action }) => label === opid && action === 'partly_refunded',
  );
  // The order and its payment, once each.
  expect(booked).toHaveLength(2);
  // The rest is refunded to the card, and only the rest.
  await post(opid, 'refund').expect(200);
  await until(async () => (await orderOf(opid)).state === 'refunded', 'the rest went back');
  expect(refundsOf(orderNo)).toEqual(['104.50']);
});

it('PAY-42 a refund that the gateway has made, or is making, is not recorded twice', async () => {
  for (const [scenario, code] of [
    ['refund-ok', 'refund_arrived'],
    ['refund-pending', 'refund_under_way'],
  ] as const) {
    const { opid, orderNo } = await refused();
    shop.card.control.scenario({ orderNo, name: scenario, ms: 60_000 });
    await giveBackAt(orderNo, '125.00');
    const answer = await post(opid, 'refund/settle', { reference: 'FT-7' }).expect(409);
    expect(answer.body.code).toBe(code);
    const isBooked = code === 'refund_arrived';
    expect((await bookedOf(opid)).map(({ way }) => way)).toEqual(isBooked ? ['card'] : []);
    expect((await orderOf(opid)).state).toBe(isBooked ? 'refunded' : 'delivered');
  }
});

it('PAY-42 staff can record a refund while the gateway does not respond', async () => {
  const { opid, orderNo } = await refused();
  shop.card.control.scenario({ orderNo, name: 'enquiry-500' });
  await post(opid, 'refund/settle', { reference: 'Receipt 12', way: 'cash' }).expect(200);
  expect(await bookedOf(opid)).toEqual([{ way: 'cash', reference: 'Receipt 12', fils: 12_500 }]);
  expect((await orderOf(opid)).state).toBe('refunded');
});

it('PAY-43 a failed refund that arrives later is recorded automatically', async () => {
  const { opid, orderNo } = await refused();
  await giveBackAt(orderNo, '125.00');
  await watch(orderNo);
  expect((await orderOf(opid)).state).toBe('refunded');
  expect((await bookedOf(opid)).map(({ way }) => way)).toEqual(['card']);
});

it('PAY-43 DAY-03 a double refund is detected, counted and needs a decision', async () => {
  const { opid, orderNo } = await refused();
  await post(opid, 'refund/settle', { reference: 'FT-9' }).expect(200);
  await watch(orderNo);
  expect((await orderOf(opid)).refundedTwice).toBe(0);
  const before = await totals();
  await giveBackAt(orderNo, '125.00');
  await watch(orderNo);
  await watch(orderNo);
  expect(await orderOf(opid)).toMatchObject({ refundedTwice: 125, refunded: 125, refundable: 0 });
  expect((await bookedOf(opid)).map(({ way, fils }) => [way, fils])).toEqual([
    ['bank', 12_500],
    ['card', 12_500],
  ]);
  expect((await totals()).refunded - before.refunded).toBeCloseTo(125, 2);
  expect(await stuck(opid)).toEqual([{ kind: 'refund_twice', reason: '' }]);
  expect(await differences(opid)).toEqual([{ kind: 'refund_twice', amount: 125 }]);
  await post(opid, 'refund/extra', {}).expect(400);
  for (let time = 0; time < 2; time++)
    await post(opid, 'refund/extra', { reason: 'The shopper has paid it back.' }).expect(200);
  const other = await post(opid, 'refund/extra', { reason: 'The bank took it.' }).expect(409);
  expect(other.body).toMatchObject({
    code: 'changed_meanwhile',
    detail: 'This has already been done, for another reason: The shopper has paid it back.',
  });
  expect(await stuck(opid)).toEqual([]);
  expect(await differences(opid)).toEqual([]);
  await watch(orderNo);
  const { refundedTwice, timeline } = await orderOf(opid);
  expect(refundedTwice).toBe(0);
  const closed = timeline.filter(({ event }: { event: string }) => event === 'extra_closed');
  expect(closed).toMatchObject([{ why: 'The shopper has paid it back.' }]);
});

it('PAY-43 the sweep enquires about refunds that failed or were made outside the gateway', async () => {
  const { orderNo } = await refused();
  const { id } = await paymentOf(orderNo);
  await shop.test.db.query(
    `update payments set updated_at = now() - interval '1 hour', enquired_at = null where id = $1`,
    [id],
  );
  await giveBackAt(orderNo, '125.00');
  await shop.worker().get(RefundWatchService).sweep(60_000);
  await until(async () => (await paymentOf(orderNo)).state === 'refunded', 'it is found');
});

/** A refund made directly at the provider; resolves to its time. */
const giveBackAt = async (orderNo: string, amount: string): Promise<void> => {
  const { CardPaymentGateway } =
    await import('../../../src/platform/gateways/card-payment/card-payment.gateway.js');
  const { agRef } = shop.card.control.transaction(orderNo);
  await shop.test.app
    .get(CardPaymentGateway)
    .refund(agRef, Number(amount) * 100, 'By hand', Date.now() + 10_000);
};
const watch = async (orderNo: string): Promise<boolean> =>
  shop
    .worker()
    .get(RefundWatchService)
    .watch((await paymentOf(orderNo)).id);
