import fc from 'fast-check';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { fileOf } from '../../support/import-shop.js';
import { startApp, type TestApp } from '../../support/test-app.js';

/** Repeats the same histories: `WORDS_SEED=… node api/test/run.mjs synonym-histories`; `WORDS_HISTORIES` is their number. */
const SEED = Number(process.env['WORDS_SEED'] ?? Date.now() % 2_147_483_647);
const LIMIT_MS = 60_000;
const HEAD = ['id', 'version', 'kind', 'words', 'means'];
/** Few, so that entries share them. */
const WORDS = ['kaftan', 'tunic', 'robe', 'clutch', 'pouch', 'abaya', 'قفطان', 'محفظة'];

let test: TestApp;
let admin: StaffSession;
beforeAll(async () => {
  test = await startApp({ LIMIT_FACTOR: '1000' });
  await rowsOf(test).staff('words-admin', 'admin');
  admin = await staffSessionOf(test, 'words-admin');
});
afterAll(() => test.close());

interface Entry {
  id: number;
  version: number;
  kind: string;
  terms: string[];
  means: string[];
}
type Values = Pick<Entry, 'kind' | 'terms' | 'means'>;
type Step =
  | { do: 'add'; values: Values }
  | { do: 'change' | 'remove'; at: number; values: Values; isStale: boolean }
  | { do: 'import'; fresh: Values[]; changed: [number, Values][] };

const terms = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 4 });
const values: fc.Arbitrary<Values> = fc.oneof(
  { weight: 4, arbitrary: terms.map((words) => ({ kind: 'both', terms: words, means: [] })) },
  {
    weight: 1,
    arbitrary: terms.map(([first = '', ...means]) => ({ kind: 'one_way', terms: [first], means })),
  },
);
const at = fc.nat(8);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('add' as const), values }),
  fc.record({
    ...{ do: fc.constantFrom('change' as const, 'remove' as const), at, values },
    isStale: fc.nat(4).map((n) => n === 0),
  }),
  fc.record({
    do: fc.constant('import' as const),
    fresh: fc.array(values, { maxLength: 5 }),
    changed: fc.array(fc.tuple(at, values), { maxLength: 2 }),
  }),
);

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  test.http[method](`/api/search-words${path}`)
    .set('Cookie', admin.cookie)
    .set('X-XSRF-TOKEN', admin.xsrf);
const stored = (): Promise<Entry[]> =>
  test.db.query('select id, version, kind, terms, means from search_synonyms order by id');
const sorted = (words: readonly string[]): string => [...words].sort().join();
/** What makes two entries the same. */
const keyOf = ({ kind, terms: words, means }: Values): string =>
  [kind, sorted(words), sorted(means)].join(' / ');

/** Adds, changes and skips as a careful colleague would with the file open beside the page. */
const importRows = async ({ fresh, changed }: Extract<Step, { do: 'import' }>): Promise<void> => {
  const before = await stored();
  const rows = before.map((entry, n) => {
    const [, next] = changed.find(([each]) => each % before.length === n) ?? [];
    const { kind, terms: words, means } = next ?? entry;
    return [entry.id, entry.version, kind, words.join(', '), means.join(', ')];
  });
  const file = fileOf([
    HEAD,
    ...rows,
    ...fresh.map(({ kind, terms: words, means }) => [
      ...[null, null, kind, words.join(', '), means.join(', ')],
    ]),
  ]);
  if (rows.length + fresh.length === 0) return;
  const { body } = await call('post', '/imports').attach('file', file, 'words.xlsx').expect(200);
  const confirmed = () =>
    call('post', `/imports/${body.import.id}/confirm`).send({ skipErrors: true });
  const answers = await Promise.all([confirmed(), confirmed()]);
  for (const { status } of answers) expect([200, 409, 422]).toContain(status);
  const after = await stored();
  // Missing rows delete nothing.
  expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
  if (!answers.some(({ status }) => status === 200)) return expect(after).toEqual(before);
  // An import adds each of its entries once, and none that there is.
  const added = after.filter(({ id }) => !before.some((each) => each.id === id));
  const known = new Set(after.filter((entry) => !added.includes(entry)).map(keyOf));
  expect(added.filter((entry) => known.has(keyOf(entry)))).toEqual([]);
  expect(new Set(added.map(keyOf)).size).toBe(added.length);
};

const take = async (each: Step): Promise<void> => {
  if (each.do === 'add') {
    await call('post', '').send(each.values).expect(200);
    return;
  }
  if (each.do === 'import') return importRows(each);
  const entries = await stored();
  const entry = entries[each.at % Math.max(1, entries.length)];
  if (!entry) return;
  const version = entry.version + (each.isStale ? 1 : 0);
  const { status } = await (each.do === 'remove'
    ? call('delete', `/${entry.id}?version=${version}`)
    : call('put', `/${entry.id}`).send({ ...each.values, version }));
  expect(status).toBe(each.isStale ? 409 : 200);
  const now = (await stored()).find(({ id }) => id === entry.id);
  if (each.isStale) expect(now).toEqual(entry);
  else expect(now && keyOf(now)).toBe(each.do === 'remove' ? undefined : keyOf(each.values));
};

/** What the search uses is what the entries say, in both directions, and nothing else. */
const check = async (): Promise<void> => {
  const used: { id: number; term: string; senses: string[] }[] = await test.db.query(
    'select synonym_id as id, term, senses from search_terms order by synonym_id, term',
  );
  const keys = new Map(
    (
      (await test.db.query('select word, search_key(word) as key from unnest($1::text[]) word', [
        WORDS,
      ])) as { word: string; key: string }[]
    ).map(({ word, key }) => [word, key]),
  );
  const keyed = (words: readonly string[]): string[] => words.map((word) => keys.get(word) ?? word);
  const base = new Set(keys.values());
  const entries = await stored();
  const expected = entries.flatMap(({ id, kind, terms: words, means }) =>
    keyed(words).map((term) => ({
      id,
      term,
      senses: sorted(
        kind === 'both' ? keyed(words).filter((other) => other !== term) : keyed(means),
      ),
    })),
  );
  const byTerm = (a: { id: number; term: string }, b: { id: number; term: string }): number =>
    a.id - b.id || (a.term < b.term ? -1 : 1);
  // Without the plurals that the shop adds.
  const plain = used.map(({ id, term, senses }) => ({
    ...{ id, term, senses: sorted(senses.filter((sense) => base.has(sense))) },
  }));
  expect(plain.sort(byTerm)).toEqual(expected.sort(byTerm));
  const meaning = (id: number, of: string): string[] =>
    plain.find((each) => each.id === id && each.term === of)?.senses.split(',') ?? [];
  for (const { id, kind, terms: words } of entries.filter((each) => each.kind === 'both'))
    for (const one of keyed(words))
      for (const other of keyed(words).filter((each) => each !== one))
        expect([kind, meaning(id, one).includes(other), meaning(id, other).includes(one)]).toEqual([
          'both',
          true,
          true,
        ]);
};

it(
  'WORDS-06 WORDS-17 WORDS-22 whatever is added, changed, removed and imported, twice at once too, the search has each pair in both directions, none twice by an import and none of a removed entry',
  async () => {
    let most = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 10 }), async (steps) => {
        await test.db.query('delete from search_synonyms');
        for (const each of steps) {
          await take(each);
          await check();
        }
        most = Math.max(most, (await stored()).length);
      }),
      {
        seed: SEED,
        numRuns: Number(process.env['WORDS_HISTORIES'] ?? 6),
        endOnFailure: true,
        includeErrorInReport: true,
      },
    );
    expect(most).toBeGreaterThan(2);
  },
  LIMIT_MS * 10,
);
