import type { Locale } from '../addresses.js';

const REGIONS = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' };
const MONTHS = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
};
/** Dubai is four hours ahead of UTC, in summer too. */
const DUBAI_MS = 4 * 3_600_000;

/** A date as shoppers in the Emirates read it, without Intl for the reason given at {@link formatCount}: "2 Nov 2026". */
export const formatDate = (iso: string, locale: Locale): string => {
  const day = new Date(Date.parse(iso) + DUBAI_MS);
  const month = MONTHS[locale].split(' ')[day.getUTCMonth()];
  return `${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`;
};

/** The same with the time of day. */
export const formatDateTime = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(REGIONS[locale], {
    // The medium one of Arabic has no names of months.
    dateStyle: locale === 'ar' ? 'long' : 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Dubai',
  }).format(new Date(iso));
