import { test as base, type BrowserContext, type Page } from '@playwright/test';

/**
 * Resolves when the page is hydrated: React replaces the server's elements, and the title last. A test that acts
 * earlier would lose its elements.
 */
export const hydrated = async (page: Page): Promise<void> => {
  // Asked in the page: the pauses between the attempts of an assertion grow to a second.
  await page.waitForFunction(
    () => document.querySelectorAll('head title:not([data-head])').length === 1,
    undefined,
    { polling: 50 },
  );
};

/** Makes `goto` and `reload` wait for hydration. */
const awaitHydration = (context: BrowserContext): void => {
  context.on('page', (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      // A test that waits only for the commit checks the page before hydration.
      if (options?.waitUntil !== 'commit') await hydrated(page);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      await hydrated(page);
      return answer;
    };
  });
};

export const test = base.extend({
  context: async ({ context }, use) => {
    awaitHydration(context);
    await use(context);
  },
});
