import { expect, type Locator, type Page } from '@playwright/test';

/** Navigates like a link of the loaded app: cheaper than a page load. */
export const navigateTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** The dashboard's page for an unknown address, in either language. */
export const notFound = (page: Page): Locator =>
  page.getByRole('heading', { name: /^(Page not found|الصفحة غير موجودة)$/ });

/** Opens a page within the loaded dashboard, after one without anything of the previous page. */
export const openWithin = async (page: Page, screen: string): Promise<void> => {
  await navigateTo(page, '/dashboard/no-such-page');
  await expect(notFound(page)).toBeVisible();
  await navigateTo(page, `/dashboard/${screen}`);
};
