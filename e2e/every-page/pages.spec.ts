import { expect } from '@playwright/test';
import { THEME_OF, violations } from '../support/checks/axe';
import { MAX_SHIFT, shiftOf, watchShifts } from '../support/checks/layout-shifts';
import { collectPageErrors } from '../support/checks/page-errors';
import { signInShopper, visit, walks } from '../support/site-pages';
import { losses, motions, setTextSize } from '../support/checks/reflow';
import { test } from '../support/test';

const WIDTHS = [320, 768, 1280];

test.describe.configure({ timeout: 600_000 });

// Each page is loaded once for all checks that apply to every page.
for (const { who, locale, signedIn, sitePages } of walks)
  test(`${sitePages.map(({ name }) => name).join(', ')}: no loss at 320 px and 200 % text, layout shift, accessibility violation or console error for ${who}`, async ({
    page,
  }) => {
    const pageErrors = collectPageErrors(page);
    await watchShifts(page);
    if (signedIn) await signInShopper(page);
    for (const { name, path, missing } of sitePages) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        if (width === WIDTHS[0]) {
          await visit(page, locale, path);
          // layout.spec.ts checks personal content, which needs no scrolling.
          if (!signedIn && !path.includes('{order}'))
            expect.soft(await shiftOf(page), `${name} moves`).toBeLessThanOrEqual(MAX_SHIFT);
        }
        expect.soft(await losses(page), `${name} at ${width} px`).toEqual([]);
      }
      await expect.poll(() => motions(page), `${name} without motion`).toEqual([]);
      await setTextSize(page, 32);
      expect.soft(await losses(page), `${name} with text of 200 %`).toEqual([]);
      await setTextSize(page, 16);
      expect.soft(await violations(page, THEME_OF[locale]), `${name} with axe`).toEqual([]);
      await page.waitForLoadState('networkidle');
      const expected = missing
        ? [expect.stringContaining('404'), expect.stringContaining('404')]
        : [];
      expect.soft(pageErrors(), `${name} in the console`).toEqual(expected);
    }
  });
