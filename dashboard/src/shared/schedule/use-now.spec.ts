import { act, renderHook } from '@testing-library/react';
import { useNow } from './use-now';

let waits: jest.SpyInstance<unknown, [() => void, number]>;
let clock: jest.SpyInstance<number, []>;
let now = 0;
const itIs = (time: string) => {
  now = Date.parse(time);
};
beforeEach(() => {
  waits = jest.spyOn(window, 'setTimeout') as typeof waits;
  clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  waits.mockRestore();
  clock.mockRestore();
});

/** The delay of the latest timer that belongs to the hook. */
const wait = () => waits.mock.calls.at(-1)?.[1];
const pass = () => act(() => waits.mock.calls.at(-1)?.[0]());

it('PLACE-19 waits for the next of the times and then for the one after it, a day at most', () => {
  itIs('2026-12-01T00:00:00Z');
  const times = ['2027-02-01T00:00:00.000Z', null, undefined, '2026-12-01T00:00:10.000Z'];
  const { result, unmount } = renderHook(() => useNow(times));
  expect(wait()).toBe(10_000);
  itIs('2026-12-01T00:00:10.000Z');
  pass();
  expect(result.current.getTime()).toBe(now);
  expect(wait()).toBe(86_400_000);
  itIs('2027-01-31T23:59:59.000Z');
  pass();
  expect(wait()).toBe(1_000);
  itIs('2027-02-01T00:00:00.000Z');
  const timers = waits.mock.calls.length;
  pass();
  expect(result.current.getTime()).toBe(now);
  expect(waits.mock.calls.length).toBe(timers);
  unmount();
});
