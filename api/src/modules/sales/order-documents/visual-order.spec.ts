import { visualOrder, type Direction } from './visual-order.js';

const shown = (line: string, direction: Direction) =>
  visualOrder(line, direction).map(({ text }) => text);

it.each<[string, string, Direction, string[]]>([
  ['English words from the left', 'Pearl Ring', 'ltr', ['Pearl', ' ', 'Ring']],
  ['Arabic words from the right', 'خاتم لؤلؤ', 'rtl', ['لؤلؤ', ' ', 'خاتم']],
  ['an Arabic name in an English line', 'To: ليلى حسن', 'ltr', ['To:', ' ', 'حسن', ' ', 'ليلى']],
  ['a number in an Arabic line', 'شقة 12', 'rtl', ['12', ' ', 'شقة']],
  ['brackets turned around in an Arabic line', 'خاتم (L)', 'rtl', ['(', 'L', ')', ' ', 'خاتم']],
  [
    'an Arabic vowel mark at the end of a word',
    'كعب عالٍ ومريح',
    'rtl',
    ['ومريح', ' ', 'عالٍ', ' ', 'كعب'],
  ],
  ['no marks of direction', '\u200f5.00', 'ltr', ['5.00']],
])('orders %s', (_name, line, direction, pieces) => {
  expect(shown(line, direction)).toEqual(pieces);
});

it('writes Arabic vowel marks with the Arabic font', () => {
  expect(visualOrder('عالٍ', 'rtl')).toEqual([{ text: 'عالٍ', font: 'arabic' }]);
});

it('uses the font that contains the letters', () => {
  expect(visualOrder('Ş a ب', 'ltr').filter(({ text }) => text !== ' ')).toEqual([
    { text: 'Ş', font: 'latin-ext' },
    { text: 'a', font: 'latin' },
    { text: 'ب', font: 'arabic' },
  ]);
});
