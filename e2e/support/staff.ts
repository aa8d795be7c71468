import { expect, type Page } from '@playwright/test';
import { shop } from './shop';

/** Signs in to the dashboard with a demo account. */
export const signIn = async (page: Page, username: string, password: string): Promise<void> => {
  await page.goto(`${shop.admin}/dashboard`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
};
