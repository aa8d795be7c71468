import { seedCatalogue } from '../../../src/app/commands/seeds/catalogue.js';
import { seedOrders } from '../../../src/app/commands/seeds/orders.js';
import { seedPeople } from '../../../src/app/commands/seeds/people.js';
import { startApp, type TestApp } from '../../support/test-app.js';

interface Moment {
  orderId: number;
  what: string;
  at: Date;
}

const MOMENTS = `
  select id as "orderId", 'placed' as what, created_at as at from orders
  union all select order_id, subject || ' ' || event, created_at from order_events
  union all select order_id, 'shipment made', created_at from shipments
  union all select s.order_id, 'scan ' || t.text, t.at from tracking_events t
    join shipments s on s.id = t.shipment_id`;

/** Each happens after the one before it, if the order has both. */
const IN_ORDER = [
  'placed',
  'order confirmed',
  'shipment made',
  'shipment created',
  'scan Picked Up From Shipper',
  'shipment picked_up',
  'scan Out for Delivery',
  'shipment out_for_delivery',
  'scan Delivered',
  'shipment delivered',
  'order delivered',
  'payment refund_requested',
];
const RETURNED = ['shipment picked_up', 'scan Returned to Shipper', 'shipment returned'];

let shop: TestApp;
let byOrder: Map<number, Moment[]>;
beforeAll(async () => {
  shop = await startApp();
  await shop.db.transaction(async (manager) => {
    await seedPeople(manager);
    await seedCatalogue(manager);
  });
  await seedOrders(shop.app);
  const moments: Moment[] = await shop.db.query(MOMENTS);
  byOrder = new Map(moments.map(({ orderId }) => [orderId, []]));
  for (const moment of moments) byOrder.get(moment.orderId)?.push(moment);
}, 120_000);
afterAll(() => shop.close());

const atOf = (moments: readonly Moment[], what: string): number | undefined =>
  moments.find((moment) => moment.what === what)?.at.getTime();

it('CASE-40 a demo order is placed, confirmed, labelled, scanned and delivered in this order', () => {
  const compared = new Set<string>();
  for (const [orderId, moments] of byOrder)
    for (const names of [IN_ORDER, RETURNED]) {
      const known = names.flatMap((what) => {
        const at = atOf(moments, what);
        return at === undefined ? [] : [{ what, at }];
      });
      for (const [index, { what, at }] of known.entries()) {
        const before = known[index - 1];
        if (!before) continue;
        compared.add(what);
        expect(`${orderId}: ${before.what} ${before.at <= at ? 'before' : 'after'} ${what}`).toBe(
          `${orderId}: ${before.what} before ${what}`,
        );
      }
    }
  expect([...compared].toSorted()).toEqual([...IN_ORDER.slice(1), ...RETURNED.slice(1)].toSorted());
});

it('CASE-40 nothing of a demo order lies in the future or before its placement', () => {
  for (const moments of byOrder.values()) {
    const placed = atOf(moments, 'placed') ?? NaN;
    for (const { orderId, what, at } of moments) {
      expect(`${orderId}: ${what} ${at.getTime() >= placed}`).toBe(`${orderId}: ${what} true`);
      expect(`${orderId}: ${what} ${at.getTime() <= Date.now()}`).toBe(`${orderId}: ${what} true`);
    }
  }
});

it('CASE-40 the events of an order are in time in the sequence in which they happened', async () => {
  const apart = await shop.db.query(`
    select order_id, event from (select order_id, event, created_at,
      lag(created_at) over (partition by order_id order by id) as before from order_events) e
    where created_at < before`);
  expect(apart).toEqual([]);
});

it('CASE-40 a parcel is delivered on the day of its scan, and only two came late', async () => {
  const rows: { same: boolean; late: boolean }[] = await shop.db.query(`
    select d.delivered_on = (t.at at time zone 'Asia/Dubai')::date
        or d.delivered_on = (e.created_at at time zone 'Asia/Dubai')::date as same,
      d.delivered_on > d.deliver_by as late
    from delivered_parcels d join shipments s on s.order_id = d.order_id
    join tracking_events t on t.shipment_id = s.id and t.text = 'Delivered'
    join order_events e on e.order_id = d.order_id and e.subject = 'shipment' and e.event = 'delivered'`);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ same }) => !same)).toEqual([]);
  expect(rows.filter(({ late }) => late)).toHaveLength(2);
});
