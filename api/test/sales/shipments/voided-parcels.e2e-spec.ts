import { Sweeps } from '../../../src/app/worker/sweeps.js';
import { BusinessMetricsQueries } from '../../../src/modules/back-office/business-metrics/business-metrics.queries.js';
import {
  admin,
  asStaff,
  orderInCash,
  requestShipment,
  shop,
  shopper,
  useOrderShop,
} from '../../support/order-shop.js';

useOrderShop();

const staff = (path: string) => shop.test.http.get(`/api/${path}`).set('Cookie', admin.cookie);
const stuck = async (opid: string): Promise<{ kind: string; reason: string }[]> => {
  const { body } = await staff('admin/stuck-orders').expect(200);
  const orders: { operationId: string; kind: string; reason: string }[] = body.orders;
  return orders
    .filter(({ operationId }) => operationId === opid)
    .map(({ kind, reason }) => ({ kind, reason }));
};
const scansOf = async (opid: string, event: string): Promise<number> => {
  const { body } = await staff(`users/orders/one/${opid}`).expect(200);
  const steps: { event: string }[] = body.order.timeline;
  return steps.filter((step) => step.event === event).length;
};
const sweep = async (): Promise<void> => {
  await shop.test.db.query(
    `update shipments set created_at = now() - interval '2 hours', tracked_at = null`,
  );
  await shop.worker().get(Sweeps).sweep();
};
const settle = (opid: string, outcome = 'recalled') =>
  asStaff(shop, admin, opid, 'voided-parcel/settle', { outcome });
const voided = async () => {
  const opid = await orderInCash(shop, shopper, [{ productId: await shop.product(), quantity: 1 }]);
  const { body } = await requestShipment(shop, shopper, opid).expect(200);
  await asStaff(shop, admin, opid, 'cancel').expect(200);
  return { opid, awb: String(body.data.Shipments[0].ID) };
};
const counted = () => shop.test.app.get(BusinessMetricsQueries).scannedVoided();

it('TRACK-20 TRACK-21 a cancelled parcel that the carrier scans is a stuck order once, until staff settle it', async () => {
  const { opid, awb } = await voided();
  await sweep();
  expect(await stuck(opid)).toEqual([]);
  shop.carrier.control.track(awb, 'picked_up');
  await sweep();
  shop.carrier.control.track(awb, 'in_transit');
  await sweep();
  expect(await stuck(opid)).toEqual([
    { kind: 'voided_parcel', reason: expect.stringMatching(/transit/i) },
  ]);
  expect(await counted()).toBe(1);
  expect(await scansOf(opid, 'scanned_after_void')).toBe(1);
  expect((await staff(`users/orders/one/${opid}`)).body.order).toMatchObject({
    state: 'cancelled',
    codState: 'void',
  });
  await settle(opid, 'forgotten').expect(400);
  await Promise.all([settle(opid).expect(200), settle(opid).expect(200)]);
  expect(await stuck(opid)).toEqual([]);
  expect(await counted()).toBe(0);
  expect(await scansOf(opid, 'void_settled')).toBe(1);
  shop.carrier.control.track(awb, 'out_for_delivery');
  await sweep();
  expect(await stuck(opid)).toEqual([]);
});

it('TRACK-20 the shopper sees none of it', async () => {
  const { opid, awb } = await voided();
  shop.carrier.control.track(awb, 'picked_up');
  await sweep();
  const { body } = await shop.test.http
    .get(`/api/users/orders/one/${opid}`)
    .set('Authorization', `Bearer ${shopper.token}`)
    .expect(200);
  expect(JSON.stringify(body.order.timeline)).not.toContain('scanned_after_void');
  await settle(opid, 'taken_back').expect(200);
});

it('TRACK-21 there is nothing to settle without a scan', async () => {
  const { opid } = await voided();
  expect((await settle(opid).expect(409)).body.code).toBe('not_scanned');
  await settle('NOBODYS').expect(404);
});
