import type { Locale } from '../addresses.js';

/**
 * The parts that are not empty, with the comma of the language between them: of an address, of options. Intl.ListFormat
 * would have "and" between the last two in Arabic.
 */
export const formatList = (
  parts: readonly (string | false | null | undefined)[],
  locale: Locale,
): string => parts.filter(Boolean).join(locale === 'ar' ? '، ' : ', ');
