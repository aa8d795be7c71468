import type { Pool, QueryResultRow } from 'pg';

/** Runs SQL and returns plain rows. */
export class PreparedStatements {
  constructor(private readonly pool: () => Pool) {}

  /** Prepared if executed often. */
  async rows<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.pool().query<Row>(text, values)).rows;
  }

  /** For statements whose best plan depends on the values: planned for each call. */
  async planned<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.pool().query<Row>({ text, values })).rows;
  }

  /** State of the connection pool. */
  connections(): { busy: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool();
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }
}
