import { useLocale } from './use-text';

interface Named {
  name: string;
  nameAr: string;
}

/** Picks the name of the current language; the English one stands in for a missing Arabic one. */
export const useNameOf = (): ((thing: Named) => string) => {
  const locale = useLocale();
  return ({ name, nameAr }) => (locale === 'ar' && nameAr ? nameAr : name);
};
