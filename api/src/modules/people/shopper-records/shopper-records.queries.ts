import { Injectable } from '@nestjs/common';
import { sessionLimits } from '../../../platform/auth/sessions/session-limits.js';
import { Env } from '../../../platform/config/env.js';
import { iso } from '../../../platform/database/iso-time.js';
import { numberOf } from '../../../platform/database/order-numbers.js';
import { Statements } from '../../../platform/database/statements.js';
import type {
  ShopperBelongingsDto,
  ShopperSummaryDto,
  ShopperMailDto,
  ShopperOrderDto,
} from './shopper-record.dto.js';

/** Most rows of each kind. */
const LIMIT = 50;

/**
 * Money received: captured card payments less their refunds, and collected cash less its refunds. A refunded order was
 * delivered if its history says so; otherwise it came back.
 */
export const summaryOf = (userId: string): string => `
  with own as (
    select o.id, o.state, o.payment_method = 'cod' as is_cash,
      o.state = 'delivered' or (o.state in ('refunded', 'partially_refunded') and exists (
        select from order_events e
        where e.order_id = o.id and e.subject = 'order' and e.to_state = 'delivered')) as is_delivered,
      o.cod_state in ('collected', 'remitted') as is_collected,
      case when o.cod_state in ('collected', 'remitted') then o.total_fils - coalesce((
          select sum(r.amount_fils) from refunds r
          where r.order_id = o.id and r.payment_id is null and not r.is_duplicate), 0)
        else (
          select sum(p.amount_fils - p.refunded_fils) from payments p
          where p.order_id = o.id and p.captured_at is not null and p.state <> 'review')
        end as fils
    from orders o where o.user_id = ${userId}
  )
  select count(*)::integer as orders,
    (count(*) filter (where is_delivered))::integer as delivered,
    coalesce(sum(fils) * 0.01, 0)::float8 as spent,
    coalesce(round(avg(fils) filter (where fils > 0)) * 0.01, 0)::float8 as average,
    (select count(*)::integer from returns r join orders o on o.id = r.order_id
      where o.user_id = ${userId}) as returns,
    (count(*) filter (where is_cash and is_collected))::integer as "cashDelivered",
    (count(*) filter (where is_cash and state = 'returned'))::integer as "cashReturned",
    (count(*) filter (where is_cash and state = 'cancelled'))::integer as "cashCancelled"
  from own`;

const ORDERS = `
  select o.operation_id as "operationId", ${numberOf('o.id')} as number, o.state,
    o.payment_method as "paymentMethod", (o.total_fils * 0.01)::float8 as total,
    o.item_count as "itemCount", ${iso('o.created_at')} as "createdAt"
  from orders o where o.user_id = $1
  order by o.created_at desc, o.id desc limit $2 offset $3`;

/** A JSON array of the rows of a query. */
const listOf = (query: string): string =>
  `(select coalesce(json_agg(x), '[]'::json) from (${query} limit ${LIMIT}) x)`;

/** Returns with their orders `o`. */
export const returnsOf = (where: string): string => `
  select r.id, ${numberOf('o.id')} as number, r.state, r.reason, ${iso('r.created_at')} as "createdAt"
  from orders o join returns r on r.order_id = o.id
  where ${where} order by r.created_at desc, r.id desc`;
export const RETURNS = returnsOf('o.user_id = $1');
export const ADDRESSES = `
  select id, label, full_name as "fullName", phone, city, area, building, flat, notes,
    is_default as "isDefault"
  from addresses where user_id = $1 order by is_default desc, id`;
export const WISHLIST = `
  select p.id as "productId", p.name, p.name_ar as "nameAr", ${iso('w.created_at')} as "addedAt"
  from wishlist_items w join products p on p.id = w.product_id
  where w.user_id = $1 order by w.created_at desc, p.id desc`;
export const REVIEWS = `
  select r.id, r.product_id as "productId", p.name, p.name_ar as "nameAr", r.stars, r.comment,
    ${iso('r.created_at')} as "createdAt"
  from reviews r join products p on p.id = r.product_id
  where r.user_id = $1 order by r.created_at desc, r.id desc`;
/** Open sessions; `$2` are the minutes without a request after which one has ended. */
export const sessionsWith = (more: string): string => `
  select ${iso('created_at')} as "openedAt", ${iso('expires_at')} as "expiresAt"${more}
  from sessions where actor_kind = 'customer' and actor_id = $1 and expires_at > now()
    and last_seen_at > now() - make_interval(mins => $2::int)
  order by created_at desc`;
const BELONGINGS = `
  select ${listOf(RETURNS)} as returns, ${listOf(ADDRESSES)} as addresses,
    ${listOf(WISHLIST)} as wishlist, ${listOf(REVIEWS)} as reviews, ${listOf(sessionsWith(''))} as sessions`;

const MAILS = `
  select m.id, m.template, m.recipient, ${iso('m.created_at')} as "createdAt",
    ${iso('m.sent_at')} as "sentAt",
    case when m.sent_at is not null then 'sent' when b.dead_at is not null then 'failed'
      else 'waiting' end as state,
    o.operation_id as "operationId", ${numberOf('o.id')} as number
  from mails m
  left join orders o on o.id = m.order_id
  left join outbox b on b.dedupe_key = 'mail:' || m.id
  where m.user_id = $1 order by m.created_at desc, m.id desc limit ${LIMIT}`;

/** SQL of the records of shoppers. */
@Injectable()
export class ShopperRecordsQueries {
  private readonly idleMinutes;

  constructor(
    private readonly statements: Statements,
    env: Env,
  ) {
    this.idleMinutes = sessionLimits(env).shopper.idleMinutes;
  }

  async summary(userId: number): Promise<ShopperSummaryDto> {
    const [row] = await this.statements.rows<ShopperSummaryDto>(summaryOf('$1'), [userId]);
    if (!row) throw new Error('An aggregate returns a row.');
    return row;
  }

  orders(userId: number, page: number, limit: number): Promise<ShopperOrderDto[]> {
    return this.statements.rows<ShopperOrderDto>(ORDERS, [userId, limit, (page - 1) * limit]);
  }

  async orderCount(userId: number): Promise<number> {
    const [row] = await this.statements.rows<{ count: number }>(
      'select count(*)::integer as count from orders where user_id = $1',
      [userId],
    );
    return row?.count ?? 0;
  }

  async belongings(userId: number): Promise<ShopperBelongingsDto> {
    const [row] = await this.statements.rows<ShopperBelongingsDto>(BELONGINGS, [
      userId,
      this.idleMinutes,
    ]);
    if (!row) throw new Error('A query without a table returns a row.');
    return row;
  }

  mails(userId: number): Promise<ShopperMailDto[]> {
    return this.statements.rows<ShopperMailDto>(MAILS, [userId]);
  }
}
