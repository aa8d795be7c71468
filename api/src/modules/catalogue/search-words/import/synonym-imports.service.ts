import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Locale } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import type { Upload } from '../../../../platform/files/uploads.js';
import { NotFound } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { translate } from '../../../../platform/i18n/translate.js';
import { changesOf } from '../../../back-office/audit/changes.js';
import { writeAudit, type AuditRecord } from '../../../back-office/audit/write-audit.js';
import { SheetProcess } from '../../product-import/sheet-process.js';
import type { SynonymDto } from '../search-words.dto.js';
import { SynonymsQueries } from '../search-words.queries.js';
import { NO_SYNONYM, synonymRecord, valuesOf } from '../synonym-audit.js';
import { judgeSynonyms } from './judge-synonyms.js';
import {
  LONGEST_CELL,
  readSynonyms,
  synonymCsv,
  synonymSheet,
  type GivenRow,
} from './synonym-file.js';
import type { SynonymImportDto } from './synonym-import.dto.js';
import { SynonymImportsQueries } from './synonym-imports.queries.js';
import { importRefusal, SynonymImportsReader } from './synonym-imports.reader.js';

/** Retention of imports and their rows. */
const KEPT_DAYS = 90;
/** Audit records inserted at a time. */
const BATCH = 200;

/** Synonyms as a file: export, check of an upload, and its import, all in one transaction. */
@Injectable()
export class SynonymImportsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sheets: SheetProcess,
    private readonly queries: SynonymImportsQueries,
    private readonly reader: SynonymImportsReader,
    private readonly synonyms: SynonymsQueries,
  ) {}

  /** All synonyms as .xlsx, or as text of a .csv. */
  async file(type: 'xlsx' | 'csv', locale: Locale): Promise<Buffer> {
    const synonyms = await this.queries.all();
    await writeAudit(this.db.manager, {
      ...{ action: 'exported', subject: 'search_synonyms', subjectId: 0 },
      changes: { synonyms: { to: synonyms.length } },
    });
    return type === 'csv'
      ? Buffer.from(synonymCsv(synonyms))
      : this.sheets.write(synonymSheet(synonyms, translate(msg('searchWords.sheet'), locale)));
  }

  /** Checks every row of the file against the synonyms of the shop, without changing them. */
  async check(staffId: number, file: Upload): Promise<SynonymImportDto> {
    const rows = readSynonyms(await this.sheets.lines(file.path, LONGEST_CELL));
    const judged = judgeSynonyms(rows, await this.queries.all(), await this.unknown(rows));
    const fileName = file.originalname.slice(-200);
    const id = await this.db.transaction(async (manager) => {
      await this.queries.prune(manager, KEPT_DAYS);
      const added = await this.queries.add(manager, fileName, staffId, rows);
      await this.queries.judge(manager, added, judged);
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
      if (row.state === 'done') return;
      const given = await this.queries.given(manager, id);
      const unknown = await this.unknown(given);
      const existing = await this.queries.lockAll(manager);
      const judged = judgeSynonyms(given, existing, unknown);
      const errors = judged.filter(({ action }) => action === 'error').length;
      if (errors > 0 && !skipErrors) throw importRefusal(errors, judged.length);
      await this.queries.judge(manager, id, judged);
      const { added, changed } = await this.queries.apply(manager, id);
      await this.audit(manager, row.fileName, existing, added, changed);
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

const importRecord = (action: string, label: string): AuditRecord => ({
  ...{ action, subject: 'search_synonyms', subjectId: 0 },
  label,
});

const counts = (added: readonly unknown[], changed: readonly unknown[]) => ({
  added: { to: added.length },
  changed: { to: changed.length },
});
