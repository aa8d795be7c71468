import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { THEME_OF, violations } from '../support/checks/axe';
import { shop } from '../support/shop';
import { beStaffAlone } from '../support/staff';

const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const setLocale = async (page: Page, locale: 'en' | 'ar') => {
  await page.evaluate((value) => localStorage.setItem('locale', value), locale);
  await page.reload();
};
const csv = (...lines: string[]) => ({
  name: 'brands.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});

test('JOBS-16 JOBS-19 staff export brands, import the file and a new brand, and undo it', async ({
  page,
}) => {
  const name = `Noctelle ${Math.random().toString(36).slice(2, 8)}`;
  await beStaffAlone(page, 'admin');
  await open(page, 'brands');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByText(/^brands-.*\.xlsx is ready\.$/)).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).first().click();
  const file = await (await downloaded).path();

  // The exported file changes nothing.
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import brands');
  const chooser = page.getByLabel(/Choose (another )?file/);
  await chooser.setInputFiles({
    name: 'brands.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile(file),
  });
  await expect(
    page.getByText(/New: 0, to change: 0, unchanged: \d+, with errors: 0\.$/),
  ).toBeVisible();

  // A new brand, and a row with an error.
  await chooser.setInputFiles(csv('name', name, 'x'.repeat(130)));
  await expect(page.getByText('Rows: 2. New: 1', { exact: false })).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('button', { name: 'Import the rest' }).click();
  await expect(page.getByText('Added: 1, changed: 0, with errors: 1.')).toBeVisible();
  await page.getByRole('link', { name: 'Brands', exact: true }).first().click();
  await expect(page.getByRole('heading', { name })).toBeVisible();

  // In Arabic on a phone, from the list of jobs.
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, 'jobs');
  await setLocale(page, 'ar');
  await page
    .getByRole('link', { name: /فتح.*brands\.csv/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('استيراد العلامات التجارية');
  expect(await violations(page, THEME_OF.ar)).toEqual([]);
  await page.getByRole('button', { name: 'التراجع عن الاستيراد' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'التراجع عن الاستيراد' }).click();
  await expect(page.getByText('تم التراجع عن هذا الاستيراد.')).toBeVisible();
  await open(page, 'brands');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name })).toHaveCount(0);
});
