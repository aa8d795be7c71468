import type { Locale } from '../addresses.js';

/** The Arabic text for an Arabic page if there is one, else the other. */
export const localizedText = (
  text: string,
  arabic: string | null | undefined,
  locale: Locale,
): string => (locale === 'ar' && arabic) || text;

export interface Named {
  name: string;
  nameAr?: string | null;
}

/** Name of a product, category or brand in the language. */
export const localizedName = ({ name, nameAr }: Named, locale: Locale): string =>
  localizedText(name, nameAr, locale);
