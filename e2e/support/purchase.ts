import { expect, type Locator, type Page } from '@playwright/test';
import { call, registered, sessionOf, type Options } from './demo';
import type { SignedInShopper } from './orders';
import { remember } from './remember';

// Steps of a purchase as shoppers see them: how to get to each, and how to recognize it.

/** Bags, which have colors and a large stock. */
const CATEGORY = 'category/7';
const ADDRESS = { city: 'Sharjah', area: 'Al Majaz', building: 'Pearl Tower', flat: '1204' };
const QUANTITY = 1;

interface Bought extends Options {
  id: number;
  name: string;
  price: number;
  offerPrice: number | null;
  images: string;
  stock: number;
  color: string;
}

const mostStock = <T extends { stock: number }>(all: T[]): T | undefined =>
  all.toSorted((a, b) => b.stock - a.stock)[0];

const find = async (): Promise<Bought> => {
  const { products } = await call<{ products: Bought[] }>(`products/${CATEGORY}?limit=5`);
  const { product } = await call<{ product: Bought }>(
    `products/one/${mostStock(products)?.id ?? 0}`,
  );
  return { ...product, color: mostStock(product.variants)?.color ?? '' };
};
let found: Promise<Bought> | undefined;
/** The bought product with a color in stock, looked up once. */
export const bought = (): Promise<Bought> => (found ??= find());

const cartOf = ({ id, name, price, offerPrice, color, images }: Bought) => [
  { id, name, price: offerPrice ?? price, size: 'Standard', color, quantity: QUANTITY, images },
];

/** A guest on a page, who came from another page. */
export const startAsGuest = async (page: Page, { withCart = false } = {}): Promise<void> => {
  if (withCart) await remember(page, { cart: cartOf(await bought()) });
  await page.goto('/about');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .first()
    .click();
  await expect(page).toHaveURL(/privacy-policy/);
  // The address changes before the page does, and a new page closes the search.
  await expect(page.getByRole('heading', { level: 1, name: /privacy/i })).toBeVisible();
};

/** A shopper with a filled cart on a page; with an address the checkout needs no more input. */
export const startAsBuyer = async (
  page: Page,
  { hasAddress = true } = {},
): Promise<SignedInShopper> => {
  const shopper = await registered(hasAddress ? ADDRESS : {});
  const { token, user } = await sessionOf(shopper);
  await remember(page, { token, user, cart: cartOf(await bought()) });
  await page.goto('/about');
  return { ...shopper, token, userId: user.id };
};

export const cartPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Your Cart' });
export const checkout = (page: Page): Locator => page.getByRole('dialog', { name: 'Checkout' });
export const payment = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Complete Your Payment' });
export const cash = (page: Page): Locator =>
  payment(page).getByRole('button', { name: 'Cash on delivery' });
export const cartButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Cart/ });

export const openCheckout = async (page: Page): Promise<void> => {
  await cartButton(page).click();
  await cartPanel(page).getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(checkout(page).getByRole('listitem')).toHaveCount(1);
};
export const chooseMethod = async (page: Page): Promise<void> => {
  await checkout(page).getByRole('button', { name: 'Choose payment method' }).click();
  await expect(cash(page)).toBeVisible();
};
export const openMethods = async (page: Page): Promise<void> => {
  await openCheckout(page);
  await chooseMethod(page);
};

/** The shopper's orders from the API. */
export const ordersOf = async ({
  token,
  userId,
}: SignedInShopper): Promise<{ operation_id: string }[]> =>
  (await call<{ logs: { operation_id: string }[] }>(`get-payment-logs/${userId}`, token)).logs;
