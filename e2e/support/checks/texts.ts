import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

/** Texts of every catalogue in a folder and below. */
const catalogue = (folder: string, locale: Locale): Map<string, string> => {
  const root = new URL(`../../../${folder}/`, import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const entries = files
    .filter((file) => basename(file) === `${locale}.po`)
    .flatMap((file) => [
      ...readFileSync(new URL(file, root), 'utf8').matchAll(/^msgid (".+")\nmsgstr (".+")$/gm),
    ]);
  return new Map(entries.map(([, id, text]) => [JSON.parse(id ?? ''), JSON.parse(text ?? '')]));
};

const finder = (folder: string) => {
  const catalogues = { en: catalogue(folder, 'en'), ar: catalogue(folder, 'ar') };
  return (locale: Locale) =>
    (id: string): string => {
      const text = catalogues[locale].get(id);
      if (text === undefined) throw new Error(`The catalogue has no text ${id}.`);
      return text.split('{')[0]?.trim() ?? '';
    };
};

/** Text of the storefront's catalogues up to its first placeholder, to find a control in any language. */
export const textOf = finder('storefront/src/locales');
/** The same for the dashboard. */
export const dashboardTextOf = finder('dashboard/src/locales');

/** A text of the dashboard with its values. */
export type DashboardText = (id: string, values?: Record<string, string | number>) => string;

/** The texts of the dashboard in a language. */
export const dashboardTexts = (locale: Locale): DashboardText => {
  const texts = catalogue('dashboard/src/locales', locale);
  const messages = Object.fromEntries([...texts].map(([id, text]) => [id, compileMessage(text)]));
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return (id, values) => {
    if (!texts.has(id)) throw new Error(`The catalogue has no text ${id}.`);
    return i18n._(id, values);
  };
};
