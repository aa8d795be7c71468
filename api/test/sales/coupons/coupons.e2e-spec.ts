import { SettingsService } from '../../../src/modules/content/settings/settings.service.js';
import { OrdersService } from '../../../src/modules/sales/orders/orders.service.js';
import { couponOf, quoteWith, usesOf } from '../../support/coupon-shop.js';
import {
  admin,
  asStaff,
  openCardPage,
  orderByCard,
  payByCard,
  payInCash,
  requestShipment,
  shop,
  shopper,
  statusOf,
  until,
  useOrderShop,
  type Shopper,
} from '../../support/order-shop.js';
import { pdfText } from '../../support/pdf-text.js';
import { decide, requestReturn, returnsOf } from '../../support/return-shop.js';

useOrderShop({ env: { TAX_NUMBER: '100123456700003', LIMIT_FACTOR: '50' } });

const PAST = new Date(Date.now() - 86_400_000);
const FUTURE = new Date(Date.now() + 86_400_000);

/** Three rings at 99.99 AED. */
const rings = async () => [
  { productId: await shop.product({ name: 'Pearl Ring', price_fils: 9999 }), quantity: 3 },
];
const cash = (coupon: string, lines: { productId: number; quantity: number }[], who = shopper) =>
  payInCash(shop, who, lines).send({ coupon });
const orderWith = async (
  coupon: string,
  lines: { productId: number; quantity: number }[],
  who = shopper,
) => (await cash(coupon, lines, who).expect(201)).body.order;
const infoOf = (order: { info: string }) => JSON.parse(order.info);

it('COUPON-04 a quote shows the discount, and the order has the same total, to the fils', async () => {
  const lines = await rings();
  const code = await couponOf(shop, { percent: 15 });
  const quote = await quoteWith(shop, { lines, city: 'Dubai', coupon: ` ${code.toLowerCase()} ` });
  expect(quote).toMatchObject({
    subtotal: 299.97,
    deliveryFee: 25,
    coupon: { code, discount: 45, target: 'goods', problem: null, detail: null },
    total: 279.97,
  });
  const order = await orderWith(code.toLowerCase(), lines);
  expect(infoOf(order)).toMatchObject({
    totalAmount: 299.97,
    deliveryFee: 25,
    discount: 45,
    coupon: code,
    deliveryDiscount: 0,
    grandTotal: quote.total,
  });
  expect(order.amountToCollect).toBe(279.97);
  expect(await usesOf(shop, code)).toEqual({ uses: 1, given: 4500 });
});

it('COUPON-04 without a coupon the quote has none', async () => {
  expect(await quoteWith(shop, { lines: await rings(), city: 'Dubai' })).toMatchObject({
    coupon: null,
    total: 324.97,
  });
});

it('COUPON-05 a coupon for the delivery lowers the fee alone, once the city is known', async () => {
  const lines = await rings();
  const code = await couponOf(shop, { amount_fils: 4000, target: 'delivery' });
  expect((await quoteWith(shop, { lines, coupon: code })).coupon).toMatchObject({
    discount: 0,
    problem: null,
  });
  expect(await quoteWith(shop, { lines, city: 'Dubai', coupon: code })).toMatchObject({
    coupon: { discount: 25, target: 'delivery' },
    total: 299.97,
  });
  const order = await orderWith(code, lines);
  expect(infoOf(order)).toMatchObject({ discount: 25, deliveryDiscount: 25, grandTotal: 299.97 });
  expect(infoOf(order).cart[0].discount).toBe(0);
});

const refusals: [problem: string, en: RegExp, ar: RegExp, row: Record<string, unknown>][] = [
  ['coupon_not_started', /not valid yet/, /لم يبدأ/, { starts_at: FUTURE }],
  ['coupon_ended', /no longer valid/, /انتهت/, { starts_at: PAST, ends_at: PAST }],
  ['coupon_used_up', /used up/, /بالكامل/, { max_uses: 1, uses: 1 }],
  ['coupon_minimum', /AED 300.00 or more/, /300.00 درهم/, { minimum_fils: 30_000 }],
  ['coupon_unknown', /could not find/, /لم نعثر/, { is_personal: true }],
];
it.each(refusals)(
  'COUPON-06 the quote says why in both languages and the order is refused at the field: %s',
  async (problem, en, ar, row) => {
    const lines = await rings();
    const coupon = await couponOf(shop, row);
    const quote = await quoteWith(shop, { lines, city: 'Dubai', coupon }, shopper);
    expect(quote).toMatchObject({ coupon: { discount: 0, problem }, total: 324.97 });
    expect(quote.coupon.detail).toMatch(en);
    expect(
      (await quoteWith(shop, { lines, city: 'Dubai', coupon }, shopper, 'ar')).coupon.detail,
    ).toMatch(ar);
    const { body } = await cash(coupon, lines).expect(422);
    expect(body).toMatchObject({ code: problem, errors: [{ pointer: '#/coupon' }] });
    expect(body.errors[0].detail).toMatch(en);
    await payByCard(shop, shopper, lines, { coupon }).expect(422);
  },
);

it('COUPON-06 an unknown code and a personal one, which its own shopper can use', async () => {
  const lines = await rings();
  const problemOf = async (coupon: string, who?: Shopper) =>
    (await quoteWith(shop, { lines, city: 'Dubai', coupon }, who)).coupon.problem;
  expect(await problemOf('NEVER-ADDED')).toBe('coupon_unknown');
  expect(await problemOf(await couponOf(shop, { is_personal: true }))).toBe('coupon_sign_in');
  const personal = await couponOf(shop, { is_personal: true, user_id: shopper.id });
  expect(await problemOf(personal, shopper)).toBeNull();
  const byMail = await couponOf(shop, { is_personal: true, email: shopper.email });
  expect(await problemOf(byMail, shopper)).toBeNull();
  expect(await problemOf(byMail, await shop.shopper())).toBe('coupon_unknown');
  const quote = { lines, city: 'Dubai', coupon: byMail };
  expect((await quoteWith(shop, quote, await shop.shopper())).coupon.target).toBeNull();
});

it('COUPON-07 each shopper uses a coupon as often as it allows, and a cancelled order gives the use back', async () => {
  const code = await couponOf(shop, { max_uses_per_shopper: 1 });
  const first = await orderWith(code, await rings());
  const { body } = await cash(code, await rings()).expect(422);
  expect(body.code).toBe('coupon_used_by_shopper');
  await orderWith(code, await rings(), await shop.shopper());
  expect((await usesOf(shop, code))?.uses).toBe(2);
  await asStaff(shop, admin, first.operation_id, 'cancel', { reason: 'Ordered twice' }).expect(200);
  expect((await usesOf(shop, code))?.uses).toBe(1);
  const again = await orderWith(code, await rings());
  expect(infoOf(again).coupon).toBe(code);
  // A second cancellation changes nothing.
  await asStaff(shop, admin, first.operation_id, 'cancel', { reason: 'Ordered twice' });
  expect((await usesOf(shop, code))?.uses).toBe(2);
});

it('COUPON-07 an order that is not paid in time gives the use back', async () => {
  const code = await couponOf(shop, { max_uses: 1, max_uses_per_shopper: 1 });
  const lines = await rings();
  const { opid } = await orderByCard(shop, shopper, lines, { coupon: code });
  expect(await usesOf(shop, code)).toEqual({ uses: 1, given: 3000 });
  await shop.test.app.get(OrdersService).expireUnpaid(0);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'expired' });
  expect(await usesOf(shop, code)).toEqual({ uses: 0, given: 0 });
});

it('COUPON-07 an unpaid order that is replaced gives its use to the new order', async () => {
  const code = await couponOf(shop, { max_uses: 1, max_uses_per_shopper: 1 });
  const lines = await rings();
  const { opid } = await orderByCard(shop, shopper, lines, { coupon: code });
  // The shopper changes the method of payment: other goods, so that it is another purchase.
  expect(
    (await quoteWith(shop, { lines, city: 'Dubai', coupon: code }, shopper)).coupon,
  ).toMatchObject({
    problem: null,
  });
  const others = await rings();
  await orderWith(code, others);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'cancelled' });
  expect(await usesOf(shop, code)).toEqual({ uses: 1, given: 3000 });
});

it('COUPON-07 the same card order again is the same order, with its coupon', async () => {
  const code = await couponOf(shop, { max_uses: 1 });
  const lines = await rings();
  const first = await orderByCard(shop, shopper, lines, { coupon: code });
  const { headers } = await payByCard(shop, shopper, lines, { coupon: code }).expect(200);
  expect(headers['x-operation-id']).toBe(first.opid);
  expect((await usesOf(shop, code))?.uses).toBe(1);
  // Without the coupon it is another order.
  const without = await payByCard(shop, shopper, lines).expect(200);
  expect(without.headers['x-operation-id']).not.toBe(first.opid);
  expect((await usesOf(shop, code))?.uses).toBe(0);
});

it('COUPON-09 of two simultaneous orders one gets the last use', async () => {
  for (let round = 0; round < 5; round += 1) {
    const code = await couponOf(shop, { max_uses: 1 });
    const buyers = await Promise.all([shop.shopper(), shop.shopper(), shop.shopper()]);
    const products = await Promise.all(buyers.map(() => rings()));
    const answers = await Promise.all(
      buyers.map((buyer, at) => cash(code, products[at] ?? [], buyer)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('coupon_used_up');
    expect((await usesOf(shop, code))?.uses).toBe(1);
  }
});

it('COUPON-10 the card gateway is asked for the total after the discount, and a refund returns it', async () => {
  const code = await couponOf(shop, { amount_fils: 5000 });
  const lines = await rings();
  const { text, headers } = await payByCard(shop, shopper, lines, { coupon: code }).expect(200);
  const opid = String(headers['x-operation-id']);
  const orderNo = await openCardPage(shop, text);
  const page = shop.card.control.transactions().find((each) => each.orderNo === orderNo);
  expect(page?.amount).toBe('274.97');
  await shop.card.control.decide({ orderNo });
  const status = await statusOf(shop, shopper, opid);
  expect(status).toMatchObject({ state: 'paid', total: 274.97 });
});

it('COUPON-10 an order that costs nothing is placed without a card, also while cash is disabled', async () => {
  const lines = await rings();
  const all = await couponOf(shop, { percent: 100 });
  const settings = shop.test.app.get(SettingsService);
  const before = await settings.current();
  await settings.change({ ...before, codEnabled: false, freeShippingFromFils: 0 });
  const refused = await payByCard(shop, shopper, lines, { coupon: all }).expect(422);
  expect(refused.body.code).toBe('nothing_to_pay');
  const order = await orderWith(all, lines);
  expect(order).toMatchObject({ amountToCollect: 0, state: 'cod_confirmed' });
  const half = await couponOf(shop, { percent: 50 });
  const { body } = await cash(half, lines, await shop.shopper()).expect(422);
  expect(body.code).toBe('cod_disabled');
  const { version } = await settings.current();
  await settings.change({ ...before, version });
  const delivery = await couponOf(shop, { amount_fils: 500, target: 'delivery' });
  expect((await quoteWith(shop, { lines, city: 'Dubai', coupon: delivery })).coupon.discount).toBe(
    5,
  );
});

it('COUPON-06 a coupon for the delivery takes nothing off an order that is delivered free', async () => {
  const lines = await rings();
  const coupon = await couponOf(shop, { amount_fils: 500, target: 'delivery' });
  const settings = shop.test.app.get(SettingsService);
  const before = await settings.current();
  await settings.change({ ...before, freeShippingFromFils: 0 });
  expect((await quoteWith(shop, { lines, city: 'Dubai', coupon })).coupon.problem).toBe(
    'coupon_delivery_free',
  );
  expect((await cash(coupon, lines).expect(422)).body.code).toBe('coupon_delivery_free');
  await settings.change({ ...before, version: (await settings.current()).version });
});

it('COUPON-11 invoice and credit note show the discount and agree with the money, to the fils', async () => {
  const code = await couponOf(shop, { amount_fils: 1000 });
  const lines = await rings();
  const { operation_id: opid } = await orderWith(code, lines);
  await requestShipment(shop, shopper, opid).expect(200);
  await asStaff(shop, admin, opid, 'delivered').expect(200);
  const document = async (path: string): Promise<string> => {
    const { body } = await shop.test.http
      .get(`/api/users/orders/one/${opid}/${path}`)
      .set('Authorization', `Bearer ${shopper.token}`)
      .buffer(true)
      .expect(200);
    return (await pdfText(body)).replaceAll('−', '-').replaceAll('-AED', 'AED-');
  };
  const invoice = await document('invoice.pdf');
  for (const part of [
    'SubtotalAED299.97',
    `Discount(${code})AED-10.00`,
    'TotalAED314.97',
    'Includes5%VATAED15.00',
  ])
    expect(invoice).toContain(part);
  const { body } = await shop.test.http
    .get(`/api/users/orders/one/${opid}`)
    .set('Cookie', admin.cookie);
  const [line] = JSON.parse(body.order.info).cart;
  expect(line).toMatchObject({ discount: 10, subtotal: 299.97 });
  await asStaff(shop, admin, opid, 'refund', {
    lines: [{ lineId: line.lineId, quantity: 2 }],
    delivery: true,
  }).expect(200);
  const refunded = await shop.test.http
    .get(`/api/users/orders/one/${opid}`)
    .set('Authorization', `Bearer ${shopper.token}`);
  const [refund] = refunded.body.order.refunds;
  // Two thirds of the discount: 6.66 of 10.00.
  expect(refund.amount).toBe(218.32);
  const note = await document(`refunds/${refund.id}/credit-note.pdf`);
  for (const part of [
    'AED199.98',
    'DiscountAED-6.66',
    'DeliveryAED25.00',
    'TotalcreditedAED218.32',
  ])
    expect(note).toContain(part);
  await asStaff(shop, admin, opid, 'refund', {}).expect(200);
  const [rest] = (
    await shop.test.http
      .get(`/api/users/orders/one/${opid}`)
      .set('Authorization', `Bearer ${shopper.token}`)
  ).body.order.refunds;
  expect(rest.amount).toBe(96.65);
});

it('COUPON-11 the confirmation mail has the discount and the total', async () => {
  const code = await couponOf(shop, { amount_fils: 1000 });
  await orderWith(code, await rings());
  const mail = await confirmation(shopper);
  for (const part of [code, '10.00', '314.97']) expect(mail).toContain(part);
});

const confirmation = async ({ email }: Shopper): Promise<string> => {
  for (;;) {
    const [mail] = await shop.mails(email);
    if (mail) return JSON.stringify(mail);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

it('COUPON-11 a vendor sees the lines before the discount, anyone else no code', async () => {
  const code = await couponOf(shop, { percent: 50 });
  const order = await orderWith(code, await rings());
  const { body } = await shop.test.http.get(`/api/users/orders/one/${order.operation_id}`);
  const info = JSON.parse(body.order.info);
  expect(info).toMatchObject({ discount: 149.99, grandTotal: 174.98 });
  expect(JSON.stringify(body)).not.toContain(code);
});

it.each(['card', 'cod'] as const)(
  'COUPON-19 free items of a %s order come back: in stock, the return completed, no money moved',
  async (method) => {
    const lines = await rings();
    const [{ productId = 0 } = {}] = lines;
    const free = await couponOf(shop, { percent: 100 });
    let opid: string;
    if (method === 'card') {
      const order = await orderByCard(shop, shopper, lines, { coupon: free });
      await shop.card.control.decide({ orderNo: order.orderNo });
      opid = order.opid;
    } else opid = (await orderWith(free, lines)).operation_id;
    await requestShipment(shop, shopper, opid).expect(200);
    await asStaff(shop, admin, opid, 'delivered').expect(200);
    const { lines: returnable } = await returnsOf(shop, shopper, opid);
    expect(returnable[0]).toMatchObject({ price: 99.99, left: 3, paid: 0 });
    const { lineId } = returnable[0];
    const asked = await requestReturn(shop, shopper, opid, { lines: [{ lineId, quantity: 2 }] });
    const { id } = asked.body.return;
    await decide(shop, admin, id, 'approve').expect(200);
    const received = [{ lineId, received: 2, good: 1 }];
    await decide(shop, admin, id, 'receive', { lines: received }).expect(200);
    const stock = async () =>
      (await shop.test.db.query('select stock from products where id = $1', [productId]))[0].stock;
    const before = await stock();
    const { body } = await decide(shop, admin, id, 'refund', {}).expect(200);
    expect(body.return).toMatchObject({ state: 'refunded', refund: 0, refundFailed: false });
    expect(await stock()).toBe(before + 1);
    const order = (
      await shop.test.http
        .get(`/api/users/orders/one/${opid}`)
        .set('Authorization', `Bearer ${shopper.token}`)
    ).body.order;
    expect(order).toMatchObject({ state: 'partially_refunded', refunded: 0 });
    expect(order.refunds).toMatchObject([{ amount: 0 }]);
    // The fee that was paid can still be refunded; more items than came back cannot.
    const refused = await asStaff(shop, admin, opid, 'refund', {
      lines: [{ lineId, quantity: 2 }],
    }).expect(422);
    expect(refused.body.code).toBe('quantity_too_high');
    await asStaff(shop, admin, opid, 'refund', { delivery: true }).expect(200);
  },
);

it('COUPON-20 an order is placed at the discount that the quote showed, or refused', async () => {
  const lines = await rings();
  const code = await couponOf(shop, { percent: 10 });
  const { discount } = (await quoteWith(shop, { lines, city: 'Dubai', coupon: code })).coupon;
  await shop.test.db.query(
    'update coupons set percent = 5, version = version + 1 where code = $1',
    [code],
  );
  const { body } = await cash(code, lines).send({ discount }).expect(422);
  expect(body).toMatchObject({ code: 'coupon_changed', errors: [{ pointer: '#/coupon' }] });
  await payByCard(shop, shopper, lines, { coupon: code, discount: String(discount) }).expect(422);
  expect(await usesOf(shop, code)).toEqual({ uses: 0, given: 0 });
  const malformed = await payByCard(shop, shopper, lines, { coupon: code, discount: 'ten' });
  expect(malformed.body.errors[0].pointer).toBe('#/discount');
  await cash(code, lines).send({ discount: 15 }).expect(201);
});

it('COUPON-07 a use of an order whose payment is being checked is not free', async () => {
  const code = await couponOf(shop, { max_uses: 1 });
  const lines = await rings();
  const { opid } = await orderByCard(shop, shopper, lines, { coupon: code });
  const problem = async () =>
    (await quoteWith(shop, { lines: await rings(), city: 'Dubai', coupon: code }, shopper)).coupon
      .problem;
  expect(await problem()).toBeNull();
  await shop.test.db.query(
    `update payments set state = 'review'
     where order_id = (select id from orders where operation_id = $1)`,
    [opid],
  );
  expect(await problem()).toBe('coupon_used_up');
});

it('COUPON-09 an order that replaces another one locks its coupon before the products', async () => {
  const lines = await rings();
  const [{ productId = 0 } = {}] = lines;
  const code = await couponOf(shop);
  await orderByCard(shop, shopper, lines);
  const holder = shop.test.db.createQueryRunner();
  await holder.startTransaction();
  try {
    await holder.query('select from coupons where code = $1 for no key update', [code]);
    const placed = cash(code, lines).then((answer) => answer);
    await until(async () => {
      const waiting = await shop.test.db.query(
        `select from pg_stat_activity
         where wait_event_type = 'Lock' and datname = current_database() and query like '%coupons%'`,
      );
      return waiting.length > 0;
    }, 'the order waits for its coupon');
    const free = await shop.test.db.query(
      'select id from products where id = $1 for no key update skip locked',
      [productId],
    );
    expect(free).toEqual([{ id: productId }]);
    await holder.commitTransaction();
    expect((await placed).status).toBe(201);
  } finally {
    await holder.release();
  }
});
