import type { OptionLists } from './options.js';
import { lineQuery, optionQuery, optionsOfQuery } from './option-query.js';

const shoe = { sizes: ['42', 'One & a half'], colors: ['#000000', '#B3261E'] };
/** As `URLSearchParams`, which browsers and Node have. */
const paramsOf = (query: string) => ({
  get: (name: string) => {
    const value = new RegExp(`[?&]${name}=([^&]*)`).exec(query)?.[1];
    return value === undefined ? null : decodeURIComponent(value);
  },
});
const chosen = (query: string, product: OptionLists = shoe) =>
  optionsOfQuery(paramsOf(query), product);

it('VAR-40 names size and color in the address, and finds them there', () => {
  expect(optionQuery({ size: '42', color: '#000000' }, shoe)).toBe('?size=42&color=black');
  expect(chosen('?size=42&color=black')).toEqual({ size: '42', color: '#000000' });
  const both = { size: 'One & a half', color: '#B3261E' };
  expect(chosen(optionQuery(both, shoe))).toEqual(both);
  expect(optionQuery({ size: '', color: '' }, shoe)).toBe('');
});

it('VAR-40 tells colors with the same name apart', () => {
  const reds = { sizes: [], colors: ['#B3261E', '#B00000', '#000000'] };
  expect(optionQuery({ size: '', color: '#B00000' }, reds)).toBe('?color=b00000');
  expect(chosen('?color=b00000', reds).color).toBe('#B00000');
  expect(chosen('?color=red', reds).color).toBe('');
});

it('VAR-40 ignores what the product does not have, and what is no choice', () => {
  expect(chosen('?size=99&color=pink')).toEqual({ size: '', color: '' });
  expect(optionQuery({ size: '42', color: '' }, { sizes: ['42'], colors: [] })).toBe('');
});

it('VAR-41 every product finds the color of a line by its hex value', () => {
  const reds = { sizes: [], colors: ['#B3261E', '#B00000', '#000000'] };
  for (const color of reds.colors)
    expect(chosen(lineQuery({ size: '', color }), reds).color).toBe(color);
  expect(lineQuery({ size: 'One & a half', color: 'Navy' })).toBe(
    '?size=One%20%26%20a%20half&color=1f2a44',
  );
  expect(lineQuery({ size: 'Standard', color: '' })).toBe('');
});
