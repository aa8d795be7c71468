/**
 * Child process: reads the workbook of the first argument and writes a line of JSON per row, then one
 * about the sheet. A malicious file affects only this process, which has little memory and no settings.
 */
import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { isStoredName } from '@shop/shop-rules';
import { checkRow } from './check-row.js';
import { checkZip } from './check-zip.js';
import { readCells, type Sheet, type SheetRow } from './read-cells.js';
import { COMPOUND } from './sheet-lines.js';
import { EXAMPLE_CODE } from './sheet-columns.js';
import { magicOf, ZIP } from './magic-bytes.js';
import { SheetRefusal } from './sheet-refusal.js';
import { msg } from '../../../../platform/i18n/message.js';

const sheetOf = async (path: string): Promise<Sheet> => {
  const magic = await magicOf(path);
  if (magic !== ZIP && magic !== COMPOUND) throw new SheetRefusal(msg('sheet.notExcel'));
  if (magic === ZIP) await checkZip(path);
  return readCells(await readFile(path));
};

const write = (line: object): boolean => process.stdout.write(`${JSON.stringify(line)}\n`);

const writeRow = async (row: SheetRow, sheet: Sheet, files: Set<string>): Promise<void> => {
  const errors: object[] = [];
  const values = await checkRow(row, (column, reason) =>
    errors.push({ cell: `${sheet.letters.get(column)}${row.row}`, column, reason }),
  );
  for (const image of [values['images'] ?? []].flat()) if (isStoredName(image)) files.add(image);
  const cells = Object.fromEntries([...row.cells].map(([column, { text }]) => [column, text]));
  write({ row: row.row, cells, given: values, errors });
};

const main = async (path = ''): Promise<void> => {
  const sheet = await sheetOf(path);
  const rows = sheet.rows.filter(
    ({ cells }) => cells.has('productId') || cells.get('code')?.text !== EXAMPLE_CODE,
  );
  if (rows.length === 0)
    throw new SheetRefusal(msg(sheet.rows.length > 0 ? 'sheet.onlyExample' : 'sheet.noProducts'));
  const files = new Set<string>();
  for (const row of rows) await writeRow(row, sheet, files);
  const { letters, ignored } = sheet;
  write({ letters: Object.fromEntries(letters), ignored, files: [...files] });
};

try {
  await main(process.argv[2]);
} catch (error) {
  if (!(error instanceof SheetRefusal)) throw error;
  write({ refused: error.detail });
}
