import { expect } from '@playwright/test';
import { stored, unknownKeys } from '../support/browser-storage';
import { openCheckout, startAsBuyer } from '../support/purchase';
import { searchFor } from '../support/shopper';
import { test } from '../support/test';

test('PDPL-04 a first visit stores no cookie and nothing about the guest', async ({ page }) => {
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
  expect(await unknownKeys(page, 'storefront')).toEqual([]);
  await page.goBack();
  await openCheckout(page);
  expect(await unknownKeys(page, 'storefront')).toEqual([]);
  expect(await stored(page, 'storefront')).toEqual(
    expect.arrayContaining(['token', 'user', 'cart']),
  );
  expect(await page.context().cookies()).toEqual([]);
});
