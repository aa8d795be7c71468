import { expect, test } from '@playwright/test';
import { violations } from './support/axe';
import { addressOf, beShopper, haveInCart, visit, walks } from './support/places';
import { shop } from './support/shop';
import { signIn } from './support/staff';
import { states } from './support/states';
import { LOCALES, textOf } from './support/texts';

const PHONE = { width: 375, height: 812 };
const WITHOUT_ANSWERS = ['/', '/category/6', '/product/1', '/brand/12', '/wishlist', '/profile'];

test.describe.configure({ mode: 'parallel', timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

for (const { who, locale, signedIn, places } of walks)
  test(`no page shown to ${who} has an accessibility violation`, async ({ page }) => {
    if (signedIn) await beShopper(page);
    for (const { name, path } of places) {
      await visit(page, locale, path);
      expect.soft(await violations(page), name).toEqual([]);
    }
  });

for (const locale of LOCALES) {
  test(`nothing that opens over a page in ${locale} has an accessibility violation`, async ({
    browser,
  }) => {
    for (const { name, path, phone, signedIn, filledCart, reach } of states) {
      const page = await browser.newPage({
        reducedMotion: 'reduce',
        ...(phone && { viewport: PHONE }),
      });
      if (signedIn) await beShopper(page);
      if (filledCart) await haveInCart(page);
      await visit(page, locale, path);
      await reach(page, textOf(locale));
      expect.soft(await violations(page), name).toEqual([]);
      await page.close();
    }
  });

  test(`no page without an answer in ${locale} has an accessibility violation`, async ({
    page,
  }) => {
    await beShopper(page);
    await page.route('**/api/**', (route) => route.abort());
    // Nor those that come with the page.
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({
        response: answer,
        body: html.replace(/<script[^>]* id="answers".*?<\/script>/s, ''),
      });
    });
    for (const path of WITHOUT_ANSWERS) {
      await page.goto(await addressOf(locale, path));
      await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
      expect.soft(await violations(page), path).toEqual([]);
    }
  });
}

test('the dashboard has no accessibility violation', async ({ page }) => {
  await page.goto(`${shop.admin}/dashboard`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await signIn(page, 'admin', 'Admin-pass-1');
  for (const path of ['allproducts', 'all-orders']) {
    await page.goto(`${shop.admin}/dashboard/${path}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});
