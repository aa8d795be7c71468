import { monthText } from '@shop/shop-rules';
import { useLocale } from '@/shared/i18n/use-text';

/** Formats 2026-11 as "November 2026". */
export const useMonthText = (): ((month: string) => string) => {
  const locale = useLocale();
  return (month) => monthText(month, locale);
};
