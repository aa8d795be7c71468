import { Injectable } from '@nestjs/common';
import { SEARCH_RETENTION_DAYS } from '@shop/shop-rules';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { IS_BOUGHT } from '../../sales/order-core/draft/draft-state.js';

/** Most rows of a table that one run deletes. */
const BATCH = 1000;

interface Rule {
  since: string;
  days: number;
  /** Condition of the rows; all by default. */
  only?: string;
}

/** Retention in days, by the column from which it is counted. */
export const RETENTION = {
  // Completed work is retained for inspection; its state is in other tables.
  outbox: { since: 'done_at', days: 30 },
  // A browser repeats an order within minutes.
  idempotency_keys: { since: 'created_at', days: 7 },
  // Messages of the card gateway; disputes are over by then.
  payment_events: { since: 'created_at', days: 400 },
  // Proof of what was sent; disputes are over by then. A sweep reminds of an open order's details only once, by its mail.
  mails: {
    since: 'created_at',
    days: 400,
    only: `sent_at is not null and (order_id is null or not exists (
      select from orders o where o.id = order_id and o.state in ('paid', 'cod_confirmed')))`,
  },
  // The person may ask why; a vendor has an account of their own. Staff may invite again later.
  seller_requests: {
    since: 'decided_at',
    days: 400,
    only: '(invite_until is null or invite_until < now())',
  },
  // Staff repeat a request while its form is open.
  staff_request_keys: { since: 'created_at', days: 1 },
  // Networks are counted only for new orders.
  order_networks: { since: 'created_at', days: 1 },
  // Reports compare a year with the year before.
  daily_visits: { since: 'day', days: 800 },
  daily_visit_sums: { since: 'day', days: 800 },
  // The chart of prices shows a year; the rule of struck-through prices reads at most 270 days.
  price_history: { since: 'until', days: 400 },
  // Words could name a person.
  daily_searches: { since: 'day', days: SEARCH_RETENTION_DAYS },
  daily_search_steps: {
    since: 'day',
    days: SEARCH_RETENTION_DAYS,
  },
  // A shopper may come back to an expired one; bought ones belong to their order.
  draft_orders: {
    since: 'expires_at',
    days: 90,
    only: `(order_id is null or not exists (
      select from orders o where o.id = order_id and (o.holds_stock or ${IS_BOUGHT})))`,
  },
  // With its rows; coupons name email addresses of shoppers.
  list_imports: { since: 'created_at', days: 90 },
  // Workers that stopped without a clean shutdown.
  workers: { since: 'seen_at', days: 1 },
};
export type RetentionTable = keyof typeof RETENTION;
export const RETENTION_TABLES = Object.keys(RETENTION) as RetentionTable[];

const removalOf = (table: RetentionTable): string => {
  const { since, days, only }: Rule = RETENTION[table];
  // By place: otherwise the plan may read the whole table to find a thousand rows.
  return `delete from ${table} where ctid = any (array(
    select ctid from ${table} where ${since} < now() - interval '${days} days' and ${only ?? true}
    order by ${since} limit $1 for update skip locked))`;
};
const OLDEST = RETENTION_TABLES.map((table) => {
  const { since, days, only }: Rule = RETENTION[table];
  return `select '${table}' as table, ${days} as days, min(${since}) as oldest
    from ${table} where ${since} is not null and ${only ?? true}`;
}).join(' union all ');

/** SQL that deletes rows whose retention has ended. */
@Injectable()
export class DataRetentionQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async remove(): Promise<void> {
    for (const table of RETENTION_TABLES) await this.db.query(removalOf(table), [BATCH]);
  }

  /** Since when the oldest row could be deleted. */
  oldest(): Promise<{ table: RetentionTable; days: number; oldest: Date | null }[]> {
    return this.db.query(OLDEST);
  }
}
