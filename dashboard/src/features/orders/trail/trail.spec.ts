import { ahead, behind } from './trail';

it.each([
  ['the next page', ['a', 'b'], ['c', 'd'], ['c', 'd']],
  ['a list from which orders have gone', ['a', 'b'], ['b', 'c', 'd'], ['c', 'd']],
  ['a list that got new orders at its start', ['a', 'b'], ['new', 'a', 'b', 'c'], ['c']],
  ['nothing', ['a', 'b'], ['a', 'b'], []],
])('CASE-35 goes on behind the known orders with %s', (_name, known, rows, expected) => {
  expect(behind(known, rows)).toEqual(expected);
});

it('CASE-35 goes back before the known orders', () => {
  expect(ahead(['c', 'd'], ['a', 'b'])).toEqual(['a', 'b']);
  expect(ahead(['c', 'd'], ['a', 'b', 'c'])).toEqual(['a', 'b']);
});
