import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { becauseOf, becauseOfOrder } from '../../../platform/database/stock-cause.js';
import type { StockQuantity } from '../order-core/stock-quantity.js';

// The product is locked before its variant, because the sum of its variants is stored in the product.
const TAKE_VARIANT = `
  with product as (
    select id from products where id = $1 and published and deleted_at is null for no key update)
  update product_variants v set stock = v.stock - $2
  from product, (select ${becauseOf('order')}) cause
  where v.product_id = product.id and v.size = $3 and v.color = $4 and v.stock >= $2`;

const TAKE = `
  update products p set stock = p.stock - $2 from (select ${becauseOf('order')}) cause
  where p.id = $1 and p.stock >= $2 and p.published and p.deleted_at is null
    and not exists (select from product_variants v where v.product_id = p.id)`;

const RETURN_VARIANT = `
  with product as (select id from products where id = $1 for no key update)
  update product_variants v set stock = v.stock + $2 from product
  where v.product_id = product.id and v.size = $3 and v.color = $4`;

/** Ignored if the product has variants: the size and color were removed, so there is no stock to return it to. */
const RETURN = 'update products set stock = stock + $2 where id = $1';

const RELEASE = `
  update orders set holds_stock = false where id = $1 and holds_stock
  returning id, ${becauseOfOrder('cancelled', 'id')}`;

const RESTOCKED = `
  select l.product_id as "productId", l.size, l.color, sum(p.quantity)::int as quantity,
    ${becauseOfOrder('returned', '$1::integer')}
  from json_to_recordset($2::json) as p("lineId" integer, quantity integer)
  join order_lines l on l.id = p."lineId" and l.order_id = $1
  group by l.product_id, l.size, l.color order by l.product_id`;

/** SQL that changes the stock, always inside the transaction of the order. */
@Injectable()
export class StockQueries {
  /** Takes items from the stock, lowest product id first; returns those of which there are too few. */
  async take(
    manager: EntityManager,
    quantities: readonly StockQuantity[],
  ): Promise<StockQuantity[]> {
    const short: StockQuantity[] = [];
    for (const each of quantities.toSorted((a, b) => a.productId - b.productId)) {
      const { productId, size, color, quantity } = each;
      const [, taken]: [unknown[], number] = await (size === null
        ? manager.query(TAKE, [productId, quantity])
        : manager.query(TAKE_VARIANT, [productId, quantity, size, color]));
      if (taken === 0) short.push(each);
    }
    return short;
  }

  /** Locks the given products and those of the orders, lowest id first, to prevent deadlocks. */
  async lock(
    manager: EntityManager,
    orderIds: readonly number[],
    productIds: readonly number[],
  ): Promise<void> {
    await manager.query(
      `select from products where id = any($2)
         or id in (select product_id from order_lines where order_id = any($1))
       order by id for no key update`,
      [orderIds, productIds],
    );
  }

  /** Returns an order's items to stock, once. */
  async giveBack(manager: EntityManager, orderId: number): Promise<void> {
    const [held]: [unknown[], number] = await manager.query(RELEASE, [orderId]);
    if (held.length === 0) return;
    await this.return(
      manager,
      await manager.query(
        `select product_id as "productId", size, color, sum(quantity)::int as quantity
         from order_lines where order_id = $1
         group by product_id, size, color order by product_id`,
        [orderId],
      ),
    );
  }

  /** Returns items of order lines to stock. */
  async restock(
    manager: EntityManager,
    orderId: number,
    quantities: readonly { lineId: number; quantity: number }[],
  ): Promise<void> {
    await this.return(
      manager,
      await manager.query(RESTOCKED, [orderId, JSON.stringify(quantities)]),
    );
  }

  /** Lowest product id first. */
  private async return(
    manager: EntityManager,
    quantities: readonly StockQuantity[],
  ): Promise<void> {
    for (const { productId, size, color, quantity } of quantities) {
      const [, returned]: [unknown[], number] = await manager.query(RETURN_VARIANT, [
        productId,
        quantity,
        size,
        color,
      ]);
      if (returned === 0) await manager.query(RETURN, [productId, quantity]);
    }
  }
}
