import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { newestLinkTo } from '../support/mailbox';
import { losses } from '../support/checks/reflow';
import { shop } from '../support/shop';
import { newShopper } from '../support/shopper';
import { beStaff } from '../support/staff';

/** A new person sends a seller request. */
const ask = async (): Promise<{ name: string; email: string }> => {
  const { email } = newShopper();
  const name = `Zuhal House ${email.split(/[-@]/)[1]}`;
  const answer = await fetch(`${shop.url}/api/seller/add-user`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, email, phone: '050 123 4567', location: 'Ajman' }),
  });
  expect(answer.status).toBe(201);
  return { name, email };
};
const requests = (page: Page) => page.goto(`${shop.admin}/dashboard/sellers`);
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });

test('ADM-SELL-01 ADM-SELL-02 ADM-ROLE-02 an approved seller gets a mail, chooses a password and sees the five areas of a vendor', async ({
  page,
  browser,
}) => {
  const { name, email } = await ask();
  await beStaff(page, 'admin');
  await requests(page);
  for (const text of [/No\. \d+/, email, /50 ?123 ?4567/, 'Ajman'])
    await expect(rowOf(page, name)).toContainText(text);
  await expect(rowOf(page, name)).not.toContainText(/passw/i);
  await page.getByRole('button', { name: `Approve ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: `Approve ${name}?` });
  await expect(question).toContainText(email);
  expect(await violations(page, 'light')).toEqual([]);
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`${name} is now a vendor`)).toBeVisible();
  await expect(rowOf(page, name)).toContainText('No password chosen yet');
  await expect(rowOf(page, name).getByRole('link', { name: 'Approved' })).toBeVisible();

  const link = await newestLinkTo(email, '/choose-password');
  expect(new URL(link).hostname).toBe(new URL(shop.admin).hostname);
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  expect(await violations(theirs, 'dark')).toEqual([]);
  await theirs.getByLabel('New password').fill('A-vendor-password-7');
  await theirs.getByRole('button', { name: 'Set the password and sign in' }).click();
  await expect(theirs).toHaveURL(/\/dashboard\/products$/);
  const areas = theirs.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await expect(areas).toHaveText([
    'Orders',
    'Vendor statements',
    'All Products',
    'Add Product',
    'Categories',
  ]);
  await context.close();
});

test('ADM-SELL-03 ADM-SELL-04 a refused seller gets the reason by mail and can be approved later', async ({
  page,
}) => {
  const { name, email } = await ask();
  const reason = `Enough oud for ${email}`;
  await beStaff(page, 'admin');
  await requests(page);
  await page.getByRole('button', { name: `Decline ${name}` }).press('Enter');
  const window = page.getByRole('dialog', { name: `Decline ${name}?` });
  await window.getByLabel('Reason').pressSequentially(reason);
  await window.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(rowOf(page, name)).toContainText('Declined');
  await expect(rowOf(page, name)).toContainText(reason);
  await expect(rowOf(page, name).getByRole('button')).toHaveText(['Approve']);
  await newestLinkTo(email, '/');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Declined');
  await expect(page).toHaveURL(/state=refused/);
  await expect(rowOf(page, name)).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Open');
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('ADM-SELL-01 a long address does not widen the list on a small screen, in either language', async ({
  page,
}) => {
  const email = `${'long-'.repeat(10)}address@example.com`;
  const seller = {
    ...{ id: 1, name: 'Zuhal House', email, phone: '+971501234567', location: 'Ajman' },
    ...{ state: 'open', created_at: '2026-11-20T08:00:00.000Z', decided_at: null },
    ...{ decided_by: null, reason: null, vendor: null, link_until: null },
  };
  await page.route('**/api/seller/all-sellers*', (route) =>
    route.fulfill({ json: { sellers: [seller], total: 1 } }),
  );
  await page.setViewportSize({ width: 320, height: 800 });
  await beStaff(page, 'admin');
  for (const locale of ['en', 'ar']) {
    await page.evaluate((stored) => localStorage.setItem('locale', stored), locale);
    await requests(page);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('link', { name: email })).toBeVisible();
    expect(await losses(page), locale).toEqual([]);
  }
});
