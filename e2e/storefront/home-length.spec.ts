import { expect } from '@playwright/test';
import { test } from '../support/test';

// One test for both languages, so that only one of the workers runs this file and the others start with the next one.
test('LOOK-01 LOOK-05 HONEST-17 the home page is short in both languages, special cards say the lowest price before the sale, and the text of an ad is not over its picture', async ({
  page,
}) => {
  for (const path of ['/', '/ar']) {
    await page.goto(path);
    // Lines are higher in the font that is shown until the one of the shop is loaded.
    await page.evaluate(() => document.fonts.ready);
    // The last section of the page loads its cards when it is near.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const special = page.getByRole('article').filter({ has: page.locator('small') });
    await expect(special.first(), path).toBeVisible();
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // Sections out of view have their final height.
      await expect
        .poll(
          () => page.evaluate(() => document.documentElement.scrollHeight),
          `${path} at ${width} px`,
        )
        .toBeLessThanOrEqual(7800);
      const covered = await page
        .getByRole('main')
        .getByRole('region', { name: /^(Offers|العروض)$/ })
        .getByRole('link')
        .evaluateAll(
          (ads) =>
            ads.filter((ad) => {
              const picture = ad.querySelector('img')?.getBoundingClientRect();
              const words = ad.querySelector('span')?.getBoundingClientRect();
              if (!picture || !words) return true;
              return (
                Math.min(picture.right, words.right) - Math.max(picture.left, words.left) > 1 &&
                Math.min(picture.bottom, words.bottom) - Math.max(picture.top, words.top) > 1
              );
            }).length,
        );
      expect(covered, `${path} at ${width} px`).toBe(0);
    }
  }
});
