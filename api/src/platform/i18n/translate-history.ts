import type { Locale } from '@shop/shop-rules';
import { ARABIC_OF_HISTORY } from './arabic-of-history.js';

/** Longer texts carry what was sent; they are not searched, so that nobody can make the search long. */
const LONGEST = 600;

const VALUE = /\\\{(\w+)\\\}/g;
const PATTERNS = Object.entries(ARABIC_OF_HISTORY)
  .filter(([english]) => english.includes('{'))
  .map(([english, arabic]) => ({
    pattern: new RegExp(
      `^${english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(VALUE, '(?<$1>.+?)')}$`,
      's',
    ),
    arabic,
  }));

/** A sentence of the API in Arabic; undefined when there is none. */
const inArabic = (english: string): string | undefined => {
  if (english.length > LONGEST) return undefined;
  if (Object.hasOwn(ARABIC_OF_HISTORY, english)) return ARABIC_OF_HISTORY[english];
  for (const { pattern, arabic } of PATTERNS) {
    const values = pattern.exec(english)?.groups;
    if (values) return arabic.replace(/\{(\w+)\}/g, (_, name) => valueOf(values[name] ?? ''));
  }
  return undefined;
};

/** A value may be a sentence, or parts between commas, that have Arabic words themselves. */
const valueOf = (value: string): string => {
  const parts = value.split(', ').map(inArabic);
  return parts.every((part) => part !== undefined) ? parts.join('، ') : (inArabic(value) ?? value);
};

/** A sentence of the API in the language it was asked in. */
export const said = (english: string, locale: Locale): string =>
  locale === 'ar' ? (inArabic(english) ?? english) : english;
