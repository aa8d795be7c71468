import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

interface Added {
  product: { id: number };
}
const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const ACCESSORIES = '5';
const LONG = 'A belt of braided leather with a brass buckle, in three widths and five lengths.';

/** Unpublished products of vendor1 with a common word in their names, signed in as that vendor. */
const add = async (page: Page, products: Record<string, string>[]) => {
  await beStaff(page, 'vendor1');
  const word = `Zafir${Date.now().toString(36)}`;
  const ids: number[] = [];
  for (const fields of products) {
    const { product } = await asStaff<Added>(page, 'POST', 'products/add-product', {
      ...{ name: `${word} Belt`, nameAr: 'حزام', price: '10', stock: '3', published: 'false' },
      ...{ description: LONG, descriptionAr: LONG, category_id: ACCESSORIES },
      ...{ code: `${word}-${ids.length}`, tags: '["Belts"]' },
      ...fields,
      ...(fields['name'] && { name: fields['name'].replace('WORD', word) }),
    });
    ids.push(product.id);
  }
  return { word, ids };
};
const remove = async (page: Page, ids: number[]) => {
  for (const id of ids) await asStaff(page, 'DELETE', `products/${id}`);
};
const filter = (page: Page) => page.getByRole('combobox', { name: 'Needs work' });

test('DOCTOR-11 the list shows what needs work, and selected products are fixed after a preview', async ({
  page,
}) => {
  const { word, ids } = await add(page, [
    { name: 'WORD  Belt', model: ' B1' },
    { name: 'WORD Sash', descriptionAr: '' },
  ]);
  await open(page, `allproducts?q=${word}`);
  await filter(page).selectOption({ label: 'Needs work (2)' });
  const first = page.getByRole('row', { name: new RegExp(`${word}\\s+Belt`) });
  await expect(first.getByText('Extra spaces')).toBeVisible();
  await expect(first.getByText('Not published')).toBeVisible();
  await expect(page.getByRole('row', { name: `${word} Sash` })).toContainText(
    'No Arabic description',
  );
  expect(await violations(page, 'light')).toEqual([]);
  await filter(page).selectOption({ label: 'Extra spaces (1)' });
  await expect(page.getByRole('row', { name: `${word} Sash` })).toBeHidden();
  await first.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Fix…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fix 1 product' });
  await dialog.getByLabel('What to fix').selectOption({ label: 'Remove extra spaces' });
  await expect(dialog.getByText('B1').last()).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await dialog.getByRole('button', { name: 'Change 1 product' }).click();
  await expect(page.getByText('1 product changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No products match these filters.')).toBeVisible();
  // The address keeps the filter.
  await expect(page).toHaveURL(/problem=untidy_text/);
  await remove(page, ids);
});

test('DOCTOR-12 a product is fixed on its page, not over unsaved changes, and nothing typed is lost', async ({
  page,
}) => {
  const { word, ids } = await add(page, [{ code: '', tags: '[]' }]);
  const [id = 0] = ids;
  await open(page, `editproduct/${id}`);
  const checks = page.getByRole('region', { name: 'Product checks' });
  await expect(checks.getByText('Not in the menu')).toBeVisible();
  await page.getByLabel('Model').fill('Typed');
  await checks.getByRole('button', { name: 'Set a free code' }).click();
  await expect(page.getByText('Save or discard your changes first.')).toBeVisible();
  await expect(page.getByLabel('Model')).toHaveValue('Typed');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  for (const [fix, found] of [
    ['Set a free code', 'No code'],
    ['Set category and tag', 'Not in the menu'],
    ['Publish', 'Not published'],
  ] as const) {
    await checks.getByRole('button', { name: fix, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: fix });
    await dialog.getByRole('button', { name: 'Change 1 product' }).click();
    await expect(dialog).toBeHidden();
    await expect(checks.getByText(found, { exact: true })).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('pointer-events', 'auto');
  }
  // The form goes on with the new version.
  await page.getByLabel('Model').fill('Typed again');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Product updated successfully').last()).toBeVisible();
  const { product } = await asStaff<{ product: Record<string, unknown> }>(
    page,
    'GET',
    `products/one/${id}`,
  );
  expect(product).toMatchObject({
    ...{ model: 'Typed again', published: true, tags: '["Belts"]' },
    code: expect.stringMatching(/\d/),
  });
  expect(product['name']).toBe(`${word} Belt`);
  await remove(page, ids);
});

test('DOCTOR-12 admins see the number of each vendor, and vendors their own on home', async ({
  page,
}) => {
  const { ids } = await add(page, [{}]);
  await open(page, '');
  const own = page.getByText(/products? needs? work\./);
  await expect(own).toBeVisible();
  await page.getByRole('link', { name: 'Needs work' }).click();
  await expect(filter(page)).toHaveValue('any');
  await beStaff(page, 'admin');
  await open(page, 'vendors');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Ghaf House Boutique' })
    .getByRole('link', { name: /needs? work/ })
    .click();
  await expect(filter(page)).toHaveValue('any');
  await expect(page.getByRole('button', { name: /Ghaf House Boutique/ })).toBeVisible();
  await page.getByRole('button', { name: /Ghaf House Boutique/ }).click();
  await expect(page).not.toHaveURL(/vendor=/);
  await beStaff(page, 'vendor1');
  await remove(page, ids);
});
