import { createHash } from 'node:crypto';
import type { Pool, QueryResultRow } from 'pg';

/** At most this many different statements are kept prepared per connection. */
const MOST_NAMES = 200;

/** Statements a server parses once per connection, rows as they come. */
export class PreparedStatements {
  private readonly names = new Map<string, string>();

  constructor(private readonly pool: () => Pool) {}

  async rows<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const name = this.nameOf(text);
    const result = await this.pool().query<Row>({ text, values, ...(name && { name }) });
    return result.rows;
  }

  /** For statements whose best plan depends on the values: planned for each call. */
  async planned<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.pool().query<Row>({ text, values })).rows;
  }

  /** How the connections of this process stand. */
  connections(): { busy: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool();
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  private nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known || this.names.size >= MOST_NAMES) return known;
    const name = createHash('sha1').update(text).digest('base64url');
    this.names.set(text, name);
    return name;
  }
}
