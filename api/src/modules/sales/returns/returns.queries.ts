import { Injectable } from '@nestjs/common';
import type { ReturnReason } from '@shop/shop-rules';
import { timeText } from '../../../platform/database/shop-days.js';
import { Statements } from '../../../platform/database/statements.js';
import type { ReturnState } from '../order-core/return/return-machine.js';

interface ReturnSearch {
  states: readonly ReturnState[];
  /** Smallest age in days. */
  days: number | undefined;
  /** Open returns are listed oldest first. */
  isOpen: boolean;
  limit: number;
  offset: number;
}

/** A return in an export; times in Dubai. */
export interface ExportedReturn {
  orderId: number;
  requested: string;
  state: ReturnState;
  reason: ReturnReason;
  note: string;
  refusal: string;
  shopper: string;
  phone: string;
  email: string;
  /** Quantity and name of each line. */
  items: string;
  received: number | null;
  good: number | null;
  refundedFils: number;
  closed: string | null;
}

const EXPORTED = `
  select r.order_id as "orderId", ${timeText('r.created_at')} as requested, r.state, r.reason, r.note,
    r.refusal, o.full_name as shopper, o.phone, o.email, l.items, l.received, l.good,
    coalesce((select sum(f.amount_fils) from refund_lines f where f.return_id = r.id), 0)::float8
      as "refundedFils",
    ${timeText('r.closed_at')} as closed
  from unnest($1::integer[]) with ordinality i(id, at)
    cross join lateral (select * from returns where id = i.id offset 0) r
    cross join lateral (select * from orders where id = r.order_id offset 0) o
    cross join lateral (
      select string_agg(l.quantity || ' × ' || b.name, '; ' order by l.id) as items,
        sum(l.received)::integer as received, sum(l.good)::integer as good
      from return_lines l join order_lines b on b.id = l.order_line_id
      where l.return_id = r.id) l
  order by i.at`;

const MATCHES = `from returns
  where state = any ($1) and created_at <= now() - $2 * interval '1 day'`;

/** SQL of the list of returns. */
@Injectable()
export class ReturnsQueries {
  constructor(private readonly statements: Statements) {}

  /** Ids of a page of returns. */
  async page({ states, days = 0, isOpen, limit, offset }: ReturnSearch): Promise<number[]> {
    const order = isOpen ? 'created_at, id' : 'created_at desc, id desc';
    const rows = await this.statements.planned<{ id: number }>(
      `select id ${MATCHES} order by ${order} limit $3 offset $4`,
      [states, days, limit, offset],
    );
    return rows.map(({ id }) => id);
  }

  /** The returns with these ids, in their order. */
  exported(ids: number[]): Promise<ExportedReturn[]> {
    return this.statements.rows<ExportedReturn>(EXPORTED, [ids]);
  }

  async count(states: readonly ReturnState[], days = 0): Promise<number> {
    const [row] = await this.statements.rows<{ count: number }>(
      `select count(*)::int as count ${MATCHES}`,
      [states, days],
    );
    return row?.count ?? 0;
  }

  /** Number of returns by state. */
  async counts(states: readonly ReturnState[]): Promise<Partial<Record<ReturnState, number>>> {
    const rows = await this.statements.rows<{ state: ReturnState; count: number }>(
      'select state, count(*)::int as count from returns where state = any ($1) group by state',
      [states],
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }
}
