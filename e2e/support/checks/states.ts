import { expect, type Page } from '@playwright/test';

type Text = (id: string) => string;

/** Dialogs, panels and other states of a page, one after the other. */
interface Sequence {
  path: string;
  phone?: boolean;
  /** Each step moves the page from the previous state to its own and waits for it. */
  states: Record<string, (page: Page, t: Text) => Promise<void>>;
}
/** Sequences of one person: the first page is loaded, the others open within it. */
interface Visit {
  signedIn?: boolean;
  filledCart?: boolean;
  sequences: Sequence[];
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();
const opens = async (page: Page, button: string, title?: string) => {
  await press(page, button);
  await expect(page.getByRole('dialog', title ? { name: title } : {})).toBeVisible();
};
export const closes = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};
const openCart = (page: Page, t: Text) => opens(page, t('cart.open'), t('cart.title'));
const sendEmpty = async (page: Page) => {
  const main = page.getByRole('main');
  await main.locator('button[type=submit]').last().click();
  await expect(main.locator('[aria-invalid=true]').first()).toBeVisible();
};

const ofGuests: Sequence[] = [
  {
    path: '/about',
    states: {
      'empty cart': openCart,
      'account window of a guest': async (page, t) => {
        await closes(page);
        await opens(page, t('user.open'), t('user.loggedOut'));
      },
      'search without results': async (page, t) => {
        await closes(page);
        await page.getByRole('combobox').last().fill('xqzwvk');
        const search = page.getByRole('search').last();
        await expect(search.getByText(t('search.none')).last()).toBeVisible();
      },
    },
  },
  { path: '/login', states: { 'refused login': sendEmpty } },
  {
    path: '/category/1',
    states: { 'values of a filter': (page, t) => opens(page, t('option.size')) },
  },
  {
    path: '/product/1',
    states: { 'zoomed picture': (page, t) => opens(page, t('gallery.enlarge')) },
  },
  {
    path: '/category/8',
    phone: true,
    states: {
      'filters of a phone': async (page, t) => {
        await opens(page, t('filter.title'), t('filter.title'));
        await expect(page.getByRole('checkbox').nth(3)).toBeVisible();
      },
    },
  },
  {
    path: '/about',
    phone: true,
    states: {
      'menu of a phone': (page, t) => opens(page, t('nav.menu')),
      'search of a phone': async (page, t) => {
        await closes(page);
        await opens(page, t('search.open'));
        await page.getByRole('combobox').last().fill('oud');
        await expect(page.getByRole('option').first()).toBeVisible();
      },
    },
  },
];

const ofShoppers: Sequence[] = [
  {
    path: '/profile',
    states: {
      'window of an order': (page, t) => opens(page, t('order.view'), t('order.title')),
      'change of the password': async (page, t) => {
        await closes(page);
        await opens(page, t('password.title'), t('password.title'));
      },
      'new address': async (page, t) => {
        await closes(page);
        await press(page, t('address.add'));
        await expect(page.getByRole('main').getByLabel(t('field.area'))).toBeVisible();
        // Focus scrolls to the form; a control half under the sticky header counts as too small.
        await page.evaluate(() => window.scrollTo(0, 0));
      },
    },
  },
  {
    path: '/about',
    states: {
      'account window': (page, t) => opens(page, t('user.open')),
      cart: async (page, t) => {
        await closes(page);
        await openCart(page, t);
      },
      checkout: async (page, t) => {
        await opens(page, t('cart.checkout'), t('checkout.title'));
        await expect(page.getByRole('dialog').getByText(t('totals.total')).last()).toBeVisible();
      },
      payment: (page, t) => opens(page, t('checkout.choosePayment'), t('payment.title')),
    },
  },
];

export const visits: Visit[] = [
  { sequences: ofGuests },
  {
    filledCart: true,
    sequences: [
      {
        path: '/about',
        states: {
          'cart of a guest': openCart,
          'checkout of a guest': (page, t) => opens(page, t('cart.asNew'), t('checkout.title')),
        },
      },
    ],
  },
  { signedIn: true, filledCart: true, sequences: ofShoppers },
];
