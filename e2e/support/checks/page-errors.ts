import { expect, type Page, type Request } from '@playwright/test';

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

/** As long as for Playwright's "networkidle", which waits only after a page load. */
const IDLE_MS = 500;
/** Requests that end with the page, or later. */
const LASTING = ['eventsource', 'ping'];

/** Watches the requests of a page; each call resolves when none has been under way for half a second. */
export const watchRequests = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  let endedAt = 0;
  page.on('request', (request) => {
    if (!LASTING.includes(request.resourceType())) open.add(request);
  });
  const close = (request: Request) => {
    open.delete(request);
    endedAt = Date.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  const underWay = () =>
    open.size === 0 && Date.now() - endedAt < IDLE_MS
      ? ['one that has just ended']
      : [...open].map((request) => request.url());
  return () => expect.poll(underWay, { message: 'requests under way' }).toEqual([]);
};

/**
 * Resolves when every call of a page has its answer. The "networkidle" of Playwright comes once after a page load, also
 * when the page calls the API again later.
 */
export const isAnswered = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  const requests = await page.requests();
  // Those of a page that was left may never end.
  const opened = requests.findLastIndex((request) => request.isNavigationRequest());
  const calls = requests.slice(opened + 1).filter((one) => one.resourceType() === 'fetch');
  await Promise.all(calls.map((one) => one.response()));
};
