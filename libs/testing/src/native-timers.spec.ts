import { jest } from '@jest/globals';

afterEach(() => void jest.useRealTimers());

it('sets the time and advances timers without and with promises', async () => {
  jest.useFakeTimers();
  jest.setSystemTime(1000);
  const fired: number[] = [];
  const note = () => void fired.push(Date.now());
  setTimeout(note, 50);
  jest.advanceTimersByTime(49);
  expect(fired).toEqual([]);
  jest.advanceTimersByTime(1);
  setTimeout(note, 50);
  await jest.advanceTimersByTimeAsync(50);
  expect(fired).toEqual([1050, 1100]);
});

it('refuses options, which it would ignore', () => {
  expect(() => jest.useFakeTimers({ now: 0 })).toThrow('options');
  expect(Date.now()).toBeGreaterThan(1_000_000);
});
