import { Sweeps } from '../../../src/app/worker/sweeps.js';
import { OrderLink } from '../../../src/modules/sales/order-core/order-link.js';
import { TrackingService } from '../../../src/modules/sales/shipments/tracking.service.js';
import {
  orderInCash,
  requestShipment,
  startOrderShop,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

let shop: OrderShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startOrderShop();
  shopper = await shop.shopper();
});
afterAll(() => shop.close());

const bearer = (): [string, string] => ['Authorization', `Bearer ${shopper.token}`];
const parcel = async () => {
  const opid = await orderInCash(shop, shopper, [{ productId: await shop.product(), quantity: 1 }]);
  const { body } = await requestShipment(shop, shopper, opid).expect(200);
  return { opid, awb: String(body.data.Shipments[0].ID) };
};
const sweep = async (): Promise<void> => {
  await shop.test.db.query(
    `update shipments set created_at = now() - interval '2 hours', tracked_at = null`,
  );
  await shop.worker().get(Sweeps).sweep();
};
const own = async (opid: string, language = 'en') =>
  (
    await shop.test.http
      .get(`/api/users/orders/one/${opid}`)
      .set(...bearer())
      .set('Accept-Language', language)
      .expect(200)
  ).body.order;

it('TRACK-01 TRACK-02 the owner sees the events of the parcel once each, the newest first, in both languages', async () => {
  const { opid, awb } = await parcel();
  for (const step of ['picked_up', 'in_transit', 'delivery_failed'])
    shop.carrier.control.track(awb, step);
  await sweep();
  await sweep();
  const { tracking } = await own(opid);
  expect(tracking.map(({ text }: { text: string }) => text)).toEqual([
    'Delivery attempted',
    'In transit',
    'Picked up by the courier',
    'Registered with the courier',
  ]);
  expect(tracking[0]).toMatchObject({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    place: 'Dubai',
  });
  const [newest] = (await own(opid, 'ar')).tracking;
  expect(newest.text).toBe('تعذّر التوصيل في هذه المحاولة');
});

it('TRACK-03 strangers see neither the waybill nor the events; the link of a mail shows both', async () => {
  const { opid, awb } = await parcel();
  await sweep();
  const seen = async (key = '') =>
    (await shop.test.http.get(`/api/users/orders/one/${opid}`).set('X-Order-Key', key).expect(200))
      .body.order;
  const masked = await seen();
  expect(masked).toMatchObject({ masked: true, shipment: '[]' });
  for (const field of ['tracking', 'refunds', 'cancellable', 'invoiced'])
    expect(masked).not.toHaveProperty(field);
  expect(JSON.stringify(masked)).not.toContain(awb);
  const link = shop.test.app.get(OrderLink).to({ operationId: opid, locale: 'en' });
  const linked = await seen(new URLSearchParams(new URL(link).hash.slice(1)).get('key') ?? '');
  expect(JSON.parse(linked.shipment)[0].ID).toBe(awb);
  expect(linked.tracking).toHaveLength(1);
});

it('TRACK-04 the list of orders has the newest event of each parcel', async () => {
  const first = await parcel();
  const second = await parcel();
  shop.carrier.control.track(first.awb, 'picked_up');
  await sweep();
  const { body } = await shop.test.http
    .get(`/api/get-payment-logs/${shopper.id}`)
    .set(...bearer())
    .expect(200);
  const textsOf = (opid: string): string[] =>
    body.logs
      .find(({ operation_id }: { operation_id: string }) => operation_id === opid)
      .tracking.map(({ text }: { text: string }) => text);
  expect(textsOf(first.opid)).toEqual(['Picked up by the courier']);
  expect(textsOf(second.opid)).toEqual(['Registered with the courier']);
});

it('TRACK-05 at most 50 events of a parcel are stored, the newest, and unknown ones keep the carrier’s words', async () => {
  const { opid, awb } = await parcel();
  const [shipment]: { id: number; orderId: number }[] = await shop.test.db.query(
    'select id, order_id as "orderId" from shipments where awb = $1',
    [awb],
  );
  if (!shipment) throw new Error('The order has a shipment.');
  const updates = Array.from({ length: 70 }, (_, index) => ({
    code: 'SH999',
    text: `Shipment charges paid ${index}`,
    at: new Date(Date.UTC(2026, 0, 1, 0, 70 - index)),
    place: '',
  }));
  for (let time = 0; time < 2; time++)
    await shop.worker().get(TrackingService).follow(shipment, updates);
  const stored: { text: string }[] = await shop.test.db.query(
    'select text from tracking_events where shipment_id = $1 order by at desc',
    [shipment.id],
  );
  expect(stored.map(({ text }) => text)).toEqual(updates.slice(0, 50).map(({ text }) => text));
  const { tracking } = await own(opid);
  expect(tracking).toHaveLength(30);
  expect(tracking[0]).toMatchObject({ text: 'Shipment charges paid 0', place: '' });
});
