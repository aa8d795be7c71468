import type { Locale } from './addresses.js';

const format = (iso: string, locale: Locale, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale === 'ar' ? 'ar-AE-u-nu-latn' : 'en-AE', {
    ...style,
    timeZone: 'Asia/Dubai',
  }).format(new Date(iso));

/** A date as shoppers in the Emirates read it. */
export const formatDate = (iso: string, locale: Locale): string =>
  format(iso, locale, { dateStyle: 'medium' });

/** The same with the time of day. */
export const formatDateTime = (iso: string, locale: Locale): string =>
  format(iso, locale, { dateStyle: 'medium', timeStyle: 'short' });
