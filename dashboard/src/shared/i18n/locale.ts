import { i18n, type Messages } from '@lingui/core';

export type Locale = 'en' | 'ar';
const KEY = 'locale';

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('@/locales/en.po'),
  ar: () => import('@/locales/ar.po'),
};

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** Language of the page; `boot.js` sets it on the root element. */
export const openedLocale = (): Locale => (document.documentElement.lang === 'ar' ? 'ar' : 'en');

/** Loads a catalogue and activates language and direction. */
export const activateLocale = async (locale: Locale): Promise<void> => {
  const { messages } = await catalogues[locale]();
  i18n.load(locale, messages);
  i18n.activate(locale);
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
};

/** Changes and stores the language. */
export const switchLocale = async (locale: Locale): Promise<void> => {
  localStorage.setItem(KEY, locale);
  await activateLocale(locale);
};
