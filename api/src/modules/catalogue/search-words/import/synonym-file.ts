import { InvalidInput } from '../../../../platform/http/problem.js';
import { msg, type Message } from '../../../../platform/i18n/message.js';
import type { ProductImportErrorDto } from '../../product-import/product-import.dto.js';
import type { LineCell, SheetLine } from '../../product-import/sheet-process.js';
import { SHEET_LIMITS } from '../../product-import/read/sheet-limits.js';
import { problemsOf } from '../synonym-rules.js';
import { TERM_SEPARATOR, type SynonymDto } from '../search-words.dto.js';

/** Columns of the file, in every language; the first two are empty in rows that add synonyms. */
export const COLUMNS = ['id', 'version', 'kind', 'words', 'means'] as const;
type Column = (typeof COLUMNS)[number];
const NEEDED: readonly Column[] = ['kind', 'words'];
const COLUMN_OF: Record<string, Column> = { kind: 'kind', terms: 'words', means: 'means' };
/** Longer than the longest list of terms. */
export const LONGEST_CELL = 6000;

/** An error in a cell. */
export type CellError = ProductImportErrorDto;

/** A row of the file: its synonyms, and what is wrong with it whatever the shop has. */
export interface GivenRow {
  row: number;
  /** Of existing synonyms. */
  id: number | null;
  version: number | null;
  kind: string;
  terms: string[];
  means: string[];
  /** Letters of the columns of the file. */
  cells: Partial<Record<Column, string>>;
  errors: CellError[];
}

export const refusedFile = (detail: Message): InvalidInput =>
  new InvalidInput(detail, [{ pointer: '#/file', detail }], 'file_refused');

/** Terms of a cell, separated by commas (of both scripts), semicolons or lines, each once. */
const termsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(TERM_SEPARATOR)
      .map((term) => term.trim())
      .filter(Boolean),
  ),
];
const joined = (terms: readonly string[]): string => terms.join(', ');

/** A term that a file would split, as it was saved before separators were refused; undefined if there is none. */
export const splitTerm = ({
  terms,
  means,
}: Pick<SynonymDto, 'terms' | 'means'>): string | undefined =>
  [...terms, ...means].find((term) => TERM_SEPARATOR.test(term));

/** Synonyms as the file of an export says them, in which a term with a separator is several. */
export const asGiven = ({
  kind,
  terms,
  means,
}: Pick<GivenRow, 'kind' | 'terms' | 'means'>): Pick<GivenRow, 'kind' | 'terms' | 'means'> => ({
  kind,
  terms: termsOf(joined(terms)),
  means: termsOf(joined(means)),
});

/** The cells of synonyms in the file of an export. */
export const cellsOf = ({ id, version, kind, terms, means }: SynonymDto): (string | number)[] => [
  ...[id, version, kind, joined(terms), joined(means)],
];

/** The rows of a file; refused if it has no such columns. */
export const readSynonyms = (lines: readonly SheetLine[]): GivenRow[] => {
  const [header, ...rows] = lines;
  const names = header?.cells.map(({ text }) => text.toLowerCase()) ?? [];
  const at = (column: Column): number => names.indexOf(column);
  const missing = NEEDED.filter((column) => at(column) < 0);
  if (missing.length > 0)
    throw refusedFile(msg('searchWords.columnsMissing', { columns: missing.join(', ') }));
  if (rows.length === 0) throw refusedFile(msg('searchWords.noRows'));
  if (rows.length > SHEET_LIMITS.rows)
    throw refusedFile(msg('sheet.mostRows', { most: SHEET_LIMITS.rows }));
  const letters = Object.fromEntries(
    COLUMNS.filter((column) => at(column) >= 0).map((column) => [column, letterOf(at(column))]),
  );
  return rows.map(({ row, cells }) =>
    givenRow(row, letters, (column) => cells[at(column)] ?? { text: '' }),
  );
};

const givenRow = (
  row: number,
  letters: GivenRow['cells'],
  cellOf: (column: Column) => LineCell,
): GivenRow => {
  const errors: CellError[] = [];
  const wrong = (column: Column, reason: Message): void => {
    errors.push({ cell: cellName(letters, column, row), column, reason });
  };
  for (const column of COLUMNS)
    if (cellOf(column).formula) wrong(column, msg('searchWords.formula'));
  const numberOf = (column: Column): number | null => {
    const { text } = cellOf(column);
    if (text === '') return null;
    if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
    wrong(column, msg('searchWords.notNumber'));
    return null;
  };
  const id = numberOf('id');
  const version = numberOf('version');
  const kind = cellOf('kind').text.toLowerCase();
  const terms = termsOf(cellOf('words').text);
  const means = termsOf(cellOf('means').text);
  if (errors.length === 0)
    for (const { pointer, detail } of problemsOf({ kind, terms, means }))
      wrong(COLUMN_OF[pointer.split('/')[1] ?? ''] ?? 'words', detail);
  return { row, id, version, kind, terms, means, cells: letters, errors };
};

const LETTERS = 26;
const letterOf = (column: number): string =>
  (column < LETTERS ? '' : String.fromCodePoint(64 + Math.floor(column / LETTERS))) +
  String.fromCodePoint(65 + (column % LETTERS));

export const cellName = (
  letters: GivenRow['cells'],
  column: Column,
  row: number,
): string | null => {
  const letter = letters[column];
  return letter === undefined ? null : `${letter}${row}`;
};
