import type { Page } from '@playwright/test';

/** Delays the client bundle of pages opened from now on until the returned function is called. */
export const delayBundle = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/**
 * Aborts the next request to an address. The route stays active: with `times: 1` Playwright may never answer requests
 * that start while it is removed.
 */
export const abortNext = async (
  page: Page,
  address: string,
  meanwhile?: () => Promise<void>,
): Promise<void> => {
  let lost = false;
  await page.route(address, async (route) => {
    if (lost) return route.fallback();
    lost = true;
    await meanwhile?.();
    await route.abort();
  });
};
