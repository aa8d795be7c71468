import { readFileSync } from 'node:fs';

export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

type App = 'storefront' | 'dashboard';

const catalogue = (app: App, locale: Locale): Map<string, string> => {
  const file = new URL(`../../${app}/src/locales/${locale}.po`, import.meta.url);
  const entries = readFileSync(file, 'utf8').matchAll(/^msgid (".+")\nmsgstr (".+")$/gm);
  return new Map(
    [...entries].map(([, id, text]) => [JSON.parse(id ?? ''), JSON.parse(text ?? '')]),
  );
};

const finder = (app: App) => {
  const catalogues = { en: catalogue(app, 'en'), ar: catalogue(app, 'ar') };
  return (locale: Locale) =>
    (id: string): string => {
      const text = catalogues[locale].get(id);
      if (text === undefined) throw new Error(`The catalogue has no text ${id}.`);
      return text.split('{')[0]?.trim() ?? '';
    };
};

/** A text of the storefront's catalogue up to its first value, to find a control in any language. */
export const textOf = finder('storefront');
/** The same of the dashboard. */
export const dashboardTextOf = finder('dashboard');
