import { deliveryDay, dubaiDay } from '@shop/shop-rules';
import { Sweeps } from '../../../src/app/worker/sweeps.js';
import {
  admin,
  orderByCard,
  orderInCash,
  payByCard,
  requestShipment,
  shop,
  shopper,
  statusOf,
  until,
  useOrderShop,
} from '../../support/order-shop.js';

// A busy carrier is called again only when a test says so.
useOrderShop({ timeouts: { retryBackoff: 600_000 } });
beforeEach(() => setting({ bookingDelayMinutes: 10, holidays: [] }));

const setting = async (change: object): Promise<void> => {
  const { body } = await shop.test.http.get('/api/settings').expect(200);
  await shop.test.http
    .put('/api/admin/settings')
    .set('Cookie', admin.cookie)
    .set('X-XSRF-TOKEN', admin.xsrf)
    .send({ ...body, ...change })
    .expect(200);
  await until(async () => {
    const now = await shop.test.http.get('/api/settings').expect(200);
    return now.body.version > body.version;
  }, 'the settings are saved');
};
const sweep = () => shop.worker().get(Sweeps).sweep();
const cash = async (): Promise<string> =>
  orderInCash(shop, shopper, [{ productId: await shop.product(), quantity: 1 }]);
/** A paid order of a client that sends no building. */
const withoutBuilding = async (): Promise<string> => {
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const { opid, orderNo } = await orderByCard(shop, shopper, lines, { building: '' });
  await shop.card.control.decide({ orderNo });
  return opid;
};
const age = (opid: string, minutes: number) =>
  shop.test.db.query(
    `update orders set updated_at = now() - $2 * interval '1 minute' where operation_id = $1`,
    [opid, minutes],
  );
const parcelsOf = (opid: string) =>
  shop.carrier.control.shipments().filter(({ foreignHawb }) => foreignHawb.startsWith(opid));
const isBooked = (opid: string) =>
  until(
    async () => (await statusOf(shop, shopper, opid)).state === 'ready_to_ship',
    'the parcel is booked',
  );
const templatesOf = async (opid: string): Promise<string[]> => {
  const rows: { template: string }[] = await shop.test.db.query(
    `select m.template from mails m join orders o on o.id = m.order_id
     where o.operation_id = $1 and m.recipient = o.email order by m.id`,
    [opid],
  );
  return rows.map(({ template }) => template);
};
const orderOf = async (opid: string) => {
  const { body } = await shop.test.http
    .get(`/api/users/orders/one/${opid}`)
    .set('Cookie', admin.cookie)
    .expect(200);
  return body.order;
};

it('THANK-01 books the parcel to the checkout address once the delay has passed, without a reminder', async () => {
  const opid = await cash();
  await age(opid, 9);
  await sweep();
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'cod_confirmed' });
  await age(opid, 11);
  await Promise.all([sweep(), sweep()]);
  await isBooked(opid);
  expect(parcelsOf(opid)).toHaveLength(1);
  expect(parcelsOf(opid)[0]?.consignee).toMatchObject({
    name: 'Layla Hassan',
    line1: 'Palm House, 12',
    line2: 'Al Barsha',
    city: 'Dubai',
  });
  expect(await templatesOf(opid)).toEqual(['order-confirmed', 'order-shipped']);
});

it('THANK-02 books a paid order at once with a delay of 0, also if its payment window is closed, with one mail each', async () => {
  await setting({ bookingDelayMinutes: 0 });
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const { opid, orderNo } = await orderByCard(shop, shopper, lines);
  await shop.card.control.decide({ orderNo });
  await Promise.all([sweep(), sweep()]);
  await isBooked(opid);
  expect(parcelsOf(opid)).toHaveLength(1);
  expect(await templatesOf(opid)).toEqual(['order-confirmed', 'order-shipped']);
});

it('THANK-03 makes one parcel when the form is submitted while the parcel is being booked', async () => {
  const opid = await cash();
  await age(opid, 11);
  const [form] = await Promise.all([requestShipment(shop, shopper, opid), sweep(), sweep()]);
  expect(form.status).toBe(200);
  await isBooked(opid);
  expect(parcelsOf(opid)).toHaveLength(1);
  expect(form.body.data.Shipments[0].ID).toBe(parcelsOf(opid)[0]?.awb);
});

it('THANK-03 a form with another address is refused once the carrier has the parcel', async () => {
  const opid = await cash();
  await age(opid, 11);
  await sweep();
  await isBooked(opid);
  const { body } = await requestShipment(shop, shopper, opid, { personName: 'Omar Hassan' }).expect(
    409,
  );
  expect(body.code).toBe('address_final');
  await requestShipment(shop, shopper, opid).expect(200);
  expect(parcelsOf(opid)).toHaveLength(1);
});

it('THANK-03 a form with another address changes a parcel that the carrier does not have yet', async () => {
  const opid = await cash();
  await age(opid, 11);
  shop.carrier.control.scenario({ name: 'busy-429', reference: opid, times: 1 });
  await sweep();
  const shipmentOf = async (): Promise<{ state?: string; person_name?: string }> => {
    const [row] = await shop.test.db.query(
      'select state, person_name from shipments where reference = $1',
      [opid],
    );
    return row ?? {};
  };
  await until(async () => (await shipmentOf()).state === 'retry_wait', 'the carrier is busy');
  const form = requestShipment(shop, shopper, opid, { personName: 'Omar Hassan' }).then(
    ({ status }) => status,
  );
  await until(async () => (await shipmentOf()).person_name === 'Omar Hassan', 'the new details');
  await until(async () => {
    // Repeated, as the busy attempt may not have set its pause yet.
    await shop.test.db.query(
      `update outbox set run_at = now() where topic = 'shipment.create' and done_at is null`,
    );
    return (await shipmentOf()).state === 'created';
  }, 'the next attempt');
  expect(await form).toBe(200);
  expect(parcelsOf(opid).map(({ consignee }) => consignee.name)).toEqual(['Omar Hassan']);
});

it('THANK-04 an order without a complete address gets the mail with the form and is booked after a day', async () => {
  const opid = await withoutBuilding();
  await age(opid, 16);
  await sweep();
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'paid' });
  expect(await templatesOf(opid)).toEqual(['order-confirmed', 'details-missing']);
  await age(opid, 25 * 60);
  await sweep();
  await isBooked(opid);
  expect(parcelsOf(opid)).toHaveLength(1);
});

it('THANK-04 an address completed by staff is booked like any other', async () => {
  const opid = await withoutBuilding();
  const { fullName, phone, city, area } = {
    fullName: 'Layla Hassan',
    phone: '0501234567',
    city: 'Dubai',
    area: 'Al Barsha',
  };
  await shop.test.http
    .put(`/api/users/orders/one/${opid}/address`)
    .set('Cookie', admin.cookie)
    .set('X-XSRF-TOKEN', admin.xsrf)
    .send({ fullName, phone, city, area, building: 'Palm House' })
    .expect(200);
  await age(opid, 11);
  await sweep();
  await isBooked(opid);
});

it('THANK-05 an order that waits for its booking is not stuck', async () => {
  await setting({ bookingDelayMinutes: 60 });
  const opid = await cash();
  const stuck = async (): Promise<string[]> => {
    const { body } = await shop.test.http
      .get('/api/admin/stuck-orders')
      .set('Cookie', admin.cookie)
      .expect(200);
    return body.orders.map(({ operationId }: { operationId: string }) => operationId);
  };
  await age(opid, 59);
  expect(await stuck()).not.toContain(opid);
  await age(opid, 70);
  expect(await stuck()).toContain(opid);
});

it('DATE-03 quote, order and mail name the same day, which does not count holidays', async () => {
  const today = new Date();
  const holiday = deliveryDay(today);
  await setting({ holidays: [holiday] });
  const day = deliveryDay(today, [holiday]);
  expect(day > holiday).toBe(true);
  const productId = await shop.product();
  const { body: quote } = await shop.test.http
    .post('/api/checkout/quote')
    .send({ lines: [{ productId, quantity: 1 }], city: 'Dubai' })
    .expect(200);
  expect(quote.deliverBy).toBe(day);
  const opid = await orderInCash(shop, shopper, [{ productId, quantity: 1 }]);
  expect(await orderOf(opid)).toMatchObject({ deliverBy: day, late: false });
  await until(async () => (await shop.mails(shopper.email)).length > 0, 'the mail');
  const [mail] = await shop.mails(shopper.email);
  expect(mail?.text).toContain('Delivery by');
  expect(mail?.text).toContain(day.slice(0, 4));
});

it('DATE-04 the day counts from the payment', async () => {
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const { opid, orderNo } = await orderByCard(shop, shopper, lines);
  await shop.test.db.query(`update orders set deliver_by = '2026-01-02' where operation_id = $1`, [
    opid,
  ]);
  await shop.card.control.decide({ orderNo });
  expect((await orderOf(opid)).deliverBy).toBe(deliveryDay(new Date()));
});

it('DATE-05 staff list late orders, the longest overdue first, and no delivered ones', async () => {
  const orders = [await cash(), await cash(), await cash(), await cash()];
  const [late, later, delivered, today] = orders;
  const set = (opid: string | undefined, day: string, state = 'cod_confirmed') =>
    shop.test.db.query('update orders set deliver_by = $2, state = $3 where operation_id = $1', [
      opid,
      day,
      state,
    ]);
  await set(late, '2026-01-05');
  await set(later, '2026-01-02');
  await set(delivered, '2026-01-02', 'delivered');
  await set(today, dubaiDay(new Date()));
  const { body } = await shop.test.http
    .get('/api/users/orders/all?late=true&limit=100')
    .set('Cookie', admin.cookie)
    .expect(200);
  const found: string[] = body.orders.map(
    ({ operation_id }: { operation_id: string }) => operation_id,
  );
  expect(found.filter((opid) => orders.includes(opid))).toEqual([later, late]);
  expect(body.orders[0]).toMatchObject({ late: true, deliverBy: '2026-01-02' });
  const shown = await shop.test.http
    .get(`/api/users/orders/one/${late}`)
    .set('Authorization', `Bearer ${shopper.token}`)
    .expect(200);
  expect(shown.body.order.late).toBeUndefined();
});

it('THANK-06 a cancelled order is not booked', async () => {
  const opid = await cash();
  await shop.test.http
    .post(`/api/users/orders/one/${opid}/cancel`)
    .set('Authorization', `Bearer ${shopper.token}`)
    .send({})
    .expect(200);
  await age(opid, 60);
  await sweep();
  expect(parcelsOf(opid)).toEqual([]);
});

it('THANK-07 a payment form without address fields of the shop is still accepted', async () => {
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  await payByCard(shop, shopper, lines, {
    fullName: '',
    phone: '',
    area: '',
    building: '',
    cust_name: 'Layla Hassan',
    mobile_no: '0501234567',
    ship_address: 'Al Barsha',
  }).expect(200);
});
