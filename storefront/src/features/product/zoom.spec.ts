import { START, within } from './zoom';

it.each([
  [0.2, 1],
  [1, 1],
  [3.3, 3.3],
  [9, 5],
])('PDP-02 turns a zoom of %d into %d', (wanted, given) => {
  expect(within({ ...START, zoom: wanted }, 100, 100).zoom).toBe(given);
});

it('PDP-02 keeps the picture inside its frame', () => {
  expect(within({ zoom: 2, x: 900, y: -900 }, 100, 200)).toEqual({ zoom: 2, x: 50, y: -100 });
  expect(within({ zoom: 1, x: 40, y: 40 }, 100, 200)).toEqual({ zoom: 1, x: 0, y: 0 });
});
