import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';

/** At most this many different statements are kept prepared per connection. */
const MOST_NAMES = 200;

const isPool = (value: unknown): value is Pool =>
  typeof value === 'object' && value !== null && 'connect' in value && 'query' in value;

/** Hot reads: statements the server parses once per connection, rows as they come. */
@Injectable()
export class Statements {
  private readonly names = new Map<string, string>();

  constructor(@InjectDataSource() private readonly db: DataSource) {}

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

  private pool(): Pool {
    const driver = this.db.driver;
    const pool: unknown = 'master' in driver ? driver.master : undefined;
    if (!isPool(pool)) throw new Error('The database is not connected.');
    return pool;
  }

  private nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known || this.names.size >= MOST_NAMES) return known;
    const name = createHash('sha1').update(text).digest('base64url');
    this.names.set(text, name);
    return name;
  }
}
