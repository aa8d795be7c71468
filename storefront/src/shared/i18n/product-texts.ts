import { i18n } from '@lingui/core';

const TEXTS = {
  en: () => import('@/locales/product/en.po'),
  ar: () => import('@/locales/product/ar.po'),
};

/** Loads a part of the product page, after it has started, together with its own texts. */
export const withProductTexts =
  <Module>(code: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const { locale } = i18n;
    const [module, { messages }] = await Promise.all([
      code(),
      TEXTS[locale === 'ar' ? 'ar' : 'en'](),
    ]);
    i18n.load(locale, messages);
    return module;
  };
