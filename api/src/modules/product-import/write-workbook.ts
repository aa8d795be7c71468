/** Program of its own: makes an .xlsx of the sheets it gets as JSON, `[{ name, rows: text[][] }]`. */
import { text } from 'node:stream/consumers';
import { utils, write } from '@e965/xlsx';

interface WorkbookSheet {
  name: string;
  rows: (string | null)[][];
}

/** Excel must never take what somebody typed for a formula. */
const harmless = (value: string | null): string =>
  value === null ? '' : /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;

const sheets: WorkbookSheet[] = JSON.parse(await text(process.stdin));
const book = utils.book_new();
for (const { name, rows } of sheets) {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(harmless)));
  sheet['!cols'] = (rows[0] ?? []).map(() => ({ wch: 20 }));
  utils.book_append_sheet(book, sheet, name);
}
process.stdout.write(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }));
