import { expect } from './expect.mjs';

export const cartOf = (page) => page.getByRole('dialog', { name: 'Your Cart' });
export const checkoutOf = (page) => page.getByRole('dialog', { name: 'Checkout' });

/** Chooses the first size and color that are in stock, if there are any, and adds the product. */
export const addToCart = async (page) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  for (const group of ['Size', 'Color']) {
    const options = main.getByRole('group', { name: group }).locator('input:enabled');
    if (await options.count()) await options.first().check({ force: true });
  }
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(cartOf(page)).toBeVisible();
};

export const openCheckout = async (page) => {
  if (!(await cartOf(page).isVisible()))
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await cartOf(page).getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(checkoutOf(page).getByRole('listitem').first()).toBeVisible();
};

export const applyCode = async (page, code) => {
  await checkoutOf(page).getByLabel('Coupon or gift code').fill(code);
  await checkoutOf(page).getByRole('button', { name: 'Apply' }).click();
};

/** Orders in the open checkout and pays on delivery; returns the order's id. */
export const payInCash = async (page) => {
  await checkoutOf(page).getByRole('button', { name: 'Choose payment method' }).click();
  await page.getByRole('button', { name: 'Cash on delivery' }).click();
  await page.waitForURL(/\/payment-success\//);
  return /payment-success\/([^/?#]+)/.exec(page.url())[1];
};
