/** Child process: creates an .xlsx from JSON on standard input, `[{ name, rows: text[][] }]`. */
import { text } from 'node:stream/consumers';
import { utils, write } from '@e965/xlsx';

interface WorkbookSheet {
  name: string;
  rows: (string | null)[][];
}

/** Column widths, in characters. */
const NARROWEST = 12;
const WIDEST = 60;

/** Prevents Excel from running user input as a formula. */
const harmless = (value: string | null): string =>
  value === null ? '' : /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;

/** Width of the longest text, within limits. */
const widthOf = (rows: WorkbookSheet['rows'], column: number): { wch: number } => {
  const longest = Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return { wch: Math.min(Math.max(longest + 2, NARROWEST), WIDEST) };
};

const sheets: WorkbookSheet[] = JSON.parse(await text(process.stdin));
const book = utils.book_new();
for (const { name, rows } of sheets) {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(harmless)));
  sheet['!cols'] = rows[0]?.map((_, column) => widthOf(rows, column));
  utils.book_append_sheet(book, sheet, name);
}
process.stdout.write(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }));
