import { Injectable } from '@nestjs/common';
import { Statements } from '../../../platform/database/statements.js';
import type { Export } from './export.entity.js';

/** A job: an import of products, an export, an import of synonyms or of another list, or a cash statement, by its id. */
export interface JobKey {
  source: 'import' | 'export' | 'words' | 'list' | 'statement';
  id: number;
}

/** Cash statements are retained longer than the other jobs. */
const RECENT_STATEMENTS = `(
      select id, created_at, uploaded_by as created_by from cash_statements
      where created_at > now() - interval '90 days') s`;

/** All tables are read in the order of their index, up to the end of the page. */
const pageOf = (own: string): string => `
  select source, id from (
    select 'import' as source, id, created_at from product_imports ${own}
    union all
    select 'export', id, created_at from exports ${own}
    union all
    select 'words', id, created_at from synonym_imports ${own}
    union all
    select 'list', id, created_at from list_imports ${own}
    union all
    select 'statement', id, created_at from ${RECENT_STATEMENTS} ${own}) jobs
  order by created_at desc, source, id desc limit $1 offset $2`;
const PAGE = pageOf('');
const OWN_PAGE = pageOf('where created_by = $3');

const totalOf = (own: string): string => `
  select (select count(*) from product_imports ${own})::integer
    + (select count(*) from exports ${own})::integer
    + (select count(*) from synonym_imports ${own})::integer
    + (select count(*) from list_imports ${own})::integer
    + (select count(*) from ${RECENT_STATEMENTS} ${own})::integer as total`;
const TOTAL = totalOf('');
const OWN_TOTAL = totalOf('where created_by = $1');

const EXPORTS = `
  select e.id, e.kind, e.query->>'kind' as texts, e.state, s.name as "startedBy", e.progress, e.total,
    e.created_at as "createdAt", e.finished_at as "finishedAt", e.cleared_at as "clearedAt",
    array(select jsonb_build_object('part', part, 'first', first, 'last', last, 'rows', rows)
      from export_parts where export_id = e.id and e.state = 'done' order by part) as parts
  from exports e left join staff s on s.id = e.created_by
  where e.id = any($1)`;

const STATEMENTS = `
  select c.id, c.file_name as "fileName", s.name as "startedBy", c.created_at as "createdAt",
    c.booked_at as "bookedAt", c.undone_at as "undoneAt"
  from cash_statements c left join staff s on s.id = c.uploaded_by
  where c.id = any($1)`;

/** Work that is no longer retried, until staff do it on the page of the queues. */
const DEAD = `
  select dedupe_key as key from outbox where dedupe_key = any($1) and dead_at is not null`;

/** An export with the parts of its file, if it is done. */
export interface ListedExport extends Pick<
  Export,
  'id' | 'kind' | 'state' | 'progress' | 'total' | 'createdAt' | 'finishedAt' | 'clearedAt'
> {
  startedBy: string | null;
  /** Kind of rows whose translations it has. */
  texts: string | null;
  parts: { part: number; first: number; last: number; rows: number }[];
}

/** An uploaded cash statement of the carrier. */
export interface ListedStatement {
  id: number;
  fileName: string;
  startedBy: string | null;
  createdAt: Date;
  bookedAt: Date | null;
  undoneAt: Date | null;
}

/** SQL of the list of imports and exports. */
@Injectable()
export class JobsQueries {
  constructor(private readonly sql: Statements) {}

  /** Newest first; those of a staff account, or all. */
  page(limit: number, offset: number, owner?: number): Promise<JobKey[]> {
    return owner === undefined
      ? this.sql.rows<JobKey>(PAGE, [limit, offset])
      : this.sql.rows<JobKey>(OWN_PAGE, [limit, offset, owner]);
  }

  async total(owner?: number): Promise<number> {
    const [row] = await (owner === undefined
      ? this.sql.rows<{ total: number }>(TOTAL)
      : this.sql.rows<{ total: number }>(OWN_TOTAL, [owner]));
    return row?.total ?? 0;
  }

  /** Those with these ids, in no order. */
  exports(ids: number[]): Promise<ListedExport[]> {
    return this.sql.rows<ListedExport>(EXPORTS, [ids]);
  }

  /** Those with these ids, in no order. */
  statements(ids: number[]): Promise<ListedStatement[]> {
    return this.sql.rows<ListedStatement>(STATEMENTS, [ids]);
  }

  /** The keys of outbox messages that are dead letters. */
  async dead(keys: string[]): Promise<Set<string>> {
    const rows = await this.sql.rows<{ key: string }>(DEAD, [keys]);
    return new Set(rows.map(({ key }) => key));
  }
}
