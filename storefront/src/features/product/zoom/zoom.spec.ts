import { START, within, zoomAbout } from './zoom';

const FRAME = { width: 100, height: 200 };

it.each([
  [0.2, 1],
  [1, 1],
  [3.3, 3.3],
  [9, 5],
])('PDP-02 turns a zoom of %d into %d', (zoom, limited) => {
  expect(within({ ...START, zoom: zoom }, FRAME, FRAME).zoom).toBe(limited);
  expect(zoomAbout(START, zoom, { x: 0, y: 0 }).zoom).toBe(limited);
});

it('PDP-02 keeps the edges of the picture out of the frame it fills', () => {
  expect(within({ zoom: 2, x: 900, y: -900 }, FRAME, FRAME)).toEqual({ zoom: 2, x: 50, y: -100 });
  expect(within({ zoom: 1, x: 40, y: 40 }, FRAME, FRAME)).toEqual(START);
});

it('PDP-02 moves a picture only along the side on which it is larger than the frame', () => {
  const flat = { width: 100, height: 50 };
  expect(within({ zoom: 2, x: 900, y: 900 }, FRAME, flat)).toEqual({ zoom: 2, x: 50, y: 0 });
});

it('PDP-02 keeps the point under the fingers in place', () => {
  const at = { x: 30, y: -20 };
  const once = zoomAbout(START, 2, at);
  expect(once).toEqual({ zoom: 2, x: -30, y: 20 });
  expect(zoomAbout(once, 0.5, at)).toEqual(START);
});
