import { localized, withoutLanguage, type Locale } from '@shop/shop-rules';

export { localeOf, localized, withoutLanguage, type Locale } from '@shop/shop-rules';

export const basenameOf = (locale: Locale): string => (locale === 'ar' ? '/ar' : '/');

/** The same page in the other language; `rest` is its query and fragment. */
export const otherLanguage = (pathname: string, rest: string, to: Locale): string =>
  localized(withoutLanguage(pathname), to) + rest;

/** Stored for the return from the bank, whose return address has no language. */
export const rememberLanguage = (locale: Locale): void => {
  try {
    localStorage.setItem('language', locale);
  } catch {
    // Without storage the return page is in English.
  }
};
