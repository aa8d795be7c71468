import type { Page } from '@playwright/test';

/** Collects console warnings, errors and failed requests of a page; each call returns and clears them. */
export const collectPageErrors = (page: Page): (() => string[]) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Requests of the previous page are aborted by navigation.
    if (reason !== 'net::ERR_ABORTED') errors.push(`${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return () => errors.splice(0);
};
