import type { BothLanguages } from '@shop/shop-rules';
import type { MailTexts } from './mail-text.js';
import { ARABIC } from './mail-texts.ar.js';
import { ENGLISH } from './mail-texts.en.js';

/** With `{shop}` for the shop's name. */
export const MAIL_TEXTS: Record<'en' | 'ar', MailTexts> = { en: ENGLISH, ar: ARABIC };

/** The texts of the mails in a language, with the shop's name. */
export const mailTexts = (locale: 'en' | 'ar', shop: BothLanguages): MailTexts =>
  filled(MAIL_TEXTS[locale], shop[locale]) as MailTexts;

const filled = (texts: unknown, shop: string): unknown => {
  if (typeof texts === 'string') return texts.replaceAll('{shop}', () => shop);
  if (Array.isArray(texts)) return texts.map((text) => filled(text, shop));
  return Object.fromEntries(
    Object.entries(texts as object).map(([id, text]) => [id, filled(text, shop)]),
  );
};
