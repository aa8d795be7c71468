import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';

/**
 * What the server sends stands until the program of the storefront takes its place; a test that had hold of it would
 * lose it. The head is the last to change hands.
 */
export const started = (page: Page): Promise<void> =>
  expect(page.locator('head title:not([data-head])')).toHaveCount(1, { timeout: 30_000 });

/** A page that is opened or loaded again is there once its program runs. */
const awaitPrograms = (context: BrowserContext): void => {
  context.on('page', (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      // Who does not even wait for the document looks at what comes before the program.
      if (options?.waitUntil !== 'commit') await started(page);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      await started(page);
      return answer;
    };
  });
};

export const test = base.extend({
  context: async ({ context }, use) => {
    awaitPrograms(context);
    await use(context);
  },
});
