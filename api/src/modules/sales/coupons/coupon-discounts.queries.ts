import { Injectable } from '@nestjs/common';
import type { Fils } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../platform/database/statements.js';
import type { OfferedCoupon } from './offered-coupon.js';

const OFFERED = `
  select c.id, c.code, c.version, c.amount_fils as "amountFils", c.percent, c.target,
    c.minimum_fils as "minimumFils", c.starts_at <= now() as "hasStarted",
    coalesce(c.ends_at <= now(), false) as "hasEnded", c.is_personal as "isPersonal",
    exists (select from users u where u.id = $2 and (u.id = c.user_id
      or c.email <> '' and u.email = c.email or c.phone <> '' and u.phone = c.phone)) as "isOwn",
    $2::integer is null as "isGuest", c.uses, c.max_uses as "maxUses",
    c.max_uses_per_shopper as "maxUsesPerShopper", (
      select count(*)::integer from coupon_uses u
      where u.coupon_id = c.id and u.user_id = $2 and u.released_at is null) as "shopperUses", (
      select count(*)::integer from coupon_uses u join orders o on o.id = u.order_id
      where u.coupon_id = c.id and u.user_id = $2 and u.released_at is null and o.holds_stock
        and o.state in ('pending_payment', 'payment_failed')
        and not exists (select from payments p where p.order_id = o.id and p.state = 'review')) as "heldUses"
  from coupons c where c.code = $1`;

/** Waits for other orders that take a use of the same coupon, and then sees theirs. */
const TAKE = `
  with taken as (
    update coupons set uses = uses + 1, given_fils = given_fils + $5::integer
    where id = $1 and version = $2 and (max_uses is null or uses < max_uses)
    returning id)
  insert into coupon_uses (order_id, coupon_id, user_id, discount_fils)
  select $3, id, $4, $5::integer from taken returning order_id`;

/** By their ids: with `or` instead, every coupon would be read. */
const LOCK = `
  select from coupons where id = any(array(
    select id from coupons where code = any($2)
    union all select coupon_id from coupon_uses where order_id = any($1)))
  order by id for no key update`;

/** SQL of coupons in the checkout. */
@Injectable()
export class CouponDiscountsQueries {
  constructor(private readonly statements: Statements) {}

  /** The coupon for a shopper, or for a guest; from the database of the primary, as its uses change. */
  async offered(code: string, userId: number | null): Promise<OfferedCoupon | undefined> {
    const [row] = await this.statements.rows<OfferedCoupon>(OFFERED, [code, userId]);
    return row;
  }

  async offeredIn(
    manager: EntityManager,
    code: string,
    userId: number,
  ): Promise<OfferedCoupon | undefined> {
    const rows: OfferedCoupon[] = await manager.query(OFFERED, [code, userId]);
    return rows[0];
  }

  /** Takes one use for an order; false if there is none left or the coupon has changed since it was read. */
  async take(
    manager: EntityManager,
    { id, version }: Pick<OfferedCoupon, 'id' | 'version'>,
    order: { id: number; userId: number; discountFils: Fils },
  ): Promise<boolean> {
    const values = [id, version, order.id, order.userId, order.discountFils];
    const rows: unknown[] = await manager.query(TAKE, values);
    return rows.length > 0;
  }

  /** Locks the coupons of the orders and the one of the code, lowest id first; products are locked after them. */
  async lock(manager: EntityManager, orderIds: readonly number[], code: string): Promise<void> {
    await manager.query(LOCK, [orderIds, [code]]);
  }
}
