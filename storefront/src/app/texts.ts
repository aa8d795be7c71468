import type { Locale } from '@/shared/locale';

type Texts = Record<Locale, () => Promise<{ messages: Record<string, string> }>>;

/** The texts of a language. */
export const textsOf: Texts = {
  en: () => import('@/locales/en.po'),
  ar: () => import('@/locales/ar.po'),
};

const personalTexts: Texts = {
  en: () => import('@/locales/personal/en.po'),
  ar: () => import('@/locales/personal/ar.po'),
};

/** Loads the texts that only pages of one person need: on the server those of both languages. */
const loadPersonalTexts = async () => {
  // This file loads before the first paint: libraries come later.
  const [{ i18n }, { inBrowser }, { localeOf }] = await Promise.all([
    import('@lingui/core'),
    import('@/shared/browser'),
    import('@/shared/locale'),
  ]);
  const locales: Locale[] = inBrowser ? [localeOf(window.location.pathname)] : ['en', 'ar'];
  for (const locale of locales) i18n.load(locale, (await personalTexts[locale]()).messages);
};

/** The code of a page of one person, with its texts. */
export const withPersonalTexts =
  <Module>(code: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([code(), loadPersonalTexts()]);
    return module;
  };
