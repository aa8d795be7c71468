import { GROUPS } from './groups.js';
import { HOME_SECTIONS, isShownAt, MENU_GROUPS } from './layout.js';

it('PLACE-01 has every group and every section once', () => {
  expect([...MENU_GROUPS].sort()).toEqual([...GROUPS].sort());
  expect(new Set(HOME_SECTIONS).size).toBe(8);
});

it.each([
  [null, null, true],
  ['2026-12-01T20:00:00Z', null, true],
  ['2026-12-01T20:00:01Z', null, false],
  [null, '2026-12-01T20:00:00Z', false],
  [null, '2026-12-01T20:00:01Z', true],
  ['2026-12-01T19:00:00Z', '2026-12-01T21:00:00Z', true],
  [new Date('2026-12-01T19:00:00Z'), new Date('2026-12-01T19:30:00Z'), false],
])('PLACE-10 from %s until %s: shown at eight is %s', (shownFrom, shownUntil, expected) => {
  expect(isShownAt({ shownFrom, shownUntil }, new Date('2026-12-01T20:00:00Z'))).toBe(expected);
});
