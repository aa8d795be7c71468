import { i18n, type Messages } from '@lingui/core';

export type Locale = 'en' | 'ar';
const KEY = 'locale';

type Catalogues = Record<Locale, () => Promise<{ messages: Messages }>>;

const catalogues: Catalogues = {
  en: () => import('@/locales/en.po'),
  ar: () => import('@/locales/ar.po'),
};
/** Texts of the pages that set up the shop. */
const setupCatalogues: Catalogues = {
  en: () => import('@/locales/setup/en.po'),
  ar: () => import('@/locales/setup/ar.po'),
};
/** The catalogues in use, which another language needs too. */
const opened = new Set([catalogues]);

/** Loads a copy: the library adds further texts to the object it was given first. */
const load = async (texts: Catalogues, locale: Locale): Promise<void> =>
  i18n.load(locale, { ...(await texts[locale]()).messages });

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** Language of the page; `boot.js` sets it on the root element. */
export const openedLocale = (): Locale => (document.documentElement.lang === 'ar' ? 'ar' : 'en');

/** Loads a catalogue and activates language and direction. */
export const activateLocale = async (locale: Locale): Promise<void> => {
  await Promise.all([...opened].map((texts) => load(texts, locale)));
  i18n.activate(locale);
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
};

/** Changes and stores the language. */
export const switchLocale = async (locale: Locale): Promise<void> => {
  localStorage.setItem(KEY, locale);
  await activateLocale(locale);
};

/** Loads the code of a page that sets up the shop together with its texts. */
export const withSetupTexts =
  <Module>(code: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([code(), load(setupCatalogues, openedLocale())]);
    opened.add(setupCatalogues);
    return module;
  };
