import { expect, test } from '@playwright/test';
import { openWithin } from '../support/client-navigation';
import { stored, unknownKeys } from '../support/browser-storage';
import { shop } from '../support/shop';
import { beStaff } from '../support/staff';

test('PDPL-04 the dashboard stores only what the data map lists', async ({ page }) => {
  await beStaff(page, 'admin');
  await page.goto(`${shop.admin}/dashboard`);
  for (const screen of ['', 'all-orders', 'products']) {
    await openWithin(page, screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await unknownKeys(page, 'dashboard')).toEqual([]);
  }
  expect(await stored(page, 'dashboard')).toEqual(
    expect.arrayContaining(['XSRF-TOKEN', 'admin', 'liwan_staff']),
  );
});
