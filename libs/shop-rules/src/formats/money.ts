import type { Locale } from '../addresses.js';
import { formatCount } from './counts.js';

/** Money is integer fils (1 AED = 100 fils) inside, decimal AED with two digits on the wire. */
export type Fils = number;

/** Decimal AED of the wire to integer fils, rounded to the nearest fils. */
export const toFils = (aed: number): Fils => Math.round(aed * 100);

/** Integer fils to decimal AED for the wire. */
export const toAed = (fils: Fils): number => fils / 100;

/** Integer fils as the two-digit decimal text the card gateway takes, for example "149.50". */
export const toAedText = (fils: Fils): string => (fils / 100).toFixed(2);

/** VAT share of a VAT-inclusive amount at the UAE rate of 5 %, rounded to the nearest fils. */
export const vatShare = (grossFils: Fils): Fils => Math.round((grossFils * 5) / 105);

/**
 * "AED 1,234.50" in English, the Arabic form with Latin digits in Arabic: what Intl.NumberFormat writes for en-AE
 * and ar-AE-u-nu-latn (a test compares them), without Intl for the reason given at {@link formatCount}.
 */
export const formatAed = (aed: number, locale: Locale = 'en'): string => {
  const isNegative = aed < 0;
  const amount = formatCount(Math.abs(aed).toFixed(2));
  return locale === 'ar'
    ? `\u200f${isNegative ? '\u200e-' : ''}${amount}\u00a0د.إ.\u200f`
    : `${isNegative ? '-' : ''}AED\u00a0${amount}`;
};
