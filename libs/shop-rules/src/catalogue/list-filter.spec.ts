import { listFilterOf } from './list-filter.js';
import { bySize } from './size-order.js';

const filterOf = (query: string) => {
  const pairs = query.split('&').map((pair) => pair.split('='));
  const all = (name: string) =>
    pairs.filter(([key]) => key === name).map(([, value = '']) => value);
  return listFilterOf({ get: (name) => all(name)[0] ?? null, getAll: all });
};

it('FIND-09 a filter has the different values of its parameter in one order', () => {
  expect(
    filterOf('size=42&size=41&size=42&color=red&brand=12&brand=7&rating=4&discount=30'),
  ).toEqual({
    size: ['41', '42'],
    color: ['red'],
    brand: [12, 7],
    rating: 4,
    discount: 30,
  });
});

it.each([
  'color=mauve',
  'brand=x&brand=0&brand=1.5&brand=99999999999',
  'rating=2',
  'discount=15',
  'size=',
  `size=${'x'.repeat(61)}`,
  'sort=dear',
])('FIND-09 ignores %s', (query) => {
  expect(filterOf(query)).toEqual({});
});

it('FIND-01 sizes are shown from small to large', () => {
  const sizes = [
    '43',
    'XL',
    '100 ml',
    '9',
    'S',
    '2XL',
    'XS',
    '42',
    'M',
    '50 ml',
    'L',
    'One size',
    '3XL',
  ];
  expect(sizes.toSorted(bySize)).toEqual([
    'XS',
    'S',
    'M',
    'L',
    'XL',
    '2XL',
    '3XL',
    '9',
    '42',
    '43',
    '50 ml',
    '100 ml',
    'One size',
  ]);
});
