import { CFB, read, SSF, utils, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { msg, type Message } from '../../../../platform/i18n/message.js';
import { SHEET_LIMITS } from './sheet-limits.js';
import { SheetRefusal } from './sheet-refusal.js';
import { cleanText, unmarkFormula } from './sheet-text.js';

const { rows: MOST_ROWS, columns: MOST_COLUMNS, lastRow: LAST_ROW } = SHEET_LIMITS;

/** First bytes of a compound file, the container of .xls. */
export const COMPOUND = 'd0cf11e0';

/** The displayed text of a cell; `wrong` says why it has no value. */
export interface SheetCell {
  text: string;
  wrong?: Message;
}

/** The cells of the first sheet of a workbook, row by row. */
export const linesIn = (file: Buffer): (CellObject | undefined)[][] =>
  linesOf(firstSheet(open(file)));

const MACROS = msg('sheet.macros');
const OPTIONS = {
  type: 'buffer',
  dense: true,
  sheets: 0,
  sheetRows: LAST_ROW + 1,
  cellHTML: false,
  cellText: false,
  cellNF: true,
} as const;

const open = (file: Buffer): WorkBook => {
  try {
    if (isCompound(file)) refuseMacros(file);
    return read(file, OPTIONS);
  } catch (error) {
    if (error instanceof SheetRefusal) throw error;
    const locked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new SheetRefusal(locked ? msg('sheet.protected') : msg('sheet.damaged'));
  }
};

const isCompound = (file: Buffer): boolean => file.subarray(0, 4).toString('hex') === COMPOUND;

const refuseMacros = (file: Buffer): void => {
  const { FullPaths } = CFB.read(file, { type: 'buffer' });
  if (FullPaths.some((path: string) => /vba/i.test(path))) throw new SheetRefusal(MACROS);
};

const firstSheet = (book: WorkBook): WorkSheet => {
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet?.['!ref']) throw new SheetRefusal(msg('sheet.empty'));
  if (String(sheet['!type']) === 'macro') throw new SheetRefusal(MACROS);
  return sheet;
};

const linesOf = (sheet: WorkSheet): (CellObject | undefined)[][] => {
  const { e } = utils.decode_range(String(sheet['!fullref'] ?? sheet['!ref']));
  if (e.r + 1 > LAST_ROW)
    throw new SheetRefusal(msg('sheet.reachesTooFar', { row: e.r + 1, most: MOST_ROWS }));
  if (e.c + 1 > MOST_COLUMNS)
    throw new SheetRefusal(msg('sheet.mostColumns', { count: e.c + 1, most: MOST_COLUMNS }));
  return sheet['!data'] ?? [];
};

const isDate = (cell: CellObject): cell is CellObject & { v: number } => {
  const { v, z } = cell;
  return typeof v === 'number' && z !== undefined && Boolean(SSF.is_date(z));
};

/** The day and time of a cell that is stored as one, as 2026-12-31 23:59; undefined for other cells. */
export const timeOf = (cell: CellObject): string | undefined =>
  isDate(cell) ? SSF.format('yyyy-mm-dd hh:mm:ss', cell.v).replace(/:00$/, '') : undefined;

/** The text of a cell. Formulas are not computed; their stored results are used. */
export const textOf = (cell: CellObject): SheetCell => {
  if (cell.t === 'e') return { text: '', wrong: msg('cell.formulaError') };
  if (cell.f !== undefined && cell.v === undefined)
    return { text: '', wrong: msg('cell.formulaWithoutResult') };
  const { v = '' } = cell;
  // No column has dates. What was typed cannot be known: 42:5 and 41:65 are the same time.
  if (isDate(cell)) return { text: '', wrong: msg('cell.isTime') };
  // Excel shows 15 digits; a computed 107.91 is stored as 107.91000000000001.
  const text = String(typeof v === 'number' ? Number(v.toPrecision(15)) : v);
  return { text: unmarkFormula(cleanText(text)) };
};
