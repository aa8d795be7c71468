import { readFileSync } from 'node:fs';
import { POLICIES, SHOP_NAME, SHOP_NAME_AR } from '@shop/shop-rules';
import { PAGE_WORDS, type PageWords } from './page-words.js';

/** Texts of the storefront by their ids. */
const catalogueOf = (locale: string): Map<string | undefined, string | undefined> => {
  const file = new URL(`../../../storefront/src/locales/${locale}.po`, import.meta.url);
  const entries = readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm);
  return new Map([...entries].map(([, id, text]) => [id, text]));
};

const GROUP_IDS = {
  man: 'group.men',
  women: 'group.women',
  unisex: 'group.unisex',
  kids: 'group.kids',
};

/** The payment's page says how it stands, which the server does not ask for. */
const TITLE_IDS: Record<Exclude<keyof PageWords['titles'], 'payment-success'>, string> = {
  '/about': POLICIES.about.title,
  '/wishlist': 'wishlist.title',
  '/profile': 'profile.title',
  '/login': 'login.title',
  '/register': 'register.title',
  '/auth': 'auth.signup',
  '/auth/login': 'auth.login',
  '/auth/signup': 'auth.signup',
  '/reset-password': 'reset.title',
  '/become-a-seller': 'seller.title',
  '/payment-failure': 'failure.title',
  '/privacy-policy': POLICIES.privacy.title,
  '/refund-policy': POLICIES.refund.title,
  '/return-policy': POLICIES.returns.title,
  '/terms-and-conditions': POLICIES.terms.title,
  order: 'order.title',
};

const WORD_IDS = {
  tagline: 'shop.tagline',
  home: 'nav.home',
  aboutShort: 'nav.about',
  unknown: 'notFound.title',
  unknownHint: 'notFound.text',
  goHome: 'goHome',
  loading: 'loading',
  newest: 'new.title',
  products: 'list.products',
  categories: 'categories.title',
  shopNow: 'hero.shop',
} as const;

it.each(['en', 'ar'] as const)(
  'what the server says of a page in %s is what its program says',
  (locale) => {
    const texts = catalogueOf(locale);
    const inStorefront = (ids: Record<string, string>) =>
      Object.fromEntries(Object.entries(ids).map(([word, id]) => [word, texts.get(id)]));
    const { titles, groups, ...words } = PAGE_WORDS[locale];
    expect(titles).toMatchObject(inStorefront(TITLE_IDS));
    expect(groups).toEqual(inStorefront(GROUP_IDS));
    expect(words).toMatchObject(inStorefront(WORD_IDS));
    expect(words.shop).toBe(locale === 'ar' ? SHOP_NAME_AR : SHOP_NAME);
  },
);
