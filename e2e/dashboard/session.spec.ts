import { expect, test, type Page } from '@playwright/test';
import { endStaffSession, signInAgain, signInDialog } from '../support/lost-staff-session';
import { shop } from '../support/shop';
import { asStaff, beStaffAlone } from '../support/staff';

const OFFLINE = 'You are offline. You can continue once you are connected again.';
const PICTURE = 'docs/picture.jpg';
const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);

test('ADM-LOGIN-10 ADM-LOGIN-11 a product with a picture is saved after the session has ended, without losing typed text', async ({
  page,
}) => {
  await beStaffAlone(page, 'admin');
  await open(page, 'partners');
  const name = `Zuhal Riders ${Date.now()}`;
  const form = page.getByRole('form', { name: 'Add partner' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Link').fill('/about');
  await form.getByLabel('Logo').setInputFiles(PICTURE);
  await endStaffSession(page);
  await form.getByRole('button', { name: 'Add partner' }).click();
  await signInDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(
    'Your session has ended. Sign in to continue.',
  );
  await expect(page.getByText('The partner was not added.')).toHaveCount(0);
  await expect(form.getByRole('alert')).toHaveText('Please log in.');
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account of/ })).toHaveCount(
    0,
  );
  await form.getByRole('button', { name: 'Add partner' }).click();
  await signInAgain(page);
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toBeVisible();
  await expect(card.locator('img[src*=uploads]')).toHaveCount(1);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
});

test('ADM-LOGIN-12 a draft of one account is not saved by another', async ({ page }) => {
  await beStaffAlone(page, 'admin');
  await open(page, 'offers');
  const form = page.getByRole('form', { name: 'Add offer' });
  await form.getByLabel('Title', { exact: true }).fill('Of the former');
  await endStaffSession(page);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(new URL(request.url()).pathname);
  });
  await form.getByRole('button', { name: 'Add offer' }).click();
  const dialog = signInDialog(page);
  await dialog.getByLabel('Username').fill('vendor1');
  await dialog.getByLabel('Password', { exact: true }).fill('Vendor-pass-1');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Of the former')).toHaveCount(0);
  expect(writes.filter((path) => path !== '/api/admin/login')).toHaveLength(1);
});

test('ADM-LOGIN-14 a login in another tab resumes every waiting tab', async ({ page, context }) => {
  await beStaffAlone(page, 'admin');
  const tab = await context.newPage();
  await open(tab, 'offers');
  const title = `Two tabs ${Date.now()}`;
  await open(page, 'offers');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await endStaffSession(page);
  await page.getByRole('button', { name: 'Add offer' }).click();
  await expect(signInDialog(page)).toBeVisible();
  await tab.reload();
  await signInAgain(tab);
  await expect(signInDialog(page)).toBeHidden();
  await expect(page.getByText('Offer added.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(0);

  // A tab in which sign-in was closed no longer offers it.
  await endStaffSession(page);
  await page.reload();
  await signInDialog(page).getByRole('button', { name: 'Close' }).click();
  const account = page.getByRole('banner').getByRole('button', { name: /^Account of/ });
  await expect(account).toHaveCount(0);
  await tab.reload();
  await signInAgain(tab);
  await expect(account).toBeVisible();

  await page.getByLabel('Title', { exact: true }).fill('Of the former');
  await endStaffSession(page);
  await page.getByRole('button', { name: 'Add offer' }).click();
  await expect(signInDialog(page)).toBeVisible();
  await tab.reload();
  const dialog = signInDialog(tab);
  await dialog.getByLabel('Username').fill('vendor1');
  await dialog.getByLabel('Password', { exact: true }).fill('Vendor-pass-1');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  for (const each of [tab, page]) {
    await expect(each).toHaveURL(/\/dashboard$/);
    await expect(each.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  }
  await expect(page.getByText('Of the former')).toHaveCount(0);
});

test('ADM-LOGIN-13 an address opened without a session opens after login, but not after a sign-out', async ({
  page,
}) => {
  await open(page, 'all-orders?q=oud');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('Admin-pass-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'All Orders' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/all-orders\?q=oud$/);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to the dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('NET-01 NET-02 NET-03 a product that is saved without a connection says so at once, keeps its form and is not saved later', async ({
  page,
  context,
}) => {
  await beStaffAlone(page, 'admin');
  await page.clock.install();
  await open(page, 'editproduct/1');
  const model = page.getByLabel('Model', { exact: true });
  const before = await model.inputValue();
  await model.fill('Never saved');
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE).filter({ visible: true }).last()).toBeVisible();
  const save = page.locator('[data-save-bar] button[type=submit]');
  await save.click();
  await expect(page.getByText('Could not connect.')).toBeVisible();
  await expect(page.getByText('Updating the product')).toHaveCount(0);
  await expect(model).toHaveValue('Never saved');
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);

  // A request that never gets a response.
  await page.route('**/api/products/update-product/1', () => undefined);
  const sent = page.waitForRequest('**/api/products/update-product/1');
  await save.click();
  await sent;
  await page.clock.fastForward(3000);
  const trying = page.getByText('Still trying…').filter({ visible: true }).last();
  await expect(trying).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(trying).toHaveCount(0);
  await expect(model).toHaveValue('Never saved');
  const { product } = await asStaff<{ product: { model: string } }>(page, 'GET', 'products/one/1');
  expect(product.model).toBe(before);
});

test('SHOPPER-15 signing out removes what the browser has stored about the account, in every tab', async ({
  page,
}) => {
  await beStaffAlone(page, 'admin');
  const openOrder = async (tab: Page) => {
    await open(tab, 'all-orders');
    await tab.getByRole('table').getByRole('rowheader').first().getByRole('link').click();
    await expect(tab).toHaveURL(/\/dashboard\/orders\/.+/);
  };
  await openOrder(page);
  await page.getByRole('button', { name: 'Search or go to' }).click();
  await page.getByRole('combobox', { name: 'Search or go to' }).fill('brands');
  await page
    .getByRole('option', { name: /^Brands/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/dashboard\/brands$/);
  const other = await page.context().newPage();
  await openOrder(other);
  const keys = (tab: Page) =>
    tab.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
        /^(admin|palette|orderTrail|views|columns|product|watched)/.test(key),
      ),
    );
  for (const tab of [page, other])
    expect(await keys(tab)).toEqual(
      expect.arrayContaining(['admin', 'orderTrail', expect.stringMatching(/^palette/)]),
    );

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Sign in to the dashboard' })).toBeVisible();
    await expect.poll(() => keys(tab)).toEqual([]);
    await expect(tab).toHaveURL(/\/dashboard\/?$/);
  }
});
