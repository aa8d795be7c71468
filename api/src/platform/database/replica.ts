import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationShutdown,
} from '@nestjs/common';
import pg from 'pg';
import { Env } from '../config/env.js';
import { databaseOptions } from './options.js';
import { PreparedStatements } from './prepared-statements.js';
import { Statements } from './statements.js';

/** A replica that takes longer than this for a read is not used. */
const PATIENCE_MS = 2000;
const FIRST_LOOK_MS = 2;
const LAST_LOOK_MS = 250;
const RETRY_MS = 1000;

const POSITION = 'select pg_current_wal_insert_lsn()::text as position';
const SHOWS = 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "isShown"';

const allowReplicaReads = new AsyncLocalStorage<true>();

/** Allows catalogue reads of `make` to use the replica, because its result is public. */
export const isReplicaReadAllowed = <T>(make: () => T): T => allowReplicaReads.run(true, make);

/** Whether the current work may read the replica. */
export const mayReadReplica = (): boolean => allowReplicaReads.getStore() === true;

const poolOf = (url: string): pg.Pool =>
  new pg.Pool({
    ...databaseOptions(url).extra,
    connectionString: url,
    statement_timeout: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    // The connections stay open, because their end shows that the replica is down.
    idleTimeoutMillis: 0,
    keepAlive: true,
  });

/**
 * A streaming replica for public reads. After each change of the catalogue it is not used until it has replayed
 * that change, so that no response is older than a previous one. If anything fails, the primary is used.
 */
@Injectable()
export class Replica implements BeforeApplicationShutdown, OnApplicationShutdown {
  /** Reads that were allowed to use the replica, by the server that executed them. */
  readonly reads = { replica: 0, primary: 0 };
  private readonly logger = new Logger('Replica');
  private readonly pool: pg.Pool | undefined;
  private readonly statements: PreparedStatements | undefined;
  private changes = 0;
  private isLevel = false;
  private isAway = false;
  private isStopped = false;
  /** Since when it has been behind. */
  private missing: number | undefined;

  constructor(
    private readonly primary: Statements,
    env: Env,
  ) {
    if (!env.DATABASE_READ_URL) return;
    const pool = poolOf(env.DATABASE_READ_URL);
    pool.on('error', () => this.markStale());
    this.pool = pool;
    this.statements = new PreparedStatements(() => pool);
  }

  /** How long, in seconds, it has been behind a change of the catalogue; 0 if it is not. */
  get behind(): number {
    return this.missing === undefined ? 0 : (Date.now() - this.missing) / 1000;
  }

  /** After a possible change: the replica is used again once it has replayed the current position. */
  markStale(): void {
    if (!this.statements) return;
    this.changes += 1;
    this.isLevel = false;
    if (this.missing !== undefined || this.isStopped) return;
    this.missing = Date.now();
    void this.follow(this.statements);
  }

  async read<T>(work: (server: PreparedStatements) => Promise<T>): Promise<T> {
    if (!this.statements || !mayReadReplica()) return work(this.primary);
    if (this.isLevel) {
      try {
        const answer = await work(this.statements);
        this.reads.replica += 1;
        return answer;
      } catch {
        this.markStale();
      }
    }
    this.reads.primary += 1;
    return work(this.primary);
  }

  beforeApplicationShutdown(): void {
    this.isStopped = true;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.end();
  }

  /** Checks until the replica has replayed everything. */
  private async follow(replica: PreparedStatements): Promise<void> {
    while (!this.isLevel && !this.isStopped) {
      const [changes, now] = [this.changes, Date.now()];
      if (await this.catchesUp(replica)) {
        this.isLevel = changes === this.changes;
        this.missing = now;
      } else await sleep(RETRY_MS, undefined, { ref: false });
    }
    this.missing = undefined;
  }

  /** Resolves to true once the replica has replayed the primary's current position, to false if either fails. */
  private async catchesUp(replica: PreparedStatements): Promise<boolean> {
    try {
      const [now] = await this.primary.rows<{ position: string }>(POSITION);
      for (let wait = FIRST_LOOK_MS; ; wait = Math.min(2 * wait, LAST_LOOK_MS)) {
        const [look] = await replica.rows<{ isShown: boolean | null }>(SHOWS, [now?.position]);
        if (look?.isShown) break;
        await sleep(wait, undefined, { ref: false });
      }
      if (this.isAway) this.logger.log('The replica is available again.');
      this.isAway = false;
      return true;
    } catch (error) {
      if (!this.isAway && !this.isStopped)
        this.logger.warn(`The replica is not used: ${error instanceof Error ? error.message : ''}`);
      this.isAway = true;
      return false;
    }
  }
}
