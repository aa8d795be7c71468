import { expect, type Page } from '@playwright/test';

type Text = (id: string) => string;

/** Something that opens over a page or changes it. */
export interface State {
  name: string;
  path: string;
  phone?: boolean;
  signedIn?: boolean;
  filledCart?: boolean;
  /** Brings the page into the state and waits for it. */
  reach: (page: Page, t: Text) => Promise<void>;
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();
const opens = async (page: Page, button: string, title?: string) => {
  await press(page, button);
  await expect(page.getByRole('dialog', title ? { name: title } : {})).toBeVisible();
};
const openCart = (page: Page, t: Text) => opens(page, t('cart.open'), t('cart.title'));
const openCheckout = async (page: Page, t: Text) => {
  await openCart(page, t);
  await opens(page, t('cart.checkout'), t('checkout.title'));
  await expect(page.getByRole('dialog').getByText(t('totals.total')).last()).toBeVisible();
};
const search = async (page: Page, words: string, found: string) => {
  await page.getByRole('combobox').last().fill(words);
  await expect(page.getByRole('search').last().getByText(found).last()).toBeVisible();
};
const sendEmpty = async (page: Page) => {
  const main = page.getByRole('main');
  await main.locator('button[type=submit]').last().click();
  await expect(main.locator('[aria-invalid=true]').first()).toBeVisible();
};

export const states: State[] = [
  { name: 'empty cart', path: '/about', reach: openCart },
  { name: 'cart of a visitor', path: '/about', filledCart: true, reach: openCart },
  { name: 'cart', path: '/about', filledCart: true, signedIn: true, reach: openCart },
  { name: 'checkout', path: '/about', filledCart: true, signedIn: true, reach: openCheckout },
  {
    name: 'payment',
    path: '/about',
    filledCart: true,
    signedIn: true,
    reach: async (page, t) => {
      await openCheckout(page, t);
      await opens(page, t('checkout.pay'), t('payment.title'));
    },
  },
  {
    name: 'account window of a visitor',
    path: '/about',
    reach: (page, t) => opens(page, t('user.open'), t('user.loggedOut')),
  },
  {
    name: 'account window',
    path: '/about',
    signedIn: true,
    reach: (page, t) => opens(page, t('user.open')),
  },
  {
    name: 'menu of a phone',
    path: '/about',
    phone: true,
    reach: (page, t) => opens(page, t('nav.menu')),
  },
  {
    name: 'search of a phone',
    path: '/about',
    phone: true,
    reach: async (page, t) => {
      await opens(page, t('search.open'));
      await page.getByRole('combobox').last().fill('oud');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'search without results',
    path: '/about',
    reach: (page, t) => search(page, 'xqzwvk', t('search.none')),
  },
  {
    name: 'zoomed picture',
    path: '/product/1',
    reach: (page, t) => opens(page, t('gallery.zoom')),
  },
  {
    name: 'window of an order',
    path: '/profile',
    signedIn: true,
    reach: (page, t) => opens(page, t('order.view'), t('order.title')),
  },
  {
    name: 'change of the password',
    path: '/profile',
    signedIn: true,
    reach: (page, t) => opens(page, t('password.title'), t('password.title')),
  },
  { name: 'refused login', path: '/login', reach: sendEmpty },
];
