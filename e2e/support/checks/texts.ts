import { readFileSync } from 'node:fs';

export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

const catalogue = (folders: string[], locale: Locale): Map<string, string> => {
  const entries = folders.flatMap((folder) => {
    const file = new URL(`../../../${folder}/${locale}.po`, import.meta.url);
    return [...readFileSync(file, 'utf8').matchAll(/^msgid (".+")\nmsgstr (".+")$/gm)];
  });
  return new Map(entries.map(([, id, text]) => [JSON.parse(id ?? ''), JSON.parse(text ?? '')]));
};

const finder = (...folders: string[]) => {
  const catalogues = { en: catalogue(folders, 'en'), ar: catalogue(folders, 'ar') };
  return (locale: Locale) =>
    (id: string): string => {
      const text = catalogues[locale].get(id);
      if (text === undefined) throw new Error(`The catalogue has no text ${id}.`);
      return text.split('{')[0]?.trim() ?? '';
    };
};

/** Text of the storefront's catalogues up to its first placeholder, to find a control in any language. */
export const textOf = finder(
  'storefront/src/locales',
  'storefront/src/locales/personal',
  'storefront/src/locales/product',
);
/** The same for the dashboard. */
export const dashboardTextOf = finder('dashboard/src/locales');
