export type Locale = 'en' | 'ar';

/** Arabic pages live below /ar, English ones have no prefix. */
export const localeOf = (pathname: string): Locale => (/^\/ar(\/|$)/.test(pathname) ? 'ar' : 'en');

export const basenameOf = (locale: Locale): string => (locale === 'ar' ? '/ar' : '/');

/** Address of a path in a language, for links that reload the page. */
export const localized = (path: string, locale: Locale): string => {
  if (locale === 'en') return path;
  return path === '/' ? '/ar' : `/ar${path}`;
};

/** The path of a page, whatever its language. */
export const withoutLanguage = (pathname: string): string =>
  pathname.replace(/^\/ar(?=\/|$)/, '') || '/';

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
