import { Injectable } from '@nestjs/common';
import { couponDiscount, type Fils } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import type { Order } from '../order-core/order.entity.js';
import { CouponDiscountsQueries } from './coupon-discounts.queries.js';
import { couponRefused, problemOf, type OrderPrices } from './coupon-problem.js';
import type { OfferedCoupon } from './offered-coupon.js';

/** Coupons of orders; all of it in the order's transaction. The database gives uses back when an order releases its stock. */
@Injectable()
export class CouponDiscounts {
  constructor(private readonly queries: CouponDiscountsQueries) {}

  /** The coupon of a quote, for a shopper or a guest. */
  offered(code: string, userId: number | undefined): Promise<OfferedCoupon | undefined> {
    return this.queries.offered(code, userId ?? null);
  }

  /** The coupon of a new order. */
  offeredIn(
    manager: EntityManager,
    code: string,
    userId: number,
  ): Promise<OfferedCoupon | undefined> {
    return this.queries.offeredIn(manager, code, userId);
  }

  /** The discount of an order; rejects a coupon that cannot be used. */
  discountOf(coupon: OfferedCoupon | undefined, prices: OrderPrices): Fils {
    const problem = problemOf(coupon, prices, false);
    if (problem || !coupon) throw couponRefused(problem ?? 'coupon_unknown', coupon);
    return couponDiscount(coupon, prices);
  }

  /** Takes one use for an inserted order; rejects it if another order has just taken the last one. */
  async take(
    manager: EntityManager,
    coupon: OfferedCoupon,
    order: Pick<Order, 'id' | 'userId' | 'discountFils'>,
  ): Promise<void> {
    if (await this.queries.take(manager, coupon, order)) return;
    throw couponRefused(coupon.maxUses === null ? 'coupon_changed' : 'coupon_used_up', coupon);
  }

  /** Locks the coupons of orders that are replaced, and the one of the new order, before their products. */
  async lock(manager: EntityManager, orders: readonly Order[], code: string): Promise<void> {
    const used = orders.filter(({ couponCode }) => couponCode !== null);
    if (used.length === 0 && code === '') return;
    const ids = used.map(({ id }) => id);
    await this.queries.lock(manager, ids, code);
  }
}
