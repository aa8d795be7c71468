import type { Page } from '@playwright/test';

/** Keeps the program of the pages that are opened from now on waiting, until what it answers is called. */
export const holdProgram = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
