import { i18n, type Messages } from '@lingui/core';
import type { Locale } from '@/shared/i18n/locale';

/** Digits and currency follow the Emirates in both languages. */
const REGIONS: Record<Locale, string> = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' };

/** Adds to the texts that are already loaded. */
export const activate = (locale: Locale, messages: Messages) => {
  // A copy: the library adds further texts to the object it was given first.
  i18n.load(locale, { ...messages });
  i18n.activate(locale, [REGIONS[locale]]);
};
