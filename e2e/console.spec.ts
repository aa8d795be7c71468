import { expect, test } from '@playwright/test';
import { beShopper, visit, walks } from './support/places';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });
test.use({ trace: 'off' });

for (const { who, locale, signedIn, places } of walks)
  test(`no page for ${who} warns, throws or asks for what is not there`, async ({ page }) => {
    let complaints: string[] = [];
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
    if (signedIn) await beShopper(page);
    for (const { name, path, missing } of places) {
      complaints = [];
      await visit(page, locale, path);
      await page.waitForLoadState('networkidle');
      const expected = missing
        ? [expect.stringContaining('404'), expect.stringContaining('404')]
        : [];
      expect.soft(complaints, name).toEqual(expected);
    }
  });
