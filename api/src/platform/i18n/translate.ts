import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { formatList, type Locale } from '@shop/shop-rules';
import type { Message } from './message.js';
import { MESSAGES } from './messages/index.js';

const catalogueOf = (locale: Locale): I18n =>
  setupI18n({
    locale,
    messages: {
      [locale]: Object.fromEntries(
        Object.entries(MESSAGES).map(([id, sentence]) => [id, compileMessage(sentence[locale])]),
      ),
    },
  });
const CATALOGUES = { en: catalogueOf('en'), ar: catalogueOf('ar') };

/** The sentence of a message in a language. */
export const translate = ({ id, values }: Message, locale: Locale): string =>
  CATALOGUES[locale]._(
    id,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'object' ? nested(value, locale) : value,
      ]),
    ),
  );

/** The text to store: a message in English. */
export const textOf = (message: Message | string): string =>
  typeof message === 'string' ? message : translate(message, 'en');

const nested = (value: Message | readonly Message[], locale: Locale): string =>
  'id' in value
    ? translate(value, locale)
    : formatList(
        value.map((each) => translate(each, locale)),
        locale,
      );
