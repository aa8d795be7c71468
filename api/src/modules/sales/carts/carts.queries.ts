import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../platform/database/statements.js';
import { CART_LINES, type StoredCartLineDto } from './cart.dto.js';

const LINES = `
  select product_id as "productId", size, color, quantity from cart_lines
  where user_id = $1 order by id`;
/** Makes simultaneous changes of a cart wait for each other. */
const LOCK = 'select 1 from users where id = $1 for no key update';
/** Writes each line of the lists $2 to $5; with $6 the larger quantity stays. Unknown products are left out. */
const WRITE = `
  with lines as (
    select * from unnest($2::integer[], $3::text[], $4::text[], $5::integer[])
      with ordinality as t (product_id, size, color, quantity, at)),
  removed as (
    delete from cart_lines c using lines l
    where c.user_id = $1 and l.quantity = 0
      and (c.product_id, c.size, c.color) = (l.product_id, l.size, l.color))
  insert into cart_lines as c (user_id, product_id, size, color, quantity)
  select $1, p.id, l.size, l.color, l.quantity
  from lines l join products p on p.id = l.product_id
  where l.quantity > 0 order by l.at
  on conflict on constraint cart_lines_options do update
    set quantity = case when $6 then greatest(c.quantity, excluded.quantity) else excluded.quantity end,
      updated_at = now()`;
const CUT = `
  delete from cart_lines where id in (
    select id from cart_lines where user_id = $1 order by id offset ${CART_LINES})`;
/** Whether the purchase of the expression has a paid or confirmed order of shopper $1. */
const isOrdered = (purchase: string): string => `exists (
  select from orders where user_id = $1 and purchase_id = ${purchase} and holds_stock
    and state not in ('pending_payment', 'payment_failed'))`;
const OPEN_PURCHASE = `
  select purchase_id as id from cart_purchases c where user_id = $1 and not ${isOrdered('c.purchase_id')}`;
/** Of simultaneous calls the first decides. */
const START_PURCHASE = `
  insert into cart_purchases as c (user_id, purchase_id)
  values ($1, case when $2::uuid is null or ${isOrdered('$2::uuid')}
    then gen_random_uuid() else $2::uuid end)
  on conflict (user_id) do update set purchase_id =
    case when ${isOrdered('c.purchase_id')} then excluded.purchase_id else c.purchase_id end
  returning purchase_id as id`;
/** A line without an option is the one that the order chose. */
const SPEND = `
  with ordered as (
    select product_id, size, color, sum(quantity)::integer as quantity from order_lines
    where order_id = $2 group by product_id, size, color),
  bought as (
    select c.id, c.quantity - o.quantity as rest from cart_lines c join ordered o
      on o.product_id = c.product_id and c.size in ('', o.size)
      and (c.color = '' or lower(c.color) = lower(o.color))
    where c.user_id = $1),
  reduced as (
    update cart_lines c set quantity = b.rest, updated_at = now()
    from bought b where c.id = b.id and b.rest > 0)
  delete from cart_lines c using bought b where c.id = b.id and b.rest <= 0`;

/** SQL of carts. */
@Injectable()
export class CartsQueries {
  constructor(private readonly statements: Statements) {}

  lines(userId: number): Promise<StoredCartLineDto[]> {
    return this.statements.rows<StoredCartLineDto>(LINES, [userId]);
  }

  /** The lines, seen by the transaction. */
  linesIn(manager: EntityManager, userId: number): Promise<StoredCartLineDto[]> {
    return manager.query(LINES, [userId]);
  }

  /** The stored purchase that is not ordered yet. */
  async openPurchase(manager: EntityManager, userId: number): Promise<string | undefined> {
    const rows: { id: string }[] = await manager.query(OPEN_PURCHASE, [userId]);
    return rows[0]?.id;
  }

  /** Stores a purchase unless there is an open one; returns the stored one. */
  async startPurchase(
    manager: EntityManager,
    userId: number,
    wanted: string | undefined,
  ): Promise<string | null> {
    const rows: { id: string }[] = await manager.query(START_PURCHASE, [userId, wanted ?? null]);
    return rows[0]?.id ?? null;
  }

  async lock(manager: EntityManager, userId: number): Promise<void> {
    await manager.query(LOCK, [userId]);
  }

  async write(
    manager: EntityManager,
    userId: number,
    lines: readonly StoredCartLineDto[],
    keepLarger: boolean,
  ): Promise<void> {
    await manager.query(WRITE, [
      userId,
      lines.map(({ productId }) => productId),
      lines.map(({ size }) => size),
      lines.map(({ color }) => color),
      lines.map(({ quantity }) => quantity),
      keepLarger,
    ]);
  }

  /** Removes the last lines beyond the limit. */
  async cut(manager: EntityManager, userId: number): Promise<void> {
    await manager.query(CUT, [userId]);
  }

  /** Removes the items of an order. */
  async spend(manager: EntityManager, userId: number, orderId: number): Promise<void> {
    await manager.query(SPEND, [userId, orderId]);
  }
}
