import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AuditAction } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import type { Upload } from '../../../../platform/files/uploads.js';
import { Conflict, NotFound, Rejected } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { changesOf } from '../../../back-office/audit/changes.js';
import { writeAudit, type AuditRecord } from '../../../back-office/audit/write-audit.js';
import { SheetProcess } from '../../product-import/sheet-process.js';
import type { SynonymDto } from '../search-words.dto.js';
import { SynonymsQueries } from '../search-words.queries.js';
import { NO_SYNONYM, synonymRecord, valuesOf } from '../synonym-audit.js';
import { checkSynonyms, type CheckedRow } from './check-synonyms.js';
import { LONGEST_CELL, readSynonyms, type GivenRow } from './synonym-file.js';
import type { SynonymImportDto } from './synonym-import.dto.js';
import { SynonymImportsQueries, UNDO_DAYS, type DoneSynonym } from './synonym-imports.queries.js';
import { importRefusal, SynonymImportsReader } from './synonym-imports.reader.js';

const DAY_MS = 86_400_000;
/** Retention of imports and their rows. */
const KEPT_DAYS = 90;
/** Audit records inserted at a time. */
const BATCH = 200;

/** Synonyms as a file: check of an upload, and its import, all in one transaction. */
@Injectable()
export class SynonymImportsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sheets: SheetProcess,
    private readonly queries: SynonymImportsQueries,
    private readonly reader: SynonymImportsReader,
    private readonly synonyms: SynonymsQueries,
  ) {}

  /** Checks every row of the file against the synonyms of the shop, without changing them. */
  async check(staffId: number, file: Upload): Promise<SynonymImportDto> {
    const rows = readSynonyms(await this.sheets.lines(file.path, LONGEST_CELL));
    const checked = checkSynonyms(rows, await this.queries.all(), await this.unknown(rows));
    const fileName = file.originalname.slice(-200);
    const id = await this.db.transaction(async (manager) => {
      await this.queries.prune(manager, KEPT_DAYS);
      const added = await this.queries.add(manager, fileName, staffId, rows);
      await this.queries.check(manager, added, checked);
      await writeAudit(manager, importRecord('checked', fileName));
      return added;
    });
    return this.reader.one(id);
  }

  /**
   * Imports a checked file as the synonyms are now, all rows or none; with `skipErrors` those without errors. A second
   * call changes nothing.
   */
  async confirm(id: number, skipErrors = false): Promise<SynonymImportDto> {
    await this.db.transaction(async (manager) => {
      const row = await this.queries.lock(manager, id);
      if (!row) throw new NotFound(msg('import.notFound'));
      if (row.state === 'undone') throw new Conflict('import_undone', msg('listImport.undone'));
      if (row.state === 'done') return;
      const given = await this.queries.given(manager, id);
      const unknown = await this.unknown(given);
      const existing = await this.queries.lockAll(manager);
      const checked = checkSynonyms(given, existing, unknown);
      const errors = checked.filter(({ action }) => action === 'error').length;
      if (errors > 0 && !skipErrors) throw importRefusal(errors, checked.length);
      await this.queries.check(manager, id, checked);
      const { added, changed } = await this.queries.apply(manager, id);
      await this.queries.remember(manager, id, doneBy(checked, given, existing, added, changed));
      await this.audit(manager, row.fileName, existing, added, changed);
    });
    return this.reader.one(id);
  }

  /** Deletes the entries that an import added and restores those that it changed; not those that were changed since. */
  async undo(id: number): Promise<SynonymImportDto> {
    await this.db.transaction(async (manager) => {
      const row = await this.queries.lock(manager, id);
      if (!row) throw new NotFound(msg('import.notFound'));
      if (row.state === 'undone') return;
      if (row.state !== 'done' || !row.finishedAt)
        throw new Conflict('import_not_done', msg('listImport.notDone'));
      if (Date.now() - row.finishedAt.getTime() > UNDO_DAYS * DAY_MS)
        throw new Rejected('import_too_old', msg('listImport.tooOld', { days: UNDO_DAYS }));
      const rows = await this.queries.done(manager, id);
      // One of an earlier version did not store what it did.
      if (rows.length === 0) throw new Conflict('import_not_done', msg('listImport.notDone'));
      const now = new Map((await this.queries.lockAll(manager)).map((each) => [each.id, each]));
      const undone = rows.filter((each) => now.get(each.id)?.version === each.version);
      const added = undone.filter(({ before }) => !before);
      const changed = undone.filter(({ before }) => before);
      const notUndone = rows.filter((each) => now.has(each.id)).length - undone.length;
      await this.queries.undo(manager, id, added, changed, notUndone);
      const records = undone.flatMap(({ id: entry, before }) => {
        const current = now.get(entry);
        if (!current) return [];
        if (!before) return synonymRecord('deleted', current);
        const changes = changesOf(valuesOf(current), valuesOf({ ...current, ...before }));
        return synonymRecord('changed', current, changes);
      });
      await writeAudit(manager, importRecord('reverted', row.fileName));
      for (let at = 0; at < records.length; at += BATCH)
        await writeAudit(manager, ...records.slice(at, at + BATCH));
    });
    return this.reader.one(id);
  }

  private async unknown(rows: readonly GivenRow[]): Promise<Set<string>> {
    const terms = new Set(rows.flatMap(({ terms: own, means }) => [...own, ...means]));
    return new Set(await this.synonyms.unknown([...terms]));
  }

  /** One record for the import, and one for each synonym, as if it was saved alone. */
  private async audit(
    manager: EntityManager,
    fileName: string,
    existing: readonly SynonymDto[],
    added: readonly SynonymDto[],
    changed: readonly SynonymDto[],
  ): Promise<void> {
    const before = new Map(existing.map((each) => [each.id, valuesOf(each)]));
    const records = [
      { ...importRecord('confirmed', fileName), changes: counts(added, changed) },
      ...added.map((each) => synonymRecord('added', each, changesOf(NO_SYNONYM, valuesOf(each)))),
      ...changed.map((each) =>
        synonymRecord(
          'changed',
          each,
          changesOf(before.get(each.id) ?? NO_SYNONYM, valuesOf(each)),
        ),
      ),
    ];
    for (let at = 0; at < records.length; at += BATCH)
      await writeAudit(manager, ...records.slice(at, at + BATCH));
  }
}

/** What each row has done; entries are added in the order of the rows. */
const doneBy = (
  checked: readonly CheckedRow[],
  given: readonly GivenRow[],
  existing: readonly SynonymDto[],
  added: readonly SynonymDto[],
  changed: readonly SynonymDto[],
): DoneSynonym[] => {
  const before = new Map(existing.map((each) => [each.id, each]));
  const versions = new Map(changed.map(({ id, version }) => [id, version]));
  const ids = new Map(given.map(({ row, id }) => [row, id]));
  const newest = added.toSorted((one, other) => one.id - other.id);
  const creating = checked.filter(({ action }) => action === 'create');
  const inOrder = creating.toSorted((one, other) => one.row - other.row);
  return [
    ...inOrder.flatMap(({ row }, at) => {
      const entry = newest[at];
      return entry ? [{ row, id: entry.id, version: entry.version, before: null }] : [];
    }),
    ...checked.flatMap(({ row, action }) => {
      const id = ids.get(row) ?? 0;
      const version = versions.get(id);
      const entry = before.get(id);
      if (action !== 'update' || version === undefined || !entry) return [];
      const { kind, terms, means } = entry;
      return [{ row, id, version, before: { kind, terms, means } }];
    }),
  ];
};

const importRecord = (action: AuditAction, label: string): AuditRecord => ({
  ...{ action, subject: 'search_synonyms', subjectId: 0 },
  label,
});

const counts = (added: readonly unknown[], changed: readonly unknown[]) => ({
  added: { to: added.length },
  changed: { to: changed.length },
});
