import {
  addLine,
  addTable,
  insertText,
  linkTo,
  markLines,
  surround,
  type Selected,
  type TextEdit,
} from './text-edits';

/** A text whose selection is in ‹ ›. */
const at = (marked: string): Selected => {
  const start = marked.indexOf('‹');
  return { text: marked.replace(/[‹›]/g, ''), start, end: marked.indexOf('›') - 1 };
};
const after = ({ text }: Selected, { from, to, insert, start, end }: TextEdit): string => {
  const next = text.slice(0, from) + insert + text.slice(to);
  return `${next.slice(0, start)}‹${next.slice(start, end)}›${next.slice(end)}`;
};

it.each([
  ['a ‹word› b', 'a **‹word›** b'],
  ['a ‹word ›b', 'a **‹word›** b'],
  ['a **‹word›** b', 'a ‹word› b'],
  ['a ‹**word**› b', 'a ‹word› b'],
  ['a ‹› b', 'a **‹text›** b'],
])('TEXTS-11 bold: %s becomes %s', (before, expected) => {
  expect(after(at(before), surround(at(before), '**', 'text'))).toBe(expected);
});

it('TEXTS-11 italic inside bold adds its own marks', () => {
  const before = at('**‹word›**');
  expect(after(before, surround(before, '*', 'text'))).toBe('***‹word›***');
});

it.each([
  ['one\ntw‹›o\nthree', '- ', 'one\n- two‹›\nthree'],
  ['o‹ne\nt›wo', '1. ', '‹1. one\n2. two›'],
  ['‹1. one\n2. two›', '1. ', '‹one\ntwo›'],
  ['‹- one\n- two›', '1. ', '‹1. one\n2. two›'],
  ['‹›Title', '## ', '## Title‹›'],
  ['## Title‹›', '### ', '### Title‹›'],
  ['## ‹Title›', '## ', 'Title‹›'],
  ['‹›', '- ', '- ‹›'],
] as const)('TEXTS-11 lines: %j with %j becomes %j', (before, mark, expected) => {
  expect(after(at(before), markLines(at(before), mark))).toBe(expected);
});

it('TEXTS-11 a link keeps the selected words and selects the address', () => {
  const before = at('see ‹our terms›.');
  expect(after(before, linkTo(before, 'link'))).toBe('see [our terms](‹https://›).');
  expect(after(at('‹›'), linkTo(at('‹›'), 'link'))).toBe('[link](‹https://›)');
});

it('TEXTS-11 a value replaces the selection', () => {
  const before = at('within ‹x› days');
  expect(after(before, insertText(before, '{days}'))).toBe('within {days}‹› days');
});

it('TEXTS-23 a table is added below the line, and its first heading is selected', () => {
  const table = '| ‹text› | text |\n| --- | --- |\n|  |  |\n';
  expect(after(at('o‹›ne\ntwo'), addTable(at('o‹›ne\ntwo'), 'text'))).toBe(`one\n\n${table}\ntwo`);
  expect(after(at('‹›'), addTable(at('‹›'), 'text'))).toBe(table);
});

it.each([
  ['‹›', 'line‹›'],
  ['one ‹two›', 'one two\n\nline‹›'],
  ['o‹›ne\ntwo', 'one\n\nline‹›\n\ntwo'],
  ['one‹›\n\n\ntwo', 'one\n\nline‹›\n\ntwo'],
])('TEXTS-31 a line of its own: %j becomes %j', (before, expected) => {
  expect(after(at(before), addLine(at(before), 'line'))).toBe(expected);
});
