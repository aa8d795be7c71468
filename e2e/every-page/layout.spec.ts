import { expect } from '@playwright/test';
import { withPictures } from '../support/chromium';
import { checkDialogs } from '../support/checkout-dialogs';
import { addressOf, signInShopper, fillCart } from '../support/site-pages';
import { MAX_SHIFT, shiftOf, watchShifts } from '../support/checks/layout-shifts';
import { test } from '../support/test';
import { textOf } from '../support/checks/texts';

test.use(withPictures);

test('PDP-10 the sections of a wide product page keep their height when scripts make tabs of them', async ({
  page,
}) => {
  const relatedAt = async (): Promise<number> =>
    (await page.locator('#related').boundingBox())?.y ?? NaN;
  for (const path of ['/product/1', '/ar/product/1']) {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded');
    await expect(page.locator('#related')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    const before = await relatedAt();
    release();
    await expect(page.getByRole('tab').first()).toBeVisible();
    expect(Math.abs((await relatedAt()) - before), path).toBeLessThanOrEqual(4);
    await page.unroute('**/assets/*.js');
  }
});

for (const [width, locale] of [
  [375, 'en'],
  [1280, 'ar'],
] as const)
  test(`personal content has reserved space at ${width} px`, async ({ page }) => {
    const t = textOf(locale);
    await page.setViewportSize({ width, height: 812 });
    await signInShopper(page);
    await fillCart(page);
    await watchShifts(page);
    for (const path of [
      '/profile',
      '/wishlist',
      '/order/{order}',
      '/payment-success/{order}',
      '/payment-failure',
    ]) {
      await page.goto(await addressOf(locale, path));
      await page.waitForLoadState('networkidle');
      expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(MAX_SHIFT);
    }
    await checkDialogs(page, t, async (title) => {
      expect.soft(await shiftOf(page), title).toBeLessThanOrEqual(MAX_SHIFT);
    });
  });
