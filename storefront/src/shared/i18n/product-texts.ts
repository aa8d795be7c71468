import { i18n } from '@lingui/core';
import { addTexts } from './add-texts';

const TEXTS = {
  en: () => import('@/locales/product/en.po'),
  ar: () => import('@/locales/product/ar.po'),
};

/** Loads a part of the product page, after it has started, together with its own texts. */
export const withProductTexts =
  <Module>(code: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const locale = i18n.locale === 'ar' ? 'ar' : 'en';
    const [module, { messages }] = await Promise.all([code(), TEXTS[locale]()]);
    addTexts(locale, messages);
    return module;
  };
