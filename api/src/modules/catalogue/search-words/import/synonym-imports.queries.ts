import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../../platform/database/statements.js';
import type { RowAction } from '../../product-import/product-import.entity.js';
import { withMessages, type StoredError } from '../../product-import/stored-errors.js';
import type { SynonymDto } from '../search-words.dto.js';
import { SYNONYM } from '../search-words.queries.js';
import type { CheckedRow } from './check-synonyms.js';
import type { GivenRow } from './synonym-file.js';
import type { SynonymImportDto, SynonymImportRowDto } from './synonym-import.dto.js';

/** Days in which an import can be undone. */
export const UNDO_DAYS = 30;

const ALL = `select ${SYNONYM} from search_synonyms order by id`;
const IDS = 'select id from search_synonyms order by id limit $1';
const SOME = `select ${SYNONYM} from search_synonyms where id = any($1) order by id`;
/**
 * Waits for additions and other imports, and for `select … for update`: with a weaker mode, a change that has locked its
 * row, and an import that waits for this row, would wait for each other. Searches and lists are read meanwhile.
 */
const LOCK_ALL = 'lock table search_synonyms in exclusive mode';

const IMPORTS = `
  select i.id, i.state, i.file_name as "fileName", s.name as "uploadedBy", i.total,
    i.creates as "toCreate", i.updates as "toUpdate", i.unchanged, i.errors,
    i.not_undone as "notUndone", i.created_at as "createdAt", i.finished_at as "finishedAt", i.undone_at as "undoneAt",
    case when i.state = 'done' and exists (
        select from synonym_import_rows r where r.import_id = i.id and r.done is not null)
      then i.finished_at + interval '${UNDO_DAYS} days' end as "undoUntil"
  from synonym_imports i left join staff s on s.id = i.created_by`;

const ROWS = `
  select row_no as row, action as state, given->>'kind' as kind, given->'terms' as terms,
    given->'means' as means, errors
  from synonym_import_rows
  where import_id = $1 and ($2::text is null or action = $2)
  order by row_no limit $3 offset $4`;

const ADD = `insert into synonym_imports (file_name, created_by) values ($1, $2) returning id`;
const ADD_ROWS = `
  insert into synonym_import_rows (import_id, row_no, given, action, errors)
  select $1, (given->>'row')::integer, given, 'unchanged', '[]' from jsonb_array_elements($2::jsonb) given`;
const CHECK = `
  update synonym_import_rows r set action = j->>'action', errors = j->'errors'
  from jsonb_array_elements($2::jsonb) j
  where r.import_id = $1 and r.row_no = (j->>'row')::integer`;
const COUNT = `
  update synonym_imports set total = n.total, creates = n.creates, updates = n.updates,
    unchanged = n.unchanged, errors = n.errors
  from (select count(*) as total, count(*) filter (where action = 'create') as creates,
      count(*) filter (where action = 'update') as updates,
      count(*) filter (where action = 'unchanged') as unchanged,
      count(*) filter (where action = 'error') as errors
    from synonym_import_rows where import_id = $1) n
  where id = $1`;
const PRUNE = `
  delete from synonym_imports where id in (
    select id from synonym_imports where created_at < now() - $1 * interval '1 day'
    order by created_at limit 5)`;

const textsOf = (name: string): string =>
  `array(select jsonb_array_elements_text(r.given->'${name}'))`;
const APPLY_NEW = `
  insert into search_synonyms (kind, terms, means)
  select r.given->>'kind', ${textsOf('terms')}, ${textsOf('means')}
  from synonym_import_rows r where r.import_id = $1 and r.action = 'create' order by r.row_no
  returning ${SYNONYM}`;
const APPLY_CHANGES = `
  update search_synonyms s set kind = r.given->>'kind', terms = ${textsOf('terms')}, means = ${textsOf('means')},
    version = s.version + 1, updated_at = now()
  from synonym_import_rows r
  where r.import_id = $1 and r.action = 'update' and s.id = (r.given->>'id')::integer
  returning s.id, s.kind, s.terms, s.means, s.is_seeded as "isSeeded", s.version`;
const REMEMBER = `
  update synonym_import_rows r set done = d from jsonb_array_elements($2::jsonb) d
  where r.import_id = $1 and r.row_no = (d->>'row')::integer`;
const DONE = `
  select done from synonym_import_rows where import_id = $1 and done is not null order by row_no`;
const RESTORE = `
  update search_synonyms s set kind = d->'before'->>'kind',
    terms = array(select jsonb_array_elements_text(d->'before'->'terms')),
    means = array(select jsonb_array_elements_text(d->'before'->'means')),
    version = s.version + 1, updated_at = now()
  from jsonb_array_elements($1::jsonb) d where s.id = (d->>'id')::integer`;
const UNDO = `
  update synonym_imports set state = 'undone', undone_at = now(), not_undone = $2 where id = $1`;
const FINISH = `update synonym_imports set state = 'done', finished_at = now() where id = $1`;

/** What a row has done: the entry, its version after it, and what it was before; null if it was added. */
export interface DoneSynonym {
  row: number;
  id: number;
  version: number;
  before: Pick<SynonymDto, 'kind' | 'terms' | 'means'> | null;
}

/** SQL of imports of synonyms. */
@Injectable()
export class SynonymImportsQueries {
  constructor(private readonly statements: Statements) {}

  /** All synonyms, by id. */
  all(): Promise<SynonymDto[]> {
    return this.statements.rows<SynonymDto>(ALL);
  }

  async ids(limit: number): Promise<number[]> {
    const rows = await this.statements.rows<{ id: number }>(IDS, [limit]);
    return rows.map(({ id }) => id);
  }

  /** The synonyms with these ids, by id. */
  synonyms(ids: number[]): Promise<SynonymDto[]> {
    return this.statements.rows<SynonymDto>(SOME, [ids]);
  }

  /**
   * As `all`; no other transaction adds, changes or deletes any until this one ends, which may take longer as it writes
   * the terms of each.
   */
  async lockAll(manager: EntityManager): Promise<SynonymDto[]> {
    await manager.query(`set local statement_timeout = '30s'`);
    await manager.query(LOCK_ALL);
    return manager.query(ALL);
  }

  async one(id: number): Promise<SynonymImportDto | undefined> {
    const [row] = await this.some([id]);
    return row;
  }

  /** Those with these ids, in no order. */
  some(ids: number[]): Promise<SynonymImportDto[]> {
    return this.statements.rows<SynonymImportDto>(`${IMPORTS} where i.id = any($1)`, [ids]);
  }

  async rows(
    id: number,
    action: RowAction | null,
    limit: number,
    offset: number,
  ): Promise<SynonymImportRowDto[]> {
    const rows = await this.statements.rows<
      Omit<SynonymImportRowDto, 'errors'> & { errors: StoredError[] }
    >(ROWS, [id, action, limit, offset]);
    return rows.map((row) => ({ ...row, errors: withMessages(row.errors) }));
  }

  /** Adds an import with its rows. */
  async add(
    manager: EntityManager,
    fileName: string,
    staffId: number,
    rows: readonly GivenRow[],
  ): Promise<number> {
    const [added]: { id: number }[] = await manager.query(ADD, [fileName, staffId]);
    if (!added) throw new Error('The statement returned no row.');
    await manager.query(ADD_ROWS, [added.id, JSON.stringify(rows)]);
    return added.id;
  }

  /** Stores what the rows do, and counts them. */
  async check(manager: EntityManager, id: number, rows: readonly CheckedRow[]): Promise<void> {
    await manager.query(CHECK, [id, JSON.stringify(rows)]);
    await manager.query(COUNT, [id]);
  }

  /** The state of an import, which no other transaction confirms until this one ends. */
  async lock(
    manager: EntityManager,
    id: number,
  ): Promise<Pick<SynonymImportDto, 'state' | 'fileName' | 'finishedAt'> | undefined> {
    const [row]: Pick<SynonymImportDto, 'state' | 'fileName' | 'finishedAt'>[] =
      await manager.query(
        `select state, file_name as "fileName", finished_at as "finishedAt"
       from synonym_imports where id = $1 for update`,
        [id],
      );
    return row;
  }

  /** What the file says, row by row. */
  async given(manager: EntityManager, id: number): Promise<GivenRow[]> {
    const rows: { given: Omit<GivenRow, 'errors'> & { errors: StoredError[] } }[] =
      await manager.query(
        'select given from synonym_import_rows where import_id = $1 order by row_no',
        [id],
      );
    return rows.map(({ given }) => ({ ...given, errors: withMessages(given.errors) }));
  }

  /** Adds and changes synonyms as the rows say; they must be locked. */
  async apply(
    manager: EntityManager,
    id: number,
  ): Promise<{ added: SynonymDto[]; changed: SynonymDto[] }> {
    const added: SynonymDto[] = await manager.query(APPLY_NEW, [id]);
    const [changed]: [SynonymDto[], number] = await manager.query(APPLY_CHANGES, [id]);
    await manager.query(FINISH, [id]);
    return { added, changed };
  }

  /** Stores what the rows have done. */
  async remember(manager: EntityManager, id: number, rows: readonly DoneSynonym[]): Promise<void> {
    await manager.query(REMEMBER, [id, JSON.stringify(rows)]);
  }

  async done(manager: EntityManager, id: number): Promise<DoneSynonym[]> {
    const rows: { done: DoneSynonym }[] = await manager.query(DONE, [id]);
    return rows.map(({ done }) => done);
  }

  /** Deletes entries and restores others; they must be locked. */
  async undo(
    manager: EntityManager,
    id: number,
    added: readonly DoneSynonym[],
    changed: readonly DoneSynonym[],
    notUndone: number,
  ): Promise<void> {
    await manager.query('delete from search_synonyms where id = any($1)', [
      added.map((each) => each.id),
    ]);
    await manager.query(RESTORE, [JSON.stringify(changed)]);
    await manager.query(UNDO, [id, notUndone]);
  }

  /** Deletes a few of the oldest imports. */
  async prune(manager: EntityManager, days: number): Promise<void> {
    await manager.query(PRUNE, [days]);
  }
}
