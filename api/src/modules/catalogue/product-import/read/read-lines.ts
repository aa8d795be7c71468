/**
 * Child process: reads the first sheet of the .xlsx or .csv of the first argument and writes a line of JSON per row with
 * content, whatever its columns mean, then `{}`. The second is the most characters of a cell; the rest is cut off. A malicious file affects only this process.
 */
import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { msg } from '../../../../platform/i18n/message.js';
import { checkZip } from './check-zip.js';
import { csvLines } from './csv-lines.js';
import { magicOf, ZIP } from './magic-bytes.js';
import { linesIn, textOf, timeOf } from './sheet-lines.js';
import { SHEET_LIMITS } from './sheet-limits.js';
import { SheetRefusal } from './sheet-refusal.js';
import { cleanText, unmarkCsv } from './sheet-text.js';

const { rows: MOST_ROWS, columns: MOST_COLUMNS, lastRow: LAST_ROW } = SHEET_LIMITS;

/** The text of a cell; `formula` if the file computes it. */
interface LineCell {
  text: string;
  formula?: true;
}
const EMPTY: LineCell = { text: '' };

const fromWorkbook = async (path: string): Promise<LineCell[][]> => {
  await checkZip(path);
  // Empty rows are holes, which `map` leaves out.
  return Array.from(linesIn(await readFile(path)), (line) =>
    Array.from(line ?? [], (cell) => {
      if (!cell) return EMPTY;
      // A spreadsheet program makes dates of times that are typed.
      const text = timeOf(cell) ?? textOf(cell).text;
      return cell.f === undefined && cell.t !== 'e' ? { text } : { text, formula: true };
    }),
  );
};

/** Excel for Arabic writes CSV in its own code page. */
const decoded = (file: Buffer): string => {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (file.includes(0)) throw new SheetRefusal(msg('sheet.notTable'));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1256').decode(file);
  }
};

const fromCsv = (file: Buffer): LineCell[][] =>
  csvLines(decoded(file), LAST_ROW + 1).map((line) =>
    line.map((cell) => {
      // A number as text, so that Excel keeps its zeros.
      const [, literal] = /^="([^"]*)"$/.exec(cell.trim()) ?? [];
      const text = cleanText(literal ?? cell);
      return literal === undefined && /^[=@]/.test(text)
        ? { text, formula: true }
        : { text: unmarkCsv(text) };
    }),
  );

const main = async (path = '', longest = ''): Promise<void> => {
  const magic = await magicOf(path);
  const lines = magic === ZIP ? await fromWorkbook(path) : fromCsv(await readFile(path));
  if (lines.length > LAST_ROW)
    throw new SheetRefusal(msg('sheet.reachesTooFar', { row: lines.length, most: MOST_ROWS }));
  const widest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  if (widest > MOST_COLUMNS)
    throw new SheetRefusal(msg('sheet.mostColumns', { count: widest, most: MOST_COLUMNS }));
  for (const [at, line] of lines.entries()) {
    const cells = line.map((cell) => ({ ...cell, text: cell.text.slice(0, Number(longest)) }));
    if (cells.some(({ text, formula }) => text || formula)) write({ row: at + 1, cells });
  }
  write({});
};

const write = (line: object): boolean => process.stdout.write(`${JSON.stringify(line)}\n`);

try {
  await main(...process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SheetRefusal)) throw error;
  write({ refused: error.detail });
}
