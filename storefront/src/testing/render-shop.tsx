import type { ShownPageDto } from '@shop/contracts';
import { HOME_SECTIONS, MENU_GROUPS } from '@shop/shop-rules';
import { FakeApi, makeCategory, makeProduct, makeSettings, makeUser } from '@shop/testing';
import { cancelQuestion, discardNotices } from '@shop/ui';
import { render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { activate } from '@/app/activate';
import { createQueryClient, Providers } from '@/app/providers';
import { recoverSession } from '@/app/recover-session';
import { ShopRoutes } from '@/app/router';
import { preloadWideParts } from '@/app/shell/wide-part';
import { cart } from '@/features/cart/cart-store';
import { quickChoice } from '@/features/cart/quick-choice-store';
import { messages as arabic } from '@/locales/ar.po';
import { messages as english } from '@/locales/en.po';
import { messages as arabicLists } from '@/locales/lists/ar.po';
import { messages as englishLists } from '@/locales/lists/en.po';
import { messages as arabicPersonal } from '@/locales/personal/ar.po';
import { messages as englishPersonal } from '@/locales/personal/en.po';
import { messages as arabicShopping } from '@/locales/shopping/ar.po';
import { messages as englishShopping } from '@/locales/shopping/en.po';
import type { Locale } from '@/shared/i18n/locale';
import { panels } from '@/shared/browser/panels';
import { session } from '@/shared/session/session';
import { fakeCart } from './fake-cart';

/** Text of the about page or of a policy. */
export const shownPage = (change: Partial<ShownPageDto> = {}): ShownPageDto => ({
  title: 'Our page',
  description: 'What we promise at {shop}.',
  body: 'We are {shop}.\n\n## When\n\nWithin {days}.\n\n## How\n\n- By **card**.\n- See [returns](/return-policy).',
  updatedAt: null,
  ...change,
});

/** Fake responses for the calls of every page. */
export const shopApi = () => {
  const api = new FakeApi();
  fakeCart(api);
  return api
    .on('GET /settings', makeSettings())
    .on('GET /layout', { groups: [...MENU_GROUPS], sections: [...HOME_SECTIONS] })
    .on('GET /categories/all', [makeCategory()])
    .on('GET /brands/all', [])
    .on('GET /partners/all', [])
    .on('GET /banners/all', [])
    .on('GET /main_ads/all', [])
    .on('GET /videos', [])
    .on('GET /products/random-four', { products: [] })
    .on('GET /products/offer/{n}', { products: [], total: 0, page: 1, limit: 100 })
    .on('GET /products/category/{id}', { products: [], total: 0, page: 1, limit: 10 })
    .on('GET /products/all', { products: [makeProduct()], total: 1, page: 1, limit: 10 })
    .on('GET /products/one/{id}', { product: makeProduct() })
    .on('GET /pages/{page}', shownPage())
    .on('GET /reviews/product/{id}', { success: true, reviews: [] })
    .on('GET /users/{id}/wishlist/products', { products: [] })
    .on('GET /users/{id}/addresses', { addresses: [], limit: 10 });
};

/** The same for the page of a shopper without orders. */
export const profileApi = () =>
  shopApi()
    .on('GET /users/{id}', makeUser())
    .on('GET /users/orders/all', { orders: [], total: 0, page: 1, limit: 100 })
    .on('GET /get-payment-logs/{id}', { success: true, logs: [] });

/** Signs in without the form. */
export const logIn = (change: Parameters<typeof makeUser>[0] = {}) =>
  session.start('a-token', makeUser(change));

// The header would suspend at its first rendering.
await preloadWideParts();

/** Renders the whole shop at an address with an in-memory router, after another page if Back is to lead there. */
export const renderShop = (path: string, locale: Locale = 'en', before: string[] = []) => {
  // The library adds texts to the object it gets.
  activate(
    locale,
    locale === 'ar'
      ? { ...arabic, ...arabicLists, ...arabicPersonal, ...arabicShopping }
      : { ...english, ...englishLists, ...englishPersonal, ...englishShopping },
  );
  const address = { search: '' };
  const history: { go: (delta: number) => void | Promise<void> } = { go: () => {} };
  const Address = () => {
    address.search = useLocation().search;
    history.go = useNavigate();
    return null;
  };
  const client = createQueryClient({ retries: 0 });
  recoverSession();
  render(
    <Providers locale={locale} client={client}>
      <MemoryRouter initialEntries={[...before, path]}>
        <ShopRoutes />
        <Address />
      </MemoryRouter>
    </Providers>,
  );
  return { address, history };
};

/** Resets the shop to a new visit. */
export const resetShop = () => {
  localStorage.clear();
  sessionStorage.clear();
  session.end();
  cart.reload();
  panels.close();
  quickChoice.close();
  discardNotices();
  cancelQuestion();
  history.replaceState(null, '');
};
