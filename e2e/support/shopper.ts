import { expect, type Page } from '@playwright/test';

export interface Shopper {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/** A new person with unique data. */
export const newShopper = (): Shopper => {
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  return {
    name: 'Noura Browser',
    email: `noura-${id}@example.com`,
    phone: '+971501234567',
    password: 'A-browser-pass-1',
  };
};

/** What the shop stores of a signed-in shopper. */
export const USER_FIELDS =
  'area building city email emailVerified flat gender id locale name phone username wishList'.split(
    ' ',
  );

/** Searches for a product and opens its page. */
export const searchFor = async (page: Page, words: string): Promise<void> => {
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.fill(words);
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  // The previous page stays until the product is rendered.
  await expect(page.getByRole('main').getByRole('region', { name: 'Images' })).toBeVisible();
};

const cartPanel = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });

/** Chooses the first size and colour, if any, and adds the product; the cart opens automatically. */
export const addToCart = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  for (const group of ['Size', 'Color']) {
    const options = main.getByRole('group', { name: group }).getByRole('radio');
    if (await options.count()) await options.first().check({ force: true });
  }
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(cartPanel(page)).toBeVisible();
};

/** Opens the cart panel unless it is open. */
export const openCart = async (page: Page): Promise<void> => {
  const panel = cartPanel(page);
  if (!(await panel.isVisible()))
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect(panel).toBeVisible();
};

/** Registers on the sign-up tab; the shop signs in and reloads the home page. */
export const register = async (page: Page, shopper: Shopper): Promise<void> => {
  await page.goto('/auth/signup');
  await page.getByLabel('Name', { exact: true }).fill(shopper.name);
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByLabel('Phone').fill(shopper.phone);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
};

/** Goes from the cart to the payment dialog, with an address in Sharjah. */
export const goToPayment = async (page: Page): Promise<void> => {
  await openCart(page);
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  await checkout.getByLabel('City').selectOption('Sharjah');
  await checkout.getByLabel('Area').fill('Al Majaz');
  await checkout.getByLabel('Building or villa').fill('Pearl Tower');
  await checkout.getByLabel('Flat').fill('1204');
  await expect(checkout.getByText('AED 30.00')).toBeVisible();
  await checkout.getByRole('button', { name: 'Choose payment method' }).click();
  await expect(page.getByRole('dialog', { name: 'Complete Your Payment' })).toBeVisible();
};

/** Chooses card payment and returns the provider's window. */
export const openCardPage = async (page: Page): Promise<Page> => {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Card', exact: true }).click();
  const window = await opened;
  await expect(window.getByRole('button', { name: 'Approve' })).toBeVisible();
  return window;
};

/** Decides on the provider's page, which continues automatically or by its button. */
export const decide = async (window: Page, button: 'Approve' | 'Decline' | 'Cancel') => {
  await window.getByRole('button', { name: button }).click();
  await window.waitForURL(/\/payment-(success|failure)/);
};

/** Operation id of the order in the address of a page. */
export const operationIdOf = (page: Page): string => {
  const id = /\/(?:payment-success|order)\/([A-Z0-9]+)/i.exec(page.url())?.[1];
  if (!id) throw new Error(`No operation id in ${page.url()}`);
  return id;
};

/** Confirms the prefilled delivery details and waits for the shipment. */
export const confirmDelivery = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Change delivery details' }).click();
  const details = page.getByRole('dialog', { name: 'Delivery details' });
  await expect(details.getByLabel('Full name')).not.toHaveValue('');
  await details.getByRole('button', { name: 'Create shipment' }).click();
  await expect(page.getByText('Shipment created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/profile#orders$/);
};
