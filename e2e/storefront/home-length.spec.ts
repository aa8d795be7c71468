import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

/** The last section of the page loads its cards when it is near. */
const specialCards = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^(Special offers|عروض خاصة)$/ }) })
    .getByRole('article');

test('LOOK-01 LOOK-05 HONEST-17 HONEST-18 the home page is short in both languages, all its cards say the lowest price before the sale, and the text of an ad is not over its picture', async ({
  page,
}) => {
  for (const path of ['/', '/ar']) {
    await page.goto(path);
    // Lines are higher in the font that is shown until the one of the shop is loaded.
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const special = specialCards(page).filter({ has: page.locator('small') });
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

for (const path of ['/', '/ar'])
  test(`HONEST-18 the lowest price stands inside each card of ${path} with a struck-through price, beside its buttons`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const sections = page.getByRole('main').locator('section');
      for (const section of await sections.all()) await section.scrollIntoViewIfNeeded();
      await expect(
        specialCards(page)
          .filter({ has: page.locator('s') })
          .first(),
      ).toBeVisible();
      const onSale = page
        .getByRole('main')
        .getByRole('article')
        .filter({ has: page.locator('s:visible') });
      await expect(onSale.first()).toBeVisible();
      const wrong = await onSale.evaluateAll((cards) =>
        cards.flatMap((card) => {
          const name = card.querySelector('h3')?.textContent ?? '';
          const note = card.querySelector('small');
          if (!note?.checkVisibility()) return [`${name}: no lowest price`];
          const box = note.getBoundingClientRect();
          const own = card.getBoundingClientRect();
          if (box.left < own.left - 1 || box.right > own.right + 1 || box.bottom > own.bottom + 1)
            return [`${name}: outside`];
          return Array.from(card.querySelectorAll('button')).flatMap((button) => {
            const other = button.getBoundingClientRect();
            const isBeside =
              Math.min(box.right, other.right) - Math.max(box.left, other.left) <= 1 ||
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) <= 1;
            return isBeside ? [] : [`${name}: below ${button.getAttribute('aria-label')}`];
          });
        }),
      );
      expect(wrong, `${path} at ${width} px`).toEqual([]);
    }
  });
