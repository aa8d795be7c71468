import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { relaxed } from '../database/relaxed.js';
import { Statements } from '../database/statements.js';
import { retryDelay } from './retry-delay.js';
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
  /** Id of the request that caused it; null for work that the shop starts itself. */
  request_id: string | null;
}

/** After this many failures (about a day) a row is a dead letter until staff retry it. */
const LAST_ATTEMPT = 36;
/** An attempt during which the worker ended counts as this many failures, but does not lengthen the backoff. */
const CRASH_WEIGHT = 3;
const FATAL = 'The worker exited or was blocked while it processed this message.';

// If PostgreSQL crashes right after, the row is claimed or processed once more, and all work is idempotent. What the work
// itself stores is never relaxed.
const CLAIM = relaxed(`
  update outbox set locked_until = now() + $2 * interval '1 ms',
    crashes = case when locked_until is null then crashes else crashes + 1 end,
    last_error = case when locked_until is null then last_error else $4 end,
    dead_at = case when locked_until is not null and attempts + (crashes + 1) * $3 >= $5 then now() end
  from relaxed where id = $1 and done_at is null and dead_at is null
    and (locked_until is null or locked_until < now())
  returning id, topic, dedupe_key, payload, attempts, 0 as due, request_id,
    dead_at is not null as dead`);

const FINISH = relaxed(`
  update outbox set done_at = now(), dead_at = null, locked_until = null, last_error = null
  from relaxed where id = $1`);

/** SQL of the relay and the workers: due rows, claims, results. */
@Injectable()
export class OutboxWorkQueries {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly statements: Statements,
  ) {}

  /**
   * Takes due rows of the topics and passes them to the queues inside the transaction; if that fails, they stay due.
   * A row taken is due again after the lease unless its processor changes that.
   */
  takeDue(
    limit: number,
    leaseMs: number,
    topics: readonly Topic[],
    enqueue: (rows: OutboxRow[]) => Promise<void>,
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
      await enqueue(rows);
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
    const values = [id, leaseMs, CRASH_WEIGHT, FATAL, LAST_ATTEMPT];
    const rows = await this.statements.rows<OutboxRow & { dead: boolean }>(CLAIM, values);
    return rows.find(({ dead }) => !dead);
  }

  async finish(id: string): Promise<void> {
    await this.statements.rows(FINISH, [id]);
  }

  /** Not an error: the row is due again after the pause. */
  async postpone(id: string, pauseMs: number): Promise<void> {
    await this.db.query(
      `update outbox set locked_until = null, run_at = now() + $2 * interval '1 ms'
       where id = $1`,
      [id, pauseMs],
    );
  }

  /** Exponential backoff with jitter; dead after the last attempt. */
  async fail(row: OutboxRow, error: string, pauseMs: number): Promise<void> {
    await this.db.query(
      `update outbox set locked_until = null, attempts = attempts + 1, last_error = $2,
         run_at = now() + $3 * interval '1 ms',
         dead_at = case when attempts + 1 + crashes * $5 >= $4 then now() end
       where id = $1`,
      [row.id, error.slice(0, 1000), retryDelay(row.attempts, pauseMs), LAST_ATTEMPT, CRASH_WEIGHT],
    );
  }
}
