import {
  accentContrast,
  accentPalette,
  isColor,
  isReadableAccent,
  readableAccent,
} from './accent.js';

it('SHOPID-11 accepts a color on which white text, and in which text, can be read', () => {
  expect(['#123f37', '#7a1f3d', '#1d4ed8'].map(isReadableAccent)).toEqual([true, true, true]);
  expect(['#ffcc00', '#ffffff', '#5aa9e6'].map(isReadableAccent)).toEqual([false, false, false]);
});

it('SHOPID-11 proposes the lightest readable shade of a color', () => {
  expect(readableAccent('#7a1f3d')).toBe('#7a1f3d');
  for (const color of ['#ffcc00', '#ffffff', '#5aa9e6']) {
    const shade = readableAccent(color);
    expect(isReadableAccent(shade)).toBe(true);
    expect(accentContrast(shade)).toBeLessThan(5);
  }
});

it('SHOPID-11 derives readable colors for the dark theme and for bands', () => {
  expect(accentPalette('#000000')).toMatchObject({ light: '#000000', band: '#000000' });
  for (const color of ['#123f37', '#7a1f3d', '#1d4ed8', '#000000']) {
    const { dark, band } = accentPalette(color);
    // Lighter than any color that is readable in the light theme.
    expect(isReadableAccent(dark)).toBe(false);
    expect(isReadableAccent(band)).toBe(true);
  }
});

it.each([
  ['#12ab3F', true],
  ['#123', false],
  ['red', false],
  ['#12345g', false],
  ['#123456;', false],
])('SHOPID-11 %s is a color: %s', (text, expected) => expect(isColor(text)).toBe(expected));
