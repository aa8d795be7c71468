import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { currentRequestId } from '../observability/logging/current-request.js';
import type { Topic } from './topics.js';

/** An insert that returns the ids of its rows as `id`. */
export interface InsertedIds {
  text: string;
  values: readonly unknown[];
}

/** SQL that adds, reopens and closes rows inside the transaction that causes them. */
@Injectable()
export class OutboxQueries {
  /** Whether the rows of this process are announced to the relay; the relay's own process does not need it. */
  announces = true;

  /** Adds a row once per key. */
  async insert(
    manager: EntityManager,
    topic: Topic,
    key: string,
    payload: object,
    delayMs: number,
  ): Promise<void> {
    await manager.query(
      this.announced(
        `insert into outbox (topic, dedupe_key, payload, run_at, request_id)
         values ($1, $2, $3, now() + $4 * interval '1 ms', $5) on conflict (dedupe_key) do nothing`,
      ),
      [topic, key, JSON.stringify(payload), delayMs, currentRequestId()],
    );
  }

  /**
   * Runs an insert into another table and adds a row for each id that it returns: the key is the prefix with the id, the
   * payload the id under the name.
   */
  async insertFor(
    manager: EntityManager,
    topic: Topic,
    { text, values }: InsertedIds,
    prefix: string,
    name: string,
  ): Promise<void> {
    const at = (n: number): string => `$${values.length + n}`;
    const change = `insert into outbox (topic, dedupe_key, payload, request_id)
      select ${at(1)}, ${at(2)}::text || id, jsonb_build_object(${at(3)}::text, id), ${at(4)} from inserted
      on conflict (dedupe_key) do nothing`;
    await manager.query(this.announced(change, `inserted as (${text}),`), [
      ...values,
      topic,
      prefix,
      name,
      currentRequestId(),
    ]);
  }

  /** Makes a done or dead row due again; adds it when it is missing. */
  async insertOrReopen(
    manager: EntityManager,
    topic: Topic,
    key: string,
    payload: object,
  ): Promise<void> {
    await manager.query(
      this.announced(
        `insert into outbox (topic, dedupe_key, payload, request_id) values ($1, $2, $3, $4)
         on conflict (dedupe_key) do update
           set done_at = null, dead_at = null, attempts = 0, crashes = 0, run_at = now(),
             request_id = excluded.request_id
           where outbox.done_at is not null or outbox.dead_at is not null`,
      ),
      [topic, key, JSON.stringify(payload), currentRequestId()],
    );
  }

  /** Marks a row as done, dead or not. */
  async close(manager: EntityManager, key: string): Promise<void> {
    await manager.query(
      `update outbox set done_at = coalesce(done_at, now()), dead_at = null where dedupe_key = $1`,
      [key],
    );
  }

  /** The change, after other parts of the statement, with a notification if it changes a row. */
  private announced(change: string, parts = ''): string {
    const announcement = this.announces ? `select pg_notify('outbox', '') from changed` : 'select';
    return `with ${parts} changed as (${change} returning id) ${announcement}`;
  }
}
