import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OrdersQueries } from './orders.queries.js';
import type { PlannedLine } from './refund-plan.js';

/** The pieces of the products, taken and given back inside the transaction of the order. */
@Injectable()
export class StockService {
  constructor(private readonly queries: OrdersQueries) {}

  /** Locks what the orders hold and what is wanted, before pieces of both move in one transaction. */
  lock(
    manager: EntityManager,
    orderIds: readonly number[],
    wanted: Iterable<number>,
  ): Promise<void> {
    return this.queries.lockProducts(manager, orderIds, wanted);
  }

  /** Product id -> pieces; answers the products that have too few, then nothing may be kept. */
  take(manager: EntityManager, wanted: ReadonlyMap<number, number>): Promise<Set<number>> {
    return this.queries.takeStock(manager, wanted);
  }

  /** Puts the pieces of a refund back that are marked so; the caller stores them in the same transaction. */
  restock(manager: EntityManager, orderId: number, lines: readonly PlannedLine[]): Promise<void> {
    const pieces = lines.flatMap(({ orderLineId, quantity, restocked }) =>
      restocked && orderLineId !== null ? [{ lineId: orderLineId, quantity }] : [],
    );
    return pieces.length > 0 ? this.queries.restock(manager, orderId, pieces) : Promise.resolve();
  }

  /** Gives an order's pieces back; a second call changes nothing. */
  giveBack(manager: EntityManager, orderId: number): Promise<void> {
    return this.queries.returnStock(manager, orderId);
  }
}
