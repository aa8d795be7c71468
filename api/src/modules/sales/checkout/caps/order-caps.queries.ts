import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Order } from '../../order-core/order.entity.js';

export type CapScope = 'account' | 'phone' | 'address' | 'network';

/** Open orders of a scope, including the new one. */
export interface Waiting {
  scope: CapScope;
  /** Unpaid card orders. */
  unpaid: number;
  /**
   * Cash orders before hand-over that staff have not confirmed: those that wait for it, and the others if nothing was
   * delivered to this phone number for this account.
   */
  unconfirmed: number;
  /** Items of both. */
  items: number;
}

/** What a new order is counted by. */
export type CappedOrder = Pick<
  Order,
  'id' | 'userId' | 'phone' | 'addressComplete' | 'city' | 'area' | 'building' | 'flat'
>;

/** `$4` to `$7`; null if the address is incomplete or without a flat, because it may be that of many. */
const ADDRESS_KEY = 'address_key($4::text, $5::text, $6::text, $7::text)';
const addressOf = ({ addressComplete, city, area, building, flat }: CappedOrder): unknown[] =>
  addressComplete ? [city, area, building, flat] : [null, null, null, null];

/** Orders before hand-over; the same expression as in the indexes. */
const waiting = (scope: CapScope, where: string): string => `
  select '${scope}' as scope, o.id, o.item_count, o.payment_method, o.state, o.phone, o.user_id
  from orders o where ${where} and o.holds_stock
    and o.state in ('pending_payment', 'payment_failed', 'cod_pending', 'cod_confirmed',
      'shipment_pending', 'shipment_failed', 'ready_to_ship')
    and (o.payment_method = 'cod' or o.state in ('pending_payment', 'payment_failed'))`;

/**
 * What is asked about each order is asked once for all scopes, because starting a plan costs more than these few rows; without
 * `offset 0` PostgreSQL would ask it for each scope again.
 */
const COUNT = `
  select scope, count(*) filter (where is_unpaid)::int as unpaid,
    count(*) filter (where is_unconfirmed)::int as unconfirmed,
    coalesce(sum(item_count) filter (where is_unpaid or is_unconfirmed), 0)::int as items
  from (
    select o.scope, o.item_count, o.payment_method = 'card' as is_unpaid,
      o.payment_method = 'cod' and (o.state = 'cod_pending' or not exists (
        select from orders d
        where d.phone = o.phone and d.user_id = o.user_id and d.state = 'delivered'))
        and not exists (select from cash_confirmations c
          where c.order_id = o.id and c.outcome = 'confirmed') as is_unconfirmed
    from (
      ${waiting('account', 'o.user_id = $1')}
      union all ${waiting('phone', 'o.phone = $2')}
      union all ${waiting('address', `o.address_complete and address_key(o.city, o.area, o.building, o.flat) = ${ADDRESS_KEY}`)}
      union all ${waiting('network', 'o.id = any(array(select order_id from order_networks where network = $3))')}
    ) o offset 0) counted
  group by scope`;

const ENTER = `
  with saved as (insert into order_networks (order_id, network) values ($1, $3))
  select pg_advisory_xact_lock(hashtext('order-phone'), hashtext($2)),
    pg_advisory_xact_lock(hashtext('order-network'), hashtext($3)),
    pg_advisory_xact_lock(hashtext('order-address'), hashtext(${ADDRESS_KEY}))`;

@Injectable()
export class OrderCapsQueries {
  /** Stores the order's network and locks phone number, network and address until the transaction ends. */
  async enter(manager: EntityManager, order: CappedOrder, network: string): Promise<void> {
    await manager.query(ENTER, [order.id, order.phone, network, ...addressOf(order)]);
  }

  /** In any sequence; scopes without such orders are left out. */
  count(manager: EntityManager, order: CappedOrder, network: string): Promise<Waiting[]> {
    const values = [order.userId, order.phone, network, ...addressOf(order)];
    return manager.query(COUNT, values);
  }
}
