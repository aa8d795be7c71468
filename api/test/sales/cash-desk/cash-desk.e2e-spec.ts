import { SettingsService } from '../../../src/modules/content/settings/settings.service.js';
import { staffSessionOf, rowsOf } from '../../support/catalogue-rows.js';
import { couponOf } from '../../support/coupon-shop.js';
import {
  admin,
  orderInCash,
  payInCash,
  requestShipment,
  shop,
  shopper,
  statusOf,
  until,
  useOrderShop,
} from '../../support/order-shop.js';

// Booking is due at once, so that only the confirmation can be what an order waits for.
useOrderShop({ env: { CASH_RULES: 'true', BOOKING_DELAY_MINUTES: '0' } });

let phones = 0;
const newPhone = (): string => `+9715055${String((phones += 1)).padStart(5, '0')}`;
let houses = 0;
/** A phone number and an address without any orders. */
const stranger = () => ({ phone: newPhone(), building: `House ${(houses += 1)}` });
const cart = async (price_fils = 10_000) => [
  { productId: await shop.product({ price_fils, stock: 30 }), quantity: 1 },
];
const waiting = async (address = stranger()): Promise<string> =>
  orderInCash(shop, shopper, await cart(), address);
const move = (opid: string, state: string) =>
  shop.test.db.query('update orders set state = $2 where operation_id = $1', [opid, state]);
const staffPost = (path: string, body: object, by = admin) =>
  shop.test.http
    .post(`/api/cash-orders/${path}`)
    .set('Cookie', by.cookie)
    .set('X-XSRF-TOKEN', by.xsrf)
    .send(body);
const queue = async (query = '') => {
  const request = shop.test.http.get(`/api/cash-orders${query}`).set('Cookie', admin.cookie);
  return (await request.expect(200)).body;
};
const inQueue = async (opid: string, query = '') =>
  (await queue(query)).orders.find((each: { operationId: string }) => each.operationId === opid);
const rules = async (change: object) => {
  const path = '/api/cash-rules';
  const { body } = await shop.test.http.get(path).set('Cookie', admin.cookie).expect(200);
  const request = shop.test.http.put(path).set('Cookie', admin.cookie);
  return request.set('X-XSRF-TOKEN', admin.xsrf).send({ ...body, ...change });
};
const sweep = async () => {
  const { Sweeps } = await import('../../../src/app/worker/sweeps.js');
  await shop.worker().get(Sweeps).sweep();
};
const templates = async (opid: string): Promise<string[]> => {
  const rows: { template: string }[] = await shop.test.db.query(
    `select template from mails m join orders o on o.id = m.order_id
     where o.operation_id = $1 and m.recipient <> $2 order by m.id`,
    [opid, shop.sales],
  );
  return rows.map(({ template }) => template);
};
const cancelOwn = (opid: string) =>
  shop.test.http
    .post(`/api/users/orders/one/${opid}/cancel`)
    .set('Authorization', `Bearer ${shopper.token}`)
    .send({})
    .expect(200);
const eventsOf = async (opid: string): Promise<string[]> => {
  const rows: { event: string }[] = await shop.test.db.query(
    `select event from order_events e join orders o on o.id = e.order_id
     where o.operation_id = $1 and e.subject = 'order' order by e.id`,
    [opid],
  );
  return rows.map(({ event }) => event);
};

it('CASHDESK-01 an order waits by the rules that apply to it, and goes on if none does', async () => {
  const known = stranger();
  const first = await waiting(known);
  expect((await inQueue(first)).reasons).toEqual(['new_phone']);
  await move(first, 'delivered');

  const usual = await payInCash(shop, shopper, await cart(), known).expect(201);
  expect(usual.body).toMatchObject({
    message: 'Your order is confirmed.',
    order: { state: 'cod_confirmed' },
  });
  // 975 AED and 25 AED for the delivery are not over 1,000 AED.
  const limit = await payInCash(shop, shopper, await cart(97_500), known).expect(201);
  expect(limit.body.order.state).toBe('cod_confirmed');
  const dear = await payInCash(shop, shopper, await cart(97_501), known).expect(201);
  expect(dear.body).toMatchObject({
    message: 'We have received your order and will call you to confirm it.',
    order: { state: 'cod_pending' },
  });
  expect((await inQueue(dear.body.operationId)).reasons).toEqual(['amount']);

  await move(usual.body.operationId, 'returned');
  expect((await inQueue(await waiting(known))).reasons).toEqual(['returned']);
  // Another phone number at the same address, in another spelling.
  const same = { phone: newPhone(), building: ` ${known.building.toUpperCase()}.` };
  expect((await inQueue(await waiting(same))).reasons).toEqual(['new_phone', 'returned']);
});

it('CASHDESK-01 a parcel counts as delivered or returned whatever was refunded since', async () => {
  const known = stranger();
  const opid = await waiting(known);
  await move(opid, 'partially_refunded');
  const insert = (state: string) =>
    shop.test.db.query(
      `insert into shipments (order_id, reference, state, person_name, email, phone, line1, city)
       select id, operation_id, $2, '', '', '', '', 'Dubai' from orders where operation_id = $1`,
      [opid, state],
    );
  await insert('delivered');
  const { body } = await payInCash(shop, shopper, await cart(), known).expect(201);
  expect(body.order.state).toBe('cod_confirmed');
  await shop.test.db.query(`update shipments set state = 'returned'`);
  expect((await inQueue(await waiting(known))).reasons).toEqual(['new_phone', 'returned']);
  await shop.test.db.query('delete from shipments');
});

it('CASHDESK-02 an order that waits takes stock, is mailed as received and is not booked', async () => {
  const [line] = await cart();
  const opid = await orderInCash(shop, shopper, [line!], stranger());
  expect(await shop.stockOf(line!.productId)).toBe(29);
  await sweep();
  await sweep();
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'cod_pending' });
  expect(await templates(opid)).toEqual(['order-received']);
  const { body } = await requestShipment(shop, shopper, opid).expect(409);
  expect(body.code).toBe('order_not_confirmed');
});

it('CASHDESK-03 the queue lists orders oldest first with address, message in the shopper’s language and history', async () => {
  const known = stranger();
  const delivered = await waiting(known);
  await staffPost(`${delivered}/confirm`, { version: 0 }).expect(200);
  await move(delivered, 'delivered');
  const dear = async () => orderInCash(shop, shopper, await cart(200_000), known);
  const refused = await dear();
  await staffPost(`${refused}/no-answer`, { version: 0 }).expect(200);
  await staffPost(`${refused}/cancel`, { version: 1, reasonCode: 'declined' }).expect(200);
  const returned = await dear();
  await staffPost(`${returned}/confirm`, { version: 0 }).expect(200);
  await move(returned, 'returned');
  const older = await dear();
  const newer = await waiting();
  await shop.test.db.query(`update orders set locale = 'ar' where operation_id = $1`, [older]);

  const { orders, due } = await queue();
  const ids = orders.map(({ operationId }: { operationId: string }) => operationId);
  expect(ids.indexOf(older)).toBeLessThan(ids.indexOf(newer));
  expect(due).toBe(ids.length);
  const count = await shop.test.http
    .get('/api/cash-orders/count')
    .set('Cookie', admin.cookie)
    .expect(200);
  expect(count.body).toEqual({ count: due });

  const row = await inQueue(older);
  expect(row).toMatchObject({
    reasons: ['amount', 'returned'],
    total: 2025,
    phone: known.phone,
    address: expect.stringContaining(known.building),
    history: {
      orders: 3,
      delivered: 1,
      returned: 1,
      cancelled: 1,
      confirmed: 2,
      refused: 1,
      noAnswers: 1,
      latest: [
        { operationId: returned, state: 'returned', outcome: 'confirmed' },
        { operationId: refused, state: 'cancelled', outcome: 'cancelled' },
        { operationId: delivered, state: 'delivered', outcome: 'confirmed' },
      ],
    },
  });
  expect(row.message).toContain(`طلبت ${row.number} بقيمة 2025.00 درهم`);
  expect((await inQueue(newer)).message).toContain('Please reply YES');
});

it('CASHDESK-03 an order that its shopper cancelled was not refused by phone', async () => {
  const known = stranger();
  await cancelOwn(await waiting(known));
  expect((await inQueue(await waiting(known))).history).toMatchObject({
    cancelled: 1,
    refused: 0,
    latest: [{ state: 'cancelled', outcome: null }],
  });
});

it('CASHDESK-04 a confirmed order continues: mail, new promised day, booking', async () => {
  const opid = await waiting();
  await shop.test.db.query(`update orders set deliver_by = '2020-01-01' where operation_id = $1`, [
    opid,
  ]);
  await staffPost(`${opid}/confirm`, { version: 0 }).expect(200);
  expect(await templates(opid)).toContain('order-confirmed');
  expect(await inQueue(opid)).toBeUndefined();
  const [row]: { late: boolean }[] = await shop.test.db.query(
    'select deliver_by < current_date as late from orders where operation_id = $1',
    [opid],
  );
  expect(row?.late).toBe(false);
  await until(async () => {
    await sweep();
    return (await statusOf(shop, shopper, opid)).state === 'ready_to_ship';
  }, 'the parcel is booked');
  expect(await eventsOf(opid)).toEqual([
    'placed',
    'confirmed',
    'details_saved',
    'shipment_created',
  ]);
});

it('CASHDESK-05 a cancellation returns the stock; for no answer only after enough calls', async () => {
  const [line] = await cart();
  const opid = await orderInCash(shop, shopper, [line!], stranger());
  const early = await staffPost(`${opid}/cancel`, { version: 0, reasonCode: 'no_answer' });
  expect([early.status, early.body.code]).toEqual([422, 'too_few_calls']);
  for (let version = 0; version < 3; version += 1)
    await staffPost(`${opid}/no-answer`, { version }).expect(200);
  const cancel = { version: 3, reasonCode: 'no_answer', reason: 'Phone is off' };
  await staffPost(`${opid}/cancel`, cancel).expect(200);
  expect(await shop.stockOf(line!.productId)).toBe(30);
  expect(await templates(opid)).toEqual(['order-received', 'order-cancelled']);
  const { body } = await shop.test.http
    .get(`/api/users/orders/one/${opid}`)
    .set('Cookie', admin.cookie)
    .expect(200);
  const last = body.order.timeline.filter(({ event }: { event: string }) => event === 'cancelled');
  expect(last[0].why).toBe('No answer after several calls: Phone is off');
});

it('CASHDESK-06 an order without an answer is listed again later, with the number of calls; undo restores it', async () => {
  const opid = await waiting();
  const { body } = await staffPost(`${opid}/no-answer`, { version: 0 }).expect(200);
  expect(await inQueue(opid)).toBeUndefined();
  expect(await inQueue(opid, '?list=later')).toMatchObject({ noAnswers: 1, version: 1 });
  await staffPost(`${opid}/undo-no-answer`, { version: body.version }).expect(200);
  expect(await inQueue(opid)).toMatchObject({ noAnswers: 0, version: 2, calledAt: null });
  const twice = await staffPost(`${opid}/undo-no-answer`, { version: 2 });
  expect([twice.status, twice.body.code]).toEqual([409, 'undo_too_late']);

  await staffPost(`${opid}/no-answer`, { version: 2 }).expect(200);
  await shop.test.db.query(
    `update cash_confirmations set call_after = now(), called_at = now() - interval '2 hours'`,
  );
  expect(await inQueue(opid)).toMatchObject({ noAnswers: 1, version: 3 });
  await staffPost(`${opid}/undo-no-answer`, { version: 3 }).expect(409);
  expect(await eventsOf(opid)).toEqual(['placed', 'no_answer', 'no_answer_undone', 'no_answer']);
  const own = await shop.test.http
    .get(`/api/users/orders/one/${opid}`)
    .set('Authorization', `Bearer ${shopper.token}`);
  expect(JSON.stringify(own.body)).not.toContain('no_answer');
});

it('CASHDESK-07 of two staff at one order the second gets a 409; a repetition changes nothing', async () => {
  await rowsOf(shop.test).staff('caller', 'ops');
  const other = await staffSessionOf(shop.test, 'caller');
  const opid = await waiting();
  const both = await Promise.all([
    staffPost(`${opid}/confirm`, { version: 0 }),
    staffPost(`${opid}/cancel`, { version: 0, reasonCode: 'declined' }, other),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('already_decided');

  const called = await waiting();
  await staffPost(`${called}/no-answer`, { version: 0 }, other).expect(200);
  const late = await staffPost(`${called}/confirm`, { version: 0 });
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  await staffPost(`${called}/confirm`, { version: 1 }).expect(200);
  await staffPost(`${called}/confirm`, { version: 1 }).expect(200);
  await staffPost(`${called}/confirm`, { version: 1 }, other).expect(409);
  expect(await eventsOf(called)).toEqual(['placed', 'no_answer', 'confirmed']);
  await staffPost('0000000000000/confirm', { version: 0 }).expect(404);
});

it('CASHDESK-07 an order that the shopper cancels leaves the queue', async () => {
  const opid = await waiting();
  await cancelOwn(opid);
  expect(await inQueue(opid)).toBeUndefined();
  const { body } = await staffPost(`${opid}/confirm`, { version: 0 }).expect(409);
  expect(body).toMatchObject({
    code: 'already_decided',
    error: 'This order has already been cancelled.',
  });
});

it('CASHDESK-12 an order is found in its list by its id', async () => {
  const [opid] = [await waiting(), await waiting()];
  const found = async (list: string) =>
    (await queue(`?operationId=${opid}${list}&limit=1`)).orders.map(
      ({ operationId }: { operationId: string }) => operationId,
    );
  expect([await found(''), await found('&list=later')]).toEqual([[opid], []]);
  await staffPost(`${opid}/no-answer`, { version: 0 }).expect(200);
  expect([await found(''), await found('&list=later')]).toEqual([[], [opid]]);
});

it('CASHDESK-15 an order that has waited for a day is a stuck order', async () => {
  const stuck = async (): Promise<string[]> => {
    const request = shop.test.http.get('/api/admin/stuck-orders').set('Cookie', admin.cookie);
    const { body } = await request.expect(200);
    return body.orders
      .filter(({ kind }: { kind: string }) => kind === 'cash_unconfirmed')
      .map(({ operationId }: { operationId: string }) => operationId);
  };
  const opid = await waiting();
  expect(await stuck()).not.toContain(opid);
  await shop.test.db.query(
    `update orders set created_at = now() - interval '25 hours' where operation_id = $1`,
    [opid],
  );
  expect(await stuck()).toContain(opid);
  await staffPost(`${opid}/confirm`, { version: 0 }).expect(200);
  expect(await stuck()).not.toContain(opid);
});

it('CASHDESK-18 operations learn of orders that have waited for a day by metric and by one mail a day', async () => {
  const { AlertsService } =
    await import('../../../src/modules/back-office/queues/alerts.service.js');
  const { StuckOrdersService } =
    await import('../../../src/modules/back-office/stuck-orders/stuck-orders.service.js');
  const { BusinessMetrics } =
    await import('../../../src/modules/back-office/business-metrics/business-metrics.js');
  const { Metrics } = await import('../../../src/platform/observability/metrics/metrics.js');
  await shop.test.db.query(`update orders set created_at = now() where state = 'cod_pending'`);
  const alerts = shop.worker().get(AlertsService);
  const mails = async (): Promise<{ content: object }[]> =>
    shop.test.db.query(
      `select content from mails where dedupe_key like 'ops:cash-unconfirmed:%' order by id`,
    );
  const opid = await waiting();
  await alerts.look();
  expect(await mails()).toEqual([]);
  await shop.test.db.query(
    `update orders set created_at = now() - interval '25 hours' where operation_id = $1`,
    [opid],
  );
  expect(await shop.test.app.get(StuckOrdersService).cashUnconfirmed()).toBe(1);
  await shop.test.app.get(BusinessMetrics).refresh();
  expect(await shop.test.app.get(Metrics).registry.metrics()).toMatch(/^shop_cash_unconfirmed 1$/m);
  await Promise.all([alerts.look(), alerts.look()]);
  await alerts.look(Date.now() + 23 * 3_600_000);
  expect(await mails()).toEqual([
    {
      content: expect.objectContaining({
        subject: 'Cash orders wait for a confirmation call (1)',
        text: expect.stringContaining('more than 24 hours'),
        path: '/dashboard/cash-orders',
      }),
    },
  ]);
  await alerts.look(Date.now() + 25 * 3_600_000);
  expect(await mails()).toHaveLength(2);
  await staffPost(`${opid}/confirm`, { version: 0 }).expect(200);
  await alerts.look(Date.now() + 50 * 3_600_000);
  expect(await mails()).toHaveLength(2);
});

it('CASHDESK-16 an order that costs nothing does not wait, and its mail says so', async () => {
  const settings = shop.test.app.get(SettingsService);
  await settings.change({ ...(await settings.current()), freeShippingFromFils: 0 });
  const coupon = await couponOf(shop, { percent: 100 });
  const { body } = await payInCash(shop, shopper, await cart(500_000), stranger()).send({ coupon });
  expect(body.order).toMatchObject({ amountToCollect: 0, state: 'cod_confirmed' });
  const sent = async () =>
    (await shop.mails(shopper.email)).find(({ text }) => text.includes('There is nothing to pay.'));
  await until(async () => (await sent()) !== undefined, 'the mail is sent');
  await settings.change({ ...(await settings.current()), freeShippingFromFils: null });
});

it('CASHDESK-17 the form of the delivery details cannot replace a phone number or an address by one that needs a call', async () => {
  const sent = async (opid: string, change: { phone?: string; line1?: string }) => {
    const { status, body } = await requestShipment(shop, shopper, opid, change);
    return [status, body.errors?.[0]?.pointer.split('/').at(-1)];
  };
  const known = stranger();
  await move(await waiting(known), 'delivered');
  const other = stranger();
  await move(await waiting(other), 'delivered');
  const back = { ...stranger(), phone: other.phone };
  const returned = await waiting(back);
  await move(returned, 'returned');
  const order = async () => {
    const { body } = await payInCash(shop, shopper, await cart(), known).expect(201);
    expect(body.order.state).toBe('cod_confirmed');
    return body.operationId;
  };
  const first = await order();
  expect(await sent(first, { phone: newPhone() })).toEqual([400, 'PhoneNumber1']);
  // A parcel to this number came back.
  expect(await sent(first, { phone: other.phone })).toEqual([400, 'PhoneNumber1']);
  const place = { phone: known.phone, line1: `${back.building}, 12` };
  expect(await sent(first, place)).toEqual([400, 'Line1']);
  expect((await statusOf(shop, shopper, first)).state).toBe('cod_confirmed');
  expect((await sent(first, { phone: known.phone, line1: `New House, 3` }))[0]).toBe(200);
  // Staff have called.
  const called = await waiting();
  await staffPost(`${called}/confirm`, { version: 0 }).expect(200);
  expect((await sent(called, { phone: newPhone() }))[0]).toBe(200);
});

it('CASHDESK-08 each rule can be turned off, versions are checked and changes are audited', async () => {
  const off = await rules({ newPhone: false, above: false, returned: false });
  expect(off.status).toBe(200);
  const { body } = await payInCash(shop, shopper, await cart(500_000), stranger()).expect(201);
  expect(body.order.state).toBe('cod_confirmed');
  const stale = await rules({ version: 0 });
  expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile']);
  expect((await rules({ aboveAmount: -1 })).status).toBe(400);
  const on = await rules({ newPhone: false, above: true, aboveAmount: 100, returned: false });
  expect(on.body.rules).toMatchObject({ version: 2, aboveAmount: 100 });
  expect((await inQueue(await waiting())).reasons).toEqual(['amount']);
  const [entry]: { changes: object }[] = await shop.test.db.query(
    `select changes from audit where subject = 'settings' order by id desc limit 1`,
  );
  expect(entry?.changes).toMatchObject({ aboveFils: { from: 100_000, to: 10_000 } });
});
