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

const aedFormat = (tag: string) =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'AED',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
/** Made once each: a format costs more than a hundred amounts in it. */
const formats: Partial<Record<'en' | 'ar', Intl.NumberFormat>> = {};

/** "AED 1,234.50" in English, the Arabic form with Latin digits in Arabic. */
export const formatAed = (aed: number, locale: 'en' | 'ar' = 'en'): string =>
  (formats[locale] ??= aedFormat(locale === 'ar' ? 'ar-AE-u-nu-latn' : 'en-AE')).format(aed);
