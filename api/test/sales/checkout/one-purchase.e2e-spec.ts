import { randomUUID } from 'node:crypto';
import { PaymentsService } from '../../../src/modules/sales/payments/payments.service.js';
import { RefundsService } from '../../../src/modules/sales/payments/refunds.service.js';
import {
  openCardPage,
  payByCard,
  payInCash,
  startOrderShop,
  statusOf,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ worker: false, env: { LIMIT_FACTOR: '100' } });
});
afterAll(() => shop.close());
afterEach(() => shop.card.control.reset());

interface Cart {
  shopper: Shopper;
  productId: number;
  lines: { productId: number; quantity: number }[];
  purchase: { purchase_id: string };
}
const newCart = async (stock = 10): Promise<Cart> => {
  const productId = await shop.product({ stock });
  const lines = [{ productId, quantity: 1 }];
  return {
    shopper: await shop.shopper(),
    productId,
    lines,
    purchase: { purchase_id: randomUUID() },
  };
};
const byCard = ({ shopper, lines, purchase }: Cart, fields: Record<string, string> = {}) =>
  payByCard(shop, shopper, lines, { ...purchase, ...fields });
const inCash = ({ shopper, lines, purchase }: Cart) =>
  payInCash(shop, shopper, lines).send(purchase);
/** An order with an open card page. */
const opened = async (cart: Cart) => {
  const { text, headers } = await byCard(cart).expect(200);
  return { opid: String(headers['x-operation-id']), orderNo: await openCardPage(shop, text) };
};
const liveOrders = ({ shopper }: Cart) =>
  shop.test.db.query('select payment_method from orders where user_id = $1 and holds_stock', [
    shopper.id,
  ]);

it.each([1, 10])(
  'CHK-21 a cash order replaces an open card order of the same cart, with %i in stock, and a late payment is refunded',
  async (stock) => {
    const cart = await newCart(stock);
    const { opid, orderNo } = await opened(cart);
    await inCash(cart).expect(201);
    expect(await liveOrders(cart)).toEqual([{ payment_method: 'cod' }]);
    expect(await shop.stockOf(cart.productId)).toBe(stock - 1);
    expect(await statusOf(shop, cart.shopper, opid)).toMatchObject({
      state: 'cancelled',
      paymentState: 'cancelled',
      payable: false,
    });
    await shop.card.control.decide({ orderNo });
    const [payment]: { id: number; state: string }[] = await shop.test.db.query(
      'select id, state from payments where order_no = $1',
      [orderNo],
    );
    expect(payment?.state).toBe('refund_pending');
    await shop.test.app.get(RefundsService).refund(payment?.id ?? 0);
    expect(shop.card.control.transaction(orderNo).refunds).toMatchObject([{ amount: '125.00' }]);
    expect(await liveOrders(cart)).toEqual([{ payment_method: 'cod' }]);
  },
);

it('CHK-21 a client without a purchase id has one order too, if its carts share a product', async () => {
  const cart = await newCart();
  const { opid } = await opened(cart);
  await payInCash(shop, cart.shopper, cart.lines).expect(201);
  expect(await statusOf(shop, cart.shopper, opid)).toMatchObject({ state: 'cancelled' });
  expect(await liveOrders(cart)).toHaveLength(1);
});

it('CHK-21 an unpaid order of another cart stays', async () => {
  const cart = await newCart();
  await opened(cart);
  await inCash({ ...cart, purchase: { purchase_id: randomUUID() } }).expect(201);
  expect(await liveOrders(cart)).toHaveLength(2);
});

it('CHK-22 an ordered cart cannot be ordered again with any payment method; the next cart can', async () => {
  const cart = await newCart();
  const { body } = await inCash(cart).expect(201);
  const again = await byCard(cart).expect(409);
  expect(again.body).toMatchObject({ code: 'already_ordered', operationId: body.operationId });
  const twice = await payInCash(shop, cart.shopper, cart.lines, { building: 'Other House' })
    .send(cart.purchase)
    .expect(409);
  expect(twice.body).toMatchObject({ code: 'already_ordered', operationId: body.operationId });
  const next = { ...cart, purchase: { purchase_id: randomUUID() } };
  expect((await inCash(next).expect(201)).body.operationId).not.toBe(body.operationId);
});

it('CHK-22 an unnoticed payment is detected before the order is cancelled', async () => {
  const cart = await newCart();
  const { opid, orderNo } = await opened(cart);
  shop.card.control.scenario({ name: 'never-returns', orderNo });
  await shop.card.control.decide({ orderNo });
  const { body } = await inCash(cart).expect(409);
  expect(body).toMatchObject({ code: 'already_ordered', operationId: opid });
  expect(await statusOf(shop, cart.shopper, opid)).toMatchObject({ state: 'paid' });
});

it('CHK-22 the database rejects a second live order of a purchase', async () => {
  const cart = await newCart();
  await inCash(cart).expect(201);
  await expect(
    shop.test.db.query(
      `insert into orders (operation_id, user_id, purchase_id, state, payment_method, full_name, email,
         phone, city, area, building, subtotal_fils, delivery_fee_fils, total_fils, item_count)
       select 'second', user_id, purchase_id, state, payment_method, full_name, email,
         phone, city, area, building, subtotal_fils, delivery_fee_fils, total_fils, item_count
       from orders where user_id = $1`,
      [cart.shopper.id],
    ),
  ).rejects.toThrow('orders_purchase');
});

it('CHK-23 an order under payment review is not replaced, and the shopper is notified', async () => {
  const cart = await newCart();
  const { opid, orderNo } = await opened(cart);
  shop.card.control.scenario({ name: 'underpaid', orderNo });
  await shop.card.control.decide({ orderNo });
  for (const request of [inCash(cart), byCard(cart, { building: 'Other House' })]) {
    const { body } = await request.expect(409);
    expect(body).toMatchObject({ code: 'payment_in_review', operationId: opid });
    expect(body.error).toBe(
      'We are checking your payment for this order. Please do not pay again.',
    );
  }
  expect(await liveOrders(cart)).toHaveLength(1);
  expect(await shop.stockOf(cart.productId)).toBe(9);
});

it('CHK-21 a cash order is possible while the card gateway does not respond', async () => {
  const cart = await newCart();
  const { orderNo } = await opened(cart);
  shop.card.control.scenario({ name: 'enquiry-500', orderNo });
  await inCash(cart).expect(201);
  shop.card.control.scenario({ name: 'enquiry-ok', orderNo });
  await shop.card.control.decide({ orderNo });
  const [payment]: { id: number }[] = await shop.test.db.query(
    'select id from payments where order_no = $1',
    [orderNo],
  );
  await shop.test.app.get(PaymentsService).enquire(payment?.id ?? 0);
  await shop.test.app.get(RefundsService).refund(payment?.id ?? 0);
  expect(shop.card.control.transaction(orderNo).refunds).toHaveLength(1);
});
