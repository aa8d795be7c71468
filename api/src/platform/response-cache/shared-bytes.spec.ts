import { CatalogueChanges } from './catalogue-changes.js';
import { CatalogueMemory } from './catalogue-memory.js';
import { LastingMemory } from './lasting-memory.js';
import { SharedBytes } from './shared-bytes.js';

const KB = 1024;
const ORIGIN = { scope: { products: [], aspects: [] }, since: 0 };

const memories = () => {
  const shared = new SharedBytes(16 * KB);
  const changes = new CatalogueChanges();
  const memory = () => new CatalogueMemory<number, object>(changes, shared, () => true);
  return { shared, changes, cards: memory(), lists: memory() };
};

it('CACHE-09 several memories share one limit; what was not used for the longest time is forgotten, in any of them', () => {
  const { shared, cards, lists } = memories();
  for (let n = 0; n < 16; n += 1) cards.set(n, { n }, ORIGIN, KB);
  cards.get(0);
  for (let n = 0; n < 15; n += 1) {
    lists.set(n, { n }, ORIGIN, KB);
    expect(shared.used).toBe(16 * KB);
  }
  expect(cards.get(0)).toEqual({ n: 0 });
  expect(cards.get(15)).toBeUndefined();
  expect(lists.get(14)).toEqual({ n: 14 });
});

it('SPEED-07 values that no change invalidates share the limit too, and are counted once', () => {
  const { shared, changes, cards } = memories();
  const markup = new LastingMemory<object>(shared);
  markup.set('a', {}, KB);
  markup.set('a', { a: 1 }, KB);
  const alone = shared.used;
  expect(alone).toBeLessThan(2 * KB);
  changes.add('');
  expect(markup.get('a')).toEqual({ a: 1 });
  for (let n = 0; n < 20; n += 1) cards.set(n, { n }, { ...ORIGIN, since: 1 }, KB);
  expect(markup.get('a')).toBeUndefined();
  expect(shared.used).toBeLessThanOrEqual(16 * KB);
});

it('CACHE-09 replaced, invalidated and grown values are counted once, and too large ones are not kept', () => {
  const { shared, changes, cards } = memories();
  const value = {};
  cards.set(1, value, ORIGIN, KB);
  cards.set(1, value, ORIGIN, 2 * KB);
  expect(shared.used).toBe(2 * KB);
  cards.resize(1, value, 1.5 * KB);
  expect(shared.used).toBe(1.5 * KB);
  cards.resize(1, {}, KB);
  expect(shared.used).toBe(1.5 * KB);
  changes.add('');
  expect(cards.get(1)).toBeUndefined();
  expect(shared.used).toBe(0);
  cards.set(2, value, { ...ORIGIN, since: 1 }, 3 * KB);
  expect(cards.get(2)).toBeUndefined();
  expect(shared.used).toBe(0);
});
