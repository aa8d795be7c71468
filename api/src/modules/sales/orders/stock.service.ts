import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PlannedLine } from '../order-core/refund/refunded-quantity.js';
import type { StockQuantity } from '../order-core/stock-quantity.js';
import { StockQueries } from './stock.queries.js';

/** Takes and returns stock inside the transaction of the order. */
@Injectable()
export class StockService {
  constructor(private readonly queries: StockQueries) {}

  /** Locks the given products and those of the orders, before a transaction changes stock of both. */
  lock(
    manager: EntityManager,
    orderIds: readonly number[],
    productIds: readonly number[],
  ): Promise<void> {
    return this.queries.lock(manager, orderIds, productIds);
  }

  /** Takes items from the stock; returns those of which there are too few, then the caller rolls back. */
  take(manager: EntityManager, quantities: readonly StockQuantity[]): Promise<StockQuantity[]> {
    return this.queries.take(manager, quantities);
  }

  /** Returns the lines of a refund that are marked as restocked; the caller stores them in the same transaction. */
  restock(manager: EntityManager, orderId: number, lines: readonly PlannedLine[]): Promise<void> {
    const quantities = lines.flatMap(({ orderLineId, quantity, restocked }) =>
      restocked && orderLineId !== null ? [{ lineId: orderLineId, quantity }] : [],
    );
    return quantities.length > 0
      ? this.queries.restock(manager, orderId, quantities)
      : Promise.resolve();
  }

  /** Returns an order's stock; a second call changes nothing. */
  giveBack(manager: EntityManager, orderId: number): Promise<void> {
    return this.queries.giveBack(manager, orderId);
  }
}
