import type { EntityManager } from 'typeorm';
import { versionOf, type ListTable, type TableCells } from '../../../platform/files/list-table.js';
import { ownVendor, type Principal } from '../../../platform/http/principal.js';
import { ShopError } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import type { ProductImportErrorDto } from '../../catalogue/product-import/product-import.dto.js';
import type { RowAction } from '../../catalogue/product-import/product-import.entity.js';
import { cleanText } from '../../catalogue/product-import/read/sheet-text.js';
import { errorAt, type FileRow } from './list-file.js';

/** What a row did, or why it did nothing. */
export interface WrittenRow {
  row: number;
  action: RowAction;
  errors: ProductImportErrorDto[];
  id: number | null;
  /** What the changed cells were before, and the version after, by which an undo notices later changes. */
  before: TableCells | null;
  afterVersion: string | null;
}

/** A row that was imported. */
export interface DoneRow {
  row: number;
  id: number;
  before: TableCells | null;
  afterVersion: string;
}

/** Rows of a transaction: few, so that shoppers who buy one of the products do not wait. */
export const ROWS_AT_ONCE = 50;

/** The reader of files changes line breaks and spaces around a text. */
const changedCells = (cells: TableCells, before: TableCells): TableCells =>
  Object.fromEntries(
    Object.entries(cells).filter(([column, text]) => text !== cleanText(before[column] ?? '')),
  );

const pick = (cells: TableCells, columns: readonly string[]): TableCells =>
  Object.fromEntries(columns.map((column) => [column, cells[column] ?? '']));

/** Writes rows of one list in a transaction of the caller, each as a whole or not at all. */
export class RowWriter {
  constructor(
    private readonly table: ListTable,
    private readonly query: object,
    private readonly manager: EntityManager,
    private readonly by: Principal,
  ) {}

  /** Adds and changes rows; the order is that of the file. */
  async write(rows: readonly FileRow[]): Promise<WrittenRow[]> {
    const current = await this.locked(rows.flatMap(({ id }) => id ?? []));
    const written: WrittenRow[] = [];
    for (const row of rows) written.push(await this.writeRow(row, current));
    return written;
  }

  /** Restores what the rows had before, unless they have changed since; returns the errors of each. */
  async undo(rows: readonly DoneRow[]): Promise<Pick<WrittenRow, 'row' | 'errors'>[]> {
    const current = await this.locked(rows.map(({ id }) => id));
    const undone: Pick<WrittenRow, 'row' | 'errors'>[] = [];
    for (const { row, id, before, afterVersion } of rows) {
      const cells = current.get(id);
      const errors = await this.errorsOf(async (manager) => {
        if (!cells) return before ? [errorAt('id', msg('listImport.idUnknown', { id }))] : [];
        if (this.versionOf(cells) !== afterVersion)
          return [errorAt('version', msg('listImport.changedSinceImport'))];
        if (before)
          await this.table.write(
            manager,
            this.by,
            { id, cells: before, before: cells },
            this.query,
          );
        else await this.table.remove(manager, this.by, id);
        return [];
      });
      undone.push({ row, errors });
    }
    return undone;
  }

  private async writeRow(
    { row, id, version, cells }: FileRow,
    current: ReadonlyMap<number, TableCells>,
  ): Promise<WrittenRow> {
    const result = { row, id, errors: [], before: null, afterVersion: null };
    const before = id === null ? undefined : current.get(id);
    let changed = cells;
    if (id !== null) {
      if (!before) return refused(result, [errorAt('id', msg('listImport.idUnknown', { id }))]);
      changed = changedCells(cells, before);
      if (Object.keys(changed).length === 0) return { ...result, action: 'unchanged' };
      if (version !== this.versionOf(before))
        return refused(result, [errorAt('version', msg('listImport.changedSinceExport'))]);
    }
    let written = id ?? 0;
    const errors = await this.errorsOf(async (manager) => {
      written = await this.table.write(
        manager,
        this.by,
        { id, cells: changed, before },
        this.query,
      );
      return [];
    });
    if (errors.length > 0) return refused(result, errors);
    const after = (await this.locked([written])).get(written) ?? {};
    return {
      ...result,
      id: written,
      action: before ? 'update' : 'create',
      before: before ? pick(before, Object.keys(changed)) : null,
      afterVersion: this.versionOf(after),
    };
  }

  /** Runs in a savepoint; errors of the shop, such as a code that is taken, are those of the row. */
  private async errorsOf(
    work: (manager: EntityManager) => Promise<ProductImportErrorDto[]>,
  ): Promise<ProductImportErrorDto[]> {
    try {
      return await this.manager.transaction(work);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      const problems = error.errors ?? [];
      return problems.length > 0
        ? problems.map(({ pointer, detail }) => errorAt(pointer.split('/')[1] ?? '', detail))
        : [errorAt('id', error.detail)];
    }
  }

  private locked(ids: number[]): Promise<Map<number, TableCells>> {
    return this.table.lock(this.manager, ids, this.query, ownVendor(this.by));
  }

  private versionOf(cells: TableCells): string {
    return versionOf(this.table.columns(this.query), cells);
  }
}

const refused = (
  row: Omit<WrittenRow, 'action' | 'errors'>,
  errors: ProductImportErrorDto[],
): WrittenRow => ({ ...row, action: 'error', errors });
