import { Injectable } from '@nestjs/common';
import type { CashWaitReason } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import { numberOf } from '../../../platform/database/order-numbers.js';
import { timeText } from '../../../platform/database/shop-days.js';
import { Statements } from '../../../platform/database/statements.js';
import type { PhoneHistoryDto } from './cash-order.dto.js';

export interface WaitingRow {
  operationId: string;
  number: string;
  version: number;
  placedAt: Date;
  reasons: CashWaitReason[];
  totalFils: number;
  items: number;
  product: string;
  shopper: string;
  phone: string;
  city: string;
  area: string;
  building: string;
  flat: string;
  locale: 'en' | 'ar';
  noAnswers: number;
  calledAt: Date | null;
  callAfter: Date | null;
  history: PhoneHistoryDto;
}

/** A waiting order as the export needs it; times in Dubai. */
export interface ExportedCashOrder extends Omit<
  WaitingRow,
  | 'operationId'
  | 'number'
  | 'version'
  | 'placedAt'
  | 'product'
  | 'locale'
  | 'calledAt'
  | 'callAfter'
  | 'history'
> {
  id: number;
  placed: string;
  called: string | null;
  callAfter: string | null;
}

interface Counts {
  due: number;
  later: number;
}

/** Orders of a phone number that its history reads. */
const MOST_OF_PHONE = 500;
const LATEST = 5;

/** By the index of states; only orders that wait have this one. */
const WAITING = `orders o left join cash_confirmations c on c.order_id = o.id
  where o.state = 'cod_pending'`;
const IS_LATER = `coalesce(c.call_after > now(), false)`;

const COUNTS = `
  select count(*) filter (where not ${IS_LATER})::int as due,
    count(*) filter (where ${IS_LATER})::int as later
  from ${WAITING}`;

/** What staff decided about an order that waited; null if its shopper cancelled it before. */
const OUTCOME = `case when w.order_id is null then null
  when w.outcome is not null then w.outcome
  when h.state = 'cod_pending' then 'waiting' end`;

/** Other orders of the phone number of the order `o`, by the index of phone numbers. */
const HISTORY = `
  select json_build_object('orders', count(*),
    'delivered', count(*) filter (where h.is_delivered),
    'returned', count(*) filter (where h.is_returned),
    'cancelled', count(*) filter (where h.state = 'cancelled'),
    'confirmed', count(*) filter (where h.outcome = 'confirmed'),
    'refused', count(*) filter (where h.outcome = 'cancelled'),
    'noAnswers', coalesce(sum(h.no_answers), 0),
    'latest', coalesce(json_agg(json_build_object('operationId', h.operation_id,
        'number', ${numberOf('h.id')}, 'placedAt', h.created_at, 'state', h.state,
        'total', h.total_fils * 0.01, 'outcome', h.outcome) order by h.created_at desc)
      filter (where h.place <= ${LATEST}), '[]'))
  from (
    select h.id, h.operation_id, h.created_at, h.state, h.total_fils, w.no_answers,
      ${OUTCOME} as outcome,
      row_number() over (order by h.created_at desc) as place,
      h.state = 'delivered' or h.state in ('refunded', 'partially_refunded') and (
        select true from shipments s where s.order_id = h.id and s.state = 'delivered' limit 1) as is_delivered,
      h.state = 'returned' or h.state in ('refunded', 'partially_refunded') and (
        select true from shipments s where s.order_id = h.id and s.state = 'returned' limit 1) as is_returned
    from (select * from orders p where p.phone = o.phone and p.id <> o.id
      order by p.created_at desc limit ${MOST_OF_PHONE}) h
    left join cash_confirmations w on w.order_id = h.id) h`;

/** `$3`: the operation id of a single order, or null. */
const LIST = (isLater: boolean): string => `
  select o.operation_id as "operationId", ${numberOf('o.id')} as number,
    coalesce(o.version, 0) as version, o.created_at as "placedAt",
    coalesce(o.reasons, '{}') as reasons, o.total_fils as "totalFils", o.item_count as items,
    coalesce((select case o.locale when 'ar' then coalesce(nullif(l.name_ar, ''), l.name) else l.name end
      from order_lines l where l.order_id = o.id order by l.id limit 1), '') as product,
    o.full_name as shopper, o.phone, o.city, o.area, o.building, o.flat, o.locale,
    coalesce(o.no_answers, 0) as "noAnswers", o.called_at as "calledAt",
    o.call_after as "callAfter", (${HISTORY}) as history
  from (
    select o.*, c.version, c.reasons, c.no_answers, c.called_at, c.call_after from ${WAITING}
      and ${isLater ? '' : 'not '}${IS_LATER} and ($3::text is null or o.operation_id = $3)
    order by ${isLater ? 'c.call_after' : 'o.created_at'}, o.id limit $1 offset $2) o
  order by ${isLater ? 'o.call_after' : 'o.created_at'}, o.id`;
const DUE = LIST(false);
const LATER = LIST(true);

const IDS = `
  select o.id from ${WAITING} and ${IS_LATER} = $1
  order by case when $1 then c.call_after else o.created_at end, o.id limit $2`;
/** Those that do not wait any more are left out. */
const EXPORTED = `
  select o.id, ${timeText('o.created_at')} as placed, coalesce(c.reasons, '{}') as reasons,
    o.total_fils as "totalFils", o.item_count as items, o.full_name as shopper, o.phone, o.city,
    o.area, o.building, o.flat, coalesce(c.no_answers, 0) as "noAnswers",
    ${timeText('c.called_at')} as called, ${timeText('c.call_after')} as "callAfter"
  from ${WAITING} and o.id = any($1)
  order by array_position($1, o.id)`;

const ENSURE = `insert into cash_confirmations (order_id) values ($1) on conflict do nothing`;

const NO_ANSWER = `
  update cash_confirmations set no_answers = no_answers + 1, version = version + 1,
    called_at = now(), call_after = now() + $2 * interval '1 minute'
  where order_id = $1 returning version`;

const UNDO = `
  update cash_confirmations set no_answers = no_answers - 1, version = version + 1,
    called_at = null, call_after = null
  where order_id = $1 and no_answers > 0 and called_at > now() - $2 * interval '1 second'
  returning version`;

const DECIDE = `
  update cash_confirmations set outcome = $2, outcome_reason = $3, decided_by = $4,
    decided_at = now(), version = version + 1
  where order_id = $1 returning version`;

const versionOf = ([row]: { version: number }[]): number | undefined => row?.version;

/** SQL of cash orders that wait for a confirmation. */
@Injectable()
export class CashOrdersQueries {
  constructor(private readonly statements: Statements) {}

  async counts(): Promise<Counts> {
    const [row] = await this.statements.rows<Counts>(COUNTS);
    return row ?? { due: 0, later: 0 };
  }

  /** A page of those to be called now, or later. */
  page(
    isLater: boolean,
    operationId: string | undefined,
    limit: number,
    offset: number,
  ): Promise<WaitingRow[]> {
    return this.statements.rows(isLater ? LATER : DUE, [limit, offset, operationId ?? null]);
  }

  /** Ids of those to be called now, or later, in the order of the list. */
  async ids(isLater: boolean, limit: number): Promise<number[]> {
    const rows = await this.statements.rows<{ id: number }>(IDS, [isLater, limit]);
    return rows.map(({ id }) => id);
  }

  /** The waiting orders with these ids, in their order. */
  exported(ids: number[]): Promise<ExportedCashOrder[]> {
    return this.statements.rows<ExportedCashOrder>(EXPORTED, [ids]);
  }

  /** Inserts the row of an order that has none. */
  async ensure(manager: EntityManager, orderId: number): Promise<void> {
    await manager.query(ENSURE, [orderId]);
  }

  /** Counts a call without an answer; the order is listed again after the minutes. Returns the new version. */
  async noAnswer(
    manager: EntityManager,
    orderId: number,
    minutes: number,
  ): Promise<number | undefined> {
    const [rows]: [{ version: number }[]] = await manager.query(NO_ANSWER, [orderId, minutes]);
    return versionOf(rows);
  }

  /** Takes back the last call without an answer; undefined if it is older than the seconds. */
  async undo(
    manager: EntityManager,
    orderId: number,
    seconds: number,
  ): Promise<number | undefined> {
    const [rows]: [{ version: number }[]] = await manager.query(UNDO, [orderId, seconds]);
    return versionOf(rows);
  }

  async decide(
    manager: EntityManager,
    orderId: number,
    outcome: string,
    reason: string | null,
    staffId: number,
  ): Promise<number | undefined> {
    const values = [orderId, outcome, reason, staffId];
    const [rows]: [{ version: number }[]] = await manager.query(DECIDE, values);
    return versionOf(rows);
  }
}
