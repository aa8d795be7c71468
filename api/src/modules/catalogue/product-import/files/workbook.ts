import { utils, write, type CellObject } from '@e965/xlsx';
import { markFormula } from '../read/sheet-text.js';

export interface WorkbookSheet {
  name: string;
  /** Numbers stay numbers, with two decimal places unless they are integers. */
  rows: (string | number | null)[][];
  /** Columns whose cells have the format text, so that Excel leaves what is typed there. */
  textColumns?: number[];
  /** Rows with such cells below the last one. */
  emptyRows?: number;
}

/** Column widths, in characters. */
const NARROWEST = 12;
const WIDEST = 60;

/** Width of the longest text, within limits. */
const widthOf = (rows: WorkbookSheet['rows'], column: number): { wch: number } => {
  const longest = rows.reduce((most, row) => Math.max(most, String(row[column] ?? '').length), 0);
  return { wch: Math.min(Math.max(longest + 2, NARROWEST), WIDEST) };
};

const cellOf = (value: string | number | null): string | CellObject => {
  if (typeof value !== 'number') return markFormula(value ?? '');
  return { t: 'n', v: value, ...(!Number.isInteger(value) && { z: '0.00' }) };
};

/** The content of an .xlsx file. */
export const workbookOf = (sheets: readonly WorkbookSheet[]): Buffer => {
  const book = utils.book_new();
  for (const { name, rows, textColumns = [], emptyRows = 0 } of sheets) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(cellOf)));
    sheet['!cols'] = rows[0]?.map((_, column) => widthOf(rows, column));
    for (const c of textColumns)
      for (let r = 1; r < rows.length + emptyRows; r += 1) {
        const cell = (sheet[utils.encode_cell({ r, c })] ??= { t: 'z' });
        cell.z = '@';
      }
    if (emptyRows > 0)
      sheet['!ref'] = utils.encode_range({
        s: { r: 0, c: 0 },
        e: { r: rows.length + emptyRows - 1, c: (rows[0]?.length ?? 1) - 1 },
      });
    utils.book_append_sheet(book, sheet, name);
  }
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
};
