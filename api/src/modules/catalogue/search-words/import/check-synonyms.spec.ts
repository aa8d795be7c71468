import type { SynonymDto } from '../search-words.dto.js';
import { checkSynonyms } from './check-synonyms.js';
import type { GivenRow } from './synonym-file.js';

const existing = (count: number): SynonymDto[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: at + 1, kind: 'exact', terms: [`full ${at}`], means: [] },
    ...{ isSeeded: false, version: 1 },
  }));
const given = (row: number, term: string): GivenRow => ({
  ...{ row, id: null, version: null, kind: 'exact', terms: [term], means: [] },
  ...{ cells: { words: 'B' }, errors: [] },
});

it('WORDS-17 the rows with which there would be more than 3,000 entries are refused', () => {
  const rows = [given(2, 'one'), given(3, 'full 7'), given(4, 'two')];
  const checked = checkSynonyms(rows, existing(2999), new Set());
  expect(checked.map(({ action }) => action)).toEqual(['create', 'unchanged', 'error']);
  expect(checked[2]?.errors).toMatchObject([
    { cell: 'B4', reason: { id: 'searchWords.tooMany', values: { count: 3000 } } },
  ]);
});

const entry = (id: number, ...terms: string[]): SynonymDto => ({
  ...{ id, kind: 'both', terms, means: [], isSeeded: false, version: 1 },
});
const line = (row: number, id: number | null, ...terms: string[]): GivenRow => ({
  ...{ row, id, version: id === null ? null : 1, kind: 'both', terms, means: [] },
  ...{ cells: { id: 'A', version: 'B', words: 'D', means: 'E' }, errors: [] },
});
const actions = (rows: GivenRow[], ...entries: SynonymDto[]): string[] =>
  checkSynonyms(rows, entries, new Set()).map(({ action }) => action);

it('WORDS-22 a new row is added if another row changes the entry that has its synonyms', () => {
  const rows = [line(2, 5, 'a', 'c'), line(3, null, 'a', 'b')];
  expect(actions(rows, entry(5, 'a', 'b'))).toEqual(['update', 'create']);
  // Wherever they are in the file.
  expect(actions(rows.toReversed(), entry(5, 'a', 'b'))).toEqual(['create', 'update']);
  // An entry that its row cannot change has its synonyms still.
  const stale = { ...entry(5, 'a', 'b'), version: 2 };
  expect(actions(rows, stale)).toEqual(['error', 'unchanged']);
});

it('WORDS-22 a new row is not added if another row changes an entry to its synonyms', () => {
  const rows = [line(2, 5, 'x', 'y'), line(3, null, 'y', 'x')];
  expect(actions(rows, entry(5, 'a', 'b'))).toEqual(['update', 'unchanged']);
  expect(actions(rows.toReversed(), entry(5, 'a', 'b'))).toEqual(['unchanged', 'update']);
  const stale = { ...entry(5, 'a', 'b'), version: 2 };
  expect(actions(rows, stale)).toEqual(['error', 'create']);
});

it('WORDS-23 a row that would split a stored word is refused, unless it changes nothing', () => {
  const stored = entry(5, 'red, blue', 'wine');
  const rows = [
    line(2, 5, 'red', 'blue', 'wine'),
    line(3, null, 'wine', 'blue', 'red'),
    line(4, null, 'red', 'blue'),
  ];
  const [unedited, ...added] = checkSynonyms(rows, [stored], new Set());
  expect(unedited?.action).toBe('unchanged');
  expect(added).toMatchObject([
    { action: 'error', errors: [{ cell: 'D3', reason: { id: 'searchWords.separatorStored' } }] },
    { action: 'create' },
  ]);
  const edited = [line(2, 5, 'red', 'blue', 'wine', 'rose')];
  expect(checkSynonyms(edited, [stored], new Set())).toMatchObject([
    {
      action: 'error',
      errors: [
        {
          ...{ cell: 'D2', column: 'words' },
          reason: { id: 'searchWords.separatorStored', values: { term: 'red, blue' } },
        },
      ],
    },
  ]);
  // The column is that of the word.
  const meaning = { ...entry(5, 'wine'), kind: 'one_way' as const, means: ['red؛ blue'] };
  const [checked] = checkSynonyms([line(2, 5, 'wine', 'rose')], [meaning], new Set());
  expect(checked?.errors).toMatchObject([{ cell: 'E2', column: 'means' }]);
});
