import { Sweeps } from '../../../src/app/worker/sweeps.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import {
  asStaff,
  numberOf,
  orderByCard,
  startOrderShop,
  statusOf,
  until,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

let shop: OrderShop;
let shopper: Shopper;
let productId: number;
let adminId: number;
const staff: Record<string, StaffSession> = {};
beforeAll(async () => {
  shop = await startOrderShop();
  for (const name of ['admin', 'ops', 'vendor']) {
    const id = await rowsOf(shop.test).staff(name, name);
    staff[name] = await staffSessionOf(shop.test, name);
    if (name === 'admin') adminId = id;
  }
});
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = await shop.shopper();
  productId = await shop.product();
});

const decide = (opid: string, body: object, who = 'admin') =>
  asStaff(shop, staff[who] ?? { cookie: '', xsrf: '' }, opid, 'payment-review', body);
const state = (opid: string) => statusOf(shop, shopper, opid);
/** An order of AED 225 for which the card gateway reports AED 1. */
const inReview = async (scenario: 'underpaid' | 'enquiry-wrong-amount' = 'underpaid') => {
  const order = await orderByCard(shop, shopper, [{ productId, quantity: 2 }]);
  shop.card.control.scenario({ name: scenario, orderNo: order.orderNo });
  await shop.card.control.decide({ orderNo: order.orderNo });
  expect((await state(order.opid)).paymentState).toBe('review');
  return order;
};
const refundsOf = (orderNo: string): string[] =>
  shop.card.control.transaction(orderNo).refunds.map(({ amount }) => amount);
const decisions = async (opid: string) =>
  shop.test.db.query(
    `select e.event, e.actor, e.why from order_events e join orders o on o.id = e.order_id
     where o.operation_id = $1 and e.from_state = 'review' order by e.id`,
    [opid],
  );
const idOf = async (opid: string): Promise<number> => {
  const [row]: { id: number }[] = await shop.test.db.query(
    'select id from orders where operation_id = $1',
    [opid],
  );
  return row?.id ?? 0;
};
const afterAnHour = async (opid: string): Promise<void> => {
  const id = await idOf(opid);
  for (const row of [
    'orders set created_at = $2 where id',
    'payments set created_at = $2 where order_id',
  ])
    await shop.test.db.query(`update ${row} = $1`, [id, new Date(Date.now() - 3_600_000)]);
  await shop.worker().get(Sweeps).sweep();
};

it('ADM-STUCK-03 an accepted payment pays the order once, however often the decision is sent', async () => {
  const { opid } = await inReview();
  const accept = { decision: 'accept', reason: 'The rest came by bank.' };
  const answers = await Promise.all([1, 2, 3].map(() => decide(opid, accept)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.body.order).toMatchObject({ state: 'paid', paymentState: 'captured' });
  expect(await decisions(opid)).toEqual([
    { event: 'accepted', actor: `staff:${adminId}`, why: accept.reason },
  ]);
  const refused = await decide(opid, { ...accept, decision: 'refund' }).expect(409);
  expect(refused.body.code).toBe('not_in_review');
  await until(async () => (await shop.mails(shopper.email)).length > 0, 'the confirmation');
  expect((await shop.mails(shopper.email)).map(({ subject }) => subject)).toEqual([
    `Your order ${await numberOf(shop, opid)} is confirmed`,
  ]);
  const audit: unknown[] = await shop.test.db.query(
    `select actor_id, action, changes from audit
     where subject = 'orders' and subject_id = $1 and action = 'accepted'`,
    [await idOf(opid)],
  );
  expect(audit).toEqual([
    {
      actor_id: adminId,
      action: 'accepted',
      changes: { payment: { from: 'review', to: 'captured' } },
    },
  ]);
});

it('ADM-STUCK-03 a rejected payment is refunded once, and the order can be paid again', async () => {
  const { opid, orderNo } = await inReview();
  const refund = { decision: 'refund', reason: 'Too little came.' };
  await Promise.all([1, 2, 3].map(() => decide(opid, refund).expect(200)));
  await until(async () => (await state(opid)).paymentState === 'refunded', 'the refund');
  expect(refundsOf(orderNo)).toEqual(['1.00']);
  expect(await decisions(opid)).toEqual([
    { event: 'refund_requested', actor: `staff:${adminId}`, why: refund.reason },
  ]);
  expect(await state(opid)).toMatchObject({ state: 'payment_failed', payable: true });
  await decide(opid, refund).expect(200);
  expect((await decide(opid, { ...refund, decision: 'accept' }).expect(409)).body.code).toBe(
    'not_in_review',
  );
  const mails = async () => (await shop.mails(shopper.email)).map(({ text }) => text);
  await until(async () => (await mails()).length > 0, 'the mail of the refund');
  expect((await mails()).join().replaceAll('\u00a0', ' ')).toContain('AED 1.00');
});

it.each(['accept', 'refund'])(
  'DAY-03 of two decisions to %s a payment, one with another amount or reason is refused',
  async (decision) => {
    const { opid } = await inReview();
    const decided = { decision, reason: 'The bank says so.', amount: 100 };
    await decide(opid, decided).expect(200);
    const before = await decisions(opid);
    for (const [other, detail] of [
      [{ amount: 225 }, 'This payment has already been decided with another amount.'],
      [
        { reason: 'I guess so.' },
        'This has already been done, for another reason: The bank says so.',
      ],
    ] as const) {
      const { body } = await decide(opid, { ...decided, ...other }).expect(409);
      expect(body).toMatchObject({ code: 'changed_meanwhile', detail });
    }
    await decide(opid, decided).expect(200);
    expect(await decisions(opid)).toEqual(before);
  },
);

it('ADM-STUCK-03 the refund is the amount received, if the card gateway reported another one', async () => {
  const { opid, orderNo } = await inReview('enquiry-wrong-amount');
  await decide(opid, { decision: 'refund', reason: 'All of it came.', amount: 225 }).expect(200);
  await until(async () => (await state(opid)).paymentState === 'refunded', 'the refund');
  expect(refundsOf(orderNo)).toEqual(['225.00']);
});

it('ADM-STUCK-03 an order is not closed during a payment review, and is afterwards', async () => {
  const { opid } = await inReview();
  await afterAnHour(opid);
  expect(await state(opid)).toMatchObject({ state: 'pending_payment', paymentState: 'review' });
  expect(await shop.stockOf(productId)).toBe(8);
  await decide(opid, { decision: 'refund', reason: 'Too little came.' }).expect(200);
  await shop.worker().get(Sweeps).sweep();
  expect(await shop.stockOf(productId)).toBe(10);
});

it('ADM-STUCK-03 an accepted payment for a closed order is refunded', async () => {
  const { opid, orderNo } = await orderByCard(shop, shopper, [{ productId, quantity: 2 }]);
  await afterAnHour(opid);
  expect((await state(opid)).state).toBe('expired');
  shop.card.control.scenario({ name: 'underpaid', orderNo });
  await shop.card.control.decide({ orderNo });
  expect((await state(opid)).paymentState).toBe('review');
  const { body } = await decide(opid, { decision: 'accept', reason: 'Fine.' }).expect(200);
  expect(body.order.state).toBe('expired');
  await until(async () => (await state(opid)).paymentState === 'refunded', 'the refund');
  expect(refundsOf(orderNo)).toEqual(['1.00']);
  expect(await shop.stockOf(productId)).toBe(10);
});

it('ADM-STUCK-03 a payment for an order that its shopper cancels is refunded too', async () => {
  const { opid, orderNo } = await inReview();
  await shop.test.http
    .post(`/api/users/orders/one/${opid}/cancel`)
    .set('Authorization', `Bearer ${shopper.token}`)
    .send({})
    .expect(200);
  await until(async () => (await state(opid)).paymentState === 'refunded', 'the refund');
  expect(refundsOf(orderNo)).toEqual(['1.00']);
  expect((await state(opid)).state).toBe('cancelled');
});

it('ADM-STUCK-03 S-02 only admins decide, with a reason, about an existing payment under review', async () => {
  const { opid } = await inReview();
  const accept = { decision: 'accept', reason: 'It fits.' };
  for (const who of ['ops', 'vendor']) await decide(opid, accept, who).expect(403);
  await decide(opid, accept, 'guest').expect(401);
  await shop.test.http
    .post(`/api/users/orders/one/${opid}/payment-review`)
    .set('Authorization', `Bearer ${shopper.token}`)
    .send(accept)
    .expect(403);
  for (const bad of [
    {},
    { decision: 'accept' },
    { ...accept, reason: '   ' },
    { ...accept, reason: 'x'.repeat(301) },
    { ...accept, decision: 'keep' },
    { ...accept, amount: 0 },
    { ...accept, amount: 1.005 },
    { ...accept, amount: null },
  ])
    await decide(opid, bad).expect(400);
  await decide('ABCDEFGHJKMNPQRSTVWX', accept).expect(404);
  expect(await decisions(opid)).toEqual([]);
  const another = await shop.product();
  const { opid: open } = await orderByCard(shop, shopper, [{ productId: another, quantity: 1 }]);
  await decide(open, accept).expect(409);
});
