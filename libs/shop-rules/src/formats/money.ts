import type { Locale } from '../addresses.js';
import { formatCount } from './counts.js';

/** Money is integer fils (1 AED = 100 fils) in code, decimal AED with two digits in the API. */
export type Fils = number;

/** Decimal AED to integer fils, rounded. */
export const toFils = (aed: number): Fils => Math.round(aed * 100);

/** Integer fils to decimal AED. */
export const toAed = (fils: Fils): number => fils / 100;

/** Integer fils as decimal text with two digits, for example "149.50", for the card gateway. */
export const toAedText = (fils: Fils): string => (fils / 100).toFixed(2);

/** The rate of VAT in the UAE, in percent. */
const VAT_PERCENT = 5;
/** The same as a fraction. */
export const VAT = VAT_PERCENT / 100;

/** VAT share of a VAT-inclusive amount at that rate, rounded to fils. */
export const vatShare = (grossFils: Fils): Fils =>
  Math.round((grossFils * VAT_PERCENT) / (100 + VAT_PERCENT));

/**
 * Formats "AED 1,234.50", or the Arabic form with Latin digits, like Intl.NumberFormat (a test compares them). It
 * avoids Intl for the reason given at {@link formatCount}.
 */
export const formatAed = (aed: number, locale: Locale = 'en'): string => {
  const isNegative = aed < 0;
  const amount = formatCount(Math.abs(aed).toFixed(2));
  return locale === 'ar'
    ? `\u200f${isNegative ? '\u200e-' : ''}${amount}\u00a0د.إ.\u200f`
    : `${isNegative ? '-' : ''}AED\u00a0${amount}`;
};
