import type { Locale } from '@shop/shop-rules';
import { ARABIC_OF_ANSWERS } from './arabic-of-answers.js';
import { ARABIC_OF_HISTORY } from './arabic-of-history.js';
import { ARABIC_OF_IMPORTS } from './arabic-of-imports.js';
import { ARABIC_OF_INPUTS } from './arabic-of-inputs.js';
import { ARABIC_OF_REFUSALS } from './arabic-of-refusals.js';

/** Arabic by the English sentence; `{name}` stands for whatever a sentence says there. */
export const ARABIC: Record<string, string> = {
  ...ARABIC_OF_INPUTS,
  ...ARABIC_OF_REFUSALS,
  ...ARABIC_OF_ANSWERS,
  ...ARABIC_OF_IMPORTS,
  ...ARABIC_OF_HISTORY,
};

/** Longer texts carry what was sent; they are not searched, so that nobody can make the search long. */
const LONGEST = 600;

const VALUE = /\\\{(\w+)\\\}/g;
const PATTERNS = Object.entries(ARABIC)
  .filter(([english]) => english.includes('{'))
  .map(([english, arabic]) => ({
    pattern: new RegExp(
      `^${english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(VALUE, '(?<$1>.+?)')}$`,
      's',
    ),
    arabic,
  }));

/** A sentence of the API in Arabic; undefined when there is none. */
export const inArabic = (english: string): string | undefined => {
  if (english.length > LONGEST) return undefined;
  if (Object.hasOwn(ARABIC, english)) return ARABIC[english];
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
