import type { Page } from '@playwright/test';

/** Fills local storage as earlier visits would have, without loading a page of the shop. */
export const remember = async (page: Page, saved: Record<string, unknown>): Promise<void> => {
  // Local storage belongs to the origin, so any of its files will do.
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items))
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }, saved);
};
