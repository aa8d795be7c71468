import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

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

const COUNTS = `
  count(*) filter (where is_unpaid)::int as unpaid,
  count(*) filter (where is_unconfirmed)::int as unconfirmed,
  coalesce(sum(item_count) filter (where is_unpaid or is_unconfirmed), 0)::int as items`;

/** Orders before hand-over; the same expression as in the indexes. */
const WAITING = (where: string): string => `
  select o.item_count, o.payment_method = 'card' as is_unpaid,
    o.payment_method = 'cod' and (o.state = 'cod_pending' or not exists (
      select from orders d
      where d.phone = o.phone and d.user_id = o.user_id and d.state = 'delivered'))
      and not exists (select from cash_confirmations c
        where c.order_id = o.id and c.outcome = 'confirmed') as is_unconfirmed
  from orders o where ${where} and o.holds_stock
    and o.state in ('pending_payment', 'payment_failed', 'cod_pending', 'cod_confirmed',
      'shipment_pending', 'shipment_failed', 'ready_to_ship')
    and (o.payment_method = 'cod' or o.state in ('pending_payment', 'payment_failed'))`;

const COUNT = `
  select 'account' as scope, ${COUNTS} from (${WAITING('o.user_id = $1')}) a
  union all
  select 'phone', ${COUNTS} from (${WAITING('o.phone = $2')}) p
  union all
  select 'address', ${COUNTS} from (
    ${WAITING(`o.address_complete and address_key(o.city, o.area, o.building, o.flat) = $4`)}) d
  union all
  select 'network', ${COUNTS} from (
    ${WAITING('o.id = any(array(select order_id from order_networks where network = $3))')}) n`;

@Injectable()
export class OrderCapsQueries {
  /** Stores the order's network and locks phone number, network and address until the transaction ends. */
  async enter(
    manager: EntityManager,
    orderId: number,
    phone: string,
    network: string,
    address: string | null,
  ): Promise<void> {
    await manager.query(
      `with saved as (insert into order_networks (order_id, network) values ($1, $3))
       select pg_advisory_xact_lock(hashtext('order-phone'), hashtext($2)),
         pg_advisory_xact_lock(hashtext('order-network'), hashtext($3)),
         pg_advisory_xact_lock(hashtext('order-address'), hashtext($4))`,
      [orderId, phone, network, address],
    );
  }

  count(
    manager: EntityManager,
    userId: number,
    phone: string,
    network: string,
    address: string | null,
  ): Promise<Waiting[]> {
    return manager.query(COUNT, [userId, phone, network, address]);
  }
}
