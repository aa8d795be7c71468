import type { Locale } from '@/shared/i18n/locale';

type Texts = Record<Locale, () => Promise<{ messages: Record<string, string> }>>;

/** The texts of a language. */
export const textsOf: Texts = {
  en: () => import('@/locales/en.po'),
  ar: () => import('@/locales/ar.po'),
};

/** Texts that only some pages need. */
const moreTexts = {
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

/** Adds the texts to the active catalogue; on the server in both languages. */
const loadTexts = async (texts: Texts) => {
  // This file loads before the first paint, so it imports libraries lazily.
  const [{ i18n }, { inBrowser }, { localeOf }] = await Promise.all([
    import('@lingui/core'),
    import('@/shared/browser/browser'),
    import('@/shared/i18n/locale'),
  ]);
  const locales: Locale[] = inBrowser ? [localeOf(window.location.pathname)] : ['en', 'ar'];
  for (const locale of locales) i18n.load(locale, (await texts[locale]()).messages);
};

/** Loads the code of a page together with its own texts. */
export const withTexts =
  <Module>(name: keyof typeof moreTexts, code: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([code(), loadTexts(moreTexts[name])]);
    return module;
  };
