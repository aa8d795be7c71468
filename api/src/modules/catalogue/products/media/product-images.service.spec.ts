import { msg } from '../../../../platform/i18n/message.js';
import { arranged, orderProblem } from './product-images.service.js';

it('API-11 inserts new files at their placeholders and appends the others', () => {
  const order = ['new:1', 'b.webp', 'new:0', 'a.webp'];
  expect(arranged(order, ['x.webp', 'y.webp', 'z.webp'])).toEqual([
    'y.webp',
    'b.webp',
    'x.webp',
    'a.webp',
    'z.webp',
  ]);
});

it('API-11 accepts an empty list, and a list that omits entries', () => {
  expect(orderProblem([], ['a.webp'], 0)).toBeUndefined();
  expect(orderProblem(['a.webp', 'new:0'], ['a.webp', 'b.webp'], 1)).toBeUndefined();
});

it.each([
  '../../.env',
  'b.webp',
  'https://cdn.example.com/a.webp',
  'new:1',
  'new:00',
  'new:-1',
  '',
])('S-15 rejects the entry %j of a product that has only a.webp and one new file', (entry) => {
  expect(orderProblem(['a.webp', entry], ['a.webp'], 1)?.id).toBe('product.imageUnknown');
});

it('API-11 limits a list to 50 entries, including new ones', () => {
  const full = Array.from({ length: 50 }, (_, index) => `${index}.webp`);
  expect(orderProblem(full, full, 0)).toBeUndefined();
  expect(orderProblem(full, full, 1)).toEqual(msg('product.mostImages', { most: 50 }));
  expect(orderProblem([...full.slice(1), 'new:0'], full, 1)).toBeUndefined();
});
