import { jest } from '@jest/globals';
import { dubaiDay } from '@shop/shop-rules';
import { Env } from '../../../src/platform/config/env.js';
import { MailSender } from '../../../src/modules/sales/mails/mail-sender.service.js';
import { TrackingService } from '../../../src/modules/sales/shipments/tracking.service.js';
import { MailerGateway } from '../../../src/platform/gateways/mailer/mailer.gateway.js';
import { SessionsService } from '../../../src/platform/auth/sessions/sessions.service.js';
import { startCashShop, type CashShop } from '../../support/cash-statement-shop.js';

let shop: CashShop;
beforeAll(async () => {
  shop = await startCashShop();
});
afterAll(() => shop.close());
beforeEach(() =>
  shop.test.db.query(
    'truncate orders, delivered_parcels, coupons, mails, late_parcel_rule cascade',
  ),
);

const DAY_MS = 86_400_000;
const daysAgo = (days: number): string => dubaiDay(new Date(Date.now() - days * DAY_MS));
/** A parcel under way, promised for a day. */
const underWay = async (deliver_by: string | null, row: Record<string, unknown> = {}) => {
  const parcel = await shop.parcel(10_000, {
    state: 'shipped',
    cod_state: 'due',
    deliver_by,
    ...row,
  });
  const [shipment]: { id: number }[] = await shop.test.db.query(
    'select id from shipments where order_id = $1',
    [parcel.id],
  );
  return { ...parcel, shipment: { id: shipment?.id ?? 0, orderId: parcel.id } };
};
const deliver = (
  { shipment }: { shipment: { id: number; orderId: number } },
  at: Date | undefined,
  text = 'Delivered',
): Promise<void> =>
  shop.test.app.get(TrackingService).follow(shipment, [{ code: '', text, at, place: 'Dubai' }]);
const coupons = (): Promise<Record<string, unknown>[]> =>
  shop.test.db.query('select * from coupons order by id');
const mails = (): Promise<Record<string, unknown>[]> =>
  shop.test.db.query("select * from mails where template = 'late-parcel'");
const weeks = async () =>
  (await shop.as('ops', 'get', '/admin/late-parcels/weeks').expect(200)).body.weeks;

it('LATE-01 a parcel delivered after its promised day makes a coupon of 20 AED for its shopper, and a mail', async () => {
  const late = await underWay(daysAgo(3));
  await deliver(late, new Date(Date.now() - DAY_MS));
  const [coupon, ...others] = await coupons();
  expect(others).toEqual([]);
  expect(coupon).toMatchObject({
    amount_fils: 2000,
    max_uses: 1,
    is_personal: true,
    reason: 'late_parcel',
    source_order_id: late.id,
  });
  const [order]: { user_id: number }[] = await shop.test.db.query('select user_id from orders');
  expect(coupon?.['user_id']).toBe(order?.user_id);
  const lastDay = dubaiDay(new Date(Date.now() + 90 * DAY_MS));
  expect(dubaiDay(new Date(Number(coupon?.['ends_at']) - 1))).toBe(lastDay);
  expect(await mails()).toMatchObject([
    {
      recipient: 'layla@example.com',
      content: { amountFils: 2000, code: coupon?.['code'], lastDay },
    },
  ]);
  const { body } = await shop.as('admin', 'get', '/admin/late-parcels').expect(200);
  expect(body).toMatchObject({
    total: 1,
    parcels: [
      {
        operationId: late.opid,
        deliverBy: daysAgo(3),
        deliveredOn: daysAgo(1),
        couponCode: coupon?.['code'],
        coupon: 20,
        carrier: 'aramex',
      },
    ],
  });
});

it('LATE-12 its owner sees the coupon in the order until it is used or ends, others do not', async () => {
  const late = await underWay(daysAgo(3));
  const [{ user_id: userId }] = await shop.test.db.query('select user_id from orders');
  const { token: owner } = await shop.test.app.get(SessionsService).open('shopper', userId);
  const read = async (token?: string) => {
    const call = shop.test.http.get(`/api/users/orders/one/${late.opid}`);
    const { body } = await (token ? call.auth(token, { type: 'bearer' }) : call).expect(200);
    return body.order;
  };
  expect((await read(owner)).lateCoupon).toBeUndefined();
  await deliver(late, new Date(Date.now() - DAY_MS));
  const [coupon] = await coupons();
  const lastDay = dubaiDay(new Date(Date.now() + 90 * DAY_MS));
  const shown = { code: coupon?.['code'], amount: 20, lastDay };
  expect((await read(owner)).lateCoupon).toEqual(shown);
  expect((await read()).lateCoupon).toBeUndefined();
  expect(JSON.stringify(await read())).not.toContain(String(shown.code));
  await shop.test.db.query('update coupons set uses = 1');
  expect((await read(owner)).lateCoupon).toBeUndefined();
  await shop.test.db.query('update coupons set uses = 0');
  expect((await read(owner)).lateCoupon).toEqual(shown);
  await shop.test.db.query('update coupons set ends_at = now()');
  expect((await read(owner)).lateCoupon).toBeUndefined();
});

it('COUPON-26 the mail opens the shop with the coupon, in the language of the order', async () => {
  const { app } = shop.test;
  const send = jest.spyOn(app.get(MailerGateway, { strict: false }), 'send');
  send.mockImplementation(() => Promise.resolve());
  for (const locale of ['en', 'ar'])
    await deliver(await underWay(daysAgo(3), { locale }), new Date(Date.now() - DAY_MS));
  const ids = (await mails()).map(({ id }) => Number(id)).sort((a, b) => a - b);
  for (const id of ids) await app.get(MailSender).send(id);
  const [english, arabic] = await coupons();
  const { SHOP_URL: url } = app.get(Env, { strict: false });
  expect(send.mock.calls.map(([{ html }]) => /href="([^"]*coupon=[^"]*)"/.exec(html)?.[1])).toEqual(
    [`${url}/?coupon=${String(english?.['code'])}`, `${url}/ar?coupon=${String(arabic?.['code'])}`],
  );
  send.mockRestore();
});

it('LATE-02 a parcel that arrives on the promised day in Dubai makes none, even if the event is read later', async () => {
  const deliverBy = daysAgo(2);
  await deliver(await underWay(deliverBy), new Date(`${deliverBy}T19:59:59Z`));
  expect(await coupons()).toEqual([]);
  await deliver(await underWay(deliverBy), new Date(`${deliverBy}T20:00:00Z`));
  expect(await coupons()).toHaveLength(1);
  await deliver(await underWay(null), new Date());
  expect(await coupons()).toHaveLength(1);
});

it('LATE-03 makes one coupon and one mail, whatever events repeat, come at once or are corrected later', async () => {
  const late = await underWay(daysAgo(5));
  const at = new Date(Date.now() - 2 * DAY_MS);
  await Promise.all([deliver(late, at), deliver(late, at), deliver(late, undefined)]);
  await deliver(late, at);
  await deliver(late, new Date(Date.now() - 6 * DAY_MS));
  await deliver(late, new Date(), 'Delivery attempted again');
  await shop.as('admin', 'post', `/users/orders/one/${late.opid}/delivered`).send({}).expect(200);
  expect(await coupons()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

it('LATE-04 staff who mark a late parcel as delivered give the coupon too', async () => {
  const late = await underWay(daysAgo(1));
  await shop.as('ops', 'post', `/users/orders/one/${late.opid}/delivered`).send({}).expect(200);
  expect(await coupons()).toHaveLength(1);
});

/** The audit log about coupons and the rule, newest first. */
const audit = async (subject: string) =>
  (await shop.as('admin', 'get', `/admin/audit?subject=${subject}`).expect(200)).body.entries;

it('LATE-09 the audit log has the coupon that staff gave by marking a late parcel as delivered, once, and changes of the rule', async () => {
  const known = (await audit('coupons')).length;
  // The carrier's event is in the history of the order, not in the log of what staff did.
  await deliver(await underWay(daysAgo(3)), new Date());
  expect(await audit('coupons')).toHaveLength(known);
  const late = await underWay(daysAgo(1));
  const path = `/users/orders/one/${late.opid}/delivered`;
  for (let time = 0; time < 2; time += 1) await shop.as('ops', 'post', path).send({}).expect(200);
  await shop
    .as('ops', 'post', `/users/orders/one/${(await underWay(daysAgo(-1))).opid}/delivered`)
    .send({})
    .expect(200);
  const coupon = (await coupons()).at(-1);
  const [entry, ...others] = await audit('coupons');
  expect(others).toHaveLength(known);
  expect(entry).toMatchObject({
    ...{ action: 'added', subjectId: coupon?.['id'], label: coupon?.['code'], actorRole: 'ops' },
    changes: { amountFils: { from: null, to: 2000 } },
  });
  const rule = { version: 0, enabled: false, coupon: 30 };
  await shop.as('admin', 'put', '/admin/late-parcels/rule').send(rule).expect(200);
  expect((await audit('settings'))[0]).toMatchObject({
    ...{ action: 'changed', actorRole: 'admin' },
    changes: { enabled: { from: true, to: false }, couponFils: { from: 2000, to: 3000 } },
  });
});

it('LATE-05 a shopper without an account gets a coupon for the email and phone of the order, an erased one none', async () => {
  const guest = await underWay(daysAgo(3), { without_account_since: new Date() });
  await deliver(guest, new Date());
  expect(await coupons()).toMatchObject([
    { user_id: null, email: 'layla@example.com', phone: '+971501234567' },
  ]);
  const erased = await underWay(daysAgo(3), {
    without_account_since: new Date(),
    email: '',
    phone: '',
    full_name: '',
  });
  await deliver(erased, new Date());
  expect(await coupons()).toHaveLength(1);
});

it('LATE-06 admins turn the coupons off and change their amount; of two at once the later is refused', async () => {
  const path = '/admin/late-parcels/rule';
  const { body: rule } = await shop.as('ops', 'get', path).expect(200);
  expect(rule).toEqual({ version: 0, enabled: true, coupon: 20 });
  await shop.as('ops', 'put', path).send({ version: 0, enabled: true, coupon: 30 }).expect(403);
  for (const coupon of [0, 1001, 10.555])
    await shop.as('admin', 'put', path).send({ version: 0, enabled: true, coupon }).expect(400);
  const off = { version: 0, enabled: false, coupon: 35.5 };
  const saved = await shop.as('admin', 'put', path).send(off).expect(200);
  expect(saved.body.rule).toEqual({ ...off, version: 1 });
  await shop.as('admin', 'put', path).send(off).expect(409);
  await deliver(await underWay(daysAgo(3)), new Date());
  expect(await coupons()).toEqual([]);
  await shop.as('admin', 'put', path).send({ version: 1, enabled: true, coupon: 35.5 }).expect(200);
  await deliver(await underWay(daysAgo(3)), new Date());
  expect(await coupons()).toMatchObject([{ amount_fils: 3550 }]);
});

it('LATE-07 reports promised, late and paid parcels by week and carrier', async () => {
  const today = new Date(dubaiDay(new Date()));
  const monday = new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY_MS);
  const day = (offset: number): string =>
    new Date(monday.getTime() + offset * DAY_MS).toISOString().slice(0, 10);
  const noon = (offset: number): Date => new Date(`${day(offset)}T08:00:00Z`);
  await deliver(await underWay(day(-6)), noon(-6));
  await deliver(await underWay(day(-5)), noon(-4));
  await underWay(day(-4));
  await deliver(await underWay(day(-13)), noon(-14));
  await underWay(day(-5), { state: 'cancelled', cod_state: 'void' });
  await underWay(day(14));
  expect(await weeks()).toEqual([
    { week: day(-7), carrier: 'aramex', promised: 3, late: 2, overdue: 1, coupons: 1, paid: 20 },
    { week: day(-14), carrier: 'aramex', promised: 1, late: 0, overdue: 0, coupons: 0, paid: 0 },
  ]);
  await shop.as('vendor', 'get', '/admin/late-parcels').expect(403);
});

it('LATE-10 the report has a row per week and carrier, and the list names the carrier of each late parcel', async () => {
  const today = new Date(dubaiDay(new Date()));
  const monday = new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY_MS);
  const day = (offset: number): string =>
    new Date(monday.getTime() + offset * DAY_MS).toISOString().slice(0, 10);
  /** Of another carrier, as if its adapter had stored it. */
  const other = async (promised: string, on: Date) => {
    const parcel = await underWay(promised);
    await deliver(parcel, on);
    await shop.test.db.query(`update delivered_parcels set carrier = 'other' where order_id = $1`, [
      parcel.id,
    ]);
    return parcel;
  };
  const noon = (offset: number): Date => new Date(`${day(offset)}T08:00:00Z`);
  await deliver(await underWay(day(-6)), noon(-4));
  await deliver(await underWay(day(-6)), noon(-6));
  const late = await other(day(-5), noon(-3));
  await other(day(-4), noon(-4));
  await other(day(-3), noon(-3));
  await other(day(-12), noon(-10));
  expect(await weeks()).toEqual([
    { week: day(-7), carrier: 'aramex', promised: 2, late: 1, overdue: 0, coupons: 1, paid: 20 },
    { week: day(-7), carrier: 'other', promised: 3, late: 1, overdue: 0, coupons: 1, paid: 20 },
    { week: day(-14), carrier: 'other', promised: 1, late: 1, overdue: 0, coupons: 1, paid: 20 },
  ]);
  const { body } = await shop.as('admin', 'get', '/admin/late-parcels').expect(200);
  expect(body.total).toBe(3);
  expect(body.parcels).toMatchObject([
    { operationId: late.opid, carrier: 'other', deliveredOn: day(-3) },
    { carrier: 'aramex', deliveredOn: day(-4) },
    { carrier: 'other', deliveredOn: day(-10) },
  ]);
});
