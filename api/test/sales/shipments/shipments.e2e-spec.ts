import { Sweeps } from '../../../src/app/worker/sweeps.js';
import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import {
  requestShipment,
  openCardPage,
  payByCard,
  payInCash,
  startOrderShop,
  statusOf,
  until,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

const CARRIER_TIMEOUT_MS = 3000;
const SLOW_MS = CARRIER_TIMEOUT_MS + 2000;

let shop: OrderShop;
beforeAll(async () => {
  // A call that is sent at the end of its time and processed slowly is over long before the carrier counts as settled.
  shop = await startOrderShop({
    timeouts: { carrierTimeout: CARRIER_TIMEOUT_MS, shipmentConfirmTimeout: 16_000 },
  });
});
afterAll(() => shop.close());
afterEach(() => shop.carrier.control.scenario({ name: 'create-ok' }));

/** A confirmed cash order, ready for its shipment. */
const confirmed = async (shopper: Shopper): Promise<string> => {
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  return (await payInCash(shop, shopper, lines).expect(201)).body.operationId;
};
const shipmentsOf = (opid: string) =>
  shop.carrier.control.shipments().filter(({ reference1 }) => reference1 === opid);

it('API-60 SHIP-09 SHIP-10 ships a paid order with the server’s shipment data, dates and amounts', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product();
  const page = await payByCard(shop, shopper, [{ productId, quantity: 1 }]).expect(200);
  const opid = String(page.headers['x-operation-id']);
  await shop.card.control.decide({ orderNo: await openCardPage(shop, page.text) });
  const { body } = await requestShipment(shop, shopper, opid).expect(200);
  expect(body).toEqual({
    success: true,
    data: {
      Shipments: [{ ID: expect.stringMatching(/^\d{11}$/), ShipmentLabel: { LabelURL: '' } }],
    },
  });
  const [shipment] = shipmentsOf(opid);
  expect(shipment).toMatchObject({
    codAmount: 0,
    weightKg: 0.5,
    dimensions: '10x10x10 CM',
    productGroup: 'DOM',
    consignee: { country: 'AE' },
  });
  const days = (new Date(shipment?.dueAt ?? 0).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(3, 1);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({
    state: 'ready_to_ship',
    shipment: body.data.Shipments[0],
  });
});

it('API-60 a second call returns the same waybill', async () => {
  const shopper = await shop.shopper();
  const opid = await confirmed(shopper);
  const first = await requestShipment(shop, shopper, opid).expect(200);
  const second = await requestShipment(shop, shopper, opid).expect(200);
  expect(second.body).toEqual(first.body);
  expect(shipmentsOf(opid)).toHaveLength(1);
});

it('creates nothing for an unpaid, an unknown or another shopper’s order', async () => {
  const shopper = await shop.shopper();
  const stranger = await shop.shopper();
  const productId = await shop.product();
  const page = await payByCard(shop, shopper, [{ productId, quantity: 1 }]).expect(200);
  const opid = String(page.headers['x-operation-id']);
  const unpaid = await requestShipment(shop, shopper, opid).expect(409);
  expect(unpaid.body).toMatchObject({ success: false, code: 'order_not_paid' });
  await requestShipment(shop, stranger, opid).expect(404);
  await requestShipment(shop, shopper, 'zzzzzzzzzzzzzzzzzzzz').expect(404);
  expect(shipmentsOf(opid)).toHaveLength(0);
});

it.each(['reset-after', 'malformed-json', 'slow'] as const)(
  'a carrier that created the shipment without a response (%s) leaves exactly one waybill',
  async (name) => {
    const shopper = await shop.shopper();
    const opid = await confirmed(shopper);
    shop.carrier.control.scenario({ name, reference: opid, ms: SLOW_MS, times: 1 });
    const { body } = await requestShipment(shop, shopper, opid).expect(200);
    expect(shipmentsOf(opid).map(({ awb }) => awb)).toEqual([body.data.Shipments[0].ID]);
  },
);

it('a carrier that creates the shipment long after the timeout leaves exactly one waybill', async () => {
  const shopper = await shop.shopper();
  const opid = await confirmed(shopper);
  shop.carrier.control.scenario({ name: 'slow-create', reference: opid, ms: SLOW_MS, times: 1 });
  const { body } = await requestShipment(shop, shopper, opid).expect(200);
  expect(shipmentsOf(opid).map(({ awb }) => awb)).toEqual([body.data.Shipments[0].ID]);
});

it.each(['error-500', 'busy-429', 'reset-before', 'html'] as const)(
  'a carrier that created nothing (%s) is called again',
  async (name) => {
    const shopper = await shop.shopper();
    const opid = await confirmed(shopper);
    shop.carrier.control.scenario({ name, reference: opid, times: 1 });
    const { body } = await requestShipment(shop, shopper, opid).expect(200);
    expect(shipmentsOf(opid).map(({ awb }) => awb)).toEqual([body.data.Shipments[0].ID]);
  },
);

it('SHIP-08 a rejected address fails with the shop’s message, and a corrected one ships', async () => {
  const shopper = await shop.shopper();
  const opid = await confirmed(shopper);
  shop.carrier.control.scenario({ name: 'rejected', reference: opid, times: 1 });
  const { body } = await requestShipment(shop, shopper, opid).expect(422);
  expect(body).toMatchObject({
    success: false,
    message: 'Failed to create shipment. Please try again.',
  });
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'shipment_failed' });
  const again = await requestShipment(shop, shopper, opid).expect(200);
  expect(again.body.success).toBe(true);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'ready_to_ship' });
});

it('SHIP-01 SHIP-02 reports missing fields of the form', async () => {
  const shopper = await shop.shopper();
  const { body } = await shop.test.http
    .post('/api/aramex/create-shipment')
    .set('Authorization', `Bearer ${shopper.token}`)
    .send({ Shipments: [{ Reference1: 'abc', Consignee: { PartyAddress: {}, Contact: {} } }] })
    .expect(400);
  expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(
    expect.arrayContaining([
      '#/Shipments/0/Consignee/PartyAddress/Line1',
      '#/Shipments/0/Consignee/Contact/PersonName',
      '#/Shipments/0/Consignee/Contact/EmailAddress',
      '#/Shipments/0/Consignee/Contact/PhoneNumber1',
    ]),
  );
});

it('an order whose fee was charged for Dubai ships to Dubai only', async () => {
  const shopper = await shop.shopper();
  const opid = await confirmed(shopper);
  const { body } = await requestShipment(shop, shopper, opid, { city: 'Al Ain' }).expect(400);
  expect(body.errors[0].pointer).toBe('#/Shipments/0/Consignee/PartyAddress/City');
});

it('ADM-ORD-02 NUM-06 the label PDF, named by the order number, is available to staff only', async () => {
  await rowsOf(shop.test).staff('label-admin', 'admin');
  await rowsOf(shop.test).staff('label-vendor', 'vendor');
  const shopper = await shop.shopper();
  const opid = await confirmed(shopper);
  shop.carrier.control.scenario({ name: 'label-404', reference: opid, times: 1 });
  const { body } = await requestShipment(shop, shopper, opid).expect(200);
  const path = `/api/shipments/${body.data.Shipments[0].ID}/label.pdf`;
  const admin = await staffSessionOf(shop.test, 'label-admin');
  const get = (cookie: string) => shop.test.http.get(path).set('Cookie', cookie);
  await until(async () => (await get(admin.cookie)).status === 200, 'the label is stored');
  const answer = await get(admin.cookie)
    .expect('Content-Type', /application\/pdf/)
    .expect('Content-Disposition', /^inline; filename="label-LW-\d{5,}\.pdf"$/)
    .expect(200);
  expect(Buffer.from(answer.body).subarray(0, 5).toString()).toBe('%PDF-');
  await get((await staffSessionOf(shop.test, 'label-vendor')).cookie).expect(403);
  await shop.test.http.get(path).expect(401);
  await shop.test.http.get(path).set('Authorization', `Bearer ${shopper.token}`).expect(403);
});

it('staff can ship an order and get the address of the label', async () => {
  await rowsOf(shop.test).staff('ship-admin', 'admin');
  const admin = await staffSessionOf(shop.test, 'ship-admin');
  const shopper = await shop.shopper();
  const opid = await confirmed(shopper);
  const pending = requestShipment(shop, shopper, opid);
  const { body } = await pending
    .unset('Authorization')
    .set('Cookie', admin.cookie)
    .set('X-XSRF-TOKEN', admin.xsrf)
    .expect(200);
  const [{ ID, ShipmentLabel }] = body.data.Shipments;
  expect(ShipmentLabel.LabelURL).toMatch(
    new RegExp(`^http://admin\\.localhost:\\d+/api/shipments/${ID}/label\\.pdf$`),
  );
});

it('tracks a shipment until its delivery', async () => {
  const shopper = await shop.shopper();
  const opid = await confirmed(shopper);
  const { body } = await requestShipment(shop, shopper, opid).expect(200);
  const awb: string = body.data.Shipments[0].ID;
  const look = async () => {
    await shop.test.db.query(
      `update shipments set created_at = now() - interval '3 hours', tracked_at = null where awb = $1`,
      [awb],
    );
    await shop.worker().get(Sweeps).sweep();
    return (await statusOf(shop, shopper, opid)).state;
  };
  expect(await look()).toBe('ready_to_ship');
  shop.carrier.control.track(awb, 'picked_up');
  expect(await look()).toBe('shipped');
  shop.carrier.control.track(awb, 'delivery_failed');
  expect(await look()).toBe('shipped');
  shop.carrier.control.track(awb, 'delivered');
  expect(await look()).toBe('delivered');
  expect(await look()).toBe('delivered');
});

it('R-05 tracking is retried soon after an error of the carrier', async () => {
  const shopper = await shop.shopper();
  const { body } = await requestShipment(shop, shopper, await confirmed(shopper)).expect(200);
  const awb: string = body.data.Shipments[0].ID;
  const trackedWithinTheHour = async (): Promise<boolean> => {
    const [row]: { so: boolean }[] = await shop.test.db.query(
      `select coalesce(tracked_at > now() - interval '50 minutes', false) as so
       from shipments where awb = $1`,
      [awb],
    );
    return row?.so === true;
  };
  shop.carrier.control.scenario({ reference: '*', name: 'track-500' });
  await shop.test.db.query(
    `update shipments set created_at = now() - interval '3 hours' where awb = $1`,
    [awb],
  );
  await shop.worker().get(Sweeps).sweep();
  expect(await trackedWithinTheHour()).toBe(false);
  shop.carrier.control.scenario({ reference: '*', name: 'track-ok' });
  await shop.test.db.query('update shipments set tracked_at = null where awb = $1', [awb]);
  await shop.worker().get(Sweeps).sweep();
  await until(trackedWithinTheHour, 'the shipment counts as tracked');
});
