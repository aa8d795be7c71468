import { Injectable } from '@nestjs/common';
import {
  cashWaitReasons,
  deliveryDay,
  isPlaceholder,
  spreadDiscount,
  toFils,
  type CashWaitReason,
  type Fils,
} from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import { sentTogether } from '../../../../platform/database/sent-together.js';
import { Rejected, TooManyRequests } from '../../../../platform/http/problem.js';
import { AccountBlocked } from '../../../people/shoppers/account-blocked.js';
import { CartsService } from '../../carts/carts.service.js';
import { waitRules, type PlacingRules } from '../../cash-desk/cash-rules.entity.js';
import { CashRulesService } from '../../cash-desk/cash-rules.service.js';
import { CouponDiscounts } from '../../coupons/coupon-discounts.service.js';
import { couponRefused, type OrderPrices } from '../../coupons/coupon-problem.js';
import { MailsService } from '../../mails/mails.service.js';
import { ORDER_MACHINE, type OrderState } from '../../order-core/order-machine.js';
import type { Order } from '../../order-core/order.entity.js';
import { StockService } from '../../orders/stock.service.js';
import { eventOf, placedEvent, type Cause, type EventValues } from '../../order-core/transition.js';
import { PaymentAttemptsService } from '../../payments/payment-attempts.service.js';
import type { PaymentAttempt } from '../../order-core/payment/payment.entity.js';
import { msg } from '../../../../platform/i18n/message.js';
import { CashDisabled } from './cash-disabled.js';
import { insufficientStock, wrongOptions } from '../pricing/line-refusals.js';
import { NewOrderQueries, type NewOrderRows } from './new-order.queries.js';
import { newOperationId } from './operation-id.js';
import { OrderCapsService } from '../caps/order-caps.service.js';
import { autoKey, type Placed, type PlaceRequest, type PlacingBasis } from './place-request.js';
import {
  describedLine,
  isTakenFrom,
  stockQuantitiesOf,
  subtotalOf,
  type PricedLine,
} from '../pricing/priced-line.js';
import { feeOf } from '../pricing/pricing.service.js';

const ORDERS_A_MINUTE = 10;
const MINUTE_SECONDS = 60;

/** Inserts a new order in the caller's transaction. */
@Injectable()
export class NewOrderService {
  constructor(
    private readonly queries: NewOrderQueries,
    private readonly stock: StockService,
    private readonly attempts: PaymentAttemptsService,
    private readonly mails: MailsService,
    private readonly caps: OrderCapsService,
    private readonly carts: CartsService,
    private readonly coupons: CouponDiscounts,
    private readonly cashRules: CashRulesService,
  ) {}

  /**
   * Inserts order, lines, history and keys; for card also the first payment attempt. Cash is confirmed immediately, unless
   * it waits for a call by the rules. The
   * stock is taken after that, so that its rows are locked for a short time; what is known to lack, because the stock of
   * the basis is current, is refused before.
   */
  async place(
    manager: EntityManager,
    request: PlaceRequest,
    basis: PlacingBasis,
    lines: readonly PricedLine[],
    isStockCurrent: boolean,
    cause: Cause,
  ): Promise<NonNullable<Placed['stored']>> {
    if (basis.lastMinute >= ORDERS_A_MINUTE) throw new TooManyRequests(MINUTE_SECONDS);
    if (basis.isBlocked) throw new AccountBlocked();
    if (isStockCurrent) refuseLacking(lines, (line) => isComplete(line) && line.problem !== null);
    const prices = pricesOf(request, basis, lines);
    const discount = request.coupon ? this.coupons.discountOf(basis.coupon, prices) : 0;
    const { discount: agreed } = request.orderRequest;
    if (agreed !== undefined && toFils(agreed) !== discount)
      throw couponRefused('coupon_changed', basis.coupon);
    const rules = request.orderRequest.cashRules ?? basis.cashRules ?? this.cashRules.defaults;
    const { waitReasons, ...rows } = rowsOf(request, basis, lines, prices, discount, rules, cause);
    const { order } = rows;
    refuseUnpayable(order, basis);
    const { ip } = request.orderRequest;
    // Their sequence is that of the locks.
    const [stored, , , payment] = await sentTogether([
      this.queries.insert(manager, rows),
      waitReasons.length > 0 && this.queries.wait(manager, order.id, waitReasons),
      basis.coupon && this.coupons.take(manager, basis.coupon, order),
      this.open(manager, order, cause),
      this.take(manager, lines),
      ip !== undefined && this.caps.admit(manager, order, ip),
    ]);
    return { ...stored, payment };
  }

  /** For card the first attempt; for cash the cart is spent, and a mail says whether the order is confirmed. */
  private async open(
    manager: EntityManager,
    order: NewOrderRows['order'],
    cause: Cause,
  ): Promise<PaymentAttempt | undefined> {
    if (order.paymentMethod === 'card') return this.attempts.start(manager, order, cause);
    await sentTogether([
      this.carts.spend(manager, order),
      this.mails.toShopper(
        manager,
        order,
        order.state === 'cod_pending' ? 'order-received' : 'order-confirmed',
      ),
    ]);
    return undefined;
  }

  /** Takes the lines out of the stock; rejects the order with every line of which there are too few. */
  private async take(manager: EntityManager, lines: readonly PricedLine[]): Promise<void> {
    const short = await this.stock.take(manager, stockQuantitiesOf(lines.filter(isComplete)));
    refuseLacking(lines, (line) => isTakenFrom(line, short));
  }
}

const isComplete = ({ problem, options }: PricedLine): boolean =>
  problem !== 'unavailable' && options.problems.length === 0;

/** Rejects an order with lines that are unavailable, of which there are too few, or without a valid size and color. */
const refuseLacking = (
  lines: readonly PricedLine[],
  isShort: (line: PricedLine) => boolean,
): void => {
  const lacking = lines.filter((line) => line.problem === 'unavailable' || isShort(line));
  if (lacking.length > 0) throw insufficientStock(lines, lacking);
  if (!lines.every(isComplete)) throw wrongOptions(lines);
};

/** Cash may be disabled; a card is not charged with nothing. */
const refuseUnpayable = (
  { paymentMethod, totalFils }: Pick<Order, 'paymentMethod' | 'totalFils'>,
  { settings }: PlacingBasis,
): void => {
  if (paymentMethod === 'card' && totalFils === 0)
    throw new Rejected('nothing_to_pay', msg('coupon.nothingToPay'));
  if (paymentMethod === 'cod' && totalFils > 0 && !settings.codEnabled) throw new CashDisabled();
};

const pricesOf = (
  { address: { city } }: PlaceRequest,
  { settings }: PlacingBasis,
  lines: readonly PricedLine[],
): OrderPrices => {
  const subtotal = subtotalOf(lines);
  return { subtotal, delivery: feeOf(settings, city, subtotal), isCityKnown: true };
};

const rowsOf = (
  { orderRequest, address, coupon: code, fingerprint }: PlaceRequest,
  { orderId, email, locale, settings, coupon, isPhoneNew, hasReturned }: PlacingBasis,
  lines: readonly PricedLine[],
  { subtotal, delivery }: OrderPrices,
  discount: Fils,
  rules: PlacingRules,
  cause: Cause,
): NewOrderRows & { waitReasons: readonly CashWaitReason[] } => {
  const { userId, method } = orderRequest;
  const isOfDelivery = coupon?.target === 'delivery';
  const discounts = spreadDiscount(
    isOfDelivery ? 0 : discount,
    lines.map(({ unitFils, quantity }) => unitFils * quantity),
  );
  const auto = autoKey(fingerprint);
  const totalFils = subtotal + delivery - discount;
  const facts = { totalFils, isPhoneNew, hasReturned };
  const waitReasons = method === 'cod' ? cashWaitReasons(waitRules(rules), facts) : [];
  const history = historyOf(method, waitReasons, cause);
  return {
    order: {
      ...address,
      id: orderId,
      email: address.email || email,
      operationId: newOperationId(method),
      userId,
      locale: orderRequest.locale ?? locale,
      paymentMethod: method,
      purchaseId: orderRequest.purchaseId ?? null,
      deliverBy: deliveryDay(new Date(), settings.holidays),
      addressComplete: !isPlaceholder(address.area) && !isPlaceholder(address.building),
      subtotalFils: subtotal,
      deliveryFeeFils: delivery,
      discountFils: discount,
      deliveryDiscountFils: isOfDelivery ? discount : 0,
      couponCode: code || null,
      totalFils,
      itemCount: lines.reduce((count, { quantity }) => count + quantity, 0),
      state: history.state,
      codState: method === 'cod' ? 'due' : null,
    },
    lines: lines.map((line, at) => lineOf(line, discounts[at] ?? 0)),
    events: history.events,
    keys: new Set([auto, orderRequest.key ?? auto]),
    fingerprint,
    waitReasons,
  };
};

/** The state of a new order and the events that led to it. */
const historyOf = (
  method: Order['paymentMethod'],
  waitReasons: readonly CashWaitReason[],
  cause: Cause,
): { state: OrderState; events: EventValues[] } => {
  if (method === 'card')
    return { state: 'pending_payment', events: [placedEvent('pending_payment', cause)] };
  if (waitReasons.length > 0)
    return { state: 'cod_pending', events: [placedEvent('cod_pending', cause)] };
  const confirmed = eventOf(ORDER_MACHINE, 'cod_pending', 'confirmed', cause);
  return { state: confirmed.toState, events: [placedEvent('cod_pending', cause), confirmed] };
};

const lineOf = (line: PricedLine, discountFils: Fils): NewOrderRows['lines'][number] => ({
  ...describedLine(line),
  vendorId: line.vendorId,
  listPriceFils: line.listFils,
  unitPriceFils: line.unitFils,
  discountFils,
});
