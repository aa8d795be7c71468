import { randomBytes } from 'node:crypto';
import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let userId: number;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  test = await startApp();
  const rows = rowsOf(test);
  for (const [name, type] of [
    ['admin', 'admin'],
    ['ops', 'ops'],
    ['vendor', 'vendor'],
  ] as const) {
    await rows.staff(name, type);
    cookies[name] = (await staffSessionOf(test, name)).cookie;
  }
  userId = await rows.insert('users', {
    name: 'Layla Hassan',
    email: 'layla@example.com',
    phone: '+971501234567',
    username: 'layla',
    password_hash: 'none',
  });
});
afterAll(() => test.close());

const read = (query = '', who = 'admin') =>
  test.http.get(`/api/admin/reconciliation${query}`).set('Cookie', cookies[who] ?? '');
const insert = (table: string, row: Record<string, unknown>): Promise<number> =>
  rowsOf(test).insert(table, row);
const order = async (row: Record<string, unknown>) => {
  const opid = randomBytes(10).toString('hex');
  const id = await insert('orders', {
    operation_id: opid,
    user_id: userId,
    state: 'delivered',
    payment_method: 'card',
    full_name: 'Layla Hassan',
    email: 'layla@example.com',
    phone: '+971501234567',
    city: 'Dubai',
    area: 'Al Barsha',
    building: 'Palm House',
    subtotal_fils: 10_000,
    delivery_fee_fils: 2500,
    total_fils: 12_500,
    item_count: 1,
    ...row,
  });
  return { id, opid };
};
let orderNo = 900_000;
const payment = (orderId: number, row: Record<string, unknown>) =>
  insert('payments', {
    order_id: orderId,
    order_no: String((orderNo += 1)),
    amount_fils: 12_500,
    state: 'captured',
    ...row,
  });

/** The last instant of a day in Dubai and the first of the next. */
const LATE = '2024-03-05T19:59:59.999Z';
const EARLY = '2024-03-05T20:00:00Z';

it('ADM-RECON-01 sums each day in Dubai, to the fils, each amount on the day of its movement', async () => {
  const card = await order({ created_at: LATE });
  await payment(card.id, { captured_at: LATE, amount_fils: 12_501, created_at: LATE });
  await insert('refunds', { order_id: card.id, way: 'card', amount_fils: 2001, created_at: EARLY });
  const cash = await order({
    payment_method: 'cod',
    cod_state: 'remitted',
    created_at: LATE,
    subtotal_fils: 1500,
    total_fils: 4000,
  });
  for (const [event, to_state, created_at] of [
    ['delivered', 'collected', EARLY],
    ['remitted', 'remitted', '2024-03-07T08:00:00Z'],
    ['refunded', 'remitted', '2024-03-07T08:00:00Z'],
  ])
    await insert('order_events', {
      order_id: cash.id,
      subject: 'cod',
      event,
      to_state,
      actor: 'system',
      created_at,
    });
  await insert('refunds', {
    order_id: cash.id,
    way: 'bank',
    amount_fils: 150,
    created_at: '2024-03-07T08:00:00Z',
  });
  await order({ payment_method: 'cod', cod_state: 'void', created_at: LATE });
  const { body } = await read('?days=3&to=2024-03-07').expect(200);
  const nothing = {
    captured: 0,
    refunded: 0,
    due: 0,
    collected: 0,
    remitted: 0,
    cashRefunded: 0,
    inReview: 0,
  };
  expect(body).toMatchObject({
    from: '2024-03-05',
    to: '2024-03-07',
    days: [
      { ...nothing, day: '2024-03-05', captured: 125.01, due: 40 },
      { ...nothing, day: '2024-03-06', refunded: 20.01, collected: 40 },
      { ...nothing, day: '2024-03-07', remitted: 40, cashRefunded: 1.5 },
    ],
    totals: {
      captured: 125.01,
      refunded: 20.01,
      due: 40,
      collected: 40,
      remitted: 40,
      cashRefunded: 1.5,
      inReview: 0,
    },
  });
});

it('ADM-RECON-01 lists the differences', async () => {
  const at = { created_at: '2024-05-01T10:00:00Z', updated_at: '2024-05-01T10:00:00Z' };
  const review = await order({ state: 'pending_payment', ...at });
  await payment(review.id, { state: 'review', ...at });
  const pending = await order({ state: 'cancelled', ...at });
  await payment(pending.id, { state: 'refund_pending', refund_fils: 3000, ...at });
  const held = await order({ payment_method: 'cod', cod_state: 'collected', ...at });
  const unowed = await order({ state: 'expired', ...at });
  await payment(unowed.id, { captured_at: '2024-05-01T12:00:00Z', ...at });
  const fine = await order(at);
  await payment(fine.id, { captured_at: '2024-05-01T12:00:00Z', ...at });
  const { body } = await read('?days=1&to=2024-05-01').expect(200);
  const mine = new Map(
    [review, pending, held, unowed, fine].map(({ opid }, index) => [opid, index]),
  );
  const found = body.differences.filter(({ operationId }: { operationId: string }) =>
    mine.has(operationId),
  );
  expect(found).toMatchObject([
    { operationId: review.opid, kind: 'in_review', amount: 125 },
    { operationId: pending.opid, kind: 'refund_pending', amount: 30 },
    { operationId: held.opid, kind: 'not_remitted', amount: 125 },
    { operationId: unowed.opid, kind: 'captured_unowed', amount: 125 },
  ]);
  expect(body.days).toMatchObject([{ inReview: 125, captured: 250, due: 125 }]);
  expect(body.total).toBe(body.differences.length);
});

it('ADM-RECON-01 returns 30 days until today by default, and rejects invalid values', async () => {
  const { body } = await read().expect(200);
  expect(body.days).toHaveLength(30);
  for (const query of ['?days=0', '?days=367', '?to=yesterday', '?vendor=1'])
    await read(query).expect(400);
});

it('ADM-RECON-01 S-01 is for admins and operations only', async () => {
  await read('', 'ops').expect(200);
  await read('', 'vendor').expect(403);
  await test.http.get('/api/admin/reconciliation').expect(401);
});
