import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dayOf, dayStart } from '../../../platform/database/shop-days.js';
import type { ColumnMeaning } from './statement-headings.js';
import type { StatementRow } from './statement-file.js';

/** An order whose cash was booked or unbooked. */
export interface MovedOrder {
  orderId: number;
  fils: number;
}

const ADD_ROWS = `
  insert into cash_statement_rows (statement_id, row_no, line_count, waybill, stated_fils)
  select $1, "row", lines, waybill, fils
  from json_to_recordset($2::json) as r("row" integer, lines integer, waybill text, fils integer)
  order by "row"`;

/** Rows that booked their order stay as they are. */
const COMPARE = `
  update cash_statement_rows r
  set kind = f.kind, order_id = f.order_id,
    collected_fils = case when f.kind not in ('unknown', 'not_collected') then f.total_fils end
  from (
    select r.id, s.order_id, o.total_fils, case
      when o.id is null then 'unknown'
      when o.cod_state = 'remitted' then 'booked'
      when o.cod_state is distinct from 'collected' or s.state <> 'delivered' then 'not_collected'
      when r.stated_fils = o.total_fils then 'equal'
      when r.stated_fils < o.total_fils then 'less'
      else 'more' end as kind
    from cash_statement_rows r
      left join shipments s on s.awb = r.waybill
      left join orders o on o.id = s.order_id
    where r.statement_id = $1 and r.booked_at is null and r.stated_fils is not null
  ) f
  where f.id = r.id`;

/** The event that collected the cash of an order `o`. */
const COLLECTED = `
  cross join lateral (
    select created_at from order_events
    where order_id = o.id and subject = 'cod' and event = 'delivered' order by id limit 1
  ) e`;

const PERIOD = `
  select min(${dayOf('e.created_at')})::text as "from", max(${dayOf('e.created_at')})::text as "to"
  from cash_statement_rows r join orders o on o.id = r.order_id ${COLLECTED}
  where r.statement_id = $1 and r.kind in ('equal', 'less', 'more', 'booked')`;

/**
 * An order changes when its cash is collected, in the transaction of that event. `not in` is hashed, whatever is known
 * about rows that were just inserted.
 */
const ADD_MISSING = `
  insert into cash_statement_rows (statement_id, waybill, order_id, collected_fils, kind)
  select $1, coalesce(s.awb, ''), o.id, o.total_fils, 'missing'
  from orders o ${COLLECTED}
    left join lateral (
      select awb from shipments where order_id = o.id and state = 'delivered' limit 1
    ) s on true
  where o.cod_state = 'collected' and o.total_fils > 0 and o.updated_at >= ${dayStart('$2')} - interval '1 hour'
    and e.created_at >= ${dayStart('$2')} and e.created_at < ${dayStart('($3::date + 1)')}
    and o.id not in (
      select order_id from cash_statement_rows where statement_id = $1 and order_id is not null)
  order by e.created_at limit $4
  returning id`;

/** $2 and $3: the cash state before and after; $4: the event; $5: who; $6: why. */
const moves = (rows: string, bookedAt: string): string => `
  with mine as materialized (
    select r.id, o.id as order_id, o.total_fils
    from cash_statement_rows r join orders o on o.id = r.order_id
    where r.statement_id = $1 and ${rows} and o.cod_state = $2
    order by o.id for update of o
  ), moved as (
    update orders o set cod_state = $3, updated_at = now() from mine where o.id = mine.order_id
  ), marked as (
    update cash_statement_rows r set booked_at = ${bookedAt} from mine where r.id = mine.id
  ), events as (
    insert into order_events (order_id, subject, event, from_state, to_state, actor, why, why_message)
    select order_id, 'cod', $4, $2, $3, $5, $6, $7 from mine order by order_id
  )
  select order_id as "orderId", total_fils as fils from mine order by order_id`;

const BOOK = moves(
  `r.kind = 'equal' and r.booked_at is null and r.stated_fils = o.total_fils`,
  'now()',
);
const UNBOOK = moves('r.booked_at is not null', 'null');

const REMEMBERED = 'select heading, meaning from cash_statement_columns';
const REMEMBER = `
  insert into cash_statement_columns (heading, meaning) values ($1, $2)
  on conflict (heading) do update set meaning = excluded.meaning, chosen_at = now()`;

/** How the cash of orders moves. */
export interface CashMove {
  from: string;
  to: string;
  event: string;
  actor: string;
  why: string;
  whyMessage: object;
}

/** SQL that changes statements of the carrier, each in the caller's transaction. */
@Injectable()
export class CashStatementChangesQueries {
  async addRows(manager: EntityManager, id: number, rows: readonly StatementRow[]): Promise<void> {
    await manager.query(ADD_ROWS, [id, JSON.stringify(rows)]);
  }

  /** Finds the parcel of each row that booked none, and compares the amounts. */
  async compare(manager: EntityManager, id: number): Promise<void> {
    await manager.query(COMPARE, [id]);
  }

  /** First and last day of delivery of the parcels that were found. */
  async period(
    manager: EntityManager,
    id: number,
  ): Promise<{ from: string; to: string } | undefined> {
    const [row]: { from: string | null; to: string | null }[] = await manager.query(PERIOD, [id]);
    return row?.from && row.to ? { from: row.from, to: row.to } : undefined;
  }

  /** Adds the parcels of the period that are not listed, up to `most`; returns their number. */
  async addMissing(
    manager: EntityManager,
    id: number,
    { from, to }: { from: string; to: string },
    most: number,
  ): Promise<number> {
    const rows: unknown[] = await manager.query(ADD_MISSING, [id, from, to, most]);
    return rows.length;
  }

  /** Books the equal rows whose cash is still collected; each order once, also if others book it now. */
  book(manager: EntityManager, id: number, move: CashMove): Promise<MovedOrder[]> {
    return manager.query(BOOK, [id, ...valuesOf(move)]);
  }

  /** Takes back what the rows booked. */
  unbook(manager: EntityManager, id: number, move: CashMove): Promise<MovedOrder[]> {
    return manager.query(UNBOOK, [id, ...valuesOf(move)]);
  }

  /** What staff chose for headings, by the plain heading. */
  async remembered(manager: EntityManager): Promise<Map<string, ColumnMeaning>> {
    const rows: { heading: string; meaning: ColumnMeaning }[] = await manager.query(REMEMBERED);
    return new Map(rows.map(({ heading, meaning }) => [heading, meaning]));
  }

  async remember(manager: EntityManager, heading: string, meaning: ColumnMeaning): Promise<void> {
    await manager.query(REMEMBER, [heading, meaning]);
  }
}

const valuesOf = ({ from, to, event, actor, why, whyMessage }: CashMove): unknown[] => [
  from,
  to,
  event,
  actor,
  why,
  JSON.stringify(whyMessage),
];
