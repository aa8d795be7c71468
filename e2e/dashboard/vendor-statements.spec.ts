import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { openWithin } from '../support/client-navigation';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const issued = (page: Page) => page.getByRole('table', { name: 'Issued statements' });

test('STATEMENT-10 a vendor reads the own statements and downloads one', async ({ page }) => {
  await beStaff(page, 'vendor1');
  await open(page, 'vendor-statements');
  await expect(page.getByRole('heading', { name: 'Next statement (preview)' })).toBeVisible();
  const rows = issued(page).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await expect(issued(page).getByRole('columnheader', { name: 'Vendor' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Commissions' })).toHaveCount(0);
  await rows.nth(1).getByRole('link', { name: /^View/ }).click();
  await expect(page.getByRole('table', { name: 'Entries' })).toBeVisible();
  await expect(page.getByRole('button', { name: /paid/ })).toHaveCount(0);
  for (const name of ['Download PDF', 'Download Excel']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^statement-ST-\d{6}-20\d\d-\d\d\.(pdf|xlsx)$/);
  }
  expect(await violations(page, 'light')).toEqual([]);
});

test('STATEMENT-10 an admin marks a statement as paid, and adds and removes a commission', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  await open(page, 'vendor-statements?state=unpaid');
  await expect(page.getByRole('table', { name: 'Totals by month' })).toBeVisible();
  await issued(page).getByRole('link', { name: /^View/ }).first().click();
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save payment' }).click();
  await expect(dialog.getByText('Please enter the reference of the payment.')).toBeVisible();
  await dialog.getByLabel('Reference').fill('FT-4711');
  await dialog.getByRole('button', { name: 'Save payment' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('FT-4711')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('pointer-events', 'auto');
  await page.getByRole('button', { name: 'Mark as not paid' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as not paid' }).click();
  await expect(page.getByText('FT-4711')).toHaveCount(0);

  await openWithin(page, 'vendor-commissions');
  const form = page.getByRole('form', { name: 'Add commission' });
  await form.getByRole('button', { name: 'Add commission' }).click();
  await expect(form.getByText('Please enter the commission.')).toBeVisible();
  await form.getByLabel('Commission of').selectOption({ index: 3 });
  await form.getByLabel('Commission in percent').fill('9.25');
  await form.getByLabel('From').fill('2099-01-01');
  await form.getByRole('button', { name: 'Add commission' }).click();
  const row = page.getByRole('row').filter({ hasText: '9.25%' });
  await expect(row).toContainText('Planned');
  await row.getByRole('button', { name: /^Remove/ }).click();
  await expect(row).toHaveCount(0);
  const { commissions } = await asStaff<{ commissions: { from: string }[] }>(
    page,
    'GET',
    'vendor-commissions',
  );
  expect(commissions.map(({ from }) => from)).not.toContain('2099-01-01');
});
