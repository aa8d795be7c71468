import type { SynonymDto } from '../search-words.dto.js';
import { judgeSynonyms } from './judge-synonyms.js';
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
  const judged = judgeSynonyms(rows, existing(2999), new Set());
  expect(judged.map(({ action }) => action)).toEqual(['create', 'unchanged', 'error']);
  expect(judged[2]?.errors).toMatchObject([
    { cell: 'B4', reason: { id: 'searchWords.tooMany', values: { count: 3000 } } },
  ]);
});
