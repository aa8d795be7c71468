import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { BreakerState } from '../gateways/breaker.js';

/** Kind of a process: worker or API. */
export type ProcessKind = 'worker' | 'api';

/** The latest heartbeat of a process. */
export interface WorkerRow {
  id: string;
  kind: ProcessKind;
  host: string;
  pid: number;
  started_at: Date;
  seen_at: Date;
  /** Three heartbeats were missed. */
  stale: boolean;
  breakers: BreakerState[];
}

const SILENCES = 3;

/** The workers. */
export const workersOf = (processes: readonly WorkerRow[]): WorkerRow[] =>
  processes.filter(({ kind }) => kind === 'worker');

/** Which processes are running. */
@Injectable()
export class WorkersQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async beat(
    { id, kind, host, pid }: Pick<WorkerRow, 'id' | 'kind' | 'host' | 'pid'>,
    breakers: readonly BreakerState[],
  ): Promise<void> {
    await this.db.query(
      `insert into workers (id, kind, host, pid, breakers) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set seen_at = now(), breakers = excluded.breakers`,
      [id, kind, host, pid, JSON.stringify(breakers)],
    );
  }

  async remove(id: string): Promise<void> {
    await this.db.query('delete from workers where id = $1', [id]);
  }

  /** Newest first. */
  all(beatMs: number): Promise<WorkerRow[]> {
    return this.db.query(
      `select id, kind, host, pid, started_at, seen_at, breakers,
         seen_at < now() - $1 * interval '1 ms' as stale
       from workers order by started_at desc, id`,
      [beatMs * SILENCES],
    );
  }
}
