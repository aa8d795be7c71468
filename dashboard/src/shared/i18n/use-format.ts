import { formatAed } from '@shop/shop-rules';
import { useMemo } from 'react';
import { useLocale } from './use-text';

const TIME_ZONE = 'Asia/Dubai';
const TAGS = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' };

/** Amounts, counts and dates in the current language; dates in the shop's own time zone. */
export const useFormat = () => {
  const locale = useLocale();
  return useMemo(() => {
    const date = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(TAGS[locale], { timeZone: TIME_ZONE, ...options });
    const long = date({ dateStyle: 'long', timeStyle: 'short' });
    const day = date({ day: 'numeric', month: 'short', year: 'numeric' });
    const time = date({ timeStyle: 'short' });
    const count = new Intl.NumberFormat(TAGS[locale]);
    return {
      /** Decimal AED. */
      aed: (amount: number) => formatAed(amount, locale),
      count: (value: number) => count.format(value),
      dateTime: (iso: string) => long.format(new Date(iso)),
      day: (iso: string) => day.format(new Date(iso)),
      time: (iso: string) => time.format(new Date(iso)),
    };
  }, [locale]);
};
