import type { StaffDto } from '@shop/contracts';
import { useLocale } from '@/shared/i18n/use-text';

/** What a vendor says about itself, in the language of the dashboard or else in the other one. */
export const useAboutOf = (): ((vendor: Pick<StaffDto, 'about' | 'aboutAr'>) => string) => {
  const locale = useLocale();
  return ({ about, aboutAr }) => {
    const texts = [about.trim(), aboutAr.trim()];
    return (locale === 'ar' ? texts.reverse() : texts).find(Boolean) ?? '';
  };
};
