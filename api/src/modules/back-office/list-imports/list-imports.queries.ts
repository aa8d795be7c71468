import { Injectable } from '@nestjs/common';
import type { RightChanges, StaffType } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import { PERMISSIONS_ID } from '../../../platform/auth/permissions.entity.js';
import { Statements } from '../../../platform/database/statements.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { RowAction } from '../../catalogue/product-import/product-import.entity.js';
import { withMessages, type StoredError } from '../../catalogue/product-import/stored-errors.js';
import type { FileRow } from './list-file.js';
import type { ListImportDto, ListImportRowDto } from './list-import.dto.js';
import type { DoneRow, WrittenRow } from './row-writer.js';

/** Days in which an import can be undone. */
export const UNDO_DAYS = 30;

const IMPORTS = `
  select i.id, i.kind, i.query->>'kind' as texts, i.state, i.file_name as "fileName",
    s.name as "uploadedBy", i.total, i.creates as "toCreate", i.updates as "toUpdate", i.unchanged,
    i.errors, i.progress, i.goal, i.not_undone as "notUndone", i.created_at as "createdAt",
    i.finished_at as "finishedAt", i.undone_at as "undoneAt",
    x.failed as "hasFailed",
    case when i.creates + i.updates > 0 and i.state in ('queued', 'running', 'done')
      then coalesce(i.finished_at, i.created_at) + interval '${UNDO_DAYS} days' end as "undoUntil"
  from list_imports i left join staff s on s.id = i.created_by
    cross join lateral (select i.state in ('queued', 'running', 'undoing') and exists (
      select from outbox o where o.dead_at is not null and o.dedupe_key = 'list-import-' || i.id
        || case when i.state = 'undoing' then '-undo' else '' end) as failed) x`;

const ROWS = `
  select row_no as row, action as state, errors,
    coalesce(cells->>$5, '') as name
  from list_import_rows
  where import_id = $1 and ($2::text is null or action = $2)
  order by row_no limit $3 offset $4`;

const ADD_ROWS = `
  insert into list_import_rows (import_id, row_no, row_id, version, cells, action, errors)
  select $1, (r->>'row')::integer, (r->>'id')::integer, r->>'version', r->'cells', r->>'action', r->'errors'
  from jsonb_array_elements($2::jsonb) r`;
const COUNT = `
  update list_imports set total = n.total, creates = n.creates, updates = n.updates,
    unchanged = n.unchanged, errors = n.errors
  from (select count(*) as total, count(*) filter (where action = 'create') as creates,
      count(*) filter (where action = 'update') as updates,
      count(*) filter (where action = 'unchanged') as unchanged,
      count(*) filter (where action = 'error') as errors
    from list_import_rows where import_id = $1) n
  where id = $1`;
const LEFT = `
  select row_no as row, row_id as id, version, cells, errors from list_import_rows
  where import_id = $1 and not is_done and action in ('create', 'update')
  order by row_no limit $2`;
const WRITTEN = `
  update list_import_rows r set action = w->>'action', errors = w->'errors',
    row_id = (w->>'id')::integer, before = nullif(w->'before', 'null'),
    after_version = w->>'afterVersion', is_done = w->>'action' in ('create', 'update')
  from jsonb_array_elements($2::jsonb) w
  where r.import_id = $1 and r.row_no = (w->>'row')::integer`;
/** The last first, as one row may depend on an earlier one. */
const DONE = `
  select row_no as row, row_id as id, before, after_version as "afterVersion" from list_import_rows
  where import_id = $1 and is_done and action in ('create', 'update')
  order by row_no desc limit $2`;
const UNDONE = `
  update list_import_rows r set is_done = false, errors = w->'errors'
  from jsonb_array_elements($2::jsonb) w
  where r.import_id = $1 and r.row_no = (w->>'row')::integer`;
const STARTER = `
  select id, name, username, type,
    (select changes from permissions where id = ${PERMISSIONS_ID}) as changes
  from staff where id = $1 and deleted_at is null`;
const ADVANCE = `
  update list_imports set progress = progress + $2, not_undone = not_undone + $3,
    state = case state when 'queued' then 'running' else state end
  where id = $1`;

/** The account in whose name rows are written. */
export type StarterRow = Pick<Principal, 'id' | 'name' | 'username'> & {
  type: StaffType;
  /** What admins have changed in the rights of roles. */
  changes: RightChanges | null;
};

/** SQL of imports of lists. */
@Injectable()
export class ListImportsQueries {
  constructor(private readonly statements: Statements) {}

  /** Those with these ids, in no order. */
  some(ids: number[]): Promise<ListImportDto[]> {
    return this.statements.rows<ListImportDto>(`${IMPORTS} where i.id = any($1)`, [ids]);
  }

  /** A page of rows; their names are the cells of this column. */
  async rows(
    id: number,
    action: RowAction | null,
    limit: number,
    offset: number,
    name: string,
  ): Promise<ListImportRowDto[]> {
    const rows = await this.statements.planned<
      Omit<ListImportRowDto, 'errors'> & { errors: StoredError[] }
    >(ROWS, [id, action, limit, offset, name]);
    return rows.map((row) => ({ ...row, errors: withMessages(row.errors) }));
  }

  /** No other transaction starts, writes or undoes the import until this one ends. */
  async lock(manager: EntityManager, id: number): Promise<void> {
    await manager.query('select from list_imports where id = $1 for update', [id]);
  }

  async starter(manager: EntityManager, id: number | null): Promise<StarterRow | undefined> {
    const rows: StarterRow[] = await manager.query(STARTER, [id]);
    return rows[0];
  }

  /** The worker does not try an import again that it has given up. */
  async stop(manager: EntityManager, id: number): Promise<void> {
    await manager.query(
      `update outbox set done_at = now() where dedupe_key = $1 and dead_at is not null and done_at is null`,
      [`list-import-${id}`],
    );
  }

  /** Stores the rows of a file with what they would do, and counts them. */
  async addRows(
    manager: EntityManager,
    id: number,
    rows: (FileRow & Pick<WrittenRow, 'action'>)[],
  ): Promise<void> {
    await manager.query(`set local statement_timeout = '30s'`);
    await manager.query(ADD_ROWS, [id, JSON.stringify(rows)]);
    await manager.query(COUNT, [id]);
  }

  /** Rows that are still to be imported. */
  async left(manager: EntityManager, id: number, limit: number): Promise<FileRow[]> {
    const rows: (Omit<FileRow, 'errors'> & { errors: StoredError[] })[] = await manager.query(
      LEFT,
      [id, limit],
    );
    return rows.map((row) => ({ ...row, errors: withMessages(row.errors) }));
  }

  async written(manager: EntityManager, id: number, rows: readonly WrittenRow[]): Promise<void> {
    await manager.query(WRITTEN, [id, JSON.stringify(rows)]);
  }

  /** Rows that are still to be undone. */
  done(manager: EntityManager, id: number, limit: number): Promise<DoneRow[]> {
    return manager.query(DONE, [id, limit]);
  }

  async undone(
    manager: EntityManager,
    id: number,
    rows: readonly Pick<WrittenRow, 'row' | 'errors'>[],
  ): Promise<void> {
    await manager.query(UNDONE, [id, JSON.stringify(rows)]);
  }

  async advance(manager: EntityManager, id: number, rows: number, notUndone = 0): Promise<void> {
    await manager.query(ADVANCE, [id, rows, notUndone]);
  }

  async count(manager: EntityManager, id: number): Promise<void> {
    await manager.query(COUNT, [id]);
  }
}
