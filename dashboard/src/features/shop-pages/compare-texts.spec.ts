import { compareTexts, type TextPart } from './compare-texts';

const sideOf = (parts: TextPart[], not: TextPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== not)
    .map(({ text }) => text)
    .join('');

it('TEXTS-36 finds the changed words of a line', () => {
  expect(compareTexts('Intro.\n\nWithin 15 days.\n', 'Intro.\n\nWithin 30 days.\n')).toEqual([
    { kind: 'same', text: 'Intro.\n\nWithin ' },
    { kind: 'removed', text: '15' },
    { kind: 'added', text: '30' },
    { kind: 'same', text: ' days.\n' },
  ]);
});

it('TEXTS-36 finds added and removed lines', () => {
  expect(compareTexts('a\nb\nc', 'a\nc')).toEqual([
    { kind: 'same', text: 'a\n' },
    { kind: 'removed', text: 'b\n' },
    { kind: 'same', text: 'c' },
  ]);
  expect(compareTexts('', 'مرحباً')).toEqual([{ kind: 'added', text: 'مرحباً' }]);
  expect(compareTexts('نص\n', 'نص\n')).toEqual([{ kind: 'same', text: 'نص\n' }]);
});

it('TEXTS-36 both texts are complete in the comparison, also very different ones', () => {
  const words = (seed: number, separator: string) =>
    Array.from({ length: 3000 }, (_, at) => (at * seed) % 97).join(separator);
  for (const [before, after] of [
    [words(31, ' '), words(17, ' ')],
    [words(31, '\n'), words(17, '\n')],
    [words(31, ' '), words(17, '\n')],
    ['One two\nthree', 'three\n\nOne 2'],
  ] as const) {
    const parts = compareTexts(before, after);
    expect([sideOf(parts, 'added'), sideOf(parts, 'removed')]).toEqual([before, after]);
  }
});
