import type { Page } from '@playwright/test';

/** The next call is handled, and its response lost if it has this status. */
export const loseResponse = (page: Page, path: string, status = 201): Promise<unknown> =>
  page.route(
    `**/api/${path}`,
    async (route) => {
      // Node does not resolve names below localhost.
      const url = new URL(route.request().url());
      const headers = { ...(await route.request().allHeaders()), host: url.host };
      url.hostname = '127.0.0.1';
      // An idle connection may be closed in the moment in which it is used again.
      const response = await route.fetch({ url: url.href, headers, maxRetries: 1 });
      // A request that was refused is not lost: the page shows why.
      if (response.status() !== status) return route.fulfill({ response });
      await route.abort();
    },
    { times: 1 },
  );
