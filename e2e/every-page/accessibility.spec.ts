import { expect } from '@playwright/test';
import { THEME_OF, violations, violationsInBothThemes } from '../support/checks/axe';
import { call, demo } from '../support/demo';
import { addressOf, signInShopper, fillCart, visit } from '../support/site-pages';
import { shop } from '../support/shop';
import { sequences } from '../support/checks/states';
import { test } from '../support/test';
import { LOCALES, textOf, type Locale } from '../support/checks/texts';

const PHONE = { width: 375, height: 812 };
const WITHOUT_ANSWERS = ['/', '/category/6', '/product/1', '/brand/12', '/wishlist', '/profile'];

/** What differs only by its data is checked half in each language, and so in each theme. */
const halfIn = <T>(locale: Locale, all: readonly T[]): T[] =>
  all.filter((_each, index) => index % 2 === LOCALES.indexOf(locale));

test.describe.configure({ timeout: 300_000 });

for (const locale of LOCALES) {
  test(`no dialog or panel in ${locale} has an accessibility violation`, async ({ browser }) => {
    for (const { path, phone, signedIn, filledCart, states } of sequences) {
      const page = await browser.newPage(phone ? { viewport: PHONE } : {});
      if (signedIn) await signInShopper(page);
      if (filledCart) await fillCart(page);
      await visit(page, locale, path);
      for (const [name, reach] of Object.entries(states)) {
        await reach(page, textOf(locale));
        expect.soft(await violations(page, THEME_OF[locale]), name).toEqual([]);
      }
      await page.close();
    }
  });

  test(`no order in ${locale} has an accessibility violation`, async ({ page }) => {
    await signInShopper(page);
    const { token, user } = await demo();
    const { logs } = await call<{ logs: { state: string; operation_id: string }[] }>(
      `get-payment-logs/${user.id}`,
      token,
    );
    const orders = new Map(logs.map(({ state, operation_id }) => [state, operation_id]));
    expect(orders.size).toBeGreaterThan(3);
    for (const [state, id] of halfIn(locale, [...orders])) {
      await visit(page, locale, `/order/${id}`);
      expect.soft(await violations(page, THEME_OF[locale]), state).toEqual([]);
    }
  });

  test(`no page without API responses in ${locale} has an accessibility violation`, async ({
    page,
  }) => {
    await signInShopper(page);
    await page.route('**/api/**', (route) => route.abort());
    // Also without the data in the HTML.
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({
        response: answer,
        body: html.replace(/<script[^>]* id="queries".*?<\/script>/s, ''),
      });
    });
    for (const path of halfIn(locale, WITHOUT_ANSWERS)) {
      await page.goto(await addressOf(locale, path));
      await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
      expect.soft(await violations(page, THEME_OF[locale]), path).toEqual([]);
    }
  });
}

test('the sign-in page of the dashboard has no accessibility violation', async ({ page }) => {
  await page.goto(`${shop.admin}/dashboard`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
});
