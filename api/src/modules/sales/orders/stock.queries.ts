import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { becauseOf, becauseOfOrder } from '../../../platform/database/stock-cause.js';
import type { StockQuantity } from '../order-core/stock-quantity.js';

const SHARED = `
    shared as (
      update products p set stock = p.stock - r.quantity from requested r, locked
      where p.id = r.product_id and p.id = any(locked.ids) and r.size is null
        and p.stock >= r.quantity
        and not exists (select from product_variants v where v.product_id = p.id)
      returning p.id as "productId", null as size, null as color)`;

const OWN = `
    own as (
      update product_variants v set stock = v.stock - r.quantity from requested r, locked
      where v.product_id = r.product_id and v.product_id = any(locked.ids)
        and v.size = r.size and v.color = r.color and v.stock >= r.quantity
      returning v.product_id as "productId", v.size, v.color)`;

// Products are locked in the order of their ids to prevent deadlocks, and before their variants, because the sum of its
// variants is stored in the product. The aggregate makes all locks precede all changes.
const take = (changes: string, taken: string): string => `
  with requested as (
      select * from unnest($1::integer[], $2::text[], $3::text[], $4::integer[])
        as r (product_id, size, color, quantity)),
    locked as materialized (
      select array_agg(id) as ids, ${becauseOf('order')} from (
        select id from products where id = any($1) and published and deleted_at is null
        order by id for no key update) product),
    ${changes}
  ${taken}`;

/** An update that changes no row runs the triggers of its statement too, so each kind of stock has its own. */
const TAKE = {
  shared: take(SHARED, 'select * from shared'),
  own: take(OWN, 'select * from own'),
  both: take(`${SHARED}, ${OWN}`, 'select * from shared union all select * from own'),
};

const kindOf = (quantities: readonly StockQuantity[]): keyof typeof TAKE => {
  if (quantities.every(({ size }) => size === null)) return 'shared';
  return quantities.every(({ size }) => size !== null) ? 'own' : 'both';
};

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
  /** Takes items from the stock; returns those of which there are too few. */
  async take(
    manager: EntityManager,
    quantities: readonly StockQuantity[],
  ): Promise<StockQuantity[]> {
    const taken: Omit<StockQuantity, 'quantity'>[] = await manager.query(TAKE[kindOf(quantities)], [
      quantities.map(({ productId }) => productId),
      quantities.map(({ size }) => size),
      quantities.map(({ color }) => color),
      quantities.map(({ quantity }) => quantity),
    ]);
    return quantities.filter(
      ({ productId, size, color }) =>
        !taken.some(
          (each) => each.productId === productId && each.size === size && each.color === color,
        ),
    );
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
