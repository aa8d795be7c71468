import { defaultLayout, moved } from './layout-values';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 1, 'bac'],
])('PLACE-06 moves an entry from %d to %d: %s', (from, to, expected) => {
  expect(moved([...'abc'], from, to).join('')).toBe(expected);
});

it('PLACE-06 the default order has the categories as they were added, and shows everything', () => {
  const { categories, groups, sections } = defaultLayout([
    { id: 12, shown: false },
    { id: 3, shown: true },
  ]);
  expect(categories).toEqual([
    { id: 3, shown: true },
    { id: 12, shown: true },
  ]);
  expect([...groups, ...sections].every(({ shown }) => shown)).toBe(true);
  expect([groups[0]?.name, sections[0]?.name]).toEqual(['women', 'hero']);
});
