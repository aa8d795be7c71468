import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { runAlone } from '../../../platform/database/run-alone.js';
import { dayOf } from '../../../platform/database/shop-days.js';
import type { OrderState } from '../../sales/order-core/order-machine.js';

/** Final states of orders without a card payment; a trigger queues the orders that get one of them. */
const UNOWED: OrderState[] = ['pending_payment', 'payment_failed', 'expired', 'cancelled'];

const CAPTURED_UNOWED = `p.captured_at is not null and p.state in ('captured', 'partially_refunded')
  and o.state in (${UNOWED.map((state) => `'${state}'`).join()})`;

/** SQL: the captured payments of an order that does not owe them; `offset 0`: by its id, never all. */
export const unowedCaptures = (orderId: string): string => `
  select p.* from orders o join payments p on p.order_id = o.id
  where o.id = ${orderId} and ${CAPTURED_UNOWED} offset 0`;

/** An order can only become unowed or captured with a row in the queue, so the others stay as they are. */
const ADD_QUEUED = `
  with taken as (
    delete from money_changes returning day, kind, fils, order_id
  ), added as (
    insert into daily_money as d (day, kind, fils)
    select day, kind, sum(fils) from taken where day is not null group by day, kind
    on conflict (day, kind) do update set fils = d.fils + excluded.fils
  ), gone as (
    delete from unowed_captures u where not exists (${unowedCaptures('u.order_id')})
  )
  insert into unowed_captures (order_id)
  select order_id from (select distinct order_id from taken where kind in ('captured', 'unowed')) t
  where exists (${unowedCaptures('t.order_id')})
  on conflict do nothing`;

/** Counts every change once: one statement sees both the rows and what is queued of them. */
const ADD_ALL = `
  with queued as (delete from money_changes)
  insert into daily_money (day, kind, fils)
  select day, kind, sum(fils) from (
    select ${dayOf('captured_at')} as day, 'captured' as kind, amount_fils::bigint as fils
    from payments where captured_at is not null
    union all
    select ${dayOf('created_at')}, case way when 'card' then 'refunded' else 'cashRefunded' end, amount_fils
    from refunds
    union all
    select ${dayOf('created_at')}, 'due', total_fils from orders where cod_state <> 'void'
    union all
    select ${dayOf('e.created_at')}, e.to_state, o.total_fils
    from order_events e join orders o on o.id = e.order_id
    where e.subject = 'cod' and e.event in ('delivered', 'remitted')
    union all
    select ${dayOf('e.created_at')}, 'remitted', -o.total_fils
    from order_events e join orders o on o.id = e.order_id
    where e.subject = 'cod' and e.event = 'remittance_undone'
  ) moved group by day, kind`;

const ADD_ALL_UNOWED = `
  insert into unowed_captures (order_id)
  select distinct o.id from payments p join orders o on o.id = p.order_id where ${CAPTURED_UNOWED}`;

/** The sums of money per day. */
@Injectable()
export class DailyMoneyQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Adds what moved since the last time. */
  addUp(): Promise<void> {
    return runAlone(this.db, 'daily_money', [ADD_QUEUED]);
  }

  /** Adds up everything again, while the shop is open. */
  rebuild(): Promise<void> {
    return runAlone(this.db, 'daily_money', [
      'delete from daily_money',
      ADD_ALL,
      'delete from unowed_captures',
      ADD_ALL_UNOWED,
    ]);
  }
}
