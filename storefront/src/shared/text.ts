import { useLingui } from '@lingui/react';
import type { Locale } from './locale';

export type Translate = (id: string, values?: Record<string, unknown>) => string;

export interface Text {
  /** Text of a catalogue id, with its values filled in. */
  t: Translate;
  locale: Locale;
  dir: 'ltr' | 'rtl';
  /** Arabic where the page is Arabic and the row has it, else the first. */
  pick: (text: string, arabic?: string | null) => string;
}

export const useText = (): Text => {
  const { i18n } = useLingui();
  const locale: Locale = i18n.locale === 'ar' ? 'ar' : 'en';
  return {
    t: (id, values) => i18n._(id, values),
    locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    pick: (text, arabic) => (locale === 'ar' && arabic ? arabic : text),
  };
};
