import { cityName, formatAed, formatList, formatPercent } from '@shop/shop-rules';
import { useMemo } from 'react';
import { useLocale } from './use-text';

/** In minutes. */
const DAY = 24 * 60;
const TIME_ZONE = 'Asia/Dubai';
const TAGS = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' };

/** Formats amounts, counts, dates and cities; dates in the shop's time zone. */
export const useFormat = () => {
  const locale = useLocale();
  return useMemo(() => {
    const date = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(TAGS[locale], { timeZone: TIME_ZONE, ...options });
    const long = date({ dateStyle: 'long', timeStyle: 'short' });
    const day = date({ day: 'numeric', month: 'short', year: 'numeric' });
    const month = date({ month: 'short', year: 'numeric' });
    const time = date({ timeStyle: 'short' });
    const clock = date({ timeStyle: 'medium' });
    const number = (options?: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(TAGS[locale], options);
    const count = number();
    const short = number({ notation: 'compact', maximumFractionDigits: 1 });
    const ago = new Intl.RelativeTimeFormat(TAGS[locale], { numeric: 'always' });
    return {
      /** Decimal AED. */
      aed: (amount: number) => formatAed(amount, locale),
      count: (value: number) => count.format(value),
      /** 1.2K for 1,200. */
      short: (value: number) => short.format(value),
      /** A fraction as percentage; a change has a sign. */
      percent: (value: number, signed = false) =>
        formatPercent(value, locale, { digits: 1, signed }),
      /** A percentage with up to two decimals, such as a commission. */
      rate: (percentage: number) => formatPercent(percentage / 100, locale),
      /** The parts that are not empty, with the comma of the language. */
      list: (parts: readonly (string | null | undefined)[]) => formatList(parts, locale),
      /** Relative time in the largest unit that fits. */
      ago: (iso: string) => {
        const minutes = (Date.now() - Date.parse(iso)) / 60_000;
        if (minutes < 60) return ago.format(-Math.floor(minutes), 'minute');
        if (minutes < 2 * DAY) return ago.format(-Math.floor(minutes / 60), 'hour');
        return ago.format(-Math.floor(minutes / DAY), 'day');
      },
      dateTime: (iso: string) => long.format(new Date(iso)),
      day: (iso: string) => day.format(new Date(iso)),
      /** "Nov 2026". */
      month: (iso: string) => month.format(new Date(iso)),
      /** Short day and time, which is not broken. */
      dayTime: (iso: string) => {
        const date = new Date(iso);
        return formatList([day.format(date), time.format(date).replaceAll(' ', '\u00a0')], locale);
      },
      /** Localized name of a delivery city; any other as entered. */
      city: (name: string) => cityName(name, locale),
      time: (iso: string) => time.format(new Date(iso)),
      /** Time of day with seconds. */
      clock: (iso: string) => clock.format(new Date(iso)),
    };
  }, [locale]);
};
