import type { Page } from '@playwright/test';

/** Gathers what a page warns of, throws, and asks for in vain; answers what there is so far, and forgets it. */
export const gatherComplaints = (page: Page): (() => string[]) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The page before was left with pictures on their way.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return () => complaints.splice(0);
};
