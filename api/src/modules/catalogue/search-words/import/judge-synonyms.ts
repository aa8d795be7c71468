import { msg } from '../../../../platform/i18n/message.js';
import type { RowAction } from '../../product-import/product-import.entity.js';
import type { SynonymDto } from '../search-words.dto.js';
import { MOST_SYNONYMS } from '../synonym-rules.js';
import { asGiven, cellName, type CellError, type GivenRow } from './synonym-file.js';

/** What a row of a file does, or why it does nothing. */
export interface JudgedRow {
  row: number;
  action: RowAction;
  errors: CellError[];
}

type Meaning = Pick<GivenRow, 'kind' | 'terms' | 'means'>;

const sameOrder = ({ kind, terms, means }: Meaning): string => JSON.stringify([kind, terms, means]);
/** The same synonyms in any order are the same. */
const anyOrder = ({ kind, terms, means }: Meaning): string =>
  JSON.stringify([kind, terms.toSorted(), means.toSorted()]);

/**
 * What the rows of a file do to the synonyms of the shop.
 * @param unknown terms in which the search knows no letter
 */
export const judgeSynonyms = (
  rows: readonly GivenRow[],
  existing: readonly SynonymDto[],
  unknown: ReadonlySet<string>,
): JudgedRow[] => {
  const byId = new Map(existing.map((each) => [each.id, each]));
  const known = new Set(existing.map((each) => anyOrder(asGiven(each))));
  /** The first row of each id, and of each new entry. */
  const seen = new Map<string, number>();
  let count = existing.length;
  return rows.map((given): JudgedRow => {
    const { row, id, version, cells } = given;
    const refused = (
      column: Parameters<typeof cellName>[1],
      reason: CellError['reason'],
    ): JudgedRow => ({
      row,
      action: 'error',
      errors: [{ cell: cellName(cells, column, row), column, reason }],
    });
    if (given.errors.length > 0) return { row, action: 'error', errors: given.errors };
    const term = given.terms.find((each) => unknown.has(each));
    if (term !== undefined) return refused('words', msg('searchWords.lettersUnknown', { term }));
    const meaning = given.means.find((each) => unknown.has(each));
    if (meaning !== undefined)
      return refused('means', msg('searchWords.lettersUnknown', { term: meaning }));
    const key = id === null ? anyOrder(given) : String(id);
    const first = seen.get(key);
    if (first !== undefined)
      return refused(id === null ? 'words' : 'id', msg('searchWords.sameRow', { row: first }));
    seen.set(key, row);
    if (id === null) {
      if (known.has(key)) return { row, action: 'unchanged', errors: [] };
      if (count >= MOST_SYNONYMS)
        return refused('words', msg('searchWords.tooMany', { count: MOST_SYNONYMS }));
      count += 1;
      return { row, action: 'create', errors: [] };
    }
    const before = byId.get(id);
    if (!before) return refused('id', msg('searchWords.idUnknown', { id }));
    if (sameOrder(asGiven(before)) === sameOrder(given))
      return { row, action: 'unchanged', errors: [] };
    if (version === null) return refused('version', msg('searchWords.versionNeeded'));
    if (version !== before.version)
      return refused('version', msg('searchWords.changedSinceExport'));
    return { row, action: 'update', errors: [] };
  });
};
