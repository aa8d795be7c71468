import type { Locale } from '@/shared/locale';

const personalTexts = {
  en: () => import('@/locales/personal/en.po'),
  ar: () => import('@/locales/personal/ar.po'),
};
/** Loads the texts that only pages of one person need: on the server those of both languages. */
const loadPersonalTexts = async () => {
  // Asked for only here: this file stands in what loads before the first picture.
  const [{ i18n }, { inBrowser }, { localeOf }] = await Promise.all([
    import('@lingui/core'),
    import('@/shared/browser'),
    import('@/shared/locale'),
  ]);
  const locales: Locale[] = inBrowser ? [localeOf(window.location.pathname)] : ['en', 'ar'];
  for (const locale of locales) i18n.load(locale, (await personalTexts[locale]()).messages);
};
/** The code of a page of one person, with its texts. */
const ofPerson =
  <Module>(code: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([code(), loadPersonalTexts()]);
    return module;
  };

/** The code of each page, by the first part of its path. */
export const pageFiles = {
  home: () => import('@/pages/home.page'),
  category: () => import('@/pages/category.page'),
  group: () => import('@/pages/group.page'),
  brand: () => import('@/pages/brand.page'),
  vendor: () => import('@/pages/vendor.page'),
  search: () => import('@/pages/search.page'),
  product: () => import('@/pages/product.page'),
  wishlist: () => import('@/pages/wishlist.page'),
  profile: ofPerson(() => import('@/pages/profile.page')),
  login: () => import('@/pages/login.page'),
  register: () => import('@/pages/register.page'),
  'reset-password': ofPerson(() => import('@/pages/reset-password.page')),
  'verify-email': ofPerson(() => import('@/pages/verify-email.page')),
  'become-a-seller': () => import('@/pages/become-a-seller.page'),
  auth: () => import('@/pages/auth.page'),
  'payment-success': ofPerson(() => import('@/pages/payment-success.page')),
  'payment-failure': ofPerson(() => import('@/pages/payment-failure.page')),
  order: ofPerson(() => import('@/pages/order.page')),
  about: () => import('@/pages/about.page'),
  'privacy-policy': () => import('@/pages/policy.page'),
  'refund-policy': () => import('@/pages/policy.page'),
  'terms-and-conditions': () => import('@/pages/policy.page'),
  'return-policy': () => import('@/pages/policy.page'),
  notFound: () => import('@/pages/not-found.page'),
};

/** The code of the page at an address of either language. */
export const codeAt = (pathname: string): Promise<unknown> => {
  const [first = 'home'] = pathname.split('/').filter((part) => part && part !== 'ar');
  const [, load] = Object.entries(pageFiles).find(([name]) => name === first) ?? [];
  return (load ?? pageFiles.notFound)();
};

/** The texts of a language. */
export const textsOf: Record<Locale, () => Promise<{ messages: Record<string, string> }>> = {
  en: () => import('@/locales/en.po'),
  ar: () => import('@/locales/ar.po'),
};
