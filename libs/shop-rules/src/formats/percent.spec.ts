import { formatPercent } from './percent.js';

const TAGS = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' } as const;

it.each(['en', 'ar'] as const)('CONST-22 formats percentages like Intl in %s', (locale) => {
  for (const digits of [0, 1, 2] as const)
    for (const signed of [false, true])
      for (const fraction of [0, 0.05, 0.07, 0.25, 1 / 3, 2 / 3, 1, 12.345, -0.123, -1]) {
        const intl = new Intl.NumberFormat(TAGS[locale], {
          style: 'percent',
          maximumFractionDigits: digits,
          signDisplay: signed ? 'exceptZero' : 'auto',
        });
        expect(formatPercent(fraction, locale, { digits, signed })).toBe(intl.format(fraction));
      }
});

it('CONST-22 has no minus before zero', () => {
  expect(formatPercent(-0.0001, 'en', { digits: 1 })).toBe('0%');
  expect(formatPercent(0.25, 'ar')).toBe('25\u200e%\u200e');
});
