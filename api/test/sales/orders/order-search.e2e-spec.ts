import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import {
  asStaff,
  requestShipment,
  orderByCard,
  orderInCash,
  startOrderShop,
  statusOf,
  until,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

let shop: OrderShop;
let shopper: Shopper;
const staff = new Map<string, StaffSession>();

beforeAll(async () => {
  shop = await startOrderShop({
    timeouts: { shipmentConfirmTimeout: 4000 },
  });
  for (const [name, type] of [
    ['admin', 'admin'],
    ['ops', 'ops'],
    ['vendor', 'vendor'],
    ['rival', 'vendor'],
  ] as const) {
    await rowsOf(shop.test).staff(name, type);
    staff.set(name, await staffSessionOf(shop.test, name));
  }
});
afterAll(() => shop.close());
// Orders per person and hour are limited.
beforeEach(async () => {
  shopper = await shop.shopper();
});

const sessionOf = (who: string): StaffSession => {
  const session = staff.get(who);
  if (!session) throw new Error(`No session: ${who}.`);
  return session;
};
const get = (path: string, who = 'admin') =>
  shop.test.http.get(`/api/users/orders/${path}`).set('Cookie', sessionOf(who).cookie);
const post = (opid: string, action: string, body: object = {}, who = 'admin', key?: string) =>
  asStaff(shop, sessionOf(who), opid, action, body, key);
const staffId = async (name: string): Promise<number> => {
  const [row]: { id: number }[] = await shop.test.db.query(
    'select id from staff where username = $1',
    [name],
  );
  return row?.id ?? 0;
};
/** A confirmed cash order. */
const inCash = async (row: Record<string, unknown> = {}, address = {}): Promise<string> => {
  const lines = [{ productId: await shop.product(row), quantity: 2 }];
  return orderInCash(shop, shopper, lines, address);
};
/** A card order that is handed to the carrier. */
const shippedByCard = async (): Promise<string> => {
  const productId = await shop.product({ price_fils: 10_000 });
  const { opid, orderNo } = await orderByCard(shop, shopper, [{ productId, quantity: 1 }]);
  await shop.card.control.decide({ orderNo });
  await requestShipment(shop, shopper, opid).expect(200);
  return opid;
};
const idsOf = async (query: string, who?: string): Promise<string[]> => {
  const { body } = await get(`all?${query}`, who).expect(200);
  return body.orders.map(({ operation_id }: { operation_id: string }) => operation_id);
};
const eventsOf = async (opid: string): Promise<string[]> => {
  const { body } = await get(`one/${opid}`).expect(200);
  return body.order.timeline.map(
    ({ subject, event, actor }: Record<string, string>) => `${subject}.${event} ${actor}`,
  );
};

it('ADM-ORD-01 CONST-20 filters by city, vendor, days in Dubai and a phone number in any notation', async () => {
  const vendor = await staffId('vendor');
  const hatta = await inCash({ vendor_id: vendor, name: 'Own Lamp' }, { city: 'Hatta' });
  const other = await inCash({}, { city: 'Ajman', phone: '052 765 4321' });
  expect(await idsOf('city=Hatta')).toEqual([hatta]);
  expect(await idsOf(`vendor=${vendor}`)).toEqual([hatta]);
  expect(await idsOf('vendor=2147483647')).toEqual([]);
  for (const phone of [
    '052 765 4321',
    '+971 52 765 4321',
    '00971527654321',
    '527654321',
    '٠٥٢ ٧٦٥ ٤٣٢١',
  ])
    expect(await idsOf(`q=${encodeURIComponent(phone)}`)).toEqual([other]);
  expect(await idsOf('q=layla%20hassan&city=Ajman')).toEqual([other]);
  // 20:30 in London is the next day in Dubai.
  await shop.test.db.query(
    `update orders set created_at = '2026-03-09T20:30:00Z' where operation_id = $1`,
    [other],
  );
  expect(await idsOf('from=2026-03-10&to=2026-03-10')).toEqual([other]);
  expect(await idsOf('from=2026-03-09&to=2026-03-09')).toEqual([]);
  for (const bad of ['from=yesterday', 'to=2026-02-30', 'vendor=0', 'from=2026-3-1'])
    await get(`all?${bad}`).expect(400);
  // Vendors get their own orders with any filter.
  const { number } = (await get(`one/${hatta}`).expect(200)).body.order;
  expect(await idsOf(`vendor=${await staffId('rival')}`, 'vendor')).toEqual([number]);
  expect(await idsOf(`vendor=${vendor}`, 'rival')).toEqual([]);
});

it('ADM-ORD-01 searches text and city with indexes', async () => {
  const plans: { 'QUERY PLAN': string }[] = await shop.test.db.transaction(async (manager) => {
    await manager.query('set local enable_seqscan = off');
    const words = `lower(o.operation_id || ' ' || o.full_name || ' ' || o.email || ' ' || o.phone)`;
    return [
      ...(await manager.query(`explain select id from orders o where ${words} like '%layla%'`)),
      ...(await manager.query(`explain select id from orders o where o.city = 'Ajman'
        order by created_at desc limit 20`)),
    ];
  });
  const text = JSON.stringify(plans);
  for (const index of ['orders_words', 'orders_city']) expect(text).toContain(index);
});

it('SHIP-08 staff create a rejected shipment again, but never one that the carrier has', async () => {
  const opid = await inCash();
  shop.carrier.control.scenario({ name: 'rejected', reference: opid, times: 1 });
  await requestShipment(shop, shopper, opid).expect(422);
  expect((await statusOf(shop, shopper, opid)).state).toBe('shipment_failed');
  await post(opid, 'shipment/retry', {}, 'vendor').expect(403);
  const { body } = await post(opid, 'shipment/retry').expect(200);
  expect(body.order.state).toBe('shipment_pending');
  await until(
    async () => (await statusOf(shop, shopper, opid)).state === 'ready_to_ship',
    'the shipment is registered',
  );
  const again = await post(opid, 'shipment/retry').expect(409);
  expect(again.body.code).toBe('shipment_exists');
  const shipments = shop.carrier.control
    .shipments()
    .filter(({ reference1 }) => reference1.startsWith(opid));
  expect(shipments).toHaveLength(1);
  expect(await eventsOf(opid)).toContain(`order.details_saved staff:${await staffId('admin')}`);
});

it('SHIP-08 no shipment is created for an unpaid or unknown order', async () => {
  const productId = await shop.product();
  const { opid: unpaid } = await orderByCard(shop, shopper, [{ productId, quantity: 1 }]);
  expect((await post(unpaid, 'shipment/retry').expect(409)).body.code).toBe('order_not_paid');
  for (const call of ['shipment/retry', 'delivered', 'cash-received'])
    await post('NOBODYS', call).expect(404);
});

it('ORD-04 ADM-AUD-01 staff mark a cash order as delivered and its cash as received, each once', async () => {
  const opid = await inCash();
  expect((await post(opid, 'delivered').expect(409)).body.code).toBe('not_deliverable');
  await requestShipment(shop, shopper, opid).expect(200);
  expect((await post(opid, 'cash-received').expect(409)).body.code).toBe('not_collected');
  for (let time = 0; time < 2; time++) {
    const { body } = await post(opid, 'delivered').expect(200);
    expect(body.order).toMatchObject({ state: 'delivered', codState: 'collected' });
  }
  for (let time = 0; time < 2; time++) {
    const { body } = await post(opid, 'cash-received').expect(200);
    expect(body.order).toMatchObject({ state: 'delivered', codState: 'remitted' });
  }
  const admin = `staff:${await staffId('admin')}`;
  const events = await eventsOf(opid);
  for (const event of ['order.delivered', 'cod.delivered', 'cod.remitted'])
    expect(events.filter((each) => each === `${event} ${admin}`)).toHaveLength(1);
  const audit = await shop.test.http
    .get('/api/admin/audit?subject=orders&limit=100')
    .set('Cookie', sessionOf('admin').cookie)
    .expect(200);
  const entries: { label: string; action: string }[] = audit.body.entries;
  expect(entries.filter(({ label }) => label === opid).map(({ action }) => action)).toContain(
    'remitted',
  );
});

it('PAY-05 a partial refund is made once per key, and the rest later', async () => {
  const opid = await shippedByCard();
  await post(opid, 'delivered').expect(200);
  const part = { amount: 20, reason: 'A scratch.' };
  for (let time = 0; time < 2; time++)
    await post(opid, 'refund', part, 'admin', 'refund-key-1').expect(200);
  const order = async () => (await get(`one/${opid}`).expect(200)).body.order;
  await until(async () => (await order()).refunded === 20, 'the money went back');
  // The key is still valid long after the refund.
  await post(opid, 'refund', part, 'admin', 'refund-key-1').expect(200);
  expect(await order()).toMatchObject({
    state: 'partially_refunded',
    refunded: 20,
    refundable: 105,
  });
  const reused = await post(opid, 'refund', { amount: 30 }, 'admin', 'refund-key-1').expect(422);
  expect(reused.body.code).toBe('key_reused');
  await post(opid, 'refund', part, 'admin', 'short').expect(400);
  await post(opid, 'refund', { amount: 105.01 }, 'admin', 'refund-key-2').expect(422);
  await post(opid, 'refund', {}, 'admin', 'refund-key-3').expect(200);
  await until(async () => (await order()).state === 'refunded', 'all of it went back');
});

it('SHIP-05 staff send a mail of the order again, not twice in quick succession, and none of another order', async () => {
  const opid = await inCash();
  const foreign = await inCash();
  for (const one of [opid, foreign]) await requestShipment(shop, shopper, one).expect(200);
  const mailsOf = async (one: string) => (await get(`one/${one}/mails`).expect(200)).body.mails;
  for (const one of [opid, foreign])
    await until(async () => {
      const mails: { sentAt: string | null }[] = await mailsOf(one);
      return mails.length === 3 && mails.every(({ sentAt }) => sentAt !== null);
    }, 'all mails are sent');
  const mail = (await mailsOf(opid)).find(
    ({ template }: { template: string }) => template === 'order-confirmed',
  );
  expect(mail).toMatchObject({ recipient: shopper.email });
  const resend = (one: string, body: object) => post(one, 'mails/resend', body);
  // On a slow machine the parcels took longer than the minute.
  await shop.test.db.query('update mails set created_at = now()');
  expect((await resend(opid, { mailId: mail.id }).expect(409)).body.code).toBe('mail_just_sent');
  await shop.test.db.query(`update mails set created_at = now() - interval '2 minutes'`);
  const before = (await shop.mails(shopper.email)).length;
  await resend(opid, { mailId: mail.id }).expect(200);
  await resend(opid, { mailId: mail.id }).expect(409);
  await until(
    async () => (await shop.mails(shopper.email)).length === before + 1,
    'the copy has arrived',
  );
  expect(await eventsOf(opid)).toContain(`mail.resent staff:${await staffId('admin')}`);
  await resend(foreign, { mailId: mail.id }).expect(404);
  await resend(opid, {}).expect(400);
  await get(`one/${opid}/mails`, 'vendor').expect(403);
  // Internal events are hidden from shoppers and guests.
  const seen = await shop.test.http
    .get(`/api/users/orders/one/${opid}`)
    .set('Authorization', `Bearer ${shopper.token}`)
    .expect(200);
  const text = JSON.stringify(seen.body);
  const secrets = [
    'resent',
    'staff:',
    '"refundable',
    'deliveryRefundable',
    'failedRefunds',
    'refundedTwice',
  ];
  for (const secret of secrets) expect(text).not.toContain(secret);
});
