import { expect, test, type Locator, type Page } from '@playwright/test';
import { THEME_OF, violations } from '../support/checks/axe';
import { expectFocusSeen } from '../support/checks/keyboard';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

interface Product {
  id: number;
  code: string;
}
interface Vendor {
  id: number;
  name: string;
  username: string;
}
const field = (page: Page) => page.getByRole('combobox', { name: 'Search or go to' });
const open = async (page: Page): Promise<Locator> => {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The shortcuts work once the layout is rendered.
  await expect(page.getByRole('button', { name: 'Search or go to' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  return page.getByRole('dialog', { name: 'Search or go to' });
};
const group = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('option');

/** Types a search and selects the entry with `text` by arrow keys. */
const goTo = async (page: Page, words: string, text = words) => {
  await page.keyboard.type(words);
  const option = page.getByRole('option').filter({ hasText: text }).first();
  await expect(option).toBeVisible();
  await expect(async () => {
    const isActive = async () => (await option.getAttribute('aria-selected')) === 'true';
    if (!(await isActive())) await page.keyboard.press('ArrowDown');
    expect(await isActive()).toBe(true);
  }).toPass({ intervals: [50] });
  await page.keyboard.press('Enter');
};

test('ADM-KEY-01 ADM-ROLE-01 an admin opens pages, products, orders and vendors with the keyboard only', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const { product } = await asStaff<{ product: Product }>(page, 'GET', 'products/one/1');
  const { orders } = await asStaff<{ orders: { operation_id: string; number: string }[] }>(
    page,
    'GET',
    'users/orders/all?limit=1',
  );
  const { operation_id: order = '', number = '' } = orders[0] ?? {};
  const vendors = await asStaff<Vendor[]>(page, 'GET', 'admin/all');
  const vendor = vendors.find(({ username }) => username === 'vendor1');

  await page.goto(`${shop.admin}/dashboard/categories`);
  await open(page);
  await expectFocusSeen(page);
  expect(await violations(page, THEME_OF.en)).toEqual([]);
  await goTo(page, 'brand', 'Brands');
  await expect(page).toHaveURL(/\/dashboard\/brands$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await open(page);
  await goTo(page, product.code);
  await expect(page).toHaveURL(/\/dashboard\/editproduct\/1$/);
  await open(page);
  await goTo(page, number);
  await expect(page).toHaveURL(new RegExp(`/dashboard/orders/${order}$`));
  await open(page);
  await goTo(page, vendor?.name.slice(0, 8) ?? '', vendor?.name);
  await expect(page).toHaveURL(new RegExp(`/dashboard/vendor/${vendor?.id}$`));

  await open(page);
  await expect(group(page, 'Recent')).toHaveText([vendor?.name ?? '', number, /./, 'Brands']);
  await page.keyboard.press('Escape');
  await page.evaluate(() => localStorage.setItem('locale', 'ar'));
  await page.reload();
  await page.getByRole('button', { name: 'بحث أو انتقال' }).press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('group', { name: 'الأخيرة' }).getByRole('option')).toHaveCount(4);
  expect(await violations(page, THEME_OF.ar)).toEqual([]);
});
