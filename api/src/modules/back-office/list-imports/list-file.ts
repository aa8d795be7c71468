import { InvalidInput } from '../../../platform/http/problem.js';
import { msg, type Message } from '../../../platform/i18n/message.js';
import type { ProductImportErrorDto } from '../../catalogue/product-import/product-import.dto.js';
import { SHEET_LIMITS } from '../../catalogue/product-import/read/sheet-limits.js';
import type { LineCell, SheetLine } from '../../catalogue/product-import/sheet-process.js';
import type { ListTable, TableCells } from '../../../platform/files/list-table.js';

/** Longer than the longest text. */
export const LONGEST_CELL = 6000;

/** A row of the file, and what is wrong with it whatever the shop has. */
export interface FileRow {
  row: number;
  /** Of an existing row. */
  id: number | null;
  version: string;
  cells: TableCells;
  errors: ProductImportErrorDto[];
}

export const refusedFile = (detail: Message): InvalidInput =>
  new InvalidInput(detail, [{ pointer: '#/file', detail }], 'file_refused');

const plain = (name: string): string => name.toLowerCase().replace(/[\s_.-]/g, '');

/** An error of a column. */
export const errorAt = (column: string, reason: Message): ProductImportErrorDto => ({
  cell: null,
  column,
  reason,
});

/** The rows of a file; refused if it has none of the columns of the list. */
export const readList = (
  lines: readonly SheetLine[],
  table: ListTable,
  query: object,
): FileRow[] => {
  const [header, ...rows] = lines;
  const names = header?.cells.map(({ text }) => plain(text)) ?? [];
  const columns = table.columns(query);
  const places = new Map<string, number>();
  for (const column of ['id', 'version', ...columns]) {
    const at = names.indexOf(plain(column));
    if (at < 0) continue;
    if (names.includes(plain(column), at + 1))
      throw refusedFile(msg('listImport.columnTwice', { column }));
    places.set(column, at);
  }
  if (!columns.some((column) => places.has(column)))
    throw refusedFile(msg('listImport.columnMissing', { columns: columns.join(', ') }));
  if (rows.length === 0) throw refusedFile(msg('listImport.noRows'));
  if (rows.length > SHEET_LIMITS.rows)
    throw refusedFile(msg('sheet.mostRows', { most: SHEET_LIMITS.rows }));
  const given = columns.filter((column) => places.has(column));
  return rows.map(({ row, cells }) =>
    rowOf(row, given, (column) => cells[places.get(column) ?? -1] ?? { text: '' }),
  );
};

const rowOf = (
  row: number,
  columns: readonly string[],
  cellOf: (column: string) => LineCell,
): FileRow => {
  const formula = ['id', 'version', ...columns].filter((column) => cellOf(column).formula);
  const errors = formula.map((column) => errorAt(column, msg('listImport.formula')));
  const id = cellOf('id').text.trim();
  const isId = /^[1-9]\d{0,8}$/.test(id);
  if (id !== '' && !isId) errors.push(errorAt('id', msg('listImport.idFormat')));
  return {
    row,
    id: isId ? Number(id) : null,
    version: cellOf('version').text.trim(),
    cells: Object.fromEntries(columns.map((column) => [column, cellOf(column).text])),
    errors,
  };
};

/** What is wrong with the rows besides their values: ids that occur twice or cannot be added, missing values. */
export const checkRows = (rows: readonly FileRow[], table: ListTable, query: object): FileRow[] => {
  /** The first row of each id, and of each name or code of a new row. */
  const seen = new Map<number | string, number>();
  const [named] = table.required(query);
  return rows.map((given) => {
    if (given.errors.length > 0) return given;
    const wrong = (column: string, reason: Message): FileRow => ({
      ...given,
      errors: [errorAt(column, reason)],
    });
    if (given.id === null) {
      if (!table.addsRows) return wrong('id', msg('listImport.idNeeded'));
      const missing = table.required(query).find((column) => !given.cells[column]);
      if (missing) return wrong(missing, msg('listImport.required'));
      const name = given.cells[named ?? '']?.toLowerCase() ?? '';
      const other = seen.get(name);
      if (named && other !== undefined)
        return wrong(named, msg('listImport.sameName', { row: other }));
      seen.set(name, given.row);
      return given;
    }
    const first = seen.get(given.id);
    if (first !== undefined) return wrong('id', msg('listImport.sameRow', { row: first }));
    seen.set(given.id, given.row);
    return given.version ? given : wrong('version', msg('listImport.versionNeeded'));
  });
};
