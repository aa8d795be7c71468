import { paidFor } from '@shop/shop-rules';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { DailySalesQueries } from '../../../src/modules/back-office/analytics/report/daily-sales.queries.js';
import { OrdersService } from '../../../src/modules/sales/orders/orders.service.js';
import { RefundAttemptsService } from '../../../src/modules/sales/refunds/refund-attempts.service.js';
import { staffSessionOf } from '../../support/catalogue-rows.js';
import { couponOf } from '../../support/coupon-shop.js';
import {
  admin,
  asStaff,
  openCardPage,
  payByCard,
  payInCash,
  requestShipment,
  shop,
  useOrderShop,
  type Shopper,
} from '../../support/order-shop.js';
import { decide, requestReturn, returnsOf } from '../../support/return-shop.js';

/** Repeats the same histories: `COUPON_SEED=… node api/test/run.mjs coupon-histories`. */
const SEED = Number(process.env['COUPON_SEED'] ?? Date.now() % 2_147_483_647);
const RUNS = 40;
/** Histories that run on every machine; the others only within the time limit. */
const LEAST_RUNS = 12;
const LIMIT_MS = 30_000;

useOrderShop({ env: { LIMIT_FACTOR: '1000' } });

interface OrderRow {
  id: number;
  operation_id: string;
  user_id: number;
  state: string;
  payment_method: string;
  cod_state: string | null;
  holds_stock: boolean;
  subtotal_fils: number;
  delivery_fee_fils: number;
  delivery_discount_fils: number;
  discount_fils: number;
  total_fils: number;
  coupon_code: string | null;
}
interface LineRow {
  id: number;
  order_id: number;
  quantity: number;
  unit_price_fils: number;
  discount_fils: number;
}
interface RefundLineRow {
  order_id: number;
  refund_id: number | null;
  kind: string;
  order_line_id: number | null;
  quantity: number;
  amount_fils: number;
}

const read = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  shop.test.db.query(text, values);
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Two shoppers, three products and four coupons. */
interface World {
  shoppers: Shopper[];
  products: number[];
  coupons: string[];
}

const startWorld = async (prices: number[], percent: number, amount: number): Promise<World> => ({
  shoppers: await Promise.all([shop.shopper(), shop.shopper()]),
  products: await Promise.all(
    prices.map((price_fils) => shop.product({ price_fils, stock: 1000 })),
  ),
  coupons: await Promise.all([
    couponOf(shop, { percent, max_uses: 2 }),
    couponOf(shop, { amount_fils: amount, max_uses_per_shopper: 1 }),
    couponOf(shop, { amount_fils: amount, target: 'delivery' }),
    couponOf(shop, { percent, minimum_fils: prices[0] ?? 0 }),
  ]),
});

const ordersOf = ({ shoppers }: World): Promise<OrderRow[]> =>
  read('select * from orders where user_id = any($1) order by id', [shoppers.map(({ id }) => id)]);
const linesOf = (orderId: number): Promise<LineRow[]> =>
  read('select * from order_lines where order_id = $1 order by id', [orderId]);

type Step =
  | { do: 'cash' | 'card' | 'card unpaid'; who: number; quantities: number[]; coupon: number }
  | { do: 'deliver' | 'cancel'; at: number }
  | { do: 'refund' | 'return'; at: number; quantities: number[]; delivery: boolean }
  | { do: 'expire' | 'refund rest'; at: number };

const take = async (world: World, step: Step): Promise<void> => {
  if ('who' in step) return buy(world, step);
  if (step.do === 'expire') return shop.test.app.get(OrdersService).expireUnpaid(0);
  const orders = await ordersOf(world);
  const order = orders[step.at % Math.max(1, orders.length)];
  const shopper = world.shoppers.find(({ id }) => id === order?.user_id);
  if (!order || !shopper) return;
  const opid = order.operation_id;
  const done = async (answer: PromiseLike<{ status: number }>) =>
    expect((await answer).status).toBeLessThan(500);
  if (step.do === 'cancel') return done(asStaff(shop, admin, opid, 'cancel', { reason: 'Test' }));
  if (step.do === 'deliver') {
    await done(requestShipment(shop, shopper, opid));
    return done(asStaff(shop, admin, opid, 'delivered'));
  }
  if (step.do === 'refund rest') return done(asStaff(shop, admin, opid, 'refund', {}));
  if (!('quantities' in step)) return;
  const lines = (await linesOf(order.id)).flatMap(({ id: lineId, quantity }, at) => {
    const wanted = Math.min(quantity, step.quantities[at] ?? 0);
    return wanted > 0 ? [{ lineId, quantity: wanted }] : [];
  });
  if (lines.length === 0) return;
  if (step.do === 'refund')
    return done(asStaff(shop, admin, opid, 'refund', { lines, delivery: step.delivery }));
  await done(requestReturn(shop, shopper, opid, { lines, reason: 'faulty' }));
  const { returns } = await returnsOf(shop, shopper, opid);
  for (const { id, state, lines: returned } of returns) {
    if (state !== 'requested') continue;
    await done(decide(shop, admin, id, 'approve'));
    const received = returned.map((line: { lineId: number; quantity: number }) => ({
      lineId: line.lineId,
      received: line.quantity,
      good: 1,
    }));
    await done(decide(shop, admin, id, 'receive', { lines: received }));
    await done(decide(shop, admin, id, 'refund'));
  }
};

const buy = async (
  world: World,
  { do: how, who, quantities, coupon: at }: Extract<Step, { who: number }>,
): Promise<void> => {
  const shopper = world.shoppers[who] as Shopper;
  const lines = world.products.flatMap((productId, n) => {
    const quantity = quantities[n] ?? 0;
    return quantity > 0 ? [{ productId, quantity }] : [];
  });
  if (lines.length === 0) return;
  const coupon = world.coupons[at] ?? '';
  if (how === 'cash') {
    const { status } = await payInCash(shop, shopper, lines).send({ coupon });
    expect(status).toBeLessThan(500);
    return;
  }
  const { status, text, headers } = await payByCard(shop, shopper, lines, { coupon });
  expect(status).toBeLessThan(500);
  if (status !== 200) return;
  const orderNo = await openCardPage(shop, text).catch(() => '');
  if (!orderNo) return;
  // The gateway is asked for exactly what the order costs.
  const page = shop.card.control.transactions().find((each) => each.orderNo === orderNo);
  const [order] = await read<OrderRow>('select * from orders where operation_id = $1', [
    String(headers['x-operation-id']),
  ]);
  expect(Math.round(Number(page?.amount) * 100)).toBe(order?.total_fils);
  if (how === 'card') await shop.card.control.decide({ orderNo });
};

/** Order, lines, payment, parcel, refunds and coupon agree, after every step. */
const check = async (world: World): Promise<void> => {
  for (const order of await ordersOf(world)) {
    const [lines, refundLines, refunds, payments, shipments, uses] = await Promise.all([
      linesOf(order.id),
      read<RefundLineRow>('select * from refund_lines where order_id = $1 order by id', [order.id]),
      read<{ id: number; amount_fils: number }>('select * from refunds where order_id = $1', [
        order.id,
      ]),
      read<{ amount_fils: number }>('select * from payments where order_id = $1', [order.id]),
      read<{ cod_fils: number }>('select * from shipments where order_id = $1', [order.id]),
      read<{ discount_fils: number; released_at: Date | null }>(
        'select * from coupon_uses where order_id = $1',
        [order.id],
      ),
    ]);
    const ofGoods = sumOf(lines.map(({ discount_fils: discount }) => discount));
    expect(ofGoods + order.delivery_discount_fils).toBe(order.discount_fils);
    expect(sumOf(lines.map((line) => line.unit_price_fils * line.quantity))).toBe(
      order.subtotal_fils,
    );
    expect(order.subtotal_fils + order.delivery_fee_fils - order.discount_fils).toBe(
      order.total_fils,
    );
    expect(order.total_fils).toBeGreaterThanOrEqual(0);
    for (const { amount_fils: amount } of payments) expect(amount).toBe(order.total_fils);
    for (const { cod_fils: cash } of shipments)
      expect(cash).toBe(order.payment_method === 'cod' ? order.total_fils : 0);
    expect(sumOf(refunds.map(({ amount_fils: amount }) => amount))).toBeLessThanOrEqual(
      order.total_fils,
    );
    // What a credit note lists adds up to its refund.
    for (const { id, amount_fils: amount } of refunds) {
      const parts = refundLines.filter(({ refund_id: of }) => of === id);
      if (parts.length > 0) expect(sumOf(parts.map((part) => part.amount_fils))).toBe(amount);
    }
    for (const line of lines) {
      const parts = refundLines.filter(({ order_line_id: of }) => of === line.id);
      const paid = {
        quantity: line.quantity,
        unitPriceFils: line.unit_price_fils,
        discountFils: line.discount_fils,
      };
      expect(sumOf(parts.map((part) => part.amount_fils))).toBe(
        paidFor(paid, sumOf(parts.map((part) => part.quantity))),
      );
    }
    expect(
      uses.map(({ discount_fils: discount, released_at: at }) => [discount, at === null]),
    ).toEqual(order.coupon_code === null ? [] : [[order.discount_fils, order.holds_stock]]);
  }
  const wrong = await read(
    `select c.code from coupons c left join lateral (
       select count(*)::int as uses, coalesce(sum(discount_fils), 0) as given from coupon_uses
       where coupon_id = c.id and released_at is null) u on true
     where (c.uses, c.given_fils) <> (u.uses, u.given) or c.uses > c.max_uses
       or c.max_uses_per_shopper < (select max(n) from (select count(*) as n from coupon_uses
         where coupon_id = c.id and released_at is null group by user_id) s)`,
  );
  expect(wrong).toEqual([]);
};

const NOT_SOLD = [
  'pending_payment',
  'payment_failed',
  'expired',
  'cancelled',
  'returned',
  'refunded',
];

/** The stored sums agree with the orders of this run, which may have begun the day before; those of vendors before the discount. */
const checkSums = async (vendorCookie: string): Promise<void> => {
  await new DailySalesQueries(shop.test.app.get(DataSource)).addUp(0);
  const [day]: { before: string; day: string }[] = await read(
    `select day::text, (day - 1)::text as before
     from (select (now() at time zone 'Asia/Dubai')::date as day) today`,
  );
  const get = async (path: string, cookie: string) =>
    (await shop.test.http.get(`/api/admin/${path}`).set('Cookie', cookie).expect(200)).body;
  const [expected]: { sales: number; discounts: number }[] = await read(
    `select coalesce(sum(l.quantity * l.unit_price_fils), 0)::int as sales,
       coalesce(sum(l.discount_fils), 0)::int as discounts
     from orders o join order_lines l on l.order_id = o.id where o.state <> all ($1)`,
    [NOT_SOLD],
  );
  const [money]: { due: number; captured: number; refunded: number }[] = await read(
    `select (select coalesce(sum(total_fils), 0) from orders
         where payment_method = 'cod' and cod_state <> 'void')::int as due,
       (select coalesce(sum(amount_fils), 0) from payments where captured_at is not null)::int as captured,
       (select coalesce(sum(amount_fils), 0) from refunds)::int as refunded`,
  );
  const period = `from=${day?.before}&to=${day?.day}&by=payment`;
  const fils = (aed: number): number => Math.round(aed * 100);
  for (const { totals } of [
    await get(`analytics/sales?${period}`, admin.cookie),
    await get('analytics?days=2', admin.cookie),
  ])
    expect({ sales: fils(totals.sales), discounts: fils(totals.discounts) }).toEqual(expected);
  const own = (await get(`analytics/sales?${period}`, vendorCookie)).totals;
  expect([fils(own.sales), own.discounts]).toEqual([expected?.sales, 0]);
  const { totals } = await get('reconciliation?days=2', admin.cookie);
  expect({
    due: fils(totals.due),
    captured: fils(totals.captured),
    refunded: fils(totals.refunded + totals.cashRefunded),
  }).toEqual(money);
};

const quantities = fc.array(fc.nat({ max: 3 }), { minLength: 3, maxLength: 3 });
const at = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('cash' as const, 'card' as const, 'card unpaid' as const),
      who: fc.nat({ max: 1 }),
      quantities,
      // The last one is none.
      coupon: fc.nat({ max: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('deliver' as const, 'cancel' as const), at }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('refund' as const, 'return' as const),
      at,
      quantities,
      delivery: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('expire' as const, 'refund rest' as const), at }),
  },
);
const first = fc.record({
  do: fc.constantFrom('cash' as const, 'card' as const),
  who: fc.nat({ max: 1 }),
  quantities: fc.constant<number[]>([2, 3, 1]),
  coupon: fc.nat({ max: 3 }),
});

/** Has all of it, as a slow machine runs few others. */
const ALL: [number[], number, number, Step, Step[]] = [
  [2500, 1200, 4000],
  10,
  900,
  { do: 'cash', who: 0, quantities: [2, 3, 1], coupon: 2 },
  [
    { do: 'refund', at: 0, quantities: [1, 0, 0], delivery: false },
    { do: 'return', at: 0, quantities: [0, 2, 0], delivery: false },
    { do: 'card', who: 1, quantities: [1, 0, 0], coupon: 0 },
    { do: 'cancel', at: 1 },
  ],
];

it(
  'COUPON-13 whatever happens to orders with coupons, their money agrees everywhere to the fils',
  async () => {
    process.stdout.write(`coupon histories: COUPON_SEED=${SEED}\n`);
    const [vendor]: { username: string }[] = await read(
      'select username from staff where id = $1',
      [shop.vendor],
    );
    const { cookie } = await staffSessionOf(shop.test, vendor?.username ?? '');
    const limit = Date.now() + LIMIT_MS;
    let runs = 0;
    const property = fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 3, maxLength: 3 }),
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 1, max: 9999 }),
      first,
      fc.array(step, { minLength: 3, maxLength: 9 }),
      async (prices, percent, amount, begin, steps) => {
        if (runs >= LEAST_RUNS && Date.now() > limit) return;
        runs += 1;
        const world = await startWorld(prices, percent, amount);
        for (const each of [begin, { do: 'deliver' as const, at: 0 }, ...steps]) {
          await take(world, each);
          await check(world);
        }
        const refunds = shop.test.app.get(RefundAttemptsService);
        for (const { id } of await read<{ id: number }>('select id from payments'))
          await refunds.make(id);
        await check(world);
        await checkSums(cookie);
      },
    );
    await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true, examples: [ALL] });
    expect(runs).toBeGreaterThanOrEqual(LEAST_RUNS);
    // The histories had all of it.
    const [had] = await read(
      `select exists (select from refund_lines where kind = 'goods' and return_id is null) as refunds,
         exists (select from refund_lines where return_id is not null) as returns,
         exists (select from coupon_uses where released_at is not null) as "givenBack",
         exists (select from orders where delivery_discount_fils > 0) as deliveries`,
    );
    expect(had).toEqual({ refunds: true, returns: true, givenBack: true, deliveries: true });
  },
  LIMIT_MS * 8,
);
