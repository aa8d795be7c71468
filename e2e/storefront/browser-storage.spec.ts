import { expect, type Page } from '@playwright/test';
import { BROWSER } from '../../tools/docs/data-map.mjs';
import { openCheckout, startAsBuyer } from '../support/purchase';
import { shop } from '../support/shop';
import { searchFor } from '../support/shopper';
import { beStaff } from '../support/staff';
import { test } from '../support/test';

/** Keys of both storages and names of cookies, in the words of the data map. */
const stored = async (page: Page, app: keyof typeof BROWSER): Promise<string[]> => {
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = await page.context().cookies(page.url());
  const known = BROWSER[app].map(([key]) => key);
  const nameOf = (key: string) => known.find((each) => matches(each, key)) ?? `unknown: ${key}`;
  return [...new Set([...keys, ...cookies.map(({ name }) => name)].map(nameOf))].sort();
};
const matches = (known: string, key: string): boolean =>
  known.endsWith('*') ? key.startsWith(known.slice(0, -1)) : known === key;
const unknown = async (page: Page, app: keyof typeof BROWSER) =>
  (await stored(page, app)).filter((key) => key.startsWith('unknown'));

test('PDPL-04 a first visit stores no cookie and nothing about the visitor', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  const keys = await stored(page, 'storefront');
  expect(keys.filter((key) => !['language', 'scroll-positions'].includes(key))).toEqual([]);
});

test('PDPL-04 a search, a cart and a checkout store only what the data map lists', async ({
  page,
}) => {
  await startAsBuyer(page);
  await searchFor(page, 'ring');
  expect(await unknown(page, 'storefront')).toEqual([]);
  await page.goBack();
  await openCheckout(page);
  const keys = await stored(page, 'storefront');
  expect(keys.filter((key) => key.startsWith('unknown'))).toEqual([]);
  expect(keys).toEqual(expect.arrayContaining(['token', 'user', 'cart']));
  expect(await page.context().cookies()).toEqual([]);
});

test('PDPL-04 the dashboard stores only what the data map lists', async ({ page }) => {
  await beStaff(page, 'admin');
  for (const path of ['/dashboard', '/dashboard/orders', '/dashboard/products']) {
    await page.goto(`${shop.admin}${path}`);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    expect(await unknown(page, 'dashboard')).toEqual([]);
  }
  expect(await stored(page, 'dashboard')).toEqual(
    expect.arrayContaining(['XSRF-TOKEN', 'admin', 'liwan_staff']),
  );
});
