import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Statements } from '../database/statements.js';
import { currentRequestId } from '../observability/logging/current-request.js';
import type { Topic } from './topics.js';

export interface OutboxRow {
  id: string;
  topic: Topic;
  dedupe_key: string;
  payload: unknown;
  /** Failures so far. */
  attempts: number;
  /** When it fell due, ms since the epoch. */
  due: string;
  /** Of the request that asked for it; work the shop sets itself has none. */
  request_id: string | null;
}

/** A row that has failed this often (for about a day) is a dead letter until staff retry it. */
const LAST_ATTEMPT = 36;
const LONGEST_PAUSE_MS = 3_600_000;
/** A try that took its worker with it counts as so many: twelve such tries are the last. */
const FATAL_TRIES = 3;
const FATAL = 'The worker ended or stood still amid this work.';

/**
 * Does not wait for the disk: should PostgreSQL crash at once, the row is claimed or worked on once more, which every
 * piece of work allows for. What the work itself stores is never relaxed.
 */
const relaxed = (change: string): string =>
  `with relaxed as (select set_config('synchronous_commit', 'off', true)) ${change}`;

const CLAIM = relaxed(`
  update outbox set locked_until = now() + $2 * interval '1 ms',
    attempts = case when locked_until is null then attempts else attempts + $3 end,
    last_error = case when locked_until is null then last_error else $4 end,
    dead_at = case when locked_until is not null and attempts + $3 >= $5 then now() end
  from relaxed where id = $1 and done_at is null and dead_at is null
    and (locked_until is null or locked_until < now())
  returning id, topic, dedupe_key, payload, attempts, 0 as due, request_id,
    dead_at is not null as dead`);

const FINISH = relaxed(`
  update outbox set done_at = now(), dead_at = null, locked_until = null, last_error = null
  from relaxed where id = $1`);

@Injectable()
export class OutboxQueries {
  /** Whether the rows of this process are announced; one that relays rows looks for its own by itself. */
  announces = true;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly statements: Statements,
  ) {}

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

  /** Makes a row due again, whatever became of it; adds it when it is missing. */
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
           set done_at = null, dead_at = null, attempts = 0, run_at = now(),
             request_id = excluded.request_id
           where outbox.done_at is not null or outbox.dead_at is not null`,
      ),
      [topic, key, JSON.stringify(payload), currentRequestId()],
    );
  }

  /** Marks a row as done, whatever became of it. */
  async close(manager: EntityManager, key: string): Promise<void> {
    await manager.query(
      `update outbox set done_at = coalesce(done_at, now()), dead_at = null where dedupe_key = $1`,
      [key],
    );
  }

  private announced(change: string): string {
    return this.announces
      ? `with changed as (${change} returning id) select pg_notify('outbox', '') from changed`
      : change;
  }

  /**
   * Takes due rows of the topics and hands them over inside the transaction; should that fail, they stay due.
   * A row taken comes up again after the lease unless its processor says otherwise.
   */
  takeDue(
    limit: number,
    leaseMs: number,
    topics: readonly Topic[],
    handOver: (rows: OutboxRow[]) => Promise<void>,
  ): Promise<number> {
    return this.db.transaction(async (manager) => {
      const rows: OutboxRow[] = await manager.query(
        `select id, topic, dedupe_key, payload, attempts, request_id,
           round(extract(epoch from run_at) * 1000)::bigint as due
         from outbox
         where run_at <= now() and done_at is null and dead_at is null and topic = any($2)
           and (locked_until is null or locked_until < now())
         order by id limit $1 for update skip locked`,
        [limit, topics],
      );
      if (rows.length === 0) return 0;
      await handOver(rows);
      await manager.query(
        relaxed(
          `update outbox set run_at = now() + $2 * interval '1 ms' from relaxed where id = any($1)`,
        ),
        [rows.map(({ id }) => id), leaseMs],
      );
      return rows.length;
    });
  }

  /**
   * Claims one row for its processor; undefined when it is done, dead or claimed by another. A claim that
   * ran out was that of a worker that crashed or was blocked; a row that causes this repeatedly becomes a dead letter.
   */
  async claim(id: string, leaseMs: number): Promise<OutboxRow | undefined> {
    const given = [id, leaseMs, FATAL_TRIES, FATAL, LAST_ATTEMPT];
    const rows = await this.statements.rows<OutboxRow & { dead: boolean }>(CLAIM, given);
    return rows.find(({ dead }) => !dead);
  }

  async finish(id: string): Promise<void> {
    await this.statements.rows(FINISH, [id]);
  }

  /** Not an error: the row comes up again after the pause. */
  async postpone(id: string, pauseMs: number): Promise<void> {
    await this.db.query(
      `update outbox set locked_until = null, run_at = now() + $2 * interval '1 ms'
       where id = $1`,
      [id, pauseMs],
    );
  }

  /** Exponential pause with jitter; dead after the last attempt. */
  async fail(row: OutboxRow, error: string, pauseMs: number): Promise<void> {
    const pause = Math.min(pauseMs * 2 ** Math.min(row.attempts, 30), LONGEST_PAUSE_MS);
    await this.db.query(
      `update outbox set locked_until = null, attempts = attempts + 1, last_error = $2,
         run_at = now() + $3 * interval '1 ms',
         dead_at = case when attempts + 1 >= $4 then now() end
       where id = $1`,
      [row.id, error.slice(0, 1000), pause * (0.75 + Math.random() / 2), LAST_ATTEMPT],
    );
  }
}
