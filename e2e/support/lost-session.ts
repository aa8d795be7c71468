import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './demo';
import type { Shopper } from './shopper';

/** Ends the session of the page on the server, as a logout or a new password elsewhere does; the page knows nothing of it. */
export const endSession = async (page: Page): Promise<void> => {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await call('users/logout', token, {});
};

/** Sign-in over the page, once the server has refused its session. */
export const signInDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Log in' });

/** Signs in where the session has ended. */
export const signInAgain = async (
  page: Page,
  { email, password }: Pick<Shopper, 'email' | 'password'>,
): Promise<void> => {
  const dialog = signInDialog(page);
  await expect(dialog.getByText('Your session has ended. Sign in to go on.')).toBeVisible();
  await expect(dialog.getByLabel('E-mail or username')).toBeFocused();
  await dialog.getByLabel('E-mail or username').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
};
