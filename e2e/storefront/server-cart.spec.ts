import { expect } from '@playwright/test';
import { call, demo, registered, sessionOf } from '../support/demo';
import { remember } from '../support/remember';
import { openCart } from '../support/shopper';
import { hydrated, test } from '../support/test';

interface Stored {
  lines: { productId: number; quantity: number }[];
}

test('SCART-10 SCART-11 SCART-12 the cart of a guest joins the one of the account, follows other devices and returns after a logout', async ({
  page,
}) => {
  const { line } = await demo();
  const shopper = await registered();
  const { token, user } = await sessionOf(shopper);
  const { products } = await call<{ products: { id: number; name: string }[] }>(
    'products/category/6',
  );
  const [first, second] = products;
  const onOtherDevice = (productId = 0) =>
    call<Stored>(`users/${user.id}/cart/merge`, token, { lines: [{ productId, quantity: 1 }] });
  const stored = () => call<Stored>(`users/${user.id}/cart`, token);
  await onOtherDevice(first?.id);
  await remember(page, { cart: [line] });

  await page.goto('/about');
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  const rows = cart.getByRole('listitem');
  const logIn = async () => {
    await page.getByLabel('Email or username').fill(shopper.email);
    await page.getByLabel('Password', { exact: true }).fill(shopper.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  };
  await openCart(page);
  await expect(rows).toHaveCount(1);
  await cart.getByRole('link', { name: 'Please Login to Continue' }).click();
  await logIn();
  await expect(page.getByText('1 product from your saved cart was added.')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(cart.getByRole('link', { name: first?.name ?? '' })).toBeVisible();

  await cart
    .getByRole('button', { name: /^Decrease/ })
    .first()
    .click();
  await expect
    .poll(async () => (await stored()).lines.find(({ productId }) => productId === line['id']))
    .toMatchObject({ quantity: 1 });

  await onOtherDevice(second?.id);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(rows).toHaveCount(3);

  await cart.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await hydrated(page);
  await openCart(page);
  await expect(cart.getByText('Cart is empty.')).toBeVisible();
  await cart.getByRole('link', { name: 'Please Login to Continue' }).click();
  await logIn();
  await expect(rows).toHaveCount(3);
});
