import { randomBytes } from 'node:crypto';
import { OrdersService } from '../../src/modules/sales/orders/orders.service.js';
import { TrackingService } from '../../src/modules/sales/shipments/tracking.service.js';
import { StatementIssueService } from '../../src/modules/sales/vendor-statements/statement-issue.service.js';
import { rowsOf, type StaffSession } from './catalogue-rows.js';
import {
  asStaff,
  openCardPage,
  payByCard,
  payInCash,
  requestShipment,
  until,
  type OrderShop,
  type Shopper,
} from './order-shop.js';
import { randomOf } from './random.js';
import { decide, requestReturn, returnsOf } from './return-shop.js';
import { sheetOf } from './cash-statement-shop.js';
import {
  canUse,
  discountOf,
  refund,
  refundedOf,
  type LedgerCoupon,
  type LedgerLine,
  type LedgerOrder,
} from './shop-ledger.js';

/** Months before the current one whose statements are issued. */
export const MONTHS = 3;
const PRODUCTS = 5;
const DUBAI_FEE = 2500;
/** What a late parcel makes. */
const LATE_FILS = 2000;

interface Step {
  weight: number;
  /** Orders it may be about; without them it is about none. */
  of?: (order: LedgerOrder) => boolean;
  run: (order: LedgerOrder) => Promise<unknown>;
}
interface OrderRow {
  id: number;
  state: string;
  subtotal_fils: number;
  delivery_fee_fils: number;
  discount_fils: number;
  total_fils: number;
}

/** A random history of a shop, made by calls as shoppers, staff, card gateway and carrier make them, with what must follow from it. */
export class ShopHistory {
  readonly orders: LedgerOrder[] = [];
  readonly coupons: LedgerCoupon[] = [];
  readonly vendors: number[] = [];
  /** Statements of the carrier that were booked and not undone. */
  readonly statements = new Map<number, LedgerOrder[]>();
  readonly log: string[] = [];
  month = 0;
  private readonly random: () => number;
  private readonly shoppers: Shopper[] = [];
  private readonly products: { id: number; vendorId: number; price: number }[] = [];
  private rates = new Map<number, number>();

  constructor(
    private readonly shop: OrderShop,
    private readonly admin: StaffSession,
    readonly seed: number,
  ) {
    this.random = randomOf(seed);
    // The first numbers of neighboring seeds are alike.
    for (let n = 0; n < 8; n += 1) this.random();
  }

  /** Runs so many steps, months in between, and remits the rest of the cash. */
  async run(steps: number): Promise<void> {
    // Of a history that failed.
    await this.read("update orders set cod_state = 'remitted' where cod_state = 'collected'");
    await this.start();
    for (let n = 0; n < steps; n += 1) {
      await this.step();
      if ((n + 1) % Math.ceil(steps / (MONTHS + 1)) === 0 && this.month < MONTHS)
        await this.nextMonth();
    }
    while (this.month < MONTHS) await this.nextMonth();
    await this.remit(true);
  }

  send(
    method: 'post' | 'put' | 'delete',
    path: string,
    body: object = {},
  ): ReturnType<OrderShop['test']['http']['post']> {
    const { cookie, xsrf } = this.admin;
    return this.shop.test.http[method](`/api/${path}`)
      .set('Cookie', cookie)
      .set('X-XSRF-TOKEN', xsrf)
      .send(body);
  }

  private under(limit: number): number {
    return Math.floor(this.random() * limit);
  }
  private chance(share: number): boolean {
    return this.random() < share;
  }
  private pick<T>(list: readonly T[]): T {
    return list[this.under(list.length)] as T;
  }

  private read<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.shop.test.db.query(text, values);
  }

  private async start(): Promise<void> {
    const { shop } = this;
    const name = randomBytes(4).toString('hex');
    const rows = rowsOf(shop.test);
    for (const n of [1, 2, 3]) this.vendors.push(await rows.staff(`history-${name}-${n}`));
    for (const n of [1, 2]) this.shoppers.push(await shop.shopper(`history-${name}-${n}`));
    for (let n = 0; n < PRODUCTS; n += 1) {
      const [vendorId, price] = [this.pick(this.vendors), 1 + this.under(n === 0 ? 500 : 40_000)];
      const id = await shop.product({ price_fils: price, stock: 10_000, vendor_id: vendorId });
      this.products.push({ id, vendorId, price });
    }
    const price = this.products[1]?.price ?? 0;
    const percent = () => 1 + this.under(99);
    await this.addCoupon({ percent: percent(), most: 1 + this.under(3) });
    await this.addCoupon({ amount: 1 + this.under(9999), mostEach: 1 });
    await this.addCoupon({ percent: percent(), target: 'delivery' });
    await this.addCoupon({ percent: percent(), minimum: price });
    await this.newRates();
  }

  private async addCoupon(value: Partial<LedgerCoupon>): Promise<void> {
    const coupon: LedgerCoupon = {
      ...{ id: 0, code: `H${randomBytes(5).toString('hex').toUpperCase()}`, percent: null },
      ...{ amount: null, target: 'goods', minimum: 0, most: null, mostEach: null, ownerId: null },
      ...value,
    };
    const { body } = await this.send('post', 'coupons/add', {
      ...{ code: coupon.code, percent: coupon.percent, target: coupon.target, note: '' },
      ...{ amount: coupon.amount === null ? null : coupon.amount / 100 },
      ...{ minimum: coupon.minimum / 100, startsAt: null, endsAt: null, shopper: null },
      ...{ maxUses: coupon.most, maxUsesPerShopper: coupon.mostEach },
    }).expect(201);
    this.coupons.push({ ...coupon, id: body.coupon.id });
  }

  /** Commissions of today, in place of those before: of the shop, and of some vendors. */
  private async newRates(): Promise<void> {
    await this.read('delete from vendor_commissions');
    const ofShop = this.under(4001);
    this.rates = new Map();
    const add = async (vendorId: number | null, points: number) => {
      await this.send('post', 'vendor-commissions', {
        ...{ vendorId, percent: points / 100, from: await this.tomorrow() },
      }).expect(201);
    };
    await add(null, ofShop);
    for (const vendorId of this.vendors) {
      const own = this.chance(0.6) ? this.under(4001) : null;
      this.rates.set(vendorId, own ?? ofShop);
      if (own !== null) await add(vendorId, own);
    }
    // They begin tomorrow at the earliest.
    await this.read('update vendor_commissions set from_day = from_day - 1');
  }

  private async tomorrow(): Promise<string> {
    const [row] = await this.read<{ day: string }>(
      `select ((now() at time zone 'Asia/Dubai')::date + 1)::text as day`,
    );
    return row?.day ?? '';
  }

  private readonly steps: Record<string, Step> = {
    buy: { weight: 9, run: () => this.buy() },
    'pay the open page': {
      weight: 2,
      of: ({ state, orderNo }) => state === 'unpaid' && orderNo !== '',
      run: (order) => this.pay(order),
    },
    'pay too late': {
      weight: 1,
      of: ({ state, orderNo, paid }) =>
        orderNo !== '' && paid === 0 && (state === 'cancelled' || state === 'expired'),
      run: (order) => this.payTooLate(order),
    },
    expire: { weight: 1, of: ({ state }) => state === 'unpaid', run: () => this.expire() },
    book: {
      weight: 6,
      of: ({ state }) => state === 'open',
      run: (order) => this.book(order),
    },
    deliver: {
      weight: 6,
      of: ({ state }) => state === 'booked',
      run: (order) => this.deliver(order),
    },
    'come back': {
      weight: 1,
      of: ({ state }) => state === 'booked',
      run: (order) => this.comeBack(order),
    },
    cancel: {
      weight: 2,
      of: ({ state }) => state === 'unpaid' || state === 'open' || state === 'booked',
      run: (order) => this.cancel(order),
    },
    'refund items': {
      weight: 4,
      of: (order) => this.isRefundable(order),
      run: (order) => this.refundItems(order),
    },
    'refund an amount': {
      weight: 1,
      of: (order) => this.isRefundable(order),
      run: (order) => this.refundAmount(order),
    },
    'pay what the gateway reports wrongly': {
      weight: 3,
      of: ({ state, orderNo }) => state === 'unpaid' && orderNo !== '',
      run: (order) => this.review(order),
    },
    'refund that the bank refuses': {
      weight: 2,
      of: (order) => order.isCard && this.isRefundable(order),
      run: (order) => this.refuseRefund(order),
    },
    'refund the rest': {
      weight: 2,
      of: (order) => this.isRefundable(order),
      run: (order) => this.refundAmount(order, true),
    },
    return: {
      weight: 3,
      of: (order) => this.isRefundable(order) && order.soldIn !== null,
      run: (order) => this.sendBack(order),
    },
    'cash by hand': {
      weight: 1,
      of: (order) => isCollected(order),
      run: (order) => this.byHand(order),
    },
    remit: { weight: 4, of: (order) => isCollected(order), run: () => this.remit(false) },
    undo: {
      weight: 3,
      of: ({ booked }) => typeof booked === 'number',
      run: (order) => this.undo(order),
    },
  };

  private async step(): Promise<void> {
    const possible = Object.entries(this.steps).flatMap(([name, step]) => {
      const about = step.of ? this.orders.filter(step.of) : [undefined];
      return about.length > 0 ? [{ name, step, about }] : [];
    });
    let left = this.random() * possible.reduce((sum, { step }) => sum + step.weight, 0);
    const chosen = possible.find(({ step }) => (left -= step.weight) < 0) ?? possible[0];
    if (!chosen) return;
    const order = this.pick(chosen.about);
    this.log.push(`${chosen.name}${order ? ` ${this.orders.indexOf(order)}` : ''}`);
    await chosen.step.run(order as LedgerOrder);
  }

  private say(text: string): void {
    this.log.push(`${this.log.pop() ?? ''}: ${text}`);
  }

  private async buy(): Promise<void> {
    const { shop } = this;
    const shopper = this.pick(this.shoppers);
    const chosen = this.products.filter(() => this.chance(0.5));
    if (chosen.length === 0) chosen.push(this.pick(this.products));
    const wanted = chosen.map(({ id, price }) => ({
      productId: id,
      quantity: 1 + this.under(4),
      price,
    }));
    const coupon = this.chance(0.7) ? this.pick(this.coupons) : null;
    const isCard = this.chance(0.5);
    const [goods, lines] = [
      wanted.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
      wanted.map(({ productId, quantity }) => ({ productId, quantity })),
    ];
    const unpaid = this.orders.filter(
      ({ state, shopperId }) => state === 'unpaid' && shopperId === shopper.id,
    );
    const isAllowed = !coupon || canUse(this.orders, coupon, shopper.id, goods);
    this.say(
      `${isCard ? 'card' : 'cash'}, shopper ${this.shoppers.indexOf(shopper)}, ${JSON.stringify(wanted)}, coupon ${coupon ? JSON.stringify(coupon) : 'none'}`,
    );
    const code = {
      ...(coupon && { coupon: coupon.code }),
      ...(this.chance(0.2) && { purchase_id: await this.draftOf(lines) }),
    };
    const answer = isCard
      ? await payByCard(shop, shopper, lines, { ...code })
      : await payInCash(shop, shopper, lines).send({ ...code });
    const isPlaced = answer.status === 200 || answer.status === 201;
    const opid = String(isCard ? answer.headers['x-operation-id'] : answer.body.operationId);
    const known = isPlaced && this.orders.find((each) => each.opid === opid);
    if (known) {
      // The same purchase again, as after a lost response.
      if (isCard) known.orderNo = (await this.openPage(answer.text)) || known.orderNo;
      return this.say(`the same as ${this.orders.indexOf(known)}`);
    }
    // An unpaid order that is replaced gives its use back first.
    if (unpaid.length === 0 || isAllowed)
      expect([answer.status, isPlaced]).toEqual([answer.status, isAllowed]);
    if (!isPlaced) return this.say(`refused ${answer.status}`);
    for (const each of unpaid) await this.readReplaced(each);
    const order = await this.placed(opid, shopper, isCard, goods, coupon);
    if (!isCard) return;
    order.orderNo = await this.openPage(answer.text);
    if (this.chance(0.75)) await this.pay(order);
  }

  /** Staff prepare an order, and the shopper opens its link; returns the id of the purchase. */
  private async draftOf(lines: { productId: number; quantity: number }[]): Promise<string> {
    const { body } = await this.send('post', 'draft-orders', {
      ...{ lines, locale: 'en', fullName: '', phone: '', email: '', city: '', area: '' },
      ...{ building: '', flat: '', note: '', conversationUrl: '' },
    }).expect(201);
    const { id, links } = body.draft;
    const opened = await this.shop.test.http
      .post(`/api/draft-orders/${id}/open`)
      .set('X-Draft-Key', links.en.split('#key=')[1])
      .expect(200);
    this.say(`draft ${id}`);
    return opened.body.purchaseId;
  }

  /** Another order in place of it may have cancelled it. */
  private async readReplaced(order: LedgerOrder): Promise<void> {
    const { state } = await this.rowOf(order.opid);
    if (state === 'cancelled') order.state = 'cancelled';
    else if (state === 'expired') order.state = 'expired';
  }

  private openPage(html: string): Promise<string> {
    return openCardPage(this.shop, html).catch(() => '');
  }

  private async rowOf(opid: string): Promise<OrderRow> {
    const [row] = await this.read<OrderRow>('select * from orders where operation_id = $1', [opid]);
    if (!row) throw new Error(`There is no order ${opid}.`);
    return row;
  }

  /** Enters a new order, whose amounts must be those of the products and the coupon. */
  private async placed(
    opid: string,
    { id: shopperId }: Shopper,
    isCard: boolean,
    goods: number,
    coupon: LedgerCoupon | null,
  ): Promise<LedgerOrder> {
    const row = await this.rowOf(opid);
    // Orders of a shopper per minute are limited.
    await this.read(
      `update orders set created_at = created_at - interval '2 minutes' where id = $1`,
      [row.id],
    );
    const lines: LedgerLine[] = await this.read(
      `select id, vendor_id as "vendorId", quantity, unit_price_fils as price, discount_fils as discount
       from order_lines where order_id = $1 order by id`,
      [row.id],
    );
    const discount = coupon ? discountOf(coupon, goods, DUBAI_FEE) : 0;
    const ofFee = coupon?.target === 'delivery' ? discount : 0;
    const fee = DUBAI_FEE - ofFee;
    const total = goods + DUBAI_FEE - discount;
    expect(row).toMatchObject({
      ...{ subtotal_fils: goods, delivery_fee_fils: DUBAI_FEE, discount_fils: discount },
      ...{ total_fils: total, coupon_code: coupon?.code ?? null },
    });
    for (const line of lines)
      expect(this.products).toContainEqual(
        expect.objectContaining({ vendorId: line.vendorId, price: line.price }),
      );
    expect(lines.reduce((sum, line) => sum + line.discount, ofFee)).toBe(discount);
    const order: LedgerOrder = {
      ...{ id: row.id, opid, shopperId, isCard, orderNo: '', state: isCard ? 'unpaid' : 'open' },
      ...{ lines, coupon, discount, fee, total, awb: '', paid: 0, refunded: 0, adjusted: 0 },
      settled: 0,
      ...{ isFeeRefunded: false, soldIn: null, rates: new Map(), parts: [], booked: null },
      isLate: false,
    };
    this.orders.push(order);
    this.say(`order ${this.orders.length - 1}, ${total} fils`);
    return order;
  }

  private async pay(order: LedgerOrder): Promise<void> {
    if (order.orderNo === '') return;
    const { transaction } = await this.shop.card.control.decide({ orderNo: order.orderNo });
    expect(Math.round(Number(transaction.paidAmount) * 100)).toBe(order.total);
    expect((await this.rowOf(order.opid)).state).toBe('paid');
    order.paid = order.total;
    order.state = 'open';
    this.say('paid');
  }

  /** All of the money came, but the gateway reports less: staff accept the payment, or return it and the shopper cancels. */
  private async review(order: LedgerOrder): Promise<void> {
    const { control } = this.shop.card;
    control.scenario({ name: 'enquiry-wrong-amount', orderNo: order.orderNo });
    await control.decide({ orderNo: order.orderNo });
    const [payment] = await this.read(
      `select state from payments where order_id = $1 and order_no = $2`,
      [order.id, order.orderNo],
    );
    expect(payment).toEqual({ state: 'review' });
    control.scenario({ name: 'enquiry-ok', orderNo: order.orderNo });
    const isAccepted = this.chance(0.6);
    await asStaff(this.shop, this.admin, order.opid, 'payment-review', {
      ...{ decision: isAccepted ? 'accept' : 'refund', reason: 'The bank says so.' },
      amount: order.total / 100,
    }).expect(200);
    order.paid = order.total;
    this.say(isAccepted ? 'accepted' : 'returned');
    if (isAccepted) {
      expect((await this.rowOf(order.opid)).state).toBe('paid');
      order.state = 'open';
      return;
    }
    order.refunded = order.total;
    await this.refundMade(order);
    const { token } = this.shopperOf(order);
    await this.shop.test.http
      .post(`/api/users/orders/one/${order.opid}/cancel`)
      .set('Authorization', `Bearer ${token}`)
      .expect(200);
    order.state = 'cancelled';
  }

  /** Money for an order that is over is returned. */
  private async payTooLate(order: LedgerOrder): Promise<void> {
    const paid = await this.shop.card.control.decide({ orderNo: order.orderNo }).catch(() => null);
    order.orderNo = '';
    if (paid?.transaction.status !== 'Successful') return this.say('refused by the gateway');
    order.paid = order.total;
    order.refunded = order.total;
    await this.refundMade(order);
  }

  private async expire(): Promise<void> {
    await this.shop.test.app.get(OrdersService).expireUnpaid(0);
    for (const order of this.orders)
      if (order.state === 'unpaid') {
        expect((await this.rowOf(order.opid)).state).toBe('expired');
        order.state = 'expired';
      }
  }

  private shopperOf({ shopperId }: LedgerOrder): Shopper {
    return this.shoppers.find(({ id }) => id === shopperId) as Shopper;
  }

  private async book(order: LedgerOrder): Promise<void> {
    await requestShipment(this.shop, this.shopperOf(order), order.opid).expect(200);
    const [shipment] = await this.read<{ awb: string; cod_fils: number }>(
      `select awb, cod_fils from shipments where order_id = $1 and state = 'created'`,
      [order.id],
    );
    expect(shipment?.cod_fils).toBe(order.isCard ? 0 : order.total);
    order.awb = shipment?.awb ?? '';
    order.state = 'booked';
  }

  private track({ id, awb }: LedgerOrder, step: string): Promise<void> {
    this.shop.carrier.control.track(awb, step);
    return this.shop.test.app.get(TrackingService).refresh(id);
  }

  private async deliver(order: LedgerOrder): Promise<void> {
    order.isLate = this.chance(0.3);
    const byStaff = this.chance(0.5);
    if (order.isLate)
      await this.read(
        `update orders set deliver_by = (now() at time zone 'Asia/Dubai')::date - 1 where id = $1`,
        [order.id],
      );
    if (byStaff) await asStaff(this.shop, this.admin, order.opid, 'delivered').expect(200);
    else await this.track(order, 'delivered');
    expect((await this.rowOf(order.opid)).state).toBe('delivered');
    order.state = 'delivered';
    order.soldIn = this.month;
    order.rates = this.rates;
    if (!order.isCard) order.paid = order.total;
    this.say(`by ${byStaff ? 'staff' : 'the carrier'}${order.isLate ? ', late' : ''}`);
    if (order.isLate) await this.takeLateCoupon(order);
  }

  private async takeLateCoupon(order: LedgerOrder): Promise<void> {
    const issued = await this.read<{ id: number; code: string; amount_fils: number }>(
      'select id, code, amount_fils from coupons where source_order_id = $1',
      [order.id],
    );
    expect(issued).toMatchObject([{ amount_fils: LATE_FILS }]);
    for (const { id, code } of issued)
      this.coupons.push({
        ...{ id, code, percent: null, amount: LATE_FILS, target: 'goods', minimum: 0, most: 1 },
        ...{ mostEach: null, ownerId: order.shopperId },
      });
  }

  private async comeBack(order: LedgerOrder): Promise<void> {
    await this.track(order, 'returned');
    expect((await this.rowOf(order.opid)).state).toBe('returned');
    order.state = 'came back';
  }

  private async cancel(order: LedgerOrder): Promise<void> {
    const byStaff = this.chance(0.5);
    const { token } = this.shopperOf(order);
    const path = `/api/users/orders/one/${order.opid}/cancel`;
    await (
      byStaff
        ? asStaff(this.shop, this.admin, order.opid, 'cancel', { reason: 'Test' })
        : this.shop.test.http.post(path).set('Authorization', `Bearer ${token}`)
    ).expect(200);
    order.state = 'cancelled';
    if (order.paid === 0) return;
    order.refunded = order.total;
    await this.refundMade(order);
  }

  /** Waits for the worker to return money to a card. */
  private async refundMade({ id, isCard, refunded }: LedgerOrder): Promise<void> {
    if (!isCard) return;
    await until(async () => {
      const [row] = await this.read<{ fils: number; waiting: boolean }>(
        `select coalesce(sum(refunded_fils), 0)::int as fils,
           coalesce(bool_or(state = 'refund_pending'), false) as waiting
         from payments where order_id = $1`,
        [id],
      );
      return row !== undefined && !row.waiting && row.fils >= refunded;
    }, `the refund of ${refunded} fils of order ${id}`);
  }

  /** Money is left, and of cash only what was collected. */
  private isRefundable({ state, paid, refunded }: LedgerOrder): boolean {
    return (state === 'delivered' || state === 'came back') && paid > refunded;
  }

  /** Some items of some lines, of what is left. */
  private someItems(order: LedgerOrder): [LedgerLine, number][] {
    return order.lines.flatMap((line): [LedgerLine, number][] => {
      const left = line.quantity - refundedOf(order, line);
      const quantity = this.chance(0.6) ? 1 + this.under(left) : 0;
      return left > 0 && quantity > 0 ? [[line, quantity]] : [];
    });
  }

  /** What was paid for items: their price without their part of the discount, which adds up to that of the line. */
  private priceOf(order: LedgerOrder, parts: readonly [LedgerLine, number][]): number {
    return parts.reduce((sum, [line, quantity]) => {
      const before = refundedOf(order, line);
      const upTo = (items: number) => Math.floor((line.discount * items) / line.quantity);
      return sum + quantity * line.price - (upTo(before + quantity) - upTo(before));
    }, 0);
  }

  private way(): object {
    return this.chance(0.5) ? { way: this.pick(['bank', 'cash']) } : {};
  }

  private async refundItems(order: LedgerOrder): Promise<void> {
    const parts = this.someItems(order);
    const fee = !order.isFeeRefunded && order.fee > 0 && this.chance(0.5);
    if (parts.length === 0) return this.say('none');
    const fils = this.priceOf(order, parts) + (fee ? order.fee : 0);
    const isMore = fils > order.paid - order.refunded;
    const { status, body } = await asStaff(this.shop, this.admin, order.opid, 'refund', {
      lines: parts.map(([{ id }, quantity]) => ({
        ...{ lineId: id, quantity, restock: this.chance(0.5) },
      })),
      ...{ delivery: fee, ...this.way() },
    });
    this.say(
      `${JSON.stringify(parts)}${fee ? ' and the fee' : ''}, ${fils} fils: ${status} ${body.code ?? ''}`,
    );
    expect(status).toBe(isMore ? 422 : 200);
    if (isMore) return;
    refund(order, this.month, { fils, named: fils, parts, fee });
    await this.refundMade(order);
  }

  private async refundAmount(order: LedgerOrder, isAll = false): Promise<void> {
    const rest = order.paid - order.refunded;
    const fils = isAll ? rest : 1 + this.under(rest);
    const amount = isAll ? {} : { amount: fils / 100 };
    const way = this.way();
    await asStaff(this.shop, this.admin, order.opid, 'refund', { ...amount, ...way }).expect(200);
    this.say(`${fils} of ${rest} fils`);
    refund(order, this.month, { fils, named: 0, parts: [], fee: false });
    await this.refundMade(order);
  }

  /** The bank refuses a refund once: staff try again, or return the money in another way. */
  private async refuseRefund(order: LedgerOrder): Promise<void> {
    const fils = 1 + this.under(order.paid - order.refunded);
    this.shop.card.control.scenario({ orderNo: order.orderNo, name: 'refund-refused', times: 1 });
    const post = (path: string, body: object) =>
      asStaff(this.shop, this.admin, order.opid, path, body).expect(200);
    await post('refund', { amount: fils / 100 });
    await until(async () => {
      const failed = await this.read(
        `select from payments where order_id = $1 and state = 'refund_failed'`,
        [order.id],
      );
      return failed.length > 0;
    }, `the failure of the refund of order ${order.id}`);
    const isSettled = this.chance(0.5);
    if (isSettled)
      await post('refund/settle', { reference: `FT-${order.id}-${order.refunded}`, ...this.way() });
    else await post('refund/retry', {});
    this.say(`${fils} fils, ${isSettled ? 'settled' : 'tried again'}`);
    refund(order, this.month, { fils, named: 0, parts: [], fee: false });
    if (isSettled) order.settled += fils;
    await this.refundMade(order);
  }

  /** The shopper sends items back; some of them arrive, and are refunded. */
  private async sendBack(order: LedgerOrder): Promise<void> {
    const { shop, admin } = this;
    const shopper = this.shopperOf(order);
    const wanted = this.someItems(order);
    const reason = this.pick(['size', 'faulty']);
    const asked = await requestReturn(shop, shopper, order.opid, {
      ...{ lines: wanted.map(([{ id }, quantity]) => ({ lineId: id, quantity })), reason },
    });
    this.say(`${reason} ${JSON.stringify(wanted)}: ${asked.status} ${asked.body.code ?? ''}`);
    expect(asked.status).toBe(wanted.length === 0 ? 400 : 201);
    if (wanted.length === 0) return;
    const { returns } = await returnsOf(shop, shopper, order.opid);
    const { id } = returns.find(({ state }: { state: string }) => state === 'requested');
    if (this.chance(0.15)) {
      const refusal = { reason: 'Worn.' };
      await this.send('post', `returns/${id}/refuse`, refusal).expect(200);
      return this.say('refused');
    }
    await decide(shop, admin, id, 'approve').expect(200);
    const arrived = wanted.map(([line, quantity], at): [LedgerLine, number] => [
      line,
      at === 0 ? quantity : this.under(quantity + 1),
    ]);
    const lines = arrived.map(([{ id: lineId }, received]) => ({
      ...{ lineId, received, good: this.under(received + 1) },
    }));
    await decide(shop, admin, id, 'receive', { lines }).expect(200);
    const parts = arrived.filter(([, quantity]) => quantity > 0);
    const { status, body } = await decide(shop, admin, id, 'refund', this.way());
    // The policy promises the fee of faulty items.
    const fee = reason === 'faulty' && !order.isFeeRefunded && order.fee > 0;
    const fils = this.priceOf(order, parts) + (fee ? order.fee : 0);
    const isMore = fils > order.paid - order.refunded;
    this.say(`${JSON.stringify(arrived)} arrived, ${fils} fils: ${status} ${body.code ?? ''}`);
    expect(status).toBe(isMore ? 422 : 200);
    if (isMore) {
      const refusal = { reason: 'Refunded before.' };
      await this.send('post', `returns/${id}/refuse`, refusal).expect(200);
      return;
    }
    // Good and other items of a line are two parts.
    const split = lines.flatMap(({ lineId, received, good }): [LedgerLine, number][] => {
      const line = order.lines.find((each) => each.id === lineId) as LedgerLine;
      return [good, received - good].flatMap((n): [LedgerLine, number][] =>
        n > 0 ? [[line, n]] : [],
      );
    });
    refund(order, this.month, { fils, named: fils, parts: split, fee });
    await this.refundMade(order);
  }

  private async byHand(order: LedgerOrder): Promise<void> {
    await asStaff(this.shop, this.admin, order.opid, 'cash-received').expect(200);
    order.booked = 'by hand';
  }

  /** The carrier's list of what it collected: all, or without some, with wrong amounts, and with others. */
  private async remit(isAll: boolean): Promise<void> {
    const open = this.orders.filter(isCollected);
    if (open.length === 0) return;
    const listed = open.filter(() => isAll || this.chance(0.7));
    const rows = listed.map((order) => {
      const off = isAll || this.chance(0.6) ? 0 : this.pick([-100, 100]);
      return { order, fils: Math.max(0, order.total + off) };
    });
    const unknown = isAll ? [] : [[`9${1_000_000_000 + this.under(1e9)}`, 12.5]];
    const cards = isAll
      ? []
      : this.orders.filter(({ isCard, soldIn }) => isCard && soldIn !== null);
    const file = sheetOf([
      ['AWB', 'COD'],
      ...rows.map(({ order, fils }) => [order.awb, fils / 100]),
      ...unknown,
      ...cards.slice(0, 1).map(({ awb }) => [awb, 5]),
    ]);
    const { cookie, xsrf } = this.admin;
    const { body } = await this.shop.test.http
      .post('/api/admin/cash-statements')
      .set('Cookie', cookie)
      .set('X-XSRF-TOKEN', xsrf)
      .attach('file', file, 'statement.xlsx')
      .expect(201);
    const { id } = body.statement;
    const kind = ({ order, fils }: { order: LedgerOrder; fils: number }): string =>
      fils === order.total ? 'equal' : fils < order.total ? 'less' : 'more';
    const expected = new Map<string, { rows: number; stated: number; collected: number }>();
    const count = (name: string, stated: number, collected: number) => {
      const one = expected.get(name) ?? { rows: 0, stated: 0, collected: 0 };
      const { rows: n, stated: before, collected: cash } = one;
      expected.set(name, { rows: n + 1, stated: before + stated, collected: cash + collected });
    };
    for (const row of rows) count(kind(row), row.fils, row.order.total);
    if (unknown.length > 0) count('unknown', 1250, 0);
    if (cards.length > 0) count('not_collected', 500, 0);
    const found: { kind: string; rows: number; stated: number; collected: number }[] =
      body.statement.kinds;
    expect(
      new Map(
        found
          .filter((each) => each.kind !== 'missing')
          .map((each) => [
            each.kind,
            inFils({ stated: each.stated, collected: each.collected }, each.rows),
          ]),
      ),
    ).toEqual(expected);
    // What was collected on these days and is not listed; other histories left no collected cash.
    const said = found.find((each) => each.kind === 'missing');
    const missing = open.filter((order) => !listed.includes(order));
    if (listed.length > 0)
      expect(Math.round((said?.collected ?? 0) * 100)).toBe(
        missing.reduce((sum, { total }) => sum + total, 0),
      );
    this.say(
      `statement ${id} ${JSON.stringify(rows.map((row) => [this.orders.indexOf(row.order), row.fils]))}`,
    );
    if (!isAll && this.chance(0.2)) return this.say('not booked');
    await this.send('post', `admin/cash-statements/${id}/book`).expect(200);
    const booked = rows.filter((row) => kind(row) === 'equal').map(({ order }) => order);
    for (const order of booked) order.booked = id;
    this.statements.set(id, booked);
  }

  private async undo({ booked }: LedgerOrder): Promise<void> {
    const { cookie } = this.admin;
    const id = Number(booked);
    const path = `/api/admin/cash-statements/${id}`;
    const { body } = await this.shop.test.http.get(path).set('Cookie', cookie).expect(200);
    const { version } = body.statement;
    await this.send('post', `admin/cash-statements/${id}/undo`, { version }).expect(200);
    for (const order of this.statements.get(id) ?? []) order.booked = null;
    this.statements.delete(id);
    this.say(`statement ${id}`);
  }

  /** What was entered becomes that of an earlier month, whose statements are issued; then other commissions begin. */
  private async nextMonth(): Promise<void> {
    this.log.push(`month ${this.month} ends`);
    await this.read(
      `update vendor_sales set at = (at at time zone 'Asia/Dubai' - $1 * interval '1 month') at time zone 'Asia/Dubai'
       where statement_id is null and vendor_id = any($2)`,
      [MONTHS + 1 - this.month, this.vendors],
    );
    const issue = () => this.shop.test.app.get(StatementIssueService).issueDue();
    await Promise.all([issue(), issue()]);
    this.month += 1;
    await this.newRates();
  }
}

const isCollected = ({ isCard, soldIn, booked }: LedgerOrder): boolean =>
  !isCard && soldIn !== null && booked === null;

const inFils = (
  { stated, collected }: { stated: number; collected: number },
  rows: number,
): { rows: number; stated: number; collected: number } => ({
  ...{ rows, stated: Math.round(stated * 100), collected: Math.round(collected * 100) },
});
