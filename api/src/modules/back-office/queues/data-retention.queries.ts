import { Injectable } from '@nestjs/common';
import { SEARCH_RETENTION_DAYS } from '@shop/shop-rules';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { IS_BOUGHT } from '../../sales/order-core/draft/draft-state.js';

/** Most rows of a table that one run deletes. */
const BATCH = 1000;

interface Rule {
  key: string;
  since: string;
  days: number;
  /** Condition of the rows; all by default. */
  only?: string;
}

/** Retention in days, by the column from which it is counted. */
const RETENTION = {
  // Completed work is retained for inspection; its state is in other tables.
  outbox: { key: 'id', since: 'done_at', days: 30 },
  // A browser repeats an order within minutes.
  idempotency_keys: { key: 'user_id, key', since: 'created_at', days: 7 },
  // Messages of the card gateway; disputes are over by then.
  payment_events: { key: 'id', since: 'created_at', days: 400 },
  // Staff repeat a request while its form is open.
  staff_request_keys: { key: 'staff_id, key', since: 'created_at', days: 1 },
  // Networks are counted only for new orders.
  order_networks: { key: 'order_id', since: 'created_at', days: 1 },
  // Reports compare a year with the year before.
  daily_visits: { key: 'day, product_id', since: 'day', days: 800 },
  // The chart of prices shows a year; the rule of struck-through prices reads at most 270 days.
  price_history: { key: 'id', since: 'until', days: 400 },
  // Words could name a person.
  daily_searches: { key: 'day, words', since: 'day', days: SEARCH_RETENTION_DAYS },
  daily_search_steps: {
    key: 'day, words, kind, value',
    since: 'day',
    days: SEARCH_RETENTION_DAYS,
  },
  // A shopper may come back to an expired one; bought ones belong to their order.
  draft_orders: {
    key: 'id',
    since: 'expires_at',
    days: 90,
    only: `(order_id is null or not exists (
      select from orders o where o.id = order_id and (o.holds_stock or ${IS_BOUGHT})))`,
  },
  // With its rows; coupons name email addresses of shoppers.
  list_imports: { key: 'id', since: 'created_at', days: 90 },
  // Workers that stopped without a clean shutdown.
  workers: { key: 'id', since: 'seen_at', days: 1 },
};
export type RetentionTable = keyof typeof RETENTION;
export const RETENTION_TABLES = Object.keys(RETENTION) as RetentionTable[];

const removalOf = (table: RetentionTable): string => {
  const { key, since, days, only }: Rule = RETENTION[table];
  return `delete from ${table} where (${key}) in (
    select ${key} from ${table} where ${since} < now() - interval '${days} days' and ${only ?? true}
    order by ${since} limit $1 for update skip locked)`;
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
