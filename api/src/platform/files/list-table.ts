import { createHash } from 'node:crypto';
import type { Locale } from '@shop/shop-rules';
import type { ClassConstructor } from 'class-transformer';
import type { EntityManager } from 'typeorm';
import type { Principal } from '../http/principal.js';
import { validation } from '../http/validation/validation.js';
import type { Cell, ListExport } from './list-export.js';
import { lockRows, type ListTableName } from './list-table.queries.js';

/** Values of a row by column; those of an import lack the columns that its file lacks. */
export type TableCells = Readonly<Record<string, string>>;

export interface TableRow {
  id: number;
  cells: TableCells;
}

/** First columns of the file: both are empty in rows that an import adds. */
const KEY_COLUMNS = ['id', 'version'] as const;

const VERSION_LENGTH = 16;

/** Changes with the cells of a row. */
export const versionOf = (columns: readonly string[], cells: TableCells): string =>
  createHash('sha256')
    .update(JSON.stringify(columns.map((column) => cells[column] ?? '')))
    .digest('base64url')
    .slice(0, VERSION_LENGTH);

/**
 * A list that staff export as a workbook, edit there and import again. Columns have the same names in every language,
 * those of the fields of its DTO.
 */
export abstract class ListTable<Query extends object = object> implements ListExport<Query> {
  /** Whether an import adds rows that have no id. */
  readonly addsRows: boolean = true;

  /** Table of the rows. */
  abstract table(query: Query): ListTableName;
  /** Columns that an import reads. */
  abstract columns(query: Query): readonly string[];
  /** Columns without which a row cannot be added. */
  abstract required(query: Query): readonly string[];
  /** Columns that only inform, after the others. */
  information(): readonly string[] {
    return [];
  }

  abstract ids(query: Query, by: Principal, limit: number): Promise<number[]>;

  /** The rows with these ids, in any order, for vendors their own. */
  abstract read(
    manager: EntityManager,
    ids: readonly number[],
    query: Query,
    vendor?: number,
  ): Promise<TableRow[]>;

  /**
   * Adds a row, or changes the one with this id, and returns its id. Errors point at columns. `before` has the cells of
   * the row, which is locked.
   */
  abstract write(
    manager: EntityManager,
    by: Principal,
    row: { id: number | null; cells: TableCells; before?: TableCells | undefined },
    query: Query,
  ): Promise<number>;

  /** Deletes an added row, if nothing refers to it. */
  abstract remove(manager: EntityManager, by: Principal, id: number): Promise<void>;

  constructor(private readonly manager: EntityManager) {}

  headings(query: Query): Cell[] {
    return [...KEY_COLUMNS, ...this.columns(query), ...this.information()];
  }

  async rows(ids: number[], query: Query, _locale: Locale, vendor?: number): Promise<Cell[][]> {
    const found = await this.read(this.manager, ids, query, vendor);
    const rows = new Map(found.map((row) => [row.id, row.cells]));
    const columns = this.columns(query);
    return ids.flatMap((id) => {
      const cells = rows.get(id);
      if (!cells) return [];
      const values = [...columns, ...this.information()].map((column) => cells[column] ?? '');
      return [[id, versionOf(columns, cells), ...values]];
    });
  }

  /** The rows with these ids, locked in the order of their ids. */
  async lock(
    manager: EntityManager,
    ids: readonly number[],
    query: Query,
    vendor?: number,
  ): Promise<Map<number, TableCells>> {
    await lockRows(manager, this.table(query), ids);
    const rows = await this.read(manager, ids, query, vendor);
    return new Map(rows.map(({ id, cells }) => [id, cells]));
  }
}

const pipe = validation();

/** The fields of a row as its DTO; invalid ones are rejected like those of a form. */
export const validRow = <T extends object>(type: ClassConstructor<T>, fields: object): Promise<T> =>
  pipe.transform(fields, { type: 'body', metatype: type });
