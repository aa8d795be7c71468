import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { navigateTo } from '../support/client-navigation';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';
import { dashboardTextOf } from '../support/checks/texts';

const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('admin'));

test('ADM-LOGIN-01 ADM-LOGIN-02 ADM-LOGIN-03 ADM-LOGIN-04 ADM-ROLE-08 a vendor gets login errors, signs in, and signs out', async ({
  page,
}) => {
  const username = page.getByLabel('Username');
  const password = page.getByLabel('Password', { exact: true });
  const press = () => page.getByRole('button', { name: 'Sign in' }).click();
  // The cookie alone does not sign in.
  await beStaff(page, 'vendor1');
  await page.evaluate(() => localStorage.clear());
  await open(page, 'users');
  await expect(page.getByRole('heading', { name: 'Sign in to the dashboard' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.context().clearCookies();

  await open(page, '');
  await username.fill('vendor1');
  await press();
  await expect(page.getByRole('alert')).toHaveText('Please enter both username and password');
  await password.fill('Vendor-pass-1');
  await page.route('**/api/admin/login', (route) => route.abort());
  await press();
  await expect(page.getByRole('alert')).toHaveText('An error occurred during login');
  await page.unroute('**/api/admin/login');
  await username.fill('unknown-name');
  await press();
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
  expect(await stored(page)).toBeNull();

  const calls: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.headers());
  });
  await username.fill('vendor1');
  await press();
  await expect(page).toHaveURL(/\/dashboard\/products$/);
  expect(JSON.parse((await stored(page)) ?? '')).toMatchObject({ type: 'vendor' });
  expect(await stored(page)).not.toMatch(/pass/i);

  const written = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  expect(await (await written).headerValue('x-xsrf-token')).toBeTruthy();
  await expect(page.getByRole('heading', { name: 'Sign in to the dashboard' })).toBeVisible();
  expect(await stored(page)).toBeNull();
  await expect(asStaff(page, 'GET', 'admin/me')).rejects.toThrow('401');
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((headers) => headers['authorization'])).toEqual([]);
});

test('ADM-LOGIN-02 ADM-PROD-01 ADM-PROD-10 the dashboard is in Arabic and right to left', async ({
  page,
}) => {
  const t = dashboardTextOf('ar');
  const root = page.locator('html');
  await open(page, '');
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { name: t('login.title') })).toBeVisible();
  await page.getByRole('button', { name: t('login.submit') }).click();
  await expect(page.getByRole('alert')).toHaveText(t('login.missing'));
  expect(await violations(page, 'dark')).toEqual([]);

  await beStaff(page, 'admin');
  await open(page, 'allproducts');
  await expect(root).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('nav.allProducts'));
  for (const heading of await page.getByRole('columnheader').allInnerTexts())
    expect(heading).toMatch(/^[\u0600-\u06ff\s]*$/);
  const areas = page.getByRole('navigation', { name: t('shell.navigation') });
  const [side, list] = [await areas.boundingBox(), await page.getByRole('table').boundingBox()];
  expect(side?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0) - 1);
  expect(await violations(page, 'light')).toEqual([]);

  await navigateTo(page, '/dashboard/editproduct/1');
  for (const section of ['information', 'pricing', 'categoryAndTags', 'section.images'])
    await expect(page.getByRole('region', { name: t(`productForm.${section}`) })).toBeVisible();
  await page.getByLabel(t('productForm.price'), { exact: true }).fill('');
  await page.getByRole('button', { name: t('productForm.update') }).click();
  await expect(page.getByText(t('productForm.needPrice'))).toBeVisible();
  await expect(page.getByText(t('productForm.notUpdated'))).toBeVisible();
  expect(await violations(page, 'dark')).toEqual([]);
});
