import { TrackingService } from '../../../src/modules/sales/shipments/tracking.service.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import {
  numberOf,
  orderInCash,
  requestShipment,
  shop,
  shopper,
  until,
  useOrderShop,
} from '../../support/order-shop.js';
import { pdfText } from '../../support/pdf-text.js';

const staff: Record<string, StaffSession> = {};
useOrderShop();
beforeAll(async () => {
  for (const [name, type] of [
    ['amal', 'admin'],
    ['omar', 'ops'],
    ['vera', 'vendor'],
    ['rival', 'vendor'],
  ] as const) {
    await rowsOf(shop.test).staff(name, type);
    staff[name] = await staffSessionOf(shop.test, name);
  }
});

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  shop.test.db.query(sql, values);
const bulk = (action: string, body: object, who = 'amal') =>
  shop.test.http
    .post(`/api/users/orders/bulk/${action}`)
    .set('Cookie', staff[who]?.cookie ?? '')
    .set('X-XSRF-TOKEN', staff[who]?.xsrf ?? '')
    .send(body);
const anOrder = async (row: Record<string, unknown> = {}, address = {}): Promise<string> =>
  orderInCash(shop, shopper, [{ productId: await shop.product(row), quantity: 1 }], address);
/** An order with a waybill and its label. */
const labelled = async (row: Record<string, unknown> = {}) => {
  const opid = await anOrder(row);
  const { body } = await requestShipment(shop, shopper, opid).expect(200);
  const awb = String(body.data.Shipments[0].ID);
  const count = () =>
    query(
      `select 1 from shipment_labels l join shipments s on s.id = l.shipment_id where awb = $1`,
      [awb],
    );
  await until(async () => (await count()).length === 1, 'the label is stored');
  return { opid, awb };
};
type Result = { operationId: string; number: string; outcome: string; reason?: string };
const outcomes = (results: Result[]) => results.map(({ outcome }) => outcome);
const events = (opid: string, event: string) =>
  query(
    `select 1 from order_events e join orders o on o.id = e.order_id
     where o.operation_id = $1 and event = $2`,
    [opid, event],
  );

it('CASE-20 marks chosen orders as delivered by the rules of one, and says what happened to each', async () => {
  const { opid } = await labelled();
  const unshipped = await anOrder();
  const orders = [opid, unshipped, 'UNKNOWN1234567890123'];
  const { body } = await bulk('delivered', { orders }).expect(200);
  expect(body.results).toEqual([
    { operationId: opid, number: await numberOf(shop, opid), outcome: 'done' },
    {
      operationId: unshipped,
      number: await numberOf(shop, unshipped),
      outcome: 'refused',
      reason: 'Only a shipment in transit can be marked as delivered.',
    },
    {
      operationId: 'UNKNOWN1234567890123',
      number: null,
      outcome: 'refused',
      reason: 'This order was not found.',
    },
  ]);
  const arabic = await bulk('delivered', { orders: [unshipped] }).set('Accept-Language', 'ar');
  expect(arabic.body.results[0].reason).toMatch(/[\u0600-\u06ff]/);
  const [order] = await query<{ state: string; cod: string }>(
    'select state, cod_state as cod from orders where operation_id = $1',
    [opid],
  );
  expect(order).toEqual({ state: 'delivered', cod: 'collected' });
  const audit = await query<{ actor_name: string }>(
    `select actor_name from audit where action = 'delivered' and subject = 'orders'
       and subject_id = (select id from orders where operation_id = $1)`,
    [opid],
  );
  expect(audit.length).toBeGreaterThan(0);
});

it('CASE-45 staff record that the carrier has parcels, once, also beside its scan', async () => {
  const { opid, awb } = await labelled();
  const unshipped = await anOrder();
  const [first, second] = await Promise.all([
    bulk('handed-over', { orders: [opid, unshipped] }, 'omar').expect(200),
    bulk('handed-over', { orders: [opid] }).expect(200),
  ]);
  expect([first, second].map(({ body }) => body.results[0].outcome).sort()).toEqual([
    'already',
    'done',
  ]);
  expect(first.body.results[1]).toMatchObject({
    outcome: 'refused',
    reason: 'Only an order that is ready to ship can be marked as handed over.',
  });
  const stateOf = async () => {
    const [row] = await query<{ order: string; shipment: string }>(
      `select o.state as "order", s.state as shipment
       from orders o join shipments s on s.order_id = o.id where o.operation_id = $1`,
      [opid],
    );
    return row;
  };
  expect(await stateOf()).toEqual({ order: 'shipped', shipment: 'picked_up' });
  const [shipment] = await query<{ id: number; orderId: number }>(
    'select id, order_id as "orderId" from shipments where awb = $1',
    [awb],
  );
  if (!shipment) throw new Error('There is no shipment.');
  const scan = { code: 'SH012', at: new Date(), place: 'Dubai', text: 'Picked Up From Shipper' };
  await shop.test.app.get(TrackingService).follow(shipment, [scan]);
  expect(await stateOf()).toEqual({ order: 'shipped', shipment: 'picked_up' });
  expect(await events(opid, 'handed_over')).toHaveLength(1);
  expect(await events(opid, 'picked_up')).toHaveLength(1);
  const cancel = await shop.test.http
    .post(`/api/users/orders/one/${opid}/cancel`)
    .set('Cookie', staff['amal']?.cookie ?? '')
    .set('X-XSRF-TOKEN', staff['amal']?.xsrf ?? '')
    .send({ reason: 'Late' });
  expect(cancel.status).toBe(409);
  await bulk('delivered', { orders: [opid] }).expect(200);
  const after = await bulk('handed-over', { orders: [opid] }).expect(200);
  expect(outcomes(after.body.results)).toEqual(['already']);
});

it('CASE-45 a parcel that the carrier has scanned is handed over already, a cancelled one cannot be', async () => {
  const [scanned, cancelled, returned] = [await labelled(), await labelled(), await labelled()];
  await query(
    `with s as (update shipments set state = 'in_transit' where awb = $1 returning order_id)
     update orders set state = 'shipped' where id in (select order_id from s)`,
    [scanned.awb],
  );
  await query(
    `with s as (update shipments set state = 'voided' where awb = $1 returning order_id)
     update orders set state = 'cancelled' where id in (select order_id from s)`,
    [cancelled.awb],
  );
  await query(
    `with s as (update shipments set state = 'returned' where awb = $1 returning order_id)
     update orders set state = 'returned' where id in (select order_id from s)`,
    [returned.awb],
  );
  const orders = [scanned, cancelled, returned].map(({ opid }) => opid);
  const { body } = await bulk('handed-over', { orders });
  expect(outcomes(body.results)).toEqual(['already', 'refused', 'refused']);
  const staffCall = (opid: string) =>
    shop.test.http
      .post(`/api/users/orders/one/${opid}/handed-over`)
      .set('Cookie', staff['omar']?.cookie ?? '')
      .set('X-XSRF-TOKEN', staff['omar']?.xsrf ?? '');
  const refused = await staffCall(cancelled.opid).expect(409);
  expect(refused.body.code).toBe('not_ready_to_ship');
  const ready = await labelled();
  const single = await staffCall(ready.opid).expect(200);
  expect(single.body.order.state).toBe('shipped');
  const [step] = await query<{ actor: string }>(
    `select e.actor from order_events e join orders o on o.id = e.order_id
     where o.operation_id = $1 and event = 'handed_over'`,
    [ready.opid],
  );
  expect(step?.actor).toMatch(/^staff:/);
});

it('CASE-21 a double click does everything once', async () => {
  const { opid } = await labelled();
  const [first, second] = await Promise.all([
    bulk('delivered', { orders: [opid] }),
    bulk('delivered', { orders: [opid] }),
  ]);
  const both = [...outcomes(first.body.results), ...outcomes(second.body.results)].sort();
  expect(both).toEqual(['already', 'done']);
  // One event of the order, one of its cash and one of its shipment.
  expect(await events(opid, 'delivered')).toHaveLength(3);
  const mails = await query(
    `select 1 from mails m join orders o on o.id = m.order_id
     where o.operation_id = $1 and m.template = 'order-delivered'`,
    [opid],
  );
  expect(mails).toHaveLength(1);
  const booked = await bulk('cash-received', { orders: [opid] }).expect(200);
  expect(outcomes(booked.body.results)).toEqual(['done']);
  const again = await bulk('cash-received', { orders: [opid, await anOrder()] }).expect(200);
  expect(outcomes(again.body.results)).toEqual(['already', 'refused']);
  expect(await events(opid, 'remitted')).toHaveLength(1);
});

it('CASE-22 accepts 1 to 100 different orders', async () => {
  const many = Array.from({ length: 101 }, (_, index) => `ORDER${index}`);
  for (const orders of [[], many, ['A', 'A'], ['a b'], 'A', undefined])
    for (const action of ['handed-over', 'delivered', 'cash-received', 'documents']) {
      const { status } = await bulk(action, { orders, contents: 'both' });
      expect({ orders, action, status }).toEqual({ orders, action, status: 400 });
    }
  const { body } = await bulk('delivered', { orders: many.slice(1) }).expect(200);
  expect(body.results).toHaveLength(100);
});

it('CASE-20 only those who may act on one order may act on several', async () => {
  const orders = [await anOrder()];
  for (const action of ['handed-over', 'delivered', 'cash-received']) {
    await bulk(action, { orders }, 'vera').expect(403);
    await bulk(action, { orders }, 'omar').expect(200);
  }
  await bulk('documents', { orders, contents: 'both' }, 'omar').expect(200);
  await bulk('documents', { orders, contents: 'labels' }, 'vera').expect(403);
});

it('CASE-23 one PDF has label and packing slip of each order, and names the orders without a label', async () => {
  const first = await labelled({ name: 'Oud Box' });
  const second = await labelled({ name: 'Amber Lamp' });
  const bare = await anOrder({ name: 'Pearl Ring', name_ar: 'خاتم لؤلؤ' });
  await query(`update orders set locale = 'ar' where operation_id = $1`, [bare]);
  const orders = [second.opid, bare, first.opid];
  const { body } = await bulk('documents', { orders, contents: 'both' }, 'omar').expect(200);
  expect(body.results).toEqual([
    { operationId: second.opid, number: await numberOf(shop, second.opid), outcome: 'done' },
    {
      operationId: bare,
      number: await numberOf(shop, bare),
      outcome: 'partly',
      reason: 'This order has no shipment yet, so there is no label.',
    },
    { operationId: first.opid, number: await numberOf(shop, first.opid), outcome: 'done' },
  ]);
  const text = (await pdfText(Buffer.from(body.pdf, 'base64'))).normalize('NFKC');
  // In the order of the request, each slip behind its label.
  const places = [second.awb, 'AmberLamp', 'خاتم', first.awb, 'OudBox'].map((part) =>
    text.indexOf(part),
  );
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(body.name).toMatch(/^orders-\d{4}-\d\d-\d\d\.pdf$/);
});

it('CASE-23 labels alone, packing slips alone, and no file when there is nothing', async () => {
  const { opid, awb } = await labelled({ name: 'Oud Box' });
  const bare = await anOrder();
  const labels = await bulk('documents', { orders: [opid, bare], contents: 'labels' }).expect(200);
  expect(outcomes(labels.body.results)).toEqual(['done', 'refused']);
  const text = await pdfText(Buffer.from(labels.body.pdf, 'base64'));
  expect(text).toContain(awb);
  expect(text).not.toContain('OudBox');
  const nothing = await bulk('documents', { orders: [bare], contents: 'labels' }).expect(200);
  expect(nothing.body.pdf).toBeNull();
  await query(`update orders set state = 'cancelled' where operation_id = $1`, [bare]);
  const slips = await bulk('documents', { orders: [opid, bare], contents: 'packing-slips' });
  expect(outcomes(slips.body.results)).toEqual(['done', 'refused']);
  expect(slips.body.results[1].reason).toContain('Packing slips are available only for paid');
});

it('CASE-23 a label that is not there yet, or cannot be read, is named and the others are printed', async () => {
  const pending = await labelled();
  const broken = await labelled();
  const fine = await labelled();
  await query(
    `delete from shipment_labels where shipment_id = (select id from shipments where awb = $1)`,
    [pending.awb],
  );
  await query(
    `update shipment_labels set pdf = 'nonsense' where shipment_id = (select id from shipments where awb = $1)`,
    [broken.awb],
  );
  const orders = [pending.opid, broken.opid, fine.opid];
  const { body } = await bulk('documents', { orders, contents: 'labels' }).expect(200);
  expect(body.results.map(({ reason }: Result) => reason)).toEqual([
    'The label is not available yet. Please try again in a few minutes.',
    'The label cannot be combined with others. Please open it from the order.',
    undefined,
  ]);
  expect(await pdfText(Buffer.from(body.pdf, 'base64'))).toContain(fine.awb);
  // The missing label is fetched for the next time.
  await until(async () => {
    const again = await bulk('documents', { orders: [pending.opid], contents: 'labels' });
    return again.body.results[0].outcome === 'done';
  }, 'the label is fetched again');
});

it('CASE-24 vendors print packing slips of their own lines by order number', async () => {
  const [vera] = await query<{ id: number }>(`select id from staff where username = 'vera'`);
  const opid = await orderInCash(shop, shopper, [
    { productId: await shop.product({ name: 'Own Thing', vendor_id: vera?.id }), quantity: 1 },
    { productId: await shop.product({ name: 'Other Thing' }), quantity: 1 },
  ]);
  const orders = [await numberOf(shop, opid)];
  const own = await bulk('documents', { orders, contents: 'packing-slips' }, 'vera').expect(200);
  const text = await pdfText(Buffer.from(own.body.pdf, 'base64'));
  expect(text).toContain('OwnThing');
  expect(text).not.toContain('OtherThing');
  expect(text).not.toContain('Hassan');
  expect(own.body.results[0]).toEqual({
    operationId: orders[0],
    number: orders[0],
    outcome: 'done',
  });
  const rival = await bulk('documents', { orders, contents: 'packing-slips' }, 'rival').expect(200);
  expect(rival.body).toMatchObject({
    pdf: null,
    results: [{ number: null, outcome: 'refused', reason: 'This order was not found.' }],
  });
  const byId = await bulk('documents', { orders: [opid], contents: 'packing-slips' }, 'vera');
  expect(outcomes(byId.body.results)).toEqual(['refused']);
});
