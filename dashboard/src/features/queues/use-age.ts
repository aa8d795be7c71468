import { useMemo } from 'react';
import { useLocale } from '@/shared/i18n/use-text';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Formats ms in the largest unit that fits, such as "3 min". */
export const useAge = () => {
  const locale = useLocale();
  return useMemo(
    () => (ms: number) => {
      const [unit, size] = UNITS.find(([, each]) => ms >= each) ?? UNITS[3];
      const tag = locale === 'ar' ? 'ar-AE-u-nu-latn' : 'en-AE';
      return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(
        Math.floor(ms / size),
      );
    },
    [locale],
  );
};
