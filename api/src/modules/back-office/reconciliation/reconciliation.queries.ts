import { Injectable } from '@nestjs/common';
import { dayOf, dayStart } from '../../../platform/database/shop-days.js';
import { numberOf } from '../../../platform/database/order-numbers.js';
import { Statements } from '../../../platform/database/statements.js';
import type { JsonText } from '../../../platform/http/json-text.js';
import type { OrderState } from '../../sales/order-core/order-machine.js';
import type { MoneyDto } from './reconciliation.dto.js';

const MOST_DIFFERENCES = 200;

/** Final states of orders without a card payment. */
const UNOWED: OrderState[] = ['pending_payment', 'payment_failed', 'expired', 'cancelled'];

const KINDS: (keyof MoneyDto)[] = [
  'captured',
  'refunded',
  'due',
  'collected',
  'remitted',
  'cashRefunded',
  'inReview',
];
const SUMS = KINDS.map(
  (kind) => `'${kind}', coalesce(sum(fils) filter (where kind = '${kind}'), 0) * 0.01`,
).join();

/** `$1` last day or null for today, `$2` number of days. Each part uses an index on its time or state. */
const RECONCILIATION = `
  with params as (
    select coalesce($1::date, ${dayOf('now()')}) as last, $2::integer as length
  ), range as (
    select last, last - length + 1 as first,
      ${dayStart('(last - length + 1)')} as since,
      ${dayStart('(last + 1)')} as until
    from params
  ), moved as (
    select 'captured' as kind, p.captured_at as at, p.amount_fils::bigint as fils
    from range r join payments p on p.captured_at >= r.since and p.captured_at < r.until
    union all
    select case f.way when 'card' then 'refunded' else 'cashRefunded' end, f.created_at, f.amount_fils
    from range r join refunds f on f.created_at >= r.since and f.created_at < r.until
    union all
    select 'due', o.created_at, o.total_fils
    from range r join orders o on o.created_at >= r.since and o.created_at < r.until
    where o.cod_state <> 'void'
    union all
    select e.to_state, e.created_at, o.total_fils
    from range r join order_events e
      on e.subject = 'cod' and e.created_at >= r.since and e.created_at < r.until
    join orders o on o.id = e.order_id
    where e.event in ('delivered', 'remitted')
    union all
    select 'inReview', p.created_at, p.amount_fils
    from range r join payments p
      on p.state = 'review' and p.created_at >= r.since and p.created_at < r.until
  ), money as materialized (
    select kind, ${dayOf('at')} as day, sum(fils)::bigint as fils from moved group by 1, 2
  ), difference as materialized (
    select p.order_id, 'in_review' as kind, p.amount_fils as fils, p.updated_at as since
    from payments p where p.state = 'review'
    union all
    select p.order_id, 'refund_pending', p.refund_fils, p.updated_at
    from payments p where p.state = 'refund_pending'
    union all
    select p.order_id, 'refund_failed', p.refund_fils, coalesce(p.refund_failed_at, p.updated_at)
    from payments p where p.state = 'refund_failed'
    union all
    select p.order_id, 'refund_twice', p.refund_extra_fils - p.refund_extra_closed_fils, p.updated_at
    from payments p
    where p.refund_outside_fils > 0 and p.refund_extra_fils > p.refund_extra_closed_fils
    union all
    select o.id, 'not_remitted', o.total_fils, o.updated_at
    from orders o where o.cod_state = 'collected'
    union all
    select p.order_id, 'captured_unowed', p.amount_fils - p.refunded_fils, p.captured_at
    from range r join payments p on p.captured_at >= r.since and p.captured_at < r.until
    where p.state in ('captured', 'partially_refunded')
      and p.order_id in (select id from orders where state in (${UNOWED.map((state) => `'${state}'`).join()}))
  )
  select json_build_object(
    'from', r.first, 'to', r.last,
    'days', (select json_agg(s.line order by s.day) from (
      select d.day, json_build_object('day', d.day, ${SUMS}) as line
      from generate_series(r.first, r.last, interval '1 day') g(at)
      cross join lateral (select g.at::date as day) d
      left join money m on m.day = d.day
      group by d.day) s),
    'totals', (select json_build_object(${SUMS}) from money),
    'differences', coalesce((select json_agg(json_build_object(
        'operationId', o.operation_id, 'number', ${numberOf('o.id')}, 'kind', d.kind, 'amount', d.fils * 0.01,
        'since', d.since) order by d.since, o.id)
      from (select * from difference order by since, order_id limit ${MOST_DIFFERENCES}) d
      join orders o on o.id = d.order_id), '[]'::json),
    'total', (select count(*) from difference))::text as body
  from range r`;

/** SQL of the reconciliation. */
@Injectable()
export class ReconciliationQueries {
  constructor(private readonly statements: Statements) {}

  /** JSON of a ReconciliationDto. */
  async read(to: string | undefined, days: number): Promise<JsonText> {
    const [row] = await this.statements.rows<{ body: JsonText }>(RECONCILIATION, [to, days]);
    return row?.body ?? '';
  }
}
