import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OrdersQueries } from './orders.queries.js';

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

  /** Gives an order's pieces back; a second call changes nothing. */
  giveBack(manager: EntityManager, orderId: number): Promise<void> {
    return this.queries.returnStock(manager, orderId);
  }
}
