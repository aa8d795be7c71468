import { pageNumbers } from './page-numbers';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 0, 9]],
  [4, 9, [1, 2, 3, 4, 5, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
])('offers around page %d of %d the pages %j', (current, last, pages) => {
  expect(pageNumbers(current, last)).toEqual(pages);
});

it.each([
  [1, 9, [1, 0, 9]],
  [2, 9, [1, 2, 0, 9]],
  [3, 9, [1, 2, 3, 0, 9]],
  [5, 9, [1, 0, 5, 0, 9]],
  [9, 9, [1, 0, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
])('offers on a phone around page %d of %d at most five: %j', (current, last, pages) => {
  expect(pageNumbers(current, last, 0)).toEqual(pages);
});
