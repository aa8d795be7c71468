import { mergeList } from './merge-layout';

const from = '2026-12-01T20:00:00.000Z';
const until = '2026-12-05T20:00:00.000Z';
const list = (...names: string[]) => names.map((name) => ({ name, shown: true }));
const names = (entries: { name: string }[]) => entries.map(({ name }) => name).join('');
const at = (text: string, name: string, change: object) =>
  list(...text).map((entry) => (entry.name === name ? { ...entry, ...change } : entry));

it.each([
  ['mine', 'abc', 'cab', 'abc', 'cab', undefined],
  ['theirs', 'abc', 'abc', 'bca', 'bca', undefined],
  ['the same', 'abc', 'cab', 'cab', 'cab', undefined],
  ['mine, which replaces theirs', 'abc', 'cab', 'bac', 'cab', 'bac'],
  ['mine, with an added entry', 'abc', 'cab', 'abcd', 'cabd', undefined],
  ['mine, without a deleted entry', 'abc', 'cab', 'ac', 'ca', undefined],
  ['theirs, with an added entry', 'abc', 'abc', 'dcba', 'dcba', undefined],
])('PLACE-18 the order is %s: from %s, mine %s, theirs %s', (...row) => {
  const [, before, mine, theirs, expected, clash] = row;
  const merged = mergeList(list(...before), list(...mine), list(...theirs));
  expect(names(merged.list)).toBe(expected);
  expect(merged.replaced.order && names(merged.replaced.order)).toBe(clash);
});

it('PLACE-18 schedules and visibility of both stay where only one changed them', () => {
  const mine = at('abc', 'a', { shownFrom: from });
  const theirs = at('abc', 'b', { shown: false, shownUntil: until });
  expect(mergeList(list(...'abc'), mine, theirs)).toEqual({
    list: [
      { name: 'a', shown: true, shownFrom: from },
      { name: 'b', shown: false, shownUntil: until },
      { name: 'c', shown: true },
    ],
    replaced: { entries: [], order: undefined },
  });
});

it('PLACE-18 a schedule is merged as a whole: mine stays, and theirs is named', () => {
  const mine = at('ab', 'a', { shown: false, shownFrom: until });
  const theirs = at('ab', 'a', { shownUntil: from });
  const { list: merged, replaced } = mergeList(list(...'ab'), mine, theirs);
  expect(merged[0]).toEqual({ name: 'a', shown: false, shownFrom: until });
  expect(replaced.entries).toEqual([{ name: 'a', shown: true, shownUntil: from }]);
});

it('PLACE-18 a removed schedule is a change too', () => {
  const before = at('ab', 'a', { shownFrom: from });
  const theirs = at('ab', 'a', { shownFrom: from, shown: false });
  expect(mergeList(before, list(...'ab'), theirs).list[0]).toEqual({ name: 'a', shown: false });
  expect(mergeList(before, before, list(...'ab')).list[0]).toEqual({ name: 'a', shown: true });
});

it('PLACE-18 what an earlier conflict left to replace is named as it is stored now, while it differs', () => {
  const mine = at('abc', 'a', { shownFrom: until });
  const first = mergeList(list(...'abc'), mine, at('abc', 'a', { shownUntil: from }));
  const second = at('abc', 'a', { shown: false, shownUntil: from });
  const again = mergeList(at('abc', 'a', { shownUntil: from }), first.list, second, first.replaced);
  expect(again.replaced.entries).toEqual([second[0]]);
  const same = mergeList(second, second, at('cba', 'b', { shownUntil: from }), again.replaced);
  expect(same.replaced).toEqual({ entries: [], order: undefined });
});
