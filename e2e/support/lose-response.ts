import { expect, type Page } from '@playwright/test';

/** The next call is handled with this status, and its response lost. */
export const loseResponse = (page: Page, path: string, status = 201): Promise<unknown> =>
  page.route(
    `**/api/${path}`,
    async (route) => {
      // Node does not resolve names below localhost.
      const url = new URL(route.request().url());
      const headers = { ...(await route.request().allHeaders()), host: url.host };
      url.hostname = '127.0.0.1';
      expect((await route.fetch({ url: url.href, headers })).status()).toBe(status);
      await route.abort();
    },
    { times: 1 },
  );
