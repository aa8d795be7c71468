import type { Locale } from '../addresses.js';

const REGIONS = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' };
const MONTHS = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
};
/** Dubai is UTC+4 all year. */
const DUBAI_MS = 4 * 3_600_000;

/** Formats "2 Nov 2026" without Intl, for the reason given at {@link formatCount}. */
export const formatDate = (iso: string, locale: Locale): string => {
  const day = new Date(Date.parse(iso) + DUBAI_MS);
  const month = MONTHS[locale].split(' ')[day.getUTCMonth()];
  return `${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`;
};

/** "November 2026" of 2026-11. */
export const monthText = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(REGIONS[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`));

/** A day with time of day. */
export const formatDateTime = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(REGIONS[locale], {
    // The medium Arabic style has no month names.
    dateStyle: locale === 'ar' ? 'long' : 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Dubai',
  }).format(new Date(iso));

/** A time as the value of a `datetime-local` field in Dubai, such as 2026-12-02T09:30. */
export const toDubaiField = (iso: string): string =>
  new Date(Date.parse(iso) + DUBAI_MS).toISOString().slice(0, 16);

/** The time of such a value as ISO text. */
export const fromDubaiField = (value: string): string =>
  new Date(Date.parse(`${value}Z`) - DUBAI_MS).toISOString();
