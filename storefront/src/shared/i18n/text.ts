import { useLingui } from '@lingui/react';
import { formatCount, localizedText, pluralForm } from '@shop/shop-rules';
import type { Locale } from './locale';

/** `count` is formatted with thousands separators and selects the plural `form`. */
type Translate = (id: string, values?: Record<string, unknown>) => string;

const counted = (values: Record<string, unknown>, locale: Locale) => {
  const { count } = values;
  if (typeof count !== 'number') return values;
  return { ...values, count: formatCount(count), form: pluralForm(count, locale) };
};

interface Text {
  /** Text of a catalogue id with its values. */
  t: Translate;
  locale: Locale;
  dir: 'ltr' | 'rtl';
  /** The Arabic value on Arabic pages if there is one, else the first. */
  pick: (text: string, arabic?: string | null) => string;
}

export const useText = (): Text => {
  const { i18n } = useLingui();
  const locale: Locale = i18n.locale === 'ar' ? 'ar' : 'en';
  return {
    t: (id, values) => i18n._(id, values && counted(values, locale)),
    locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    pick: (text, arabic) => localizedText(text, arabic, locale),
  };
};
