import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { shop } from './shop';
import { asStaff } from './staff';

/** The sign-in dialog of an ended session. */
export const signInDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Sign in to the dashboard' });

/** Ends the session of the page on the server from another browser, without the page noticing. */
export const endStaffSession = async (browser: Browser, page: Page): Promise<void> => {
  const elsewhere = await browser.newContext();
  await elsewhere.addCookies(await page.context().cookies());
  const other = await elsewhere.newPage();
  await other.goto(`${shop.admin}/favicon.svg`);
  await asStaff(other, 'POST', 'admin/logout');
  await elsewhere.close();
};

/** Signs in through this dialog. */
export const signInAgain = async (
  page: Page,
  username = 'admin',
  password = 'Admin-pass-1',
): Promise<void> => {
  const dialog = signInDialog(page);
  await expect(dialog.getByText('Your session has ended. Sign in to continue.')).toBeVisible();
  await expect(dialog.getByLabel('Username')).toHaveValue(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
};
