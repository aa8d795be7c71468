import { i18n, type Messages } from '@lingui/core';
import type { Locale } from '@/shared/locale';

/** Digits and currency follow the Emirates in both languages. */
const REGIONS: Record<Locale, string> = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' };

export const activate = (locale: Locale, messages: Messages) =>
  i18n.loadAndActivate({ locale, locales: [REGIONS[locale]], messages });
