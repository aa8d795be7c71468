import { CountsService } from './counts.service.js';

const MOST_KEYS = 5000;
const written = (): { visits: Map<number, object>; searches: Map<string, object> } => ({
  visits: new Map(),
  searches: new Map(),
});
/** The service with what its last write stored. */
const started = () => {
  const last = written();
  const queries = {
    addVisits: (counts: Map<number, object>) => Promise.resolve(void (last.visits = counts)),
    addSearches: (counts: Map<string, object>) => Promise.resolve(void (last.searches = counts)),
  };
  return { counts: new CountsService(queries as never, {} as never), last };
};

it('STATS-16 counts at most 5,000 products between two writes; those it has go on', async () => {
  const { counts, last } = started();
  for (let productId = 1; productId <= MOST_KEYS + 10; productId += 1)
    counts.countVisit({ step: 'view', productId });
  counts.countVisit({ step: 'cart', productId: 1 });
  await counts.write();
  expect(last.visits.size).toBe(MOST_KEYS);
  expect(last.visits.has(MOST_KEYS + 1)).toBe(false);
  expect(last.visits.get(1)).toEqual({ views: 1, carts: 1, checkouts: 0 });
  counts.countVisit({ step: 'view', productId: MOST_KEYS + 1 });
  await counts.write();
  expect([...last.visits.keys()]).toEqual([MOST_KEYS + 1]);
});

it('STATS-16 counts at most 5,000 words between two writes; those it has go on', async () => {
  const { counts, last } = started();
  // Without digits: words with more than four are not counted.
  const word = (n: number) => `bag ${[...String(n)].map((digit) => 'abcdefghij'[+digit]).join('')}`;
  for (let n = 1; n <= MOST_KEYS + 10; n += 1) counts.countSearch({ words: word(n) });
  counts.countSearch({ words: word(1), results: 3 });
  await counts.write();
  expect(last.searches.size).toBe(MOST_KEYS);
  expect(last.searches.has(word(MOST_KEYS + 1))).toBe(false);
  expect(last.searches.get(word(1))).toEqual({ searches: 2, results: 3 });
});
