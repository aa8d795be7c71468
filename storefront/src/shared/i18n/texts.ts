import type { Locale } from './locale';

type Texts = Record<Locale, () => Promise<{ messages: Record<string, string> }>>;

/** The texts of a language. */
export const textsOf: Texts = {
  en: () => import('@/locales/en.po'),
  ar: () => import('@/locales/ar.po'),
};

/** Texts that only some pages and panels need. */
const moreTexts = {
  /** Lists of products and their filters. */
  lists: {
    en: () => import('@/locales/lists/en.po'),
    ar: () => import('@/locales/lists/ar.po'),
  },
  /** Product page, cart, checkout, forms. */
  shopping: {
    en: () => import('@/locales/shopping/en.po'),
    ar: () => import('@/locales/shopping/ar.po'),
  },
  personal: {
    en: () => import('@/locales/personal/en.po'),
    ar: () => import('@/locales/personal/ar.po'),
  },
  product: {
    en: () => import('@/locales/product/en.po'),
    ar: () => import('@/locales/product/ar.po'),
  },
  policies: {
    en: () => import('@/locales/policies/en.po'),
    ar: () => import('@/locales/policies/ar.po'),
  },
} satisfies Record<string, Texts>;

type Name = keyof typeof moreTexts;

/** In the browser the page has one language. */
const loaded = new Set<Name>();

/** Adds the texts to the active catalogue; on the server in both languages. */
const loadTexts = async (name: Name) => {
  if (loaded.has(name)) return;
  // This file loads before the first paint, so it imports libraries lazily.
  const [{ addTexts }, { inBrowser }, { localeOf }] = await Promise.all([
    import('./add-texts'),
    import('@/shared/browser/browser'),
    import('./locale'),
  ]);
  const locales: Locale[] = inBrowser ? [localeOf(window.location.pathname)] : ['en', 'ar'];
  for (const locale of locales) addTexts(locale, (await moreTexts[name][locale]()).messages);
  loaded.add(name);
};

/** Loads the code of a page or panel together with its own texts. */
export const withTexts =
  <Module>(names: Name | readonly Name[], code: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([code(), ...[names].flat().map(loadTexts)]);
    return module;
  };
