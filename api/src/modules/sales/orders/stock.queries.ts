import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** SQL that changes the stock, always inside the transaction of the order. */
@Injectable()
export class StockQueries {
  /** Takes items from the stock, lowest product id first; returns the products with too little stock. */
  async take(
    manager: EntityManager,
    quantities: ReadonlyMap<number, number>,
  ): Promise<Set<number>> {
    const short = new Set<number>();
    for (const [productId, quantity] of [...quantities].sort(([a], [b]) => a - b)) {
      const [, taken]: [unknown[], number] = await manager.query(
        `update products set stock = stock - $2
         where id = $1 and stock >= $2 and published and deleted_at is null`,
        [productId, quantity],
      );
      if (taken === 0) short.add(productId);
    }
    return short;
  }

  /** Locks the given products and those of the orders, lowest id first, to prevent deadlocks. */
  async lock(
    manager: EntityManager,
    orderIds: readonly number[],
    productIds: Iterable<number>,
  ): Promise<void> {
    await manager.query(
      `select from products where id = any($2)
         or id in (select product_id from order_lines where order_id = any($1))
       order by id for no key update`,
      [orderIds, [...productIds]],
    );
  }

  /** Returns an order's items to stock, once. */
  async giveBack(manager: EntityManager, orderId: number): Promise<void> {
    const [held]: [unknown[], number] = await manager.query(
      'update orders set holds_stock = false where id = $1 and holds_stock returning id',
      [orderId],
    );
    if (held.length === 0) return;
    const quantities: { id: number; quantity: number }[] = await manager.query(
      `select product_id as id, sum(quantity)::int as quantity from order_lines
       where order_id = $1 group by product_id order by product_id`,
      [orderId],
    );
    for (const { id, quantity } of quantities)
      await manager.query('update products set stock = stock + $2 where id = $1', [id, quantity]);
  }

  /** Returns items of order lines to stock, lowest product id first. */
  async restock(
    manager: EntityManager,
    orderId: number,
    quantities: readonly { lineId: number; quantity: number }[],
  ): Promise<void> {
    const products: { id: number; quantity: number }[] = await manager.query(
      `select l.product_id as id, sum(p.quantity)::int as quantity
       from json_to_recordset($2::json) as p("lineId" integer, quantity integer)
       join order_lines l on l.id = p."lineId" and l.order_id = $1
       group by l.product_id order by l.product_id`,
      [orderId, JSON.stringify(quantities)],
    );
    for (const { id, quantity } of products)
      await manager.query('update products set stock = stock + $2 where id = $1', [id, quantity]);
  }
}
