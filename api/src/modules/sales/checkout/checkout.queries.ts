import { Injectable } from '@nestjs/common';
import type { Variant } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../platform/database/statements.js';
import type { PlacingRules } from '../cash-desk/cash-rules.entity.js';
import { hasReturned, isPhoneNew } from '../order-core/cash-history.js';
import type { StockQuantity } from '../order-core/stock-quantity.js';
import type { CleanAddress } from './place-order/clean-address.js';

/** Whether a list price may be struck through; money in fils. */
interface Struck {
  struck_allowed: boolean;
  lowest_fils: number | null;
}

interface VariantForSale extends Variant, Struck {
  id: number;
  /** Its own price, to which the offer price of the product does not apply. */
  price_fils: number | null;
  /** The offer price of its own price. */
  offer_price_fils: number | null;
}

/** A product in the checkout; money in fils. */
export interface ProductForSale extends Struck {
  id: number;
  name: string;
  name_ar: string;
  image: string | null;
  price_fils: number;
  offer_price_fils: number | null;
  /** Of its own price; the others are of the lowest. */
  standard_struck_allowed: boolean;
  standard_lowest_fils: number | null;
  /** Lowest and highest price of its variants; the highest is null if none has its own. */
  pay_fils: number;
  highest_pay_fils: number | null;
  /** List price of what costs the lowest; null with the highest. */
  list_fils: number | null;
  stock: number;
  vendor_id: number | null;
  sizes: string[];
  colors: string[];
  /** Null if its sizes and colors share one stock. */
  variants: VariantForSale[] | null;
}

/** Items of a product, of one size and color. */
export interface HeldItems {
  id: number;
  size: string;
  color: string;
  quantity: number;
}

/** An order that was placed with a key. */
export interface KeyedOrder {
  fingerprint: string;
  orderId: number;
}

interface BasisOf {
  userId: number;
  key: string;
  /** How long the key is remembered. */
  keySeconds: number;
  purchaseId: string | undefined;
  productIds: readonly number[];
  /** Of an order for cash, whose history decides whether it waits for a confirmation. */
  cashAddress: CleanAddress | undefined;
}

/** What is known before an order is placed. */
export interface OrderBasis {
  /** The order placed with the key, if it is recent. */
  keyed: KeyedOrder | null;
  /** Whether `relatedOrders` can return any. */
  hasRelated: boolean;
  /** Number of orders of the shopper within the last minute. */
  lastMinute: number;
  /** Number of the new order. It is known before the insert, so that all its rows are sent together. */
  orderId: number;
  /** The draft order with this purchase. */
  draftId: number | null;
  email: string;
  locale: 'en' | 'ar';
  isBlocked: boolean;
  products: ProductForSale[];
  /** The rules for cash orders; null until an admin changes them. */
  cashRules: PlacingRules | null;
  /** Whether nothing was delivered to the phone number yet; false for card orders. */
  isPhoneNew: boolean;
  /** Whether a parcel to the phone number or the address came back; false for card orders. */
  hasReturned: boolean;
}

const SALE = `
  select id, name, name_ar, images[1] as image, price_fils, offer_price_fils,
    standard_struck_allowed, standard_lowest_fils, struck_allowed, lowest_fils, pay_fils, highest_pay_fils, list_fils, stock, vendor_id,
    sizes, colors, (
      select json_agg(v) from (
        select id, size, color, stock, price_fils, offer_price_fils, struck_allowed, lowest_fils
        from product_variants where product_id = products.id) v) as variants
  from products where published and deleted_at is null`;
/** The array is in a subquery, so that one plan serves every number of ids (ADR 0071). */
const ON_SALE = `${SALE} and id = any((select $1::integer[])::integer[])`;

/** States of an unpaid order. */
const UNPAID = `('pending_payment', 'payment_failed')`;

const HELD = `
  select l.product_id as id, l.size, l.color, sum(l.quantity)::int as quantity
  from orders o join order_lines l on l.order_id = o.id
  where o.user_id = $1 and o.holds_stock and o.state in ${UNPAID}
    and l.product_id = any((select $2::integer[])::integer[])
  group by l.product_id, l.size, l.color`;

/** An earlier order that affects a new one. */
interface RelatedOrder {
  id: number;
  isSamePurchase: boolean;
}

const RELATED = `
  with requested as (
      select w.*, coalesce(v.stock, p.stock) as stock
      from json_to_recordset($3::json)
        as w ("productId" integer, size text, color text, quantity integer)
      left join products p on p.id = w."productId"
      left join product_variants v
        on v.product_id = w."productId" and v.size = w.size and v.color = w.color),
    unpaid as (
      select o.id, (o.purchase_id is null or $2::uuid is null) and exists (
          select from order_lines l join requested w on w."productId" = l.product_id
          where l.order_id = o.id) as same, o.state = 'payment_failed' or o.coupon_code = $4 or exists (
          select from order_lines l join requested w on w."productId" = l.product_id
            and (w.size is null or (w.size, w.color) = (l.size, l.color))
          where l.order_id = o.id and w.stock < w.quantity) as is_blocking
      from orders o
      where o.user_id = $1 and o.holds_stock and o.state in ${UNPAID}
        and ($2::uuid is null or o.purchase_id is distinct from $2::uuid))
  select id, same as "isSamePurchase" from unpaid where same or is_blocking
  union all
  select id, true from orders where user_id = $1 and purchase_id = $2 and holds_stock
  order by id`;

const KEYED = `
  select fingerprint, order_id as "orderId" from idempotency_keys
  where user_id = $1 and key = $2 and created_at > now() - $3 * interval '1 s'`;

const CASH_RULES = `
  select new_phone as "newPhone", above, above_fils as "aboveFils", returned from cash_rules`;

/** `$6` to `$10` of a cash order: phone, city, area, building and flat; no phone for card. */
const HAS_RETURNED = `$6::text is not null and ${hasReturned('$6', ['$7', '$8', '$9', '$10'])}`;

const BASIS = `
  select u.email, u.locale, u.blocked_at is not null as "isBlocked",
    (select row_to_json(k) from (${KEYED}) k) as keyed,
    exists (select from orders where user_id = $1 and holds_stock
      and (state in ${UNPAID} or purchase_id = $4)) as "hasRelated",
    (select count(*)::int from orders
      where user_id = $1 and created_at > now() - interval '1 minute') as "lastMinute",
    nextval('orders_id_seq')::int as "orderId",
    (select id from draft_orders where purchase_id = $4) as "draftId",
    (select coalesce(json_agg(p), '[]') from (${SALE} and id = any($5)) p) as products,
    (select row_to_json(r) from (${CASH_RULES}) r) as "cashRules",
    ${isPhoneNew('$6')} as "isPhoneNew", ${HAS_RETURNED} as "hasReturned"
  from users u where u.id = $1`;

@Injectable()
export class CheckoutQueries {
  constructor(private readonly statements: Statements) {}

  /** Products on sale among the ids. */
  onSale(ids: readonly number[]): Promise<ProductForSale[]> {
    return this.statements.rows(ON_SALE, [ids]);
  }

  /** Items reserved by a shopper's unpaid orders. */
  heldBy(userId: number, ids: readonly number[]): Promise<HeldItems[]> {
    return this.statements.rows(HELD, [userId, ids]);
  }

  /**
   * A shopper's orders that affect a new order, by id: the live order of the same purchase, and unpaid ones
   * that it replaces. If either order has no purchase id, an unpaid order with one of the products belongs to the
   * same purchase.
   */
  relatedOrders(
    manager: EntityManager,
    userId: number,
    purchaseId: string | undefined,
    requested: readonly StockQuantity[],
    coupon: string | null,
  ): Promise<RelatedOrder[]> {
    const values = [userId, purchaseId ?? null, JSON.stringify(requested), coupon];
    return manager.query(RELATED, values);
  }

  /**
   * One order at a time per shopper, until the transaction ends. Its statements time out after `limitMs`: a row with
   * many waiters is locked in two steps, and the server's lock timeout applies to each of them separately. They find
   * rows by their keys, so that one plan serves all values.
   */
  async begin(manager: EntityManager, userId: number, limitMs: number): Promise<void> {
    await manager.query(
      `select set_config('statement_timeout', $2, true),
         set_config('plan_cache_mode', 'force_generic_plan', true),
         pg_advisory_xact_lock(hashtext('place-order'), $1)`,
      [userId, String(limitMs)],
    );
  }

  /** What an order of the products is based on; undefined if the account does not exist. */
  async basis(
    manager: EntityManager,
    { userId, key, keySeconds, purchaseId, productIds, cashAddress }: BasisOf,
  ): Promise<OrderBasis | undefined> {
    const { phone, city, area, building, flat } = cashAddress ?? {};
    const address = [phone, city, area, building, flat].map((part) => part ?? null);
    const values = [userId, key, keySeconds, purchaseId ?? null, productIds, ...address];
    const rows: OrderBasis[] = await manager.query(BASIS, values);
    return rows[0];
  }

  /** The order that was placed with the key, if it is recent. */
  async orderOfKey(
    manager: EntityManager,
    userId: number,
    key: string,
    seconds: number,
  ): Promise<KeyedOrder | undefined> {
    const rows: KeyedOrder[] = await manager.query(KEYED, [userId, key, seconds]);
    return rows[0];
  }
}
