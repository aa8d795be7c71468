import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { OrdersService } from '../../../src/modules/sales/orders/orders.service.js';
import { PaymentEnquiriesService } from '../../../src/modules/sales/payments/payment-enquiries.service.js';
import { RefundAttemptsService } from '../../../src/modules/sales/refunds/refund-attempts.service.js';
import {
  openCardPage,
  payByCard,
  payInCash,
  startOrderShop,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

/** Repeats the same sequences: `PURCHASE_SEED=… node api/test/run.mjs purchase`. */
const SEED = Number(process.env['PURCHASE_SEED'] ?? Date.now() % 2_147_483_647);
const RUNS = 120;
/** Histories that run on every machine; the others only within the time limit. */
const LEAST_RUNS = 30;
const LIMIT_MS = 25_000;
const STOCK = 3;

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ worker: false, env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => shop.close());

interface OrderRow {
  id: number;
  operation_id: string;
  state: string;
  payment_method: 'card' | 'cod';
  holds_stock: boolean;
  total_fils: number;
  quantity: number;
}

/** One shopper with one cart, and all possible events. */
class World {
  private constructor(
    readonly shopper: Shopper,
    readonly productId: number,
    readonly purchaseId: string | undefined,
  ) {}

  static async start(hasId: boolean): Promise<World> {
    shop.card.control.reset();
    const [shopper, productId] = await Promise.all([
      shop.shopper(),
      shop.product({ stock: STOCK }),
    ]);
    return new World(shopper, productId, hasId ? randomUUID() : undefined);
  }

  orders(): Promise<OrderRow[]> {
    return shop.test.db.query(
      `select o.id, operation_id, state, payment_method, holds_stock, total_fils,
         sum(quantity)::int as quantity
       from orders o join order_lines l on l.order_id = o.id
       where user_id = $1 group by o.id order by o.id`,
      [this.shopper.id],
    );
  }

  payments(): Promise<{ id: number; order_id: number; order_no: string; state: string }[]> {
    return shop.test.db.query(
      `select p.id, p.order_id, p.order_no, p.state from payments p
       join orders o on o.id = p.order_id where o.user_id = $1 order by p.id`,
      [this.shopper.id],
    );
  }

  async card(quantity: number): Promise<void> {
    const id = this.purchaseId && { purchase_id: this.purchaseId };
    const answer = await payByCard(shop, this.shopper, this.lines(quantity), { ...id });
    expect(answer.status).toBeLessThan(500);
    // Two simultaneous clicks get the same attempt, whose page the provider opens once.
    if (answer.status === 200) await openCardPage(shop, answer.text).catch(() => undefined);
  }

  async cash(quantity: number): Promise<void> {
    const { status } = await payInCash(shop, this.shopper, this.lines(quantity)).send({
      ...(this.purchaseId && { purchase_id: this.purchaseId }),
    });
    expect(status).toBeLessThan(500);
  }

  /** The shopper completes one of the open pages, however old it is. */
  async decide(at: number, what: 'approve' | 'approve unseen' | 'decline'): Promise<void> {
    const open = shop.card.control.transactions().filter(({ stage }) => stage !== 'done');
    const page = open[at % open.length];
    if (!page) return;
    const { orderNo } = page;
    if (what === 'approve unseen') shop.card.control.scenario({ name: 'never-returns', orderNo });
    const action = what === 'decline' ? 'decline' : 'approve';
    // Of two clicks on one page the provider rejects the second.
    await shop.card.control.decide({ orderNo, action }).catch(() => undefined);
  }

  async cancel(at: number): Promise<void> {
    const orders = await this.orders();
    const order = orders[at % orders.length];
    if (!order) return;
    const answer = await shop.test.http
      .post(`/api/users/orders/one/${order.operation_id}/cancel`)
      .set('Authorization', `Bearer ${this.shopper.token}`);
    expect(answer.status).toBeLessThan(500);
  }

  expire(): Promise<void> {
    return shop.test.app.get(OrdersService).expireUnpaid(0);
  }

  async sweep(): Promise<void> {
    const payments = shop.test.app.get(PaymentEnquiriesService);
    for (const { id } of await this.payments()) await payments.enquire(id);
  }

  async refund(): Promise<void> {
    const refunds = shop.test.app.get(RefundAttemptsService);
    for (const { id } of await this.payments()) await refunds.make(id);
  }

  private lines(quantity: number): { productId: number; quantity: number }[] {
    return [{ productId: this.productId, quantity }];
  }
}

type Step =
  | { do: 'card' | 'cash'; quantity: number }
  | { do: 'cancel' | 'approve' | 'approve unseen' | 'decline'; at: number }
  | { do: 'expire' | 'sweep' }
  | { do: 'both'; steps: [Step, Step] };

const take = (world: World, step: Step): Promise<unknown> => {
  if ('steps' in step) return Promise.all(step.steps.map((each) => take(world, each)));
  if ('quantity' in step) return world[step.do](step.quantity);
  if (!('at' in step)) return world[step.do]();
  if (step.do === 'cancel') return world.cancel(step.at);
  return world.decide(step.at, step.do);
};

const UNPAID = ['pending_payment', 'payment_failed'];

/** Invariants after every step. */
const check = async (world: World): Promise<void> => {
  const orders = await world.orders();
  const live = orders.filter(({ holds_stock: holds }) => holds);
  // Without an id a finished purchase cannot be distinguished from the next one; unpaid orders are always replaced.
  const older = world.purchaseId
    ? live.slice(0, -1)
    : live.slice(0, -1).filter(({ state }) => UNPAID.includes(state));
  expect(older).toEqual([]);
  const held = live.reduce((sum, { quantity }) => sum + quantity, 0);
  expect((await shop.stockOf(world.productId)) + held).toBe(STOCK);
  expect(live.filter(({ state }) => ['cancelled', 'expired'].includes(state))).toEqual([]);
};

/** Invariants after enquiries and refunds: only live orders have been paid. */
const settle = async (world: World): Promise<void> => {
  await world.sweep();
  await world.refund();
  await check(world);
  const orders = new Map((await world.orders()).map((order) => [order.id, order]));
  const taken = new Map<number, number>();
  for (const { order_id: id, order_no: no } of await world.payments()) {
    const page = shop.card.control.transactions().find(({ orderNo }) => orderNo === no);
    if (page?.status !== 'Successful') continue;
    const back = page.refunds.reduce((sum, { amount }) => sum + Number(amount), 0);
    taken.set(id, (taken.get(id) ?? 0) + Math.round((Number(page.amount) - back) * 100));
  }
  for (const [id, order] of orders)
    expect({ ...order, taken: taken.get(id) ?? 0 }).toMatchObject({
      taken: order.state === 'paid' ? order.total_fils : 0,
    });
};

const quantity = fc.integer({ min: 1, max: STOCK });
const at = fc.nat({ max: 3 });
const single = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('card' as const), quantity }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('cash' as const), quantity }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('approve', 'approve unseen', 'decline', 'cancel'),
      at,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('expire', 'sweep') }) },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: single },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('both' as const), steps: fc.tuple(single, single) }),
  },
);

it(
  'CHK-20 with any sequence of events, a purchase has one live order, stock is consistent and closed orders are refunded',
  async () => {
    process.stdout.write(`purchase sequences: PURCHASE_SEED=${SEED}\n`);
    const limit = Date.now() + LIMIT_MS;
    let runs = 0;
    const property = fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 2, maxLength: 8 }),
      async (hasId, steps) => {
        if (runs >= LEAST_RUNS && Date.now() > limit) return;
        runs += 1;
        const world = await World.start(hasId);
        for (const each of steps) {
          await take(world, each);
          await check(world);
        }
        await settle(world);
      },
    );
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
    expect(runs).toBeGreaterThanOrEqual(LEAST_RUNS);
  },
  LIMIT_MS * 6,
);
