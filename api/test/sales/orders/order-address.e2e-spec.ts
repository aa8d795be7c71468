import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import {
  asStaff,
  requestShipment,
  orderByCard,
  orderInCash,
  startOrderShop,
  until,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

let shop: OrderShop;
let shopper: Shopper;
const staff = new Map<string, StaffSession>();

beforeAll(async () => {
  shop = await startOrderShop({
    timeouts: { shipmentConfirmTimeout: 4000, createShipmentTimeout: 15_000 },
  });
  for (const name of ['admin', 'ops', 'vendor']) {
    await rowsOf(shop.test).staff(name, name);
    staff.set(name, await staffSessionOf(shop.test, name));
  }
});
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = await shop.shopper();
});

const sessionOf = (who: string): StaffSession => {
  const session = staff.get(who);
  if (!session) throw new Error(`No session: ${who}.`);
  return session;
};
const ADDRESS = {
  fullName: 'Mariam Saleh',
  phone: '052 765 4321',
  city: 'عجمان',
  area: ' Al Nuaimiya ',
  building: 'Sidra Tower',
  flat: '4',
  notes: 'Ring twice.',
};
const put = (opid: string, body: object, who = 'ops') =>
  shop.test.http
    .put(`/api/users/orders/one/${opid}/address`)
    .set('Cookie', sessionOf(who).cookie)
    .set('X-XSRF-TOKEN', sessionOf(who).xsrf)
    .send(body);
const post = (opid: string, action: string, who = 'ops') =>
  asStaff(shop, sessionOf(who), opid, action);
const orderOf = async (opid: string) => {
  const { body } = await shop.test.http
    .get(`/api/users/orders/one/${opid}`)
    .set('Cookie', sessionOf('admin').cookie)
    .expect(200);
  return body.order;
};
const inCash = async (): Promise<string> =>
  orderInCash(shop, shopper, [
    { productId: await shop.product({ price_fils: 10_000 }), quantity: 1 },
  ]);
const shipmentsOf = (opid: string) =>
  shop.carrier.control.shipments().filter(({ reference1 }) => reference1.startsWith(opid));
const run = (sql: string, ...values: unknown[]) => shop.test.db.query(sql, values);
/** Waits without calls of the API, which limits their number. */
const untilState = (opid: string, state: string): Promise<void> =>
  until(
    async () =>
      (await run('select from orders where operation_id = $1 and state = $2', opid, state)).length >
      0,
    `the order is ${state}`,
  );

it('ADM-ORD-10 operations create the shipment of a paid order, once, to its delivery address', async () => {
  const productId = await shop.product();
  const { opid, orderNo } = await orderByCard(shop, shopper, [{ productId, quantity: 1 }]);
  expect((await post(opid, 'shipment').expect(409)).body.code).toBe('order_not_paid');
  await shop.card.control.decide({ orderNo });
  await untilState(opid, 'paid');
  const answers = await Promise.all([1, 2].map(() => post(opid, 'shipment')));
  // The second call either waits for the same shipment or finds it created.
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect(await orderOf(opid)).toMatchObject({ state: 'ready_to_ship' });
  expect(shipmentsOf(opid)).toHaveLength(1);
  const again = await post(opid, 'shipment').expect(409);
  expect(again.body.code).toBe('shipment_exists');
  await post(opid, 'shipment', 'vendor').expect(403);
  await post('NOBODYS', 'shipment').expect(404);
});

it('ADM-ORD-10 ADM-ORD-11 ADM-ORD-12 an address rejected by the carrier is corrected and the shipment created again', async () => {
  const opid = await inCash();
  shop.carrier.control.scenario({ name: 'rejected', reference: opid, times: 1 });
  const refused = await post(opid, 'shipment').expect(422);
  expect(refused.body.code).toBe('shipment_rejected');
  expect(refused.body.detail).toMatch(/^The carrier rejected the shipment: \S/);
  const { body } = await put(opid, ADDRESS).expect(200);
  expect(body).toMatchObject({ chargedFee: 25, currentFee: 30 });
  const info = JSON.parse(body.order.info);
  expect(info.customer).toMatchObject({
    name: 'Mariam Saleh',
    phone: '+971527654321',
    city: 'Ajman',
    area: 'Al Nuaimiya',
    building: 'Sidra Tower',
    flat: '4',
  });
  // The charged and the collected amount do not change.
  expect(info).toMatchObject({ deliveryFee: 25, grandTotal: 125, notes: 'Ring twice.' });
  expect(body.order.amountToCollect).toBe(125);
  const booked = await post(opid, 'shipment').expect(200);
  expect(booked.body.order.state).toBe('ready_to_ship');
  const [shipment] = shipmentsOf(opid);
  expect(JSON.stringify(shipment)).toContain('Mariam Saleh');
  const [row] = await run(
    `select person_name, phone, city, line1, line2, cod_fils from shipments where awb is not null
       and order_id = (select id from orders where operation_id = $1)`,
    opid,
  );
  expect(row).toEqual({
    person_name: 'Mariam Saleh',
    phone: '+971527654321',
    city: 'Ajman',
    line1: 'Sidra Tower, 4',
    line2: 'Al Nuaimiya',
    cod_fils: 12_500,
  });
});

it('ADM-ORD-12 a shipment rejected after a change is created with the new address, an unchanged one with its old address', async () => {
  const opid = await inCash();
  shop.carrier.control.scenario({ name: 'rejected', reference: opid, times: 1 });
  await requestShipment(shop, shopper, opid, { personName: 'Her Sister' }).expect(422);
  await post(opid, 'shipment/retry').expect(200);
  await untilState(opid, 'ready_to_ship');
  const rows = await run(
    `select person_name from shipments where order_id = (select id from orders where operation_id = $1)`,
    opid,
  );
  expect(rows).toEqual([{ person_name: 'Her Sister' }, { person_name: 'Her Sister' }]);
});

it('ADM-ORD-12 a waiting shipment gets the new address', async () => {
  const opid = await inCash();
  shop.carrier.control.scenario({ name: 'busy-429', reference: opid });
  await requestShipment(shop, shopper, opid).expect(503);
  const states = async () =>
    run(
      `select state, city from shipments where order_id = (select id from orders where operation_id = $1)`,
      opid,
    );
  await until(async () => (await states())[0]?.state === 'retry_wait', 'the carrier is busy');
  // Refused during an attempt.
  await until(async () => (await put(opid, ADDRESS)).status === 200, 'the new address');
  expect(await states()).toMatchObject([{ city: 'Ajman' }]);
  shop.carrier.control.scenario({ name: 'create-ok', reference: opid });
  // The shipment is created by this retry or, just before, by its own next attempt.
  expect([200, 409]).toContain((await post(opid, 'shipment/retry')).status);
  await untilState(opid, 'ready_to_ship');
  expect(await states()).toMatchObject([{ state: 'created', city: 'Ajman' }]);
});

it('ADM-ORD-11 reports the field of an invalid address', async () => {
  const opid = await inCash();
  for (const [change, pointer] of [
    [{ phone: '12' }, '#/phone'],
    [{ city: 'Atlantis' }, '#/city'],
    [{ fullName: '  ' }, '#/fullName'],
    [{ area: '' }, '#/area'],
    [{ building: undefined }, '#/building'],
    [{ notes: 'x'.repeat(501) }, '#/notes'],
  ] as const) {
    const { body } = await put(opid, { ...ADDRESS, ...change }).expect(400);
    expect(body.errors[0].pointer).toBe(pointer);
  }
  expect(JSON.parse((await orderOf(opid)).info).customer.city).toBe('Dubai');
  await put(opid, ADDRESS, 'vendor').expect(403);
  await put('NOBODYS', ADDRESS).expect(404);
});

it('ADM-ORD-11 the address is final once the carrier has the shipment, may have it, or the order has ended', async () => {
  const opid = await inCash();
  await post(opid, 'shipment').expect(200);
  expect((await put(opid, ADDRESS).expect(409)).body.code).toBe('address_final');
  for (const state of ['creating', 'unknown']) {
    await run(
      `update shipments set state = $2, awb = null where order_id = (select id from orders where operation_id = $1)`,
      opid,
      state,
    );
    await run(`update orders set state = 'shipment_pending' where operation_id = $1`, opid);
    expect((await put(opid, ADDRESS).expect(409)).body.code).toBe('shipment_under_way');
  }
  await run(
    `update shipments set state = 'voided' where order_id = (select id from orders where operation_id = $1)`,
    opid,
  );
  for (const state of ['delivered', 'returned', 'cancelled', 'expired', 'refunded', 'shipped']) {
    await run(`update orders set state = $2 where operation_id = $1`, opid, state);
    expect((await put(opid, ADDRESS).expect(409)).body.code).toBe('address_final');
  }
});

it('ADM-ORD-11 history and audit record the change once, and shoppers do not see it', async () => {
  const opid = await inCash();
  for (let time = 0; time < 2; time++) await put(opid, ADDRESS).expect(200);
  const { timeline } = await orderOf(opid);
  const steps = timeline.filter(({ event }: { event: string }) => event === 'address_changed');
  expect(steps).toMatchObject([{ why: '4, Sidra Tower, Al Nuaimiya, Ajman' }]);
  expect(steps[0].actor).toMatch(/^staff:\d+$/);
  const { body } = await shop.test.http
    .get('/api/admin/audit?subject=orders&limit=100')
    .set('Cookie', sessionOf('admin').cookie)
    .expect(200);
  const entries = (body.entries as { label: string; action: string; changes: object }[]).filter(
    ({ label, action }) => label === opid && action === 'address_changed',
  );
  expect(entries).toHaveLength(1);
  expect(entries[0]?.changes).toMatchObject({ city: { from: 'Dubai', to: 'Ajman' }, phone: {} });
  expect(JSON.stringify(entries[0]?.changes)).not.toContain('971');
  const own = await shop.test.http
    .get(`/api/users/orders/one/${opid}`)
    .set('Authorization', `Bearer ${shopper.token}`)
    .expect(200);
  expect(JSON.stringify(own.body)).not.toContain('address_changed');
});
