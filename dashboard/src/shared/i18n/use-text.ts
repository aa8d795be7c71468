import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { Locale } from './locale';

type Text = (id: string, values?: Record<string, string | number>) => string;

/** Text of the current language by its id in the catalogues. */
export const useText = (): Text => {
  const { i18n } = useLingui();
  // `i18n` stays the same object; its language is what makes the texts new.
  const locale = i18n.locale;
  return useCallback((id, values) => (locale ? i18n._(id, values) : id), [i18n, locale]);
};

export const useLocale = (): Locale => (useLingui().i18n.locale === 'ar' ? 'ar' : 'en');
