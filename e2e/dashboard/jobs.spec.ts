import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { THEME_OF, violations } from '../support/checks/axe';
import { openWithin } from '../support/client-navigation';
import { numberOf } from '../support/order-number';
import { newSignedInShopper, orderInCash } from '../support/orders';
import { shop } from '../support/shop';
import { addOwnProduct, beStaff, beStaffAlone } from '../support/staff';

const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);

test('JOBS-09 JOBS-10 an export of orders runs as a job, its file is announced, listed and downloaded', async ({
  page,
}) => {
  await beStaffAlone(page, 'admin');
  const product = await addOwnProduct(page, 'Exported');
  const shopper = await newSignedInShopper();
  const number = await numberOf(await orderInCash(shopper, { product }));
  await open(page, `all-orders?q=${encodeURIComponent(shopper.email)}`);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByText(/^orders-.*\.csv is ready\.$/)).toBeVisible();

  await openWithin(page, 'jobs');
  // Other tests may export at the same time.
  const exported = page
    .getByRole('row', { name: /Export of orders/ })
    .filter({ hasText: 'Rows: 1 of 1' })
    .first();
  await expect(exported).toContainText('Done');
  expect(await violations(page, 'light')).toEqual([]);
  const downloaded = page.waitForEvent('download');
  await exported.getByRole('link', { name: /orders-.*\.csv/ }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^orders-[\d-]+\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(number);

  await page.evaluate(() => localStorage.setItem('locale', 'ar'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الاستيراد والتصدير');
  expect(await violations(page, THEME_OF.ar)).toEqual([]);

  // Operations see only their own.
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  await beStaff(page, 'ops');
  await open(page, 'jobs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(file.suggestedFilename())).toHaveCount(0);
});

test('JOBS-03 JOBS-09 a vendor exports the own products and downloads the workbook', async ({
  page,
}) => {
  await beStaff(page, 'vendor1');
  await open(page, 'allproducts');
  await page.getByRole('button', { name: 'Export products' }).click();
  await expect(page.getByText('The export has started. You can go on working.')).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).first().click();
  await expect(page).toHaveURL(/dashboard\/jobs$/);
  const link = page.getByRole('link', { name: /products-.*\.xlsx/ }).first();
  await expect(link).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await link.click();
  expect((await downloaded).suggestedFilename()).toMatch(/^products-\d+-\d+\.xlsx$/);
});
