import { OrdersService } from '../../../src/modules/sales/orders/orders.service.js';
import { PaymentEnquiriesService } from '../../../src/modules/sales/payments/payment-enquiries.service.js';
import {
  openCardPage,
  orderByCard,
  orderInCash,
  payByCard,
  startOrderShop,
  statusOf,
  until,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ env: { LIMIT_FACTOR: '10' } });
});
afterAll(() => shop.close());
afterEach(() => shop.card.control.reset());

/** An order with an open card page. */
const opened = async (shopper: Shopper) => {
  const productId = await shop.product();
  const lines = [{ productId, quantity: 1 }];
  const key = `key-of-${productId}`;
  return { productId, lines, key, ...(await orderByCard(shop, shopper, lines, { key })) };
};
const payAgain = ({ token }: Shopper, opid: string) =>
  shop.test.http.post(`/api/payments/${opid}/card`).set('Authorization', `Bearer ${token}`);
const refundsOf = (orderNo: string) =>
  shop.card.control.transaction(orderNo).refunds.map(({ amount }) => amount);
const ordersOf = async ({ id }: Shopper): Promise<number> =>
  (await shop.test.db.query('select id from orders where user_id = $1', [id])).length;
const enquire = async (orderNo: string): Promise<void> => {
  const [row]: { id: number }[] = await shop.test.db.query(
    'select id from payments where order_no = $1',
    [orderNo],
  );
  await shop.test.app.get(PaymentEnquiriesService).enquire(row?.id ?? 0);
};

it('PAY-04 a lost card page is opened again for the same order, with a new number at the provider', async () => {
  const shopper = await shop.shopper();
  const { orderNo, opid, productId } = await opened(shopper);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ payable: true });
  const page = await payAgain(shopper, opid).expect(200);
  expect(page.headers).toMatchObject({
    'x-operation-id': opid,
    'cache-control': 'no-store',
    'content-type': expect.stringContaining('text/html'),
  });
  const second = await openCardPage(shop, page.text);
  expect(second).not.toBe(orderNo);
  await shop.card.control.decide({ orderNo: second });
  expect(await statusOf(shop, shopper, opid)).toMatchObject({
    state: 'paid',
    paymentState: 'captured',
    payable: false,
  });
  expect(await ordersOf(shopper)).toBe(1);
  expect(await shop.stockOf(productId)).toBe(9);
});

it.each(['the same key', 'another key', 'no key'])(
  'PAY-04 the form sent again with %s opens a new card page for the same order',
  async (which) => {
    const shopper = await shop.shopper();
    const { orderNo, opid, key, lines, productId } = await opened(shopper);
    const keys: Record<string, object> = {
      'the same key': { key },
      'another key': { key: `${key}-b` },
    };
    const again = await payByCard(shop, shopper, lines, { ...keys[which] }).expect(200);
    expect(again.headers['x-operation-id']).toBe(opid);
    expect(await openCardPage(shop, again.text)).not.toBe(orderNo);
    expect(await shop.stockOf(productId)).toBe(9);
  },
);

it('a page that was never opened keeps its number, however often it is requested', async () => {
  const shopper = await shop.shopper();
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const { headers } = await payByCard(shop, shopper, lines).expect(200);
  const opid = String(headers['x-operation-id']);
  await Promise.all([1, 2, 3].map(() => payAgain(shopper, opid).expect(200)));
  expect(
    await shop.test.db.query(
      'select p.id from payments p join orders o on o.id = p.order_id where o.operation_id = $1',
      [opid],
    ),
  ).toHaveLength(1);
});

it('several simultaneous clicks open one new page', async () => {
  const shopper = await shop.shopper();
  const { opid } = await opened(shopper);
  await Promise.all([1, 2, 3, 4].map(() => payAgain(shopper, opid).expect(200)));
  expect(
    await shop.test.db.query(
      'select p.id from payments p join orders o on o.id = p.order_id where o.operation_id = $1',
      [opid],
    ),
  ).toHaveLength(2);
});

it('an unnoticed payment is detected instead of a second attempt', async () => {
  const shopper = await shop.shopper();
  const { orderNo, opid, lines, key } = await opened(shopper);
  shop.card.control.scenario({ name: 'never-returns', orderNo });
  await shop.card.control.decide({ orderNo });
  expect((await payAgain(shopper, opid).expect(409)).body.code).toBe('not_payable');
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'paid', payable: false });
  await payByCard(shop, shopper, lines, { key }).expect(409);
});

it('the second payment of an order paid on two pages is refunded, and the order stays paid', async () => {
  const shopper = await shop.shopper();
  const { orderNo: first, opid } = await opened(shopper);
  const second = await openCardPage(shop, (await payAgain(shopper, opid).expect(200)).text);
  await shop.card.control.decide({ orderNo: second });
  await shop.card.control.decide({ orderNo: first });
  await until(async () => refundsOf(first).length > 0, 'the refund');
  await until(
    async () =>
      (
        await shop.test.db.query(
          `select 1 from payments where order_no = $1 and state = 'refunded'`,
          [first],
        )
      ).length > 0,
    'the end of the refund',
  );
  expect(refundsOf(first)).toEqual(['125.00']);
  expect(refundsOf(second)).toEqual([]);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({
    state: 'paid',
    paymentState: 'captured',
  });
});

it('refunding a double payment does not change a delivered order', async () => {
  const shopper = await shop.shopper();
  const { orderNo: first, opid } = await opened(shopper);
  const second = await openCardPage(shop, (await payAgain(shopper, opid).expect(200)).text);
  await shop.card.control.decide({ orderNo: second });
  await shop.test.db.query(`update orders set state = 'delivered' where operation_id = $1`, [opid]);
  await shop.card.control.decide({ orderNo: first });
  await until(
    async () => (await shop.mails(shopper.email)).some(({ subject }) => /refund/i.test(subject)),
    'the mail about the refund',
  );
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'delivered' });
});

it('an order paid on the older of two pages is refunded when it is cancelled', async () => {
  const shopper = await shop.shopper();
  const { orderNo: first, opid } = await opened(shopper);
  const second = await openCardPage(shop, (await payAgain(shopper, opid).expect(200)).text);
  await shop.card.control.decide({ orderNo: first });
  await shop.test.app
    .get(OrdersService)
    .cancel(opid, { kind: 'shopper', id: shopper.id }, 'Changed my mind');
  await until(async () => refundsOf(first).length > 0, 'the refund');
  expect(refundsOf(second)).toEqual([]);
});

it('PAY-12 pays again after a decline, but not while an enquiry about an open page fails', async () => {
  const shopper = await shop.shopper();
  const { orderNo, opid } = await opened(shopper);
  shop.card.control.scenario({ name: 'enquiry-500', orderNo });
  expect((await payAgain(shopper, opid).expect(503)).body.code).toBe('unavailable');
  shop.card.control.scenario({ name: 'enquiry-ok', orderNo });
  await shop.card.control.decide({ orderNo, action: 'decline' });
  expect(await statusOf(shop, shopper, opid)).toMatchObject({
    state: 'payment_failed',
    payable: true,
  });
  const page = await payAgain(shopper, opid).expect(200);
  await shop.card.control.decide({ orderNo: await openCardPage(shop, page.text) });
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'paid' });
});

it('a late decline of an abandoned page does not affect the new page', async () => {
  const shopper = await shop.shopper();
  const { orderNo, opid } = await opened(shopper);
  const second = await openCardPage(shop, (await payAgain(shopper, opid).expect(200)).text);
  await shop.card.control.decide({ orderNo, action: 'cancel' });
  await enquire(orderNo);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'pending_payment' });
  await shop.card.control.decide({ orderNo: second });
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'paid' });
});

it('PAY-05 the same cart at another price is another order', async () => {
  const shopper = await shop.shopper();
  const { opid, lines, productId } = await opened(shopper);
  await shop.test.db.query('update products set price_fils = price_fils - 500 where id = $1', [
    productId,
  ]);
  const { headers } = await payByCard(shop, shopper, lines, { key: 'after-the-change' }).expect(
    200,
  );
  expect(headers['x-operation-id']).not.toBe(opid);
});

it('an order whose page is opened again late keeps its stock for another period', async () => {
  const shopper = await shop.shopper();
  const { opid } = await opened(shopper);
  await shop.test.db.query(
    `with o as (update orders set created_at = now() - interval '29 minutes'
       where operation_id = $1 returning id)
     update payments set created_at = now() - interval '29 minutes' where order_id in (select id from o)`,
    [opid],
  );
  await openCardPage(shop, (await payAgain(shopper, opid).expect(200)).text);
  const orders = shop.test.app.get(OrdersService);
  const expireAfter = (minutes: number) => orders.expireUnpaid(minutes * 60_000);
  await expireAfter(20);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'pending_payment' });
  await expireAfter(0);
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'expired', payable: false });
  await payAgain(shopper, opid).expect(409);
});

it('only the owner can pay again, and only card orders', async () => {
  const shopper = await shop.shopper();
  const stranger = await shop.shopper();
  const { opid } = await opened(shopper);
  await shop.test.http.post(`/api/payments/${opid}/card`).expect(401);
  await payAgain(stranger, opid).expect(404);
  await payAgain(shopper, 'unknown').expect(404);
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  await payAgain(shopper, await orderInCash(shop, shopper, lines)).expect(409);
});
