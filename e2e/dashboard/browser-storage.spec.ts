import { expect, test } from '@playwright/test';
import { stored, unknownKeys } from '../support/browser-storage';
import { shop } from '../support/shop';
import { beStaff } from '../support/staff';

test('PDPL-04 the dashboard stores only what the data map lists', async ({ page }) => {
  await beStaff(page, 'admin');
  for (const path of ['/dashboard', '/dashboard/orders', '/dashboard/products']) {
    await page.goto(`${shop.admin}${path}`);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    expect(await unknownKeys(page, 'dashboard')).toEqual([]);
  }
  expect(await stored(page, 'dashboard')).toEqual(
    expect.arrayContaining(['XSRF-TOKEN', 'admin', 'liwan_staff']),
  );
});
