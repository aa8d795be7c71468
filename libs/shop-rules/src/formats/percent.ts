import type { Locale } from '../addresses.js';
import { formatCount } from './counts.js';

/**
 * Formats a fraction as "12.5%", like Intl.NumberFormat (a test compares them), but never "-0%". Marks keep the sign
 * behind the number on an Arabic page, whatever precedes it. It avoids Intl for the reason given at {@link formatCount}.
 */
export const formatPercent = (
  fraction: number,
  locale: Locale = 'en',
  {
    digits = 2,
    signed = false,
  }: {
    /** Decimals at most. */
    digits?: 0 | 1 | 2;
    /** With a plus, for changes. */
    signed?: boolean;
  } = {},
): string => {
  const percent = Number((fraction * 100).toFixed(digits));
  const plus = signed && percent > 0 ? '+' : '';
  const sign = percent < 0 ? '-' : plus;
  const amount = formatCount(Math.abs(percent));
  if (locale === 'en') return `${sign}${amount}%`;
  return `${sign && `\u200e${sign}`}${amount}\u200e%\u200e`;
};
