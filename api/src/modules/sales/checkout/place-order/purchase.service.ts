import { Injectable } from '@nestjs/common';
import { orderNumber } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import { OrderExists } from '../../../../platform/http/problem.js';
import type { Order } from '../../order-core/order.entity.js';
import type { StockQuantity } from '../../order-core/stock-quantity.js';
import { StockService } from '../../orders/stock.service.js';
import { lockOrder, transitionOrder, type Cause } from '../../order-core/transition.js';
import { PaymentAttemptsService } from '../../payments/payment-attempts.service.js';
import { CouponDiscounts } from '../../coupons/coupon-discounts.service.js';
import { CheckoutQueries } from '../checkout.queries.js';
import { msg } from '../../../../platform/i18n/message.js';

/** Identifies a purchase: one cart of one shopper. */
interface Purchase {
  userId: number;
  purchaseId: string | undefined;
  requested: readonly StockQuantity[];
  /** A coupon that the new order can use only if unpaid ones give their uses back. */
  coupon: string | null;
}

/** Locked unpaid orders that a new order replaces. */
interface UnpaidOrders {
  /** Those of the same purchase. */
  same: Order[];
  /** Failed ones, and those that reserve stock or use a coupon which the new order lacks. */
  blockingOrders: Order[];
}

const UNPAID = ['pending_payment', 'payment_failed'];

/** A purchase has one live order, whichever payment methods were tried. */
@Injectable()
export class PurchaseService {
  constructor(
    private readonly queries: CheckoutQueries,
    private readonly attempts: PaymentAttemptsService,
    private readonly stock: StockService,
    private readonly coupons: CouponDiscounts,
  ) {}

  /**
   * The unpaid orders that the new one replaces. Throws, with the order's id, if the purchase has an
   * order that is paid or confirmed (`already_ordered`), or under payment review (`payment_in_review`).
   */
  async unpaid(manager: EntityManager, purchase: Purchase): Promise<UnpaidOrders> {
    const { userId, purchaseId, requested, coupon } = purchase;
    const unpaid: UnpaidOrders = { same: [], blockingOrders: [] };
    for (const related of await this.queries.relatedOrders(
      manager,
      userId,
      purchaseId,
      requested,
      coupon,
    )) {
      const order = await lockOrder(manager, related.id);
      // It may have been closed while waiting for the lock.
      if (!order.holdsStock) continue;
      if (await this.attempts.isPayable(manager, order))
        unpaid[related.isSamePurchase ? 'same' : 'blockingOrders'].push(order);
      else if (related.isSamePurchase) refuse(order);
    }
    return unpaid;
  }

  /** Cancels the orders: returns stock and uses of coupons, closes attempts. Later payments for them are refunded. */
  async replace(
    manager: EntityManager,
    orders: readonly Order[],
    requested: readonly StockQuantity[],
    coupon: string,
    cause: Cause,
  ): Promise<void> {
    if (orders.length === 0) return;
    const why = { ...cause, why: msg('history.replaced') };
    const ids = orders.map(({ id }) => id);
    const productIds = requested.map(({ productId }) => productId);
    await this.coupons.lock(manager, orders, coupon);
    await this.stock.lock(manager, ids, productIds);
    for (const order of orders) {
      await transitionOrder(manager, order, 'cancelled', why);
      await this.attempts.close(manager, order.id, why);
      await this.stock.giveBack(manager, order.id);
    }
  }
}

const refuse = ({ id, state, operationId }: Order): never => {
  const [code, detail] = UNPAID.includes(state)
    ? (['payment_in_review', msg('checkout.paymentInCheck')] as const)
    : (['already_ordered', msg('checkout.alreadyOrdered')] as const);
  throw new OrderExists(code, detail, operationId, orderNumber(id));
};
