import { expect, type Locator, type Page } from '@playwright/test';
import { isAnswered } from './checks/page-errors';
import { call } from './demo';
import type { Shopper } from './shopper';

/** Ends the session on the server without the page noticing, like a logout elsewhere. */
export const endSession = async (page: Page): Promise<void> => {
  // A call still under way would be rejected, and the page would notice.
  await isAnswered(page);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await call('users/logout', token, {});
};

/** The sign-in dialog of an ended session. */
export const signInDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Log in' });

/** Signs in through this dialog. */
export const signInAgain = async (
  page: Page,
  { email, password }: Pick<Shopper, 'email' | 'password'>,
): Promise<void> => {
  const dialog = signInDialog(page);
  await expect(dialog.getByText('Your session has ended. Log in to continue.')).toBeVisible();
  await expect(dialog.getByLabel('Email or username')).toBeFocused();
  await dialog.getByLabel('Email or username').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
};
