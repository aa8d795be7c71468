import type { StuckOrderDto } from '../../../src/modules/back-office/stuck-orders/stuck-orders.dto.js';
import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import {
  payByCard,
  payInCash,
  startOrderShop,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

let shop: OrderShop;
let shopper: Shopper;
const cookies: Record<string, string> = {};

const get = (who: string, path = 'stuck-orders') =>
  shop.test.http.get(`/api/admin/${path}`).set('Cookie', cookies[who] ?? '');
const stuck = async (who = 'ops'): Promise<StuckOrderDto[]> =>
  (await get(who).expect(200)).body.orders;
const kindsOf = async (operationId: string): Promise<string[]> =>
  (await stuck()).filter((order) => order.operationId === operationId).map(({ kind }) => kind);
const run = (sql: string, ...values: unknown[]): Promise<unknown> =>
  shop.test.db.query(sql, values);
const lines = async () => [{ productId: await shop.product(), quantity: 1 }];
const cash = async (): Promise<{ id: number; operationId: string }> => {
  const placed = await payInCash(shop, shopper, await lines()).expect(201);
  const operationId: string = placed.body.operationId;
  const [row]: { id: number }[] = await shop.test.db.query(
    'select id from orders where operation_id = $1',
    [operationId],
  );
  return { id: row?.id ?? 0, operationId };
};
const shipment = (orderId: number, state: string, lastError: string, age: string) =>
  rowsOf(shop.test).insert('shipments', {
    order_id: orderId,
    reference: `R-${orderId}`,
    state,
    last_error: lastError,
    person_name: 'Layla Hassan',
    email: shopper.email,
    phone: '+971501234567',
    line1: 'Palm House',
    city: 'Dubai',
    created_at: new Date(Date.now() - Number(age) * 60_000),
  });

beforeAll(async () => {
  shop = await startOrderShop({ worker: false });
  for (const name of ['admin', 'ops', 'vendor']) {
    await rowsOf(shop.test).staff(name, name);
    cookies[name] = (await staffSessionOf(shop.test, name)).cookie;
  }
  shopper = await shop.shopper('layla');
});
afterAll(() => shop.close());

it('ADM-STUCK-01 does not list a new order', async () => {
  await cash();
  expect((await get('admin').expect(200)).body).toEqual({ orders: [], total: 0 });
});

it('ADM-STUCK-01 lists orders confirmed without delivery details for 15 minutes', async () => {
  const { id, operationId } = await cash();
  await run(
    `update orders set state = 'cod_confirmed', updated_at = now() - interval '14 min' where id = $1`,
    id,
  );
  expect(await kindsOf(operationId)).toEqual([]);
  await run(`update orders set updated_at = now() - interval '16 min' where id = $1`, id);
  expect(await kindsOf(operationId)).toEqual(['shipment_missing']);
});

it('ADM-STUCK-01 API-74 lists a shipment without a response of the carrier, with the latest error in the requested language', async () => {
  const { id, operationId } = await cash();
  await run(`update orders set state = 'shipment_pending' where id = $1`, id);
  await shipment(id, 'unknown', 'The carrier did not respond.', '1');
  await rowsOf(shop.test).insert('order_events', {
    order_id: id,
    subject: 'shipment',
    event: 'unanswered',
    to_state: 'unknown',
    actor: 'provider',
    why: 'The carrier did not respond.',
    why_message: JSON.stringify({ id: 'carrier.noAnswer', values: {} }),
  });
  expect(await kindsOf(operationId)).toEqual([]);
  await run(`update shipments set created_at = now() - interval '5 min' where order_id = $1`, id);
  const found = (await stuck('admin')).find((order) => order.operationId === operationId);
  expect(found).toMatchObject({
    kind: 'shipment_unknown',
    reason: 'The carrier did not respond.',
    state: 'shipment_pending',
    shopper: 'Layla Hassan',
    total: 125,
  });
  expect(Date.now() - Date.parse(found?.since ?? '')).toBeGreaterThan(4 * 60_000);
  const arabic = await get('ops').set('Accept-Language', 'ar').expect(200);
  const same = (arabic.body.orders as StuckOrderDto[]).find((o) => o.operationId === operationId);
  expect(same).toEqual({ ...found, reason: 'لم تستجب شركة الشحن.' });
  await run(`update shipments set state = 'created' where order_id = $1`, id);
  expect(await kindsOf(operationId)).toEqual([]);
});

it('ADM-STUCK-01 lists a shipment that the carrier rejected', async () => {
  const { id, operationId } = await cash();
  await run(`update orders set state = 'shipment_failed' where id = $1`, id);
  await shipment(id, 'rejected', 'First: unknown city', '9');
  await shipment(id, 'rejected', 'Second: unknown street', '8');
  const found = (await stuck()).find((order) => order.operationId === operationId);
  expect(found).toMatchObject({ kind: 'shipment_failed', reason: 'Second: unknown street' });
});

it('ADM-STUCK-01 lists a payment that does not match its order', async () => {
  const placed = await payByCard(shop, shopper, await lines());
  const operationId = String(placed.headers['x-operation-id']);
  const orders: { id: number }[] = await shop.test.db.query(
    'select id from orders where operation_id = $1',
    [operationId],
  );
  const id = orders[0]?.id;
  await run(`update payments set state = 'review' where order_id = $1`, id);
  await run(
    `insert into order_events (order_id, subject, event, to_state, actor, why)
     values ($1, 'payment', 'mismatched', 'review', 'provider', 'The card gateway reported 1.00 AED.')`,
    id,
  );
  const found = (await stuck()).find((order) => order.operationId === operationId);
  expect(found).toMatchObject({
    kind: 'payment_review',
    reason: 'The card gateway reported 1.00 AED.',
  });
});

it('ADM-STUCK-01 lists a refund pending for an hour, with the latest error of the gateway', async () => {
  const placed = await payByCard(shop, shopper, await lines());
  const operationId = String(placed.headers['x-operation-id']);
  const payments: { id: number }[] = await shop.test.db.query(
    'select p.id from payments p join orders o on o.id = p.order_id where o.operation_id = $1',
    [operationId],
  );
  const id = payments[0]?.id;
  const since = (age: string) =>
    run(
      `update payments set state = 'refund_pending', updated_at = now() - $2::interval where id = $1`,
      id,
      age,
    );
  await since('59 min');
  await rowsOf(shop.test).insert('outbox', {
    topic: 'payment.refund',
    dedupe_key: `payment-refund:${id}:0`,
    payload: { paymentId: id },
    attempts: 3,
    last_error: 'The card gateway rejected the refund: closed',
  });
  expect(await kindsOf(operationId)).toEqual([]);
  await since('61 min');
  const found = (await stuck()).find((order) => order.operationId === operationId);
  expect(found).toMatchObject({
    kind: 'refund_pending',
    reason: 'The card gateway rejected the refund: closed',
  });
  await run(`update payments set state = 'refunded' where id = $1`, id);
  expect(await kindsOf(operationId)).toEqual([]);
});

it('ADM-STUCK-01 lists all mails of an order that cannot be sent as one entry', async () => {
  const { id, operationId } = await cash();
  // The shopper and the sales address are recipients.
  await shop.test.http
    .post(`/api/users/orders/one/${operationId}/cancel`)
    .set('Authorization', `Bearer ${shopper.token}`)
    .send({})
    .expect(200);
  const waiting = `select 'mail:' || id from mails where order_id = $1`;
  await run(
    `update outbox set attempts = 4, last_error = 'No mail server' where dedupe_key in (${waiting})`,
    id,
  );
  expect(await kindsOf(operationId)).toEqual([]);
  await run(
    `update outbox set created_at = now() - interval '3 min' where dedupe_key in (${waiting})`,
    id,
  );
  const found = (await stuck()).filter((order) => order.operationId === operationId);
  expect(found).toMatchObject([{ kind: 'mail_failed', reason: 'No mail server' }]);
  await run(`update outbox set attempts = 0, crashes = 1 where dedupe_key in (${waiting})`, id);
  expect(await kindsOf(operationId)).toEqual(['mail_failed']);
  await run(`update outbox set done_at = now() where dedupe_key in (${waiting})`, id);
  expect(await kindsOf(operationId)).toEqual([]);
});

it('ADM-STUCK-01 lists the oldest first, and the home page shows the same number', async () => {
  const { body } = await get('admin').expect(200);
  const ages = body.orders.map(({ since }: StuckOrderDto) => Date.parse(since));
  expect(ages).toEqual([...ages].sort((a, b) => a - b));
  expect(body.total).toBe(3);
  expect(body.orders).toHaveLength(3);
  const analytics = await get('admin', 'analytics').expect(200);
  expect(analytics.body.stuck).toBe(3);
});

it('ADM-STUCK-01 S-01 is for admins and operations only', async () => {
  await get('vendor').expect(403);
  await get('guest').expect(401);
  await shop.test.http
    .get('/api/admin/stuck-orders')
    .set('Authorization', `Bearer ${shopper.token}`)
    .expect(403);
});

it('ADM-STUCK-04 returns the number of entries of the list', async () => {
  const { total } = (await get('ops').expect(200)).body;
  expect(total).toBeGreaterThan(0);
  expect((await get('ops', 'stuck-orders/count').expect(200)).body).toEqual({ count: total });
});

it('ADM-STUCK-13 lists who may decide about payments in review, by the rights of their roles', async () => {
  const names = async (): Promise<string[]> =>
    (await get('ops', 'stuck-orders/payment-reviewers').expect(200)).body.names;
  const nameOf = async (username: string): Promise<string> => {
    const [row]: { name: string }[] = await shop.test.db.query(
      'select name from staff where username = $1',
      [username],
    );
    return row?.name ?? '';
  };
  const [admin, ops] = [await nameOf('admin'), await nameOf('ops')];
  expect(await names()).toEqual([admin]);
  const store = (changes: object) =>
    run(
      `insert into permissions (id, version, changes) values (1, 1, $1)
       on conflict (id) do update set changes = excluded.changes`,
      JSON.stringify(changes),
    );
  try {
    await store({ ops: { 'orders.payments': true }, vendor: { 'orders.payments': true } });
    expect((await names()).sort()).toEqual([admin, ops].sort());
    await store({ admin: { 'orders.payments': false } });
    expect(await names()).toEqual([]);
  } finally {
    await run('delete from permissions');
  }
  await run(`update staff set deleted_at = now() where username = 'admin'`);
  expect(await names()).toEqual([]);
  await run(`update staff set deleted_at = null where username = 'admin'`);
  await get('vendor', 'stuck-orders/payment-reviewers').expect(403);
});
