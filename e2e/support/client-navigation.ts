import type { Page } from '@playwright/test';

/** Navigates like a link of the loaded app: cheaper than a page load. */
export const navigateTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
