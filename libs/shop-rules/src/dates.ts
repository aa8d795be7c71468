import type { Locale } from './addresses.js';

const format = (iso: string, locale: Locale, style?: Intl.DateTimeFormatOptions): string => {
  const isArabic = locale === 'ar';
  return new Intl.DateTimeFormat(isArabic ? 'ar-AE-u-nu-latn' : 'en-AE', {
    // The medium one of Arabic has no names of months.
    dateStyle: isArabic ? 'long' : 'medium',
    ...style,
    timeZone: 'Asia/Dubai',
  }).format(new Date(iso));
};

/** A date as shoppers in the Emirates read it. */
export const formatDate = (iso: string, locale: Locale): string => format(iso, locale);

/** The same with the time of day. */
export const formatDateTime = (iso: string, locale: Locale): string =>
  format(iso, locale, { timeStyle: 'short' });
