import { expect, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { beShopper, registered, sessionOf } from '../support/demo';
import { signInDialog } from '../support/lost-session';
import { newestCodeTo } from '../support/mailbox';
import { addToCart, searchFor } from '../support/shopper';
import { test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const wrong = (code: string): string => String((Number(code) + 1) % 10 ** 8).padStart(8, '0');
const sessions = (page: Page) => page.getByRole('region', { name: 'Where you are logged in' });
const logIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.goto('/login');
  await main(page).getByLabel('Email or username').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
};

test('SHOPPER-11 SHOPPER-12 a mailed code logs in, keeps the cart and returns to the page; errors are at the field, a reload loses nothing', async ({
  page,
}) => {
  const shopper = await registered();
  await page.goto('/about');
  await searchFor(page, 'bag');
  await addToCart(page);
  const bag = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Please Login to Continue' }).click();
  await main(page).getByLabel('Email or username').fill(shopper.email);
  await main(page).getByRole('button', { name: 'Email me a code' }).click();
  const email = main(page).getByLabel('Email', { exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(shopper.email);
  expect(await violations(page, 'light')).toEqual([]);
  await main(page).getByRole('button', { name: 'Email me a code' }).click();

  const field = main(page).getByLabel('Code', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  const resend = main(page).getByRole('button', { name: 'Send a new code' });
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await expect(main(page).getByText(/You can request a new code in \d+ s\./)).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  const submit = main(page).getByRole('button', { name: 'Log in', exact: true });
  await submit.click();
  await expect(field).toHaveAccessibleDescription(/Enter the code from our email/);
  const code = await newestCodeTo(shopper.email);
  await field.fill(wrong(code));
  await submit.click();
  await expect(field).toHaveAccessibleDescription(/This code is wrong/);
  await expect(field).toHaveValue(wrong(code));

  await page.reload();
  await expect(field).toBeVisible();
  await expect(main(page).getByText(shopper.email)).toBeVisible();
  await field.fill(`${code.slice(0, 4)} ${code.slice(4)}`);
  await submit.click();
  // Its address was never verified, and this browser is new to the account.
  await expect(main(page).getByRole('alert')).toHaveText(/password of your account was removed/);
  expect(await violations(page, 'light')).toEqual([]);
  await main(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL((url) => url.pathname === bag);
  await expect(page.getByRole('button', { name: 'Continue to checkout' })).toBeVisible();
  await page.goto('/profile');
  await expect(main(page).getByText(shopper.email)).toBeVisible();
  await expect(page.getByText('Please confirm your email address.')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('login-code'))).not.toContain('token');
});

test('SHOPPER-11 an unknown address sees the same page', async ({ page }) => {
  await page.goto('/auth/login');
  await main(page).getByRole('button', { name: 'Email me a code' }).click();
  await main(page).getByLabel('Email', { exact: true }).fill(`unknown-${Date.now()}@example.com`);
  await main(page).getByRole('button', { name: 'Email me a code' }).click();
  const field = main(page).getByLabel('Code', { exact: true });
  await field.fill('12345678');
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(field).toHaveAccessibleDescription(/This code is wrong/);
  await main(page).getByRole('button', { name: 'Log in with your password' }).click();
  await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
});

test('SHOPPER-13 SHOPPER-14 a device is logged out elsewhere while it edits the profile, and goes on with a code; nothing is lost', async ({
  page,
  browser,
}) => {
  const shopper = await beShopper(page);
  await page.goto('/profile');
  await expect(sessions(page).getByRole('listitem')).toHaveCount(1);
  await sessionOf(shopper);
  await main(page).getByRole('button', { name: 'Edit details' }).click();
  const name = main(page).getByRole('textbox', { name: 'Full name' });
  await name.fill('Noura Elsewhere');

  const other = await (await browser.newContext()).newPage();
  await logIn(other, shopper);
  await other.goto('/profile');
  const list = sessions(other).getByRole('listitem');
  await expect(list.filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(list.filter({ hasText: 'This device' }).getByRole('button')).toHaveCount(0);
  expect(await violations(other, 'light')).toEqual([]);
  await expect(list).toHaveCount(3);
  await list.getByRole('button').first().click();
  await expect(other.getByText('The device was logged out.')).toBeVisible();
  await expect(list).toHaveCount(2);
  await sessions(other).getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(other.getByText('All other devices were logged out.')).toBeVisible();
  await expect(list).toHaveCount(1);

  await main(page).getByRole('button', { name: 'Save' }).click();
  const dialog = signInDialog(page);
  await expect(dialog.getByText('Your session has ended. Log in to continue.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Email me a code' }).click();
  await dialog.getByRole('button', { name: 'Email me a code' }).click();
  await dialog.getByLabel('Code', { exact: true }).fill(await newestCodeTo(shopper.email));
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your details were saved.')).toBeVisible();
  await expect(main(page).getByText('Noura Elsewhere')).toBeVisible();
  await other.context().close();
});
