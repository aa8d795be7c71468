import { expect } from '@playwright/test';
import { withPictures } from '../support/chromium';
import { THEME_OF, violations, violationsIn, violationsInBothThemes } from '../support/checks/axe';
import { navigateTo } from '../support/client-navigation';
import { call, demo } from '../support/demo';
import { numberOf } from '../support/order-number';
import {
  addressOf,
  fillCart,
  openUnknown,
  openWithin,
  signInShopper,
  visitWithin,
} from '../support/site-pages';
import { shop } from '../support/shop';
import { closes, visits } from '../support/checks/states';
import { test } from '../support/test';
import { LOCALES, textOf, type Locale } from '../support/checks/texts';

test.use(withPictures);

const PHONE = { width: 375, height: 812 };
const WIDE = { width: 1280, height: 900 };
const WITHOUT_ANSWERS = ['/', '/category/6', '/product/1', '/brand/12', '/wishlist', '/profile'];

/** What differs only by its data is checked half in each language, and so in each theme. */
const halfIn = <T>(locale: Locale, all: readonly T[]): T[] =>
  all.filter((_each, index) => index % 2 === LOCALES.indexOf(locale));

for (const locale of LOCALES) {
  test(`no dialog or panel in ${locale} has an accessibility violation`, async ({ page }) => {
    for (const { signedIn, filledCart, sequences } of visits) {
      if (signedIn) await signInShopper(page);
      if (filledCart) await fillCart(page);
      await page.setViewportSize(WIDE);
      await page.goto(await addressOf(locale, sequences[0]?.path ?? '/about'));
      for (const [index, { path, phone, states }] of sequences.entries()) {
        if (index > 0) {
          await closes(page);
          await page.setViewportSize(phone ? PHONE : WIDE);
          await openWithin(page, locale, path);
        }
        for (const [name, reach] of Object.entries(states)) {
          await reach(page, textOf(locale));
          expect.soft(await violationsIn(page, locale), name).toEqual([]);
        }
      }
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
    await page.goto(await addressOf(locale, '/no/such/page'));
    for (const [state, id] of halfIn(locale, [...orders])) {
      await visitWithin(page, locale, `/order/${id}`);
      await expect(
        page
          .getByRole('main')
          .getByText(await numberOf(id))
          .first(),
      ).toBeVisible();
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
    for (const [index, path] of halfIn(locale, WITHOUT_ANSWERS).entries()) {
      if (index === 0) await page.goto(await addressOf(locale, path));
      else {
        const unknown = await openUnknown(page, locale);
        await navigateTo(page, await addressOf(locale, path));
        await expect(unknown).toHaveCount(0);
      }
      await expect(page.getByRole('alert').first()).toBeVisible();
      expect.soft(await violations(page, THEME_OF[locale]), path).toEqual([]);
    }
  });
}

test('the sign-in page of the dashboard has no accessibility violation', async ({ page }) => {
  await page.goto(`${shop.admin}/dashboard`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
});
