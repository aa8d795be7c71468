import { expect, type Page } from '@playwright/test';
import { withPictures } from '../support/chromium';
import { violationsIn } from '../support/checks/axe';
import { MAX_SHIFT, shiftOf, watchShifts } from '../support/checks/layout-shifts';
import { collectPageErrors, watchRequests } from '../support/checks/page-errors';
import {
  openUnknown,
  signInShopper,
  sitePages as allPages,
  visit,
  visitWithin,
  walks,
} from '../support/site-pages';
import { losses, motions, setTextSize } from '../support/checks/reflow';
import type { SitePage } from '../../tools/lib/list-pages.mjs';
import type { Locale } from '../support/checks/texts';
import { test } from '../support/test';

test.use(withPictures);

const WIDTHS = [320, 768, 1280];

/** Most examples of one page differ by their data only: the first of a test and of each page is loaded. */
const isLoaded = (sitePage: SitePage, index: number): boolean =>
  index === 0 ||
  sitePage.load === true ||
  sitePage === allPages.find(({ page }) => page === sitePage.page);

/**
 * Leaves the page before the size of its text is set back, which takes seconds of a long one: by a client navigation, or
 * by a short file, which takes less time.
 */
const leave = async (page: Page, locale: Locale, isByFile: boolean): Promise<void> => {
  if (isByFile) await page.goto('/robots.txt', { waitUntil: 'commit' });
  else await openUnknown(page, locale);
  await setTextSize(page, 16);
};

// Each page is opened once for all checks that apply to every page.
for (const { who, locale, signedIn, sitePages } of walks)
  test(`${sitePages.map(({ name }) => name).join(', ')}: no loss at 320 px and 200 % text, layout shift, accessibility violation or console error for ${who}`, async ({
    page,
  }) => {
    const pageErrors = collectPageErrors(page);
    const isQuiet = watchRequests(page);
    await watchShifts(page);
    if (signedIn) await signInShopper(page);
    for (const [index, sitePage] of sitePages.entries()) {
      const { name, path, missing } = sitePage;
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        if (width === WIDTHS[0]) {
          const loads = missing || signedIn || isLoaded(sitePage, index);
          // Errors while a page is left within the shop: for a guest in English of every page.
          const isByFile = loads && (signedIn || locale !== 'en');
          if (index > 0) await leave(page, locale, isByFile);
          await (loads ? visit : visitWithin)(page, locale, path);
          // layout.spec.ts checks personal content, which needs no scrolling.
          if (loads && !signedIn && !path.includes('{order}'))
            expect.soft(await shiftOf(page), `${name} moves`).toBeLessThanOrEqual(MAX_SHIFT);
        }
        expect.soft(await losses(page), `${name} at ${width} px`).toEqual([]);
      }
      await expect.poll(() => motions(page), `${name} without motion`).toEqual([]);
      expect.soft(await violationsIn(page, locale), `${name} with axe`).toEqual([]);
      await setTextSize(page, 32);
      expect.soft(await losses(page), `${name} with text of 200 %`).toEqual([]);
      await isQuiet();
      const expected = missing
        ? [expect.stringContaining('404'), expect.stringContaining('404')]
        : [];
      expect.soft(pageErrors(), `${name} in the console`).toEqual(expected);
    }
  });
