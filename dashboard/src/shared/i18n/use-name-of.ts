import { useLocale } from './use-text';

interface Named {
  name: string;
  nameAr: string;
}

/** Name in the current language; falls back to English. */
export const useNameOf = (): ((thing: Named) => string) => {
  const locale = useLocale();
  return ({ name, nameAr }) => (locale === 'ar' && nameAr ? nameAr : name);
};
