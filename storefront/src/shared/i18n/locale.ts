import { localized, withoutLanguage, type Locale } from '@shop/shop-rules';

export { localeOf, localized, withoutLanguage, type Locale } from '@shop/shop-rules';

export const basenameOf = (locale: Locale): string => (locale === 'ar' ? '/ar' : '/');

/** The same page in the other language. */
export const otherLanguage = (pathname: string, search: string, to: Locale): string =>
  localized(withoutLanguage(pathname), to) + search;

/** Kept for the way back from the bank, whose return address names no language. */
export const rememberLanguage = (locale: Locale): void => {
  try {
    localStorage.setItem('language', locale);
  } catch {
    // Storage is closed: the way back is in English.
  }
};
