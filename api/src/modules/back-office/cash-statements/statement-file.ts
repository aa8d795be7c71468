import { latinDigits, toFils, type Fils } from '@shop/shop-rules';
import { InvalidInput } from '../../../platform/http/problem.js';
import { msg, type Message } from '../../../platform/i18n/message.js';
import type { LineCell, SheetLine } from '../../catalogue/product-import/sheet-process.js';
import { SHEET_LIMITS } from '../../catalogue/product-import/read/sheet-limits.js';
import { columnsIn, type ColumnMeaning } from './statement-headings.js';

/** The row of the headings and its two columns, counted from 0. */
export interface StatementColumns {
  headerRow: number;
  waybill: number;
  amount: number;
}

/** A waybill of a statement; the amounts of its rows are added up. */
export interface StatementRow {
  /** The first row with this waybill, as Excel counts. */
  row: number;
  lines: number;
  waybill: string;
  fils: Fils;
}

export interface Statement {
  headings: Record<ColumnMeaning, string>;
  rows: StatementRow[];
  /** Rows without a waybill, such as a total. */
  ignored: number;
}

/** A column of a file whose columns are not known, from which staff choose. */
export interface FoundColumn {
  /** Counted from 0. */
  column: number;
  heading: string;
  /** The first values below. */
  examples: string[];
}
export interface FoundColumns {
  headerRow: number;
  columns: FoundColumn[];
}

/** Rows in which the headings are looked for. */
const HEADER_ROWS = 20;
const EXAMPLES = 3;
const LONGEST_WAYBILL = 40;
/** Above the amount of every parcel. */
const MOST_FILS = toFils(1_000_000);

export const refusedFile = (detail: Message): InvalidInput =>
  new InvalidInput(detail, [{ pointer: '#/file', detail }], 'file_refused');

/** Where the columns are, by the names of their headings or by what staff chose for such a heading before. */
export const findColumns = (
  lines: readonly SheetLine[],
  remembered: ReadonlyMap<string, ColumnMeaning>,
): StatementColumns | undefined => {
  for (const { row, cells } of lines.slice(0, HEADER_ROWS)) {
    const { waybill, amount } = columnsIn(
      cells.map(({ text }) => text),
      remembered,
    );
    if (waybill !== undefined && amount !== undefined) return { headerRow: row, waybill, amount };
  }
  return undefined;
};

/** The columns from which staff choose: those of the first row with several texts. */
export const columnChoice = (lines: readonly SheetLine[]): FoundColumns => {
  const at = lines.findIndex(({ cells }) => cells.filter(({ text }) => text !== '').length > 1);
  const header = lines[at];
  if (!header) throw refusedFile(msg('cashStatement.noTable'));
  const below = lines.slice(at + 1);
  const columns = header.cells.flatMap(({ text: heading }, column): FoundColumn[] => {
    const values = below.map(({ cells }) => cells[column]?.text ?? '').filter((text) => text);
    return heading ? [{ column, heading, examples: values.slice(0, EXAMPLES) }] : [];
  });
  return { headerRow: header.row, columns };
};

/** The waybills of a statement; refused if a cell cannot be read. */
export const readStatement = (
  lines: readonly SheetLine[],
  { headerRow, waybill, amount }: StatementColumns,
): Statement => {
  const header = lines.find(({ row }) => row === headerRow);
  const headings = {
    waybill: header?.cells[waybill]?.text ?? '',
    amount: header?.cells[amount]?.text ?? '',
  };
  if (!headings.waybill || !headings.amount || waybill === amount)
    throw refusedFile(msg('cashStatement.columnsWrong'));
  const rows = new Map<string, StatementRow>();
  let ignored = 0;
  const below = lines.filter(({ row }) => row > headerRow);
  if (below.length > SHEET_LIMITS.rows)
    throw refusedFile(msg('sheet.mostRows', { most: SHEET_LIMITS.rows }));
  for (const { row, cells } of below) {
    const cellOf = (column: number, cell = cells[column]): LineCell => {
      if (cell?.formula)
        throw refusedFile(msg('cashStatement.formula', { cell: cellName(column, row) }));
      return cell ?? { text: '' };
    };
    const isTotal = !cells[waybill]?.formula && !/\d/.test(latinDigits(cells[waybill]?.text ?? ''));
    if (isTotal) {
      ignored += 1;
      continue;
    }
    const number = latinDigits(cellOf(waybill).text).replace(/\s/g, '').slice(0, LONGEST_WAYBILL);
    const { text } = cellOf(amount);
    const before = rows.get(number);
    const fils = (before?.fils ?? 0) + (filsOf(text) ?? NaN);
    // NaN too.
    if (!(Math.abs(fils) <= MOST_FILS))
      throw refusedFile(
        msg('cashStatement.notAmount', { cell: cellName(amount, row), text: text.slice(0, 40) }),
      );
    const { row: first = row, lines: count = 0 } = before ?? {};
    rows.set(number, { row: first, lines: count + 1, waybill: number, fils });
  }
  if (rows.size === 0) throw refusedFile(msg('cashStatement.noRows'));
  return { headings, rows: [...rows.values()], ignored };
};

const LETTERS = 26;
const cellName = (column: number, row: number): string => {
  const last = String.fromCodePoint(65 + (column % LETTERS));
  const first = column < LETTERS ? '' : String.fromCodePoint(64 + Math.floor(column / LETTERS));
  return `${first}${last}${row}`;
};

/** An amount like 1,234.50, `AED 120`, 120,5 or ١٢٠٫٥٠ in fils; undefined if it is none. */
export const filsOf = (text: string): Fils | undefined => {
  const plain = latinDigits(text)
    .replace(/aed|dhs?|د\.?\s?إ\.?|درهم/gi, '')
    .replace(/[\s\u200e\u200f]/g, '')
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
  const number = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)
    ? plain.replaceAll(',', '')
    : plain.replace(/^(-?\d+),(\d{1,2})$/, '$1.$2');
  if (!/^-?\d+(\.\d+)?$/.test(number)) return undefined;
  const aed = Number(number);
  const rounded = Number(aed.toFixed(2));
  return Math.abs(aed - rounded) < 1e-9 ? toFils(rounded) : undefined;
};
