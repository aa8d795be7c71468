import { utils, type CellObject } from '@e965/xlsx';
import { columnOf, type Column } from './sheet-columns.js';
import { SHEET_LIMITS } from './sheet-limits.js';
import { linesIn, textOf, type SheetCell } from './sheet-lines.js';
import { SheetRefusal } from './sheet-refusal.js';
import { msg } from '../../../../platform/i18n/message.js';

const { rows: MOST_ROWS } = SHEET_LIMITS;

export interface SheetRow {
  /** Row number in Excel. */
  row: number;
  cells: Map<Column, SheetCell>;
}
export interface Sheet {
  /** Column letters by column name. */
  letters: Map<Column, string>;
  /** Unknown headers. */
  ignored: string[];
  rows: SheetRow[];
}

/** The first sheet of a workbook, by its header row. Formulas are not computed; their stored results are used. */
export const readCells = (file: Buffer): Sheet => {
  const lines = linesIn(file);
  const header = lines[0] ?? [];
  const { columns, ignored } = columnsOf(header);
  const rows = lines.slice(1).flatMap((line, index): SheetRow[] => {
    const cells = cellsOf(line ?? [], columns);
    return cells.size > 0 ? [{ row: index + 2, cells }] : [];
  });
  if (rows.length > MOST_ROWS) throw new SheetRefusal(msg('sheet.mostRows', { most: MOST_ROWS }));
  const letters = new Map([...columns].map(([index, column]) => [column, utils.encode_col(index)]));
  return { letters, ignored, rows };
};

const columnsOf = (header: (CellObject | undefined)[]) => {
  const columns = new Map<number, Column>();
  const ignored: string[] = [];
  for (const [index, cell] of [...header].entries()) {
    const text = cell ? textOf(cell).text : '';
    const column = columnOf(text);
    if ([...columns.values()].some((other) => other === column))
      throw new SheetRefusal(msg('sheet.columnTwice', { column: String(column) }));
    if (column) columns.set(index, column);
    else if (text) ignored.push(text.slice(0, 100));
  }
  if (![...columns.values()].some((column) => ['name', 'code', 'productId'].includes(column)))
    throw new SheetRefusal(msg('sheet.headerMissing'));
  return { columns, ignored };
};

const cellsOf = (
  line: (CellObject | undefined)[],
  columns: Map<number, Column>,
): Map<Column, SheetCell> => {
  const cells = new Map<Column, SheetCell>();
  for (const [index, column] of columns) {
    const cell = line[index];
    const found = cell && textOf(cell);
    if (found && (found.text || found.wrong)) cells.set(column, found);
  }
  return cells;
};
