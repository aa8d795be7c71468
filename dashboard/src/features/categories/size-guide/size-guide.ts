import type { SizeGuideDto } from '@shop/contracts';
import { SIZE_GUIDE } from '@shop/shop-rules';

/** A new guide for both languages. */
export const emptyGuide: SizeGuideDto = {
  columns: [
    { name: 'EU', nameAr: 'أوروبي', isCm: false },
    { name: 'UK', nameAr: 'بريطاني', isCm: false },
    { name: 'US', nameAr: 'أمريكي', isCm: false },
  ],
  rows: [['', '', '']],
  howTo: '',
  howToAr: '',
};

const widthOf = ({ columns }: SizeGuideDto): string[] => columns.map(() => '');

export const addColumn = (guide: SizeGuideDto): SizeGuideDto => ({
  ...guide,
  columns: [...guide.columns, { name: '', nameAr: '', isCm: false }],
  rows: guide.rows.map((row) => [...row, '']),
});

export const removeColumn = (guide: SizeGuideDto, column: number): SizeGuideDto => ({
  ...guide,
  columns: guide.columns.toSpliced(column, 1),
  rows: guide.rows.map((row) => row.toSpliced(column, 1)),
});

export const addRow = (guide: SizeGuideDto): SizeGuideDto => ({
  ...guide,
  rows: [...guide.rows, widthOf(guide)],
});

export const removeRow = (guide: SizeGuideDto, row: number): SizeGuideDto => ({
  ...guide,
  rows: guide.rows.toSpliced(row, 1),
});

/** Enters texts from a cell on, as a spreadsheet copies them; adds the rows that are missing, up to the limit. */
export const enter = (
  guide: SizeGuideDto,
  texts: string[][],
  row: number,
  column: number,
): SizeGuideDto => {
  const count = Math.min(Math.max(guide.rows.length, row + texts.length), SIZE_GUIDE.rows);
  const rows = Array.from({ length: count }, (_, at) => guide.rows[at] ?? widthOf(guide));
  return {
    ...guide,
    rows: rows.map((cells, at) =>
      cells.map((text, place) =>
        (texts[at - row]?.[place - column] ?? text).slice(0, SIZE_GUIDE.cell),
      ),
    ),
  };
};

/** Rows and columns of a spreadsheet's text. */
export const cellsIn = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));

/** Text id of what is missing. */
export const problemOf = (guide: SizeGuideDto | null): string | undefined => {
  if (!guide) return undefined;
  if (guide.columns.some(({ name }) => name.trim() === '')) return 'sizeGuide.columnNeeded';
  const isEmpty = guide.rows.every((row) => row.every((cell) => cell.trim() === ''));
  return isEmpty ? 'sizeGuide.rowNeeded' : undefined;
};
