import { countableWords } from './countable-words.js';

it.each([
  ['  Leather   BAG ', 'leather bag'],
  ['عَبَايَة', 'عباية'],
  ['ﺷﻨﻄﺔ', 'شنطة'],
  ['heels 38', 'heels 38'],
])('STATS-10 counts %s as %s', (typed, counted) => {
  expect(countableWords(typed)).toBe(counted);
});

it.each([
  '',
  '  ',
  'layla@example.com',
  '050 123 4567',
  '٠٥٠١٢٣',
  'https://example.com',
  'a'.repeat(61),
])('STATS-10 does not count %j', (typed) => {
  expect(countableWords(typed)).toBeUndefined();
});
