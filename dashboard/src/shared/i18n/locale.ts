import { i18n } from '@lingui/core';
import { catalogues, type Locale, type Texts } from './catalogues';

export type { Locale } from './catalogues';

const KEY = 'locale';

/** The catalogues in use, which another language needs too. */
const opened = new Set<Texts>(['general']);

/** Loads a copy: the library adds further texts to the object it was given first. */
const load = async (name: Texts, locale: Locale): Promise<void> =>
  i18n.load(locale, { ...(await catalogues[name][locale]()).messages });

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** Language of the page; `boot.js` sets it on the root element. */
export const openedLocale = (): Locale => (document.documentElement.lang === 'ar' ? 'ar' : 'en');

/** Loads a catalogue and activates language and direction. */
export const activateLocale = async (locale: Locale): Promise<void> => {
  await Promise.all([...opened].map((name) => load(name, locale)));
  i18n.activate(locale);
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
};

/** Changes and stores the language. */
export const switchLocale = async (locale: Locale): Promise<void> => {
  localStorage.setItem(KEY, locale);
  await activateLocale(locale);
};

/** Loads the code of a page together with its texts. */
export const withTexts =
  <Module>(texts: Texts | readonly Texts[], code: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const names = [texts].flat();
    // Before they are loaded: the language may change meanwhile.
    for (const name of names) opened.add(name);
    const [module] = await Promise.all([
      code(),
      ...names.map((name) => load(name, openedLocale())),
    ]);
    return module;
  };
