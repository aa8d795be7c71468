import { code128, code128Symbols } from './code128.js';

describe('code 128', () => {
  it('encodes pairs of digits in set C and a single one in set B, with the check symbol', () => {
    expect(code128Symbols('12345678901')).toEqual([105, 12, 34, 56, 78, 90, 100, 17, 83]);
  });

  it('encodes letters in set B with the published check symbol', () => {
    expect(code128Symbols('Wikipedia').at(-1)).toBe(88);
  });

  it('uses 11 modules per symbol, 13 for the stop, and a bar at both ends', () => {
    const widths = code128('12345678901');
    expect(widths.slice(0, 6)).toEqual([2, 1, 1, 2, 3, 2]);
    expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
    expect(widths.length % 2).toBe(1);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(9 * 11 + 13);
  });

  it('has 106 different symbols of even bar width', () => {
    const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'));
    const patterns = pairs.map((pair) => code128(`${pair}00`).slice(6, 12));
    expect(new Set(patterns.map((widths) => widths.join(''))).size).toBe(100);
    for (const [a = 0, , b = 0, , c = 0] of patterns) expect((a + b + c) % 2).toBe(0);
  });

  it('refuses unsupported characters', () => {
    expect(() => code128('')).toThrow('printable ASCII');
    expect(() => code128('ليوان')).toThrow('printable ASCII');
  });
});
