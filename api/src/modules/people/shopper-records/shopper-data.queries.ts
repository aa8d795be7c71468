import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sessionLimits } from '../../../platform/auth/sessions/session-limits.js';
import { Env } from '../../../platform/config/env.js';
import { iso } from '../../../platform/database/iso-time.js';
import { numberOf } from '../../../platform/database/order-numbers.js';
import { Statements } from '../../../platform/database/statements.js';
import { ERASE_DRAFT_CONTACT } from '../../sales/order-core/draft/draft-state.js';
import type { ShopperExportDto } from './shopper-data.dto.js';
import { ADDRESSES, RETURNS, REVIEWS, sessionsWith, WISHLIST } from './shopper-records.queries.js';

const ACCOUNT = `
  select id, name, email, phone, username, gender, locale, ${iso('created_at')} as "createdAt",
    ${iso('email_verified_at')} as "emailVerifiedAt"
  from users where id = $1`;
const LINES = `
  select l.name, l.size, l.color, l.quantity, (l.unit_price_fils * 0.01)::float8 as price
  from order_lines l where l.order_id = o.id order by l.id`;
/** Draft orders `d` as they are exported. */
export const exportedDrafts = (where: string): string => `
  select d.full_name as "fullName", d.phone, d.email, d.city, d.area, d.building, d.flat,
    d.conversation_url as "conversationUrl", ${iso('d.created_at')} as "createdAt",
    (select json_agg(json_build_object('productId', l."productId", 'name', l.name, 'size', l.size,
      'color', l.color, 'quantity', l.quantity)) from jsonb_to_recordset(d.lines) as l
      ("productId" integer, name text, size text, color text, quantity integer)) as lines
  from draft_orders d where ${where} order by d.id`;
/** Drafts with the contact of the account, also those that another account ordered. */
const OF_CONTACT = `(d.email = (select email from users where id = $1 and email <> '')
  or d.phone = (select phone from users where id = $1 and phone <> ''))`;
const DRAFTS = exportedDrafts(
  `d.order_id in (select id from orders where user_id = $1) or ${OF_CONTACT}`,
);
/** A JSON array of the rows of a query. */
export const listOf = (query: string): string =>
  `(select coalesce(json_agg(x), '[]'::json) from (${query}) x)`;
/** Orders `o` as they are exported. */
export const exportedOrders = (where: string): string => `
  select ${numberOf('o.id')} as number, o.operation_id as "operationId", o.state,
    o.payment_method as "paymentMethod", ${iso('o.created_at')} as "createdAt",
    o.full_name as "fullName", o.email, o.phone, o.city, o.area, o.building, o.flat, o.notes,
    (o.delivery_fee_fils * 0.01)::float8 as "deliveryFee", (o.discount_fils * 0.01)::float8 as discount, o.coupon_code as coupon,
    (o.total_fils * 0.01)::float8 as total, ${listOf(LINES)} as lines
  from orders o where ${where} order by o.created_at desc, o.id desc`;
const CART = `
  select c.product_id as "productId", p.name, c.size, c.color, c.quantity
  from cart_lines c join products p on p.id = c.product_id where c.user_id = $1 order by c.id`;
const ALERTS = `
  select a.product_id as "productId", p.name, a.email, ${iso('a.created_at')} as "createdAt"
  from stock_alerts a join products p on p.id = a.product_id where a.user_id = $1 order by a.id`;
/** Coupons for the shopper alone. */
const COUPONS = `
  select code, ${iso('ends_at')} as "endsAt" from coupons where user_id = $1 order by id`;
const MAILS = `
  select template, recipient, ${iso('created_at')} as "createdAt", ${iso('sent_at')} as "sentAt"
  from mails where user_id = $1 order by created_at desc, id desc`;
const SESSIONS = sessionsWith(
  `, ${iso('last_seen_at')} as "lastSeenAt", user_agent as "userAgent", network`,
);
const BROWSERS = `
  select ${iso('seen_at')} as "seenAt" from shopper_browsers where user_id = $1 order by seen_at desc`;
const PASSKEYS = `
  select name, ${iso('created_at')} as "createdAt", ${iso('last_used_at')} as "lastUsedAt"
  from passkeys where user_id = $1 order by created_at, id`;
const EXPORT = `
  select (select row_to_json(a) from (${ACCOUNT}) a) as account, ${listOf(exportedOrders('o.user_id = $1'))} as orders, ${listOf(RETURNS)} as returns, ${listOf(ADDRESSES)} as addresses, ${listOf(CART)} as cart,
    ${listOf(WISHLIST)} as wishlist, ${listOf(REVIEWS)} as reviews,
    ${listOf(ALERTS)} as "stockAlerts", ${listOf(COUPONS)} as coupons, ${listOf(DRAFTS)} as "draftOrders", ${listOf(MAILS)} as mails, ${listOf(SESSIONS)} as sessions,
    ${listOf(BROWSERS)} as browsers, ${listOf(PASSKEYS)} as passkeys`;

/** The reviews of an account are deleted with it, and no longer count in the ratings; products are locked by id. */
const DELETE_ACCOUNT = [
  `with reviewed as (
     select id from products
     where id in (select product_id from reviews where user_id = $1 and hidden_at is null)
     order by id for no key update)
   update products p set rating_sum = rating_sum - r.stars, review_count = review_count - 1
   from reviewed, reviews r
   where p.id = reviewed.id and r.product_id = p.id and r.user_id = $1 and r.hidden_at is null`,
  'delete from users where id = $1',
];

/** What belongs to no order. */
const ERASE = [
  'delete from mails where user_id = $1',
  'delete from stock_alerts where email = (select email from users where id = $1)',
  `update coupons set email = '', phone = '' where user_id = $1`,
  `delete from draft_orders d where d.order_id is null and ${OF_CONTACT}`,
  // Another account has ordered them.
  `${ERASE_DRAFT_CONTACT} where ${OF_CONTACT}`,
];

/** Of two equal rows that of the remaining account stays. */
const MERGE = [
  // Both accounts may have used one browser, and with it one purchase.
  `update orders set user_id = $1, purchase_id = null where user_id = $2`,
  `update mails set user_id = $1 where user_id = $2`,
  `update shopper_notes set user_id = $1 where user_id = $2`,
  `update stock_alerts set user_id = $1 where user_id = $2`,
  `update coupons set user_id = $1 where user_id = $2`,
  `update coupon_uses set user_id = $1 where user_id = $2`,
  `update addresses set user_id = $1, is_default = false where user_id = $2`,
  `update reviews r set user_id = $1 where user_id = $2
     and not exists (select from reviews o where o.user_id = $1 and o.product_id = r.product_id)`,
  `update wishlist_items w set user_id = $1 where user_id = $2
     and not exists (select from wishlist_items o where o.user_id = $1 and o.product_id = w.product_id)`,
  // Who is not the same person as the one is not the same as the other.
  `insert into shopper_pairs as p
     (first_id, second_id, reasons, dismissed_at, dismissed_by, dismissed_by_name)
   select least($1, d.other), greatest($1, d.other), d.reasons, d.dismissed_at, d.dismissed_by,
     d.dismissed_by_name
   from (select case when first_id = $2 then second_id else first_id end as other, *
     from shopper_pairs where $2 in (first_id, second_id) and dismissed_at is not null) d
   where d.other <> $1
   on conflict (first_id, second_id) do update set dismissed_at = excluded.dismissed_at,
     dismissed_by = excluded.dismissed_by, dismissed_by_name = excluded.dismissed_by_name
   where p.dismissed_at is null`,
];

/** SQL of the data of a person. */
@Injectable()
export class ShopperDataQueries {
  private readonly idleMinutes;

  constructor(
    private readonly statements: Statements,
    env: Env,
  ) {
    this.idleMinutes = sessionLimits(env).shopper.idleMinutes;
  }

  async export(userId: number): Promise<ShopperExportDto> {
    const [row] = await this.statements.rows<ShopperExportDto>(EXPORT, [userId, this.idleMinutes]);
    if (!row) throw new Error('A query without a table returns a row.');
    return row;
  }

  /** The orders of a shopper, whatever their state. */
  async orderIds(manager: EntityManager, userId: number): Promise<number[]> {
    const rows: { id: number }[] = await manager.query('select id from orders where user_id = $1', [
      userId,
    ]);
    return rows.map(({ id }) => id);
  }

  /** Deletes the account with everything that belongs to it, except its orders. */
  async erase(manager: EntityManager, userId: number): Promise<void> {
    for (const statement of [...ERASE, ...DELETE_ACCOUNT]) await manager.query(statement, [userId]);
  }

  /** Moves the data of an account to another and deletes it; its cart and reset links are deleted. */
  async merge(manager: EntityManager, into: number, from: number): Promise<void> {
    for (const statement of MERGE) await manager.query(statement, [into, from]);
    for (const statement of DELETE_ACCOUNT) await manager.query(statement, [from]);
  }
}
