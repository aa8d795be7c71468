import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OrderExists } from '../../../platform/http/problem.js';
import type { Order } from '../order-core/order.entity.js';
import { StockService } from '../orders/stock.service.js';
import { lockOrder, transitionOrder, type Cause } from '../order-core/transition.js';
import { PaymentAttemptsService } from '../payments/payment-attempts.service.js';
import { CheckoutQueries } from './checkout.queries.js';
import { say } from '../../../platform/i18n/message.js';

/** Which purchase is meant: one filled cart of one shopper. */
interface Purchase {
  userId: number;
  purchaseId: string | undefined;
  /** Product id -> pieces. */
  requestedLines: ReadonlyMap<number, number>;
}

/** Unpaid orders, locked, that a new order takes the place of. */
interface UnpaidOrders {
  /** Those of the same purchase. */
  same: Order[];
  /** Failed ones, and those that hold pieces the new order lacks. */
  blockingOrders: Order[];
}

const UNPAID = ['pending_payment', 'payment_failed'];

/** One purchase has one live order, whichever ways to pay were tried. */
@Injectable()
export class PurchaseService {
  constructor(
    private readonly queries: CheckoutQueries,
    private readonly attempts: PaymentAttemptsService,
    private readonly stock: StockService,
  ) {}

  /**
   * The unpaid orders of the purchase and those in its way. Refuses, with the order's id, where the purchase has an
   * order that is paid or confirmed (`already_ordered`), or whose payment staff have to check (`payment_in_review`).
   */
  async unpaid(manager: EntityManager, purchase: Purchase): Promise<UnpaidOrders> {
    const { userId, purchaseId, requestedLines } = purchase;
    const unpaid: UnpaidOrders = { same: [], blockingOrders: [] };
    for (const related of await this.queries.relatedOrders(
      manager,
      userId,
      purchaseId,
      requestedLines,
    )) {
      const order = await lockOrder(manager, related.id);
      // It may have been closed while its lock was waited for.
      if (!order.holdsStock) continue;
      if (await this.attempts.isPayable(manager, order))
        unpaid[related.isSamePurchase ? 'same' : 'blockingOrders'].push(order);
      else if (related.isSamePurchase) refuse(order);
    }
    return unpaid;
  }

  /** Cancels the orders: pieces back, attempts closed. What is paid for them from now on goes back by itself. */
  async replace(
    manager: EntityManager,
    orders: readonly Order[],
    requestedLines: Iterable<number>,
    cause: Cause,
  ): Promise<void> {
    if (orders.length === 0) return;
    const why = { ...cause, why: say('history.replaced') };
    const ids = orders.map(({ id }) => id);
    await this.stock.lock(manager, ids, requestedLines);
    for (const order of orders) {
      await transitionOrder(manager, order, 'cancelled', why);
      await this.attempts.close(manager, order.id, why);
      await this.stock.giveBack(manager, order.id);
    }
  }
}

const refuse = ({ state, operationId }: Order): never => {
  if (UNPAID.includes(state))
    throw new OrderExists('payment_in_review', say('checkout.paymentInCheck'), operationId);
  throw new OrderExists('already_ordered', say('checkout.alreadyOrdered'), operationId);
};
