import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** Most rows of a table one round deletes; the next round takes what is left. */
const BATCH = 1000;

/** Work that is done is kept for a month to look at; its state is elsewhere. */
const OUTBOX = `
  delete from outbox where id in (
    select id from outbox where done_at < now() - interval '30 days'
    order by done_at limit $1 for update skip locked)`;
/** A browser repeats an order within minutes. */
const IDEMPOTENCY_KEYS = `
  delete from idempotency_keys where (user_id, key) in (
    select user_id, key from idempotency_keys where created_at < now() - interval '7 days'
    order by created_at limit $1 for update skip locked)`;
/** What card gateways said; disputes are over by then. */
const PAYMENT_EVENTS = `
  delete from payment_events where id in (
    select id from payment_events where created_at < now() - interval '400 days'
    order by created_at limit $1 for update skip locked)`;
/** Workers that died without a goodbye. */
const WORKERS = `
  delete from workers where id in (
    select id from workers where seen_at < now() - interval '1 day'
    limit $1 for update skip locked)`;

/** Rows that have served their purpose. */
@Injectable()
export class OldRowsQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async remove(): Promise<void> {
    for (const old of [OUTBOX, IDEMPOTENCY_KEYS, PAYMENT_EVENTS, WORKERS])
      await this.db.query(old, [BATCH]);
  }
}
