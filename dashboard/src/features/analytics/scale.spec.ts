import { changeOf, roundUp } from './scale';

it.each([
  [0, 1],
  [1, 1],
  [1.01, 2],
  [23, 25],
  [251, 500],
  [999, 1000],
  [86_400.5, 100_000],
])('ADM-HOME-04 an axis for %d ends at %d', (value, end) => {
  expect(roundUp(value)).toBe(end);
});

it('ADM-HOME-01 a change is relative to the previous period and undefined when that was 0', () => {
  expect(changeOf(200, 250)).toBe(0.25);
  expect(changeOf(200, 100)).toBe(-0.5);
  expect(changeOf(0, 100)).toBeUndefined();
});
