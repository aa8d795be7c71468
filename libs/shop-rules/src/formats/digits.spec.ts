import { latinDigits, latinNumber } from './digits.js';
import { listFilterOf, priceOf } from '../catalogue/list-filter.js';

const filterOf = (params: Record<string, string>) =>
  listFilterOf({ get: (name) => params[name] ?? null, getAll: () => [] });

describe('digits', () => {
  it('CONST-20 Arabic-Indic and Eastern Arabic-Indic digits are converted to 0 to 9', () => {
    expect(latinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
    expect(latinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
    expect(latinDigits('+٩٧١ ٥٠ ۱۲۳ 4567')).toBe('+971 50 123 4567');
    expect(latinDigits('طابق ٣، مبنى B')).toBe('طابق 3، مبنى B');
  });

  it.each([
    ['١٬٢٥٠٫٥٠', '1250.50'],
    ['۱۲٫۵', '12.5'],
    ['1,250', '1250'],
    ['1,234,567.89', '1234567.89'],
    ['٩٠٠', '900'],
    ['12,5', '12,5'],
    ['1,2505', '1,2505'],
    ['abc', 'abc'],
    ['', ''],
  ])('CONST-21 %s is read as %s', (typed, read) => {
    expect(latinNumber(typed)).toBe(read);
  });

  it('CONST-21 a price is parsed with any digits and either decimal separator', () => {
    expect(['٩٠٠', '۹۰۰٫۵', '12,5', '1,250', 'x', '', '-1'].map(priceOf)).toEqual([
      900,
      900.5,
      12.5,
      1250,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('CAT-20 a price range is sorted', () => {
    expect(filterOf({ priceMin: '٩٠٠', priceMax: '۱۰۰' })).toEqual({
      priceMin: 100,
      priceMax: 900,
    });
    expect(filterOf({ priceMin: '900' })).toEqual({ priceMin: 900 });
    expect(filterOf({ priceMax: '100' })).toEqual({ priceMax: 100 });
  });
});
