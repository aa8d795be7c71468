import { msg } from '../../../../platform/i18n/message.js';
import type { RowAction } from '../../product-import/product-import.entity.js';
import type { SynonymDto } from '../search-words.dto.js';
import { MOST_SYNONYMS } from '../synonym-rules.js';
import { asGiven, cellName, splitTerm, type CellError, type GivenRow } from './synonym-file.js';

/** What a row of a file does, or why it does nothing. */
export interface CheckedRow {
  row: number;
  action: RowAction;
  errors: CellError[];
}

type Meaning = Pick<GivenRow, 'kind' | 'terms' | 'means'>;

const sameOrder = ({ kind, terms, means }: Meaning): string => JSON.stringify([kind, terms, means]);
/** The same synonyms in any order are the same. */
const anyOrder = ({ kind, terms, means }: Meaning): string =>
  JSON.stringify([kind, terms.toSorted(), means.toSorted()]);

const does = ({ row }: GivenRow, action: RowAction): CheckedRow => ({ row, action, errors: [] });

const refused = (
  { row, cells }: GivenRow,
  column: Parameters<typeof cellName>[1],
  reason: CellError['reason'],
): CheckedRow => ({
  row,
  action: 'error',
  errors: [{ cell: cellName(cells, column, row), column, reason }],
});

/** Refuses a row about an entry with a term that the file splits: its words are not what staff saved. */
const refusedAsSplit = (given: GivenRow, { means }: Meaning, term: string): CheckedRow =>
  refused(
    given,
    means.includes(term) ? 'means' : 'words',
    msg('searchWords.separatorStored', { term }),
  );

/** What is wrong with a row whatever the entries of the shop are. */
const refusedAlone = (given: GivenRow, unknown: ReadonlySet<string>): CheckedRow | undefined => {
  if (given.errors.length > 0) return { row: given.row, action: 'error', errors: given.errors };
  for (const [column, terms] of [
    ['words', given.terms],
    ['means', given.means],
  ] as const) {
    const term = terms.find((each) => unknown.has(each));
    if (term !== undefined)
      return refused(given, column, msg('searchWords.lettersUnknown', { term }));
  }
  return undefined;
};

/**
 * What the rows of a file do to the synonyms of the shop. Rows with an id are checked first, wherever they are in the
 * file: new rows are compared with the entries as those leave them.
 * @param unknown terms in which the search knows no letter
 */
export const checkSynonyms = (
  rows: readonly GivenRow[],
  existing: readonly SynonymDto[],
  unknown: ReadonlySet<string>,
): CheckedRow[] => {
  const changing = checkChanges(rows, existing, unknown);
  const changes = new Map(
    rows.filter((given) => changing.get(given)?.action === 'update').map((each) => [each.id, each]),
  );
  const after = existing.map((each): Meaning => changes.get(each.id) ?? each);
  const adding = checkNew(rows, after, unknown);
  return rows.flatMap((given) => changing.get(given) ?? adding.get(given) ?? []);
};

/** What the rows with an id do. */
const checkChanges = (
  rows: readonly GivenRow[],
  existing: readonly SynonymDto[],
  unknown: ReadonlySet<string>,
): Map<GivenRow, CheckedRow> => {
  const byId = new Map(existing.map((each) => [each.id, each]));
  /** The first row of each id. */
  const seen = new Map<number, number>();
  const check = (given: GivenRow, id: number): CheckedRow => {
    const wrong = refusedAlone(given, unknown);
    if (wrong) return wrong;
    const first = seen.get(id);
    if (first !== undefined)
      return refused(given, 'id', msg('searchWords.sameRow', { row: first }));
    seen.set(id, given.row);
    const before = byId.get(id);
    if (!before) return refused(given, 'id', msg('searchWords.idUnknown', { id }));
    if (sameOrder(asGiven(before)) === sameOrder(given)) return does(given, 'unchanged');
    if (given.version === null) return refused(given, 'version', msg('searchWords.versionNeeded'));
    if (given.version !== before.version)
      return refused(given, 'version', msg('searchWords.changedSinceExport'));
    const term = splitTerm(before);
    return term === undefined ? does(given, 'update') : refusedAsSplit(given, before, term);
  };
  return new Map(
    rows.flatMap((given) => (given.id === null ? [] : [[given, check(given, given.id)]])),
  );
};

/** What the rows without an id do. */
const checkNew = (
  rows: readonly GivenRow[],
  existing: readonly Meaning[],
  unknown: ReadonlySet<string>,
): Map<GivenRow, CheckedRow> => {
  const keyOf = (each: Meaning): string => anyOrder(asGiven(each));
  const known = new Set(existing.filter((each) => splitTerm(each) === undefined).map(keyOf));
  const split = new Map(
    existing.filter((each) => splitTerm(each) !== undefined).map((each) => [keyOf(each), each]),
  );
  /** The first row of each new entry. */
  const seen = new Map<string, number>();
  let count = existing.length;
  const check = (given: GivenRow): CheckedRow => {
    const wrong = refusedAlone(given, unknown);
    if (wrong) return wrong;
    const key = anyOrder(given);
    const first = seen.get(key);
    if (first !== undefined)
      return refused(given, 'words', msg('searchWords.sameRow', { row: first }));
    seen.set(key, given.row);
    if (known.has(key)) return does(given, 'unchanged');
    const stored = split.get(key);
    const term = stored && splitTerm(stored);
    if (stored && term !== undefined) return refusedAsSplit(given, stored, term);
    if (count >= MOST_SYNONYMS)
      return refused(given, 'words', msg('searchWords.tooMany', { count: MOST_SYNONYMS }));
    count += 1;
    return does(given, 'create');
  };
  return new Map(rows.filter(({ id }) => id === null).map((given) => [given, check(given)]));
};
