import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { Locale } from './locale';

type Text = (id: string, values?: Record<string, string | number>) => string;

/** Text of a catalogue id in the current language. */
export const useText = (): Text => {
  const { i18n } = useLingui();
  // `i18n` is always the same object, so the memo depends on its locale.
  const locale = i18n.locale;
  return useCallback((id, values) => (locale ? i18n._(id, values) : id), [i18n, locale]);
};

export const useLocale = (): Locale => (useLingui().i18n.locale === 'ar' ? 'ar' : 'en');
