import { expect, test, type Page } from '@playwright/test';
import { expectFocusSeen } from '../support/checks/keyboard';
import { openWithin } from '../support/client-navigation';
import { violations } from '../support/checks/axe';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

interface Listed {
  products: { id: number; name: string; vendor: number; category_id: number }[];
  total: number;
}
const listed = (page: Page, query = ''): Promise<Listed> =>
  asStaff(page, 'GET', `products/all?limit=20&${query}`);
const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader');
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const search = (page: Page, words: string) => page.getByRole('searchbox').fill(words);

/** Products of this test with unique names. */
const add = async (page: Page, count: number, vendor: number): Promise<string[]> => {
  const { products } = await listed(page);
  const word = `Zuhal ${Date.now().toString(36)}`;
  const names = Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
  for (const name of names)
    await asStaff(page, 'POST', 'products/add-product', {
      name,
      model: 'Zuhal',
      price: '10',
      stock: '3',
      category_id: String(products[0]?.category_id),
      vendor: String(vendor),
    });
  return names;
};

test('ADM-DEL-01 ADM-KEY-02 ADM-PROD-01 the list of products: keys, selection over pages, order and search', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  await open(page, 'allproducts');

  await test.step('ADM-KEY-02 rows of a list are focused, selected and opened with single keys', async () => {
    const rows = page.getByRole('table').locator('[data-row]');
    await expect(rows.nth(2)).toBeVisible();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(rows.nth(1)).toBeFocused();
    await expectFocusSeen(page);
    await page.keyboard.press('x');
    await expect(rows.nth(1).getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(await violations(page, 'dark')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await rows.nth(1).getByRole('checkbox').uncheck();
  });

  await test.step('ADM-DEL-01 a selection extends with Shift, persists across pages, and is cleared at once', async () => {
    const boxes = page.getByRole('table').getByRole('checkbox');
    await boxes.nth(2).click();
    await boxes.nth(5).click({ modifiers: ['Shift'] });
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar).toContainText('4 selected');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(boxes.nth(2)).not.toBeChecked();
    await boxes.nth(2).click();
    await expect(bar).toContainText('5 selected');
    await page.getByRole('link', { name: 'Page 1', exact: true }).click();
    await expect(boxes.nth(3)).toBeChecked();
    await bar.getByRole('button', { name: 'Clear' }).click();
    await expect(bar).toBeHidden();
    await expect(boxes.nth(3)).not.toBeChecked();
  });

  await test.step('ADM-PROD-01 the list tolerates typing errors, sorts by its headings and keeps both in the address', async () => {
    const { products } = await listed(page, 'sort=price-high');
    const [dearest] = products;
    const heading = page.getByRole('columnheader', { name: 'Price', exact: true });
    for (const order of ['ascending', 'descending']) {
      await heading.getByRole('button').click();
      await expect(heading).toHaveAttribute('aria-sort', order);
    }
    await expect(page).toHaveURL(/sort=price-high/);
    await expect(rows(page).first()).toContainText(dearest?.name ?? '');
    const mistyped = dearest?.name.replace(/(\w)(\w)(\w)$/, '$1$3$2') ?? '';
    await search(page, mistyped);
    await expect(page).toHaveURL(/q=/);
    await expect(rowOf(page, dearest?.name ?? '').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue(mistyped);
  });

  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('table').locator('[data-row]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/editproduct\/\d+$/);
});

test('ADM-DEL-10 one product is deleted by its menu after confirmation with its name and restored by Undo, from the keyboard too', async ({
  page,
}) => {
  const { id } = await beStaff(page, 'vendor1');
  const [name = ''] = await add(page, 1, id);
  await open(page, `allproducts?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  expect(await violations(page, 'light')).toEqual([]);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await expect(question).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(rowOf(page, name)).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  // The notice goes after six seconds, but not from under the pointer.
  await undo.hover();
  await expect(rowOf(page, name)).toHaveCount(0);
  await undo.click();
  await expect(rowOf(page, name)).toBeVisible();
  const { products } = await listed(page, `q=${encodeURIComponent(name)}`);
  const restored = products.find((one) => one.name === name);
  await asStaff(page, 'DELETE', `products/${restored?.id}`);
});

test('ADM-DEL-02 ADM-DEL-03 several products are deleted together after confirmation', async ({
  page,
}) => {
  const { id } = await beStaff(page, 'vendor1');
  const names = await add(page, 2, id);
  await open(page, 'select-delete');
  const button = page.getByRole('button', { name: 'Delete selected' });
  await button.click({ force: true });
  await expect(page.getByRole('alertdialog')).toBeHidden();
  for (const name of names) {
    await search(page, name);
    await box(page, name).check();
  }
  await search(page, '');
  await button.click();
  const question = page.getByRole('alertdialog', { name: 'Delete 2 products?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 products were deleted.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden();
  for (const name of names) await expect(rowOf(page, name)).toHaveCount(0);
});

test('ADM-VEN-05 ADM-VEN-06 ADM-VEN-07 a vendor’s page shows the vendor and the products with links', async ({
  page,
}) => {
  const { id } = await beStaff(page, 'vendor1');
  await beStaff(page, 'admin');
  const [name = ''] = await add(page, 1, id);
  await open(page, `vendor/${id}`);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
  for (const text of ['Order Images', 'Order Usage', 'Edit'])
    await expect(card.getByRole('link', { name: text })).toBeVisible();
  await openWithin(page, 'vendor/99999999');
  await expect(page.getByText('Vendor not found.')).toBeVisible();
});

test('ADM-ROLE-02 ADM-ROLE-03 ADM-ROLE-06 a vendor sees only their own products and five areas', async ({
  page,
}) => {
  const { id } = await beStaff(page, 'vendor2');
  const all: Listed = await (await fetch(`${shop.url}/api/products/all?limit=100`)).json();
  const foreign = all.products.find(({ vendor }) => vendor !== id);
  await open(page, 'allproducts');
  const areas = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await expect(areas).toHaveText([
    'Orders',
    'Vendor statements',
    'All Products',
    'Add Product',
    'Categories',
  ]);
  const own = await listed(page);
  expect(own.products.every(({ vendor }) => vendor === id)).toBe(true);
  await expect(page.getByText(`of ${own.total}`)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Vendor' })).toHaveCount(0);
  await expect(asStaff(page, 'GET', `products/one/${foreign?.id}`)).rejects.toThrow('404');
  await expect(asStaff(page, 'DELETE', `products/${foreign?.id}`)).rejects.toThrow('404');
  await expect(asStaff(page, 'GET', 'users/all')).rejects.toThrow('403');
  await openWithin(page, `vendor/${foreign?.vendor}`);
  await expect(page.getByText('Vendor not found.')).toBeVisible();
  await openWithin(page, 'users');
  await expect(
    page.getByRole('heading', { name: 'You do not have access to this page' }),
  ).toBeVisible();
});
