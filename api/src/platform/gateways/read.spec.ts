import { isRecord, recordsOf, textOf } from './read.js';

it('MUT-05 reads objects, texts and lists of a response, and nothing else', () => {
  expect([{}, { a: 1 }, [], null, 'x', 1, undefined].map(isRecord)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(['a', 1, 0, true, null, {}].map(textOf)).toEqual(['a', '1', '0', '', '', '']);
  expect(recordsOf([{ a: 1 }, 1, null, { b: 2 }])).toEqual([{ a: 1 }, { b: 2 }]);
  expect(recordsOf({ a: 1 })).toEqual([]);
});
