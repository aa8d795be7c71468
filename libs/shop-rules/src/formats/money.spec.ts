import { formatAed, toAed, toAedText, toFils, vatShare } from './money.js';

it('MUT-01 converts between fils and AED', () => {
  expect([toFils(0.1 + 0.2), toFils(-1.5), toFils(1234.56)]).toEqual([30, -150, 123_456]);
  expect([toAed(14_950), toAed(5)]).toEqual([149.5, 0.05]);
  expect([toAedText(5), toAedText(100), toAedText(123_456)]).toEqual(['0.05', '1.00', '1234.56']);
});

it.each([
  [0, 0],
  [10, 0],
  [11, 1],
  [100, 5],
  [9999, 476],
])('MUT-01 %d fils contain %d fils of VAT', (gross, share) => {
  expect(vatShare(gross)).toBe(share);
});

it('MUT-01 marks negative amounts and the direction of Arabic ones', () => {
  expect(formatAed(-1234.5)).toBe('-AED\u00a01,234.50');
  expect(formatAed(0)).toBe('AED\u00a00.00');
  expect(formatAed(-1, 'ar')).toBe('\u200f\u200e-1.00\u00a0د.إ.\u200f');
  expect(formatAed(1, 'ar')).toBe('\u200f1.00\u00a0د.إ.\u200f');
});
