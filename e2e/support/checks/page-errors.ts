import type { Page } from '@playwright/test';

/** Gathers what a page warns of, throws, and asks for in vain; answers what there is so far, and forgets it. */
export const collectPageErrors = (page: Page): (() => string[]) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The page before was left with pictures on their way.
    if (reason !== 'net::ERR_ABORTED') errors.push(`${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return () => errors.splice(0);
};
