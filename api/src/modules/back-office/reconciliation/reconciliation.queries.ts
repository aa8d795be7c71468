import { Injectable } from '@nestjs/common';
import { dayOf, dayStart } from '../../../platform/database/shop-days.js';
import { numberOf } from '../../../platform/database/order-numbers.js';
import { Statements } from '../../../platform/database/statements.js';
import type { JsonText } from '../../../platform/http/json-text.js';
import { unowedCaptures } from './daily-money.queries.js';
import type { MoneyDto } from './reconciliation.dto.js';

const MOST_DIFFERENCES = 200;

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

/**
 * `$1` last day or null for today, `$2` number of days. Days are already added up; what moved since then is added, and
 * each difference is found by an index.
 */
const RECONCILIATION = `
  with params as (
    select coalesce($1::date, ${dayOf('now()')}) as last, $2::integer as length
  ), range as (
    select last, last - length + 1 as first,
      ${dayStart('(last - length + 1)')} as since,
      ${dayStart('(last + 1)')} as until
    from params
  ), moved as (
    select d.day, d.kind, d.fils from range r join daily_money d on d.day between r.first and r.last
    union all
    select c.day, c.kind, c.fils from range r join money_changes c on c.day between r.first and r.last
    union all
    select ${dayOf('p.created_at')}, 'inReview', p.amount_fils
    from range r join payments p
      on p.state = 'review' and p.created_at >= r.since and p.created_at < r.until
  ), money as materialized (
    select kind, day, sum(fils)::bigint as fils from moved group by 1, 2
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
    from orders o where o.cod_state = 'collected' and o.total_fils > 0
    union all
    select p.order_id, 'captured_unowed', p.amount_fils - p.refunded_fils, p.captured_at
    from range r
      cross join (select order_id from unowed_captures union
        select order_id from money_changes where kind in ('captured', 'unowed')) c
      cross join lateral (${unowedCaptures('c.order_id')}) p
    where p.captured_at >= r.since and p.captured_at < r.until
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
