import { Injectable } from '@nestjs/common';
import type { StaffRole } from '@shop/shop-rules';
import { numberOf } from '../../../platform/database/order-numbers.js';
import { Statements } from '../../../platform/database/statements.js';
import type { JsonText } from '../../../platform/http/json-text.js';

/** Ages in ms from which an order counts as stuck. */
export interface StuckLimits {
  details: number;
  shipment: number;
  mail: number;
  refund: number;
  booking: number;
  confirmation: number;
}

const MOST_ORDERS = 200;

const unconfirmed = (ms: string): string =>
  `o.state = 'cod_pending' and o.created_at < now() - ${ms} * interval '1 ms'`;
const UNCONFIRMED = `select count(*)::integer as count from orders o where ${unconfirmed('$1')}`;

/** `$1` to `$6`: time limits of delivery details, carrier, mail server, refund, booking and confirmation. An order may be stuck for several reasons. */
const STUCK = `
  select o.id as order_id, 'shipment_missing' as kind, '' as reason, o.updated_at as since
  from orders o
  where o.state in ('paid', 'cod_confirmed')
    -- By the index of states and times; which time limit applies depends on the row.
    and o.updated_at < now() - least($1::float8, $5::float8) * interval '1 ms'
    and o.updated_at < now() - case when o.address_complete then $5::float8 else $1::float8 end * interval '1 ms'
  union all
  select s.order_id, 'shipment_unknown', s.last_error, s.created_at
  from shipments s join orders o on o.id = s.order_id and o.state = 'shipment_pending'
  where s.state in ('requested', 'creating', 'retry_wait', 'unknown')
    and s.created_at < now() - $2 * interval '1 ms'
  union all
  select o.id, 'shipment_failed', coalesce((select s.last_error from shipments s
    where s.order_id = o.id and s.state = 'rejected' order by s.id desc limit 1), ''), o.updated_at
  from orders o where o.state = 'shipment_failed'
  union all
  select p.order_id, 'payment_review', coalesce((select e.why from order_events e
    where e.order_id = p.order_id and e.subject = 'payment' and e.to_state = 'review'
    order by e.id desc limit 1), ''), p.updated_at
  from payments p where p.state = 'review'
  union all
  select p.order_id, 'refund_pending', coalesce((select w.last_error from outbox w
    where w.topic = 'payment.refund' and w.done_at is null and w.attempts + w.crashes > 0
      and (w.payload->>'paymentId')::integer = p.id
    order by w.id desc limit 1), ''), p.updated_at
  from payments p
  where p.state = 'refund_pending' and p.updated_at < now() - $4 * interval '1 ms'
  union all
  select p.order_id, 'refund_failed', p.refund_problem, coalesce(p.refund_failed_at, p.updated_at)
  from payments p where p.state = 'refund_failed'
  union all
  select p.order_id, 'refund_twice', '', p.updated_at
  from payments p
  where p.refund_outside_fils > 0 and p.refund_extra_fils > p.refund_extra_closed_fils
  union all
  select m.order_id, 'mail_failed', max(w.last_error), min(m.created_at)
  from outbox w join mails m on m.id = (w.payload->>'mailId')::integer
  where w.topic = 'mail.send' and w.done_at is null and w.attempts + w.crashes > 0
    and w.created_at < now() - $3 * interval '1 ms' and m.order_id is not null
  group by m.order_id
  union all
  select s.order_id, 'voided_parcel', s.tracking_text, s.scanned_at
  from shipments s where s.scanned_at is not null and s.scan_settled_at is null
  union all
  select o.id, 'cash_unconfirmed', '', o.created_at
  from orders o where ${unconfirmed('$6')}`;

const MOST_NAMES = 20;
const NAMES = `
  select name from staff where type = any($1) and deleted_at is null
  order by lower(name), id limit ${MOST_NAMES}`;

const COUNT = `select count(*)::integer as count from (${STUCK}) s`;

const LIST = `
  with stuck as materialized (${STUCK})
  select json_build_object(
    'total', (select count(*) from stuck),
    'orders', coalesce((select json_agg(json_build_object(
        'operationId', o.operation_id, 'number', ${numberOf('o.id')}, 'kind', s.kind, 'reason', coalesce((select e.why_message from order_events e
          where e.order_id = o.id and e.why = s.reason and e.why_message is not null
          order by e.id desc limit 1), to_jsonb(left(s.reason, 300))),
        'since', s.since, 'state', o.state, 'shopper', o.full_name,
        'total', o.total_fils * 0.01) order by s.since, o.id)
      from (select * from stuck order by since, order_id limit ${MOST_ORDERS}) s
      join orders o on o.id = s.order_id), '[]'::json))::text as body`;

/** SQL of stuck orders. */
@Injectable()
export class StuckOrdersQueries {
  constructor(private readonly statements: Statements) {}

  /** JSON of a StuckOrdersDto. */
  async list(limits: StuckLimits): Promise<JsonText> {
    const [row] = await this.statements.rows<{ body: JsonText }>(LIST, valuesOf(limits));
    return row?.body ?? '';
  }

  async count(limits: StuckLimits): Promise<number> {
    const [row] = await this.statements.rows<{ count: number }>(COUNT, valuesOf(limits));
    return row?.count ?? 0;
  }

  /** Names of the accounts of these types, the first 20. */
  async namesOf(roles: readonly StaffRole[]): Promise<string[]> {
    const rows = await this.statements.rows<{ name: string }>(NAMES, [roles]);
    return rows.map(({ name }) => name);
  }

  /** Cash orders that have waited for a call for longer than this. */
  async unconfirmed(ms: number): Promise<number> {
    const [row] = await this.statements.rows<{ count: number }>(UNCONFIRMED, [ms]);
    return row?.count ?? 0;
  }
}

const valuesOf = (limits: StuckLimits): number[] => {
  const { details, shipment, mail, refund, booking, confirmation } = limits;
  return [details, shipment, mail, refund, booking, confirmation];
};
