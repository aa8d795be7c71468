import { Injectable } from '@nestjs/common';
import { Statements } from '../../../platform/database/statements.js';
import type { Export } from './export.entity.js';

/** A job: an import of products, an export, or an import of synonyms or of another list, by its id. */
export interface JobKey {
  source: 'import' | 'export' | 'words' | 'list';
  id: number;
}

/** All tables are read in the order of their index, up to the end of the page. */
const pageOf = (own: string): string => `
  select source, id from (
    select 'import' as source, id, created_at from product_imports ${own}
    union all
    select 'export', id, created_at from exports ${own}
    union all
    select 'words', id, created_at from synonym_imports ${own}
    union all
    select 'list', id, created_at from list_imports ${own}) jobs
  order by created_at desc, source, id desc limit $1 offset $2`;
const PAGE = pageOf('');
const OWN_PAGE = pageOf('where created_by = $3');

const totalOf = (own: string): string => `
  select (select count(*) from product_imports ${own})::integer
    + (select count(*) from exports ${own})::integer
    + (select count(*) from synonym_imports ${own})::integer
    + (select count(*) from list_imports ${own})::integer as total`;
const TOTAL = totalOf('');
const OWN_TOTAL = totalOf('where created_by = $1');

const EXPORTS = `
  select e.id, e.kind, e.query->>'kind' as texts, e.state, s.name as "startedBy", e.progress, e.total,
    e.created_at as "createdAt", e.finished_at as "finishedAt", e.cleared_at as "clearedAt",
    array(select jsonb_build_object('part', part, 'first', first, 'last', last, 'rows', rows)
      from export_parts where export_id = e.id and e.state = 'done' order by part) as parts
  from exports e left join staff s on s.id = e.created_by
  where e.id = any($1)`;

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

/** SQL of the list of imports and exports. */
@Injectable()
export class JobsQueries {
  constructor(private readonly statements: Statements) {}

  /** Newest first; those of a staff account, or all. */
  page(limit: number, offset: number, owner?: number): Promise<JobKey[]> {
    return owner === undefined
      ? this.statements.rows<JobKey>(PAGE, [limit, offset])
      : this.statements.rows<JobKey>(OWN_PAGE, [limit, offset, owner]);
  }

  async total(owner?: number): Promise<number> {
    const [row] = await (owner === undefined
      ? this.statements.rows<{ total: number }>(TOTAL)
      : this.statements.rows<{ total: number }>(OWN_TOTAL, [owner]));
    return row?.total ?? 0;
  }

  /** Those with these ids, in no order. */
  exports(ids: number[]): Promise<ListedExport[]> {
    return this.statements.rows<ListedExport>(EXPORTS, [ids]);
  }

  /** The keys of outbox messages that are dead letters. */
  async dead(keys: string[]): Promise<Set<string>> {
    const rows = await this.statements.rows<{ key: string }>(DEAD, [keys]);
    return new Set(rows.map(({ key }) => key));
  }
}
