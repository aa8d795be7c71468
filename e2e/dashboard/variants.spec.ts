import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { newSignedInShopper, orderInCash } from '../support/orders';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

const SHOES = '8';
const [BLACK, NAVY] = ['#000000', '#1F2A44'];

interface Saved {
  stock: number;
  sizes: string;
  colors: string;
  variants: { size: string; color: string; stock: number; code: string; price: number }[];
}
const saved = async (page: Page, id: number): Promise<Saved> =>
  (await asStaff<{ product: Saved }>(page, 'GET', `products/one/${id}`)).product;
const save = async (page: Page, id: number) => {
  const answer = page.waitForResponse(`**/api/products/update-product/${id}`);
  await page.getByRole('button', { name: 'Update Product', exact: true }).click();
  expect((await answer).status()).toBe(200);
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
};

test('VAR-10 VAR-11 VAR-12 an admin counts a shoe by size and color, and a later change keeps the other stocks', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const { product } = await asStaff<{ product: { id: number } }>(
    page,
    'POST',
    'products/add-product',
    {
      ...{ name: `Dune Loafer ${Date.now()}`, price: '200', stock: '5', category_id: SHOES },
      ...{ sizes: '["42","43"]', colors: JSON.stringify([BLACK, NAVY]) },
    },
  );
  const { id } = product;
  const stockOf = (name: string) => page.getByLabel(`Stock of ${name}`);
  await page.goto(`${shop.admin}/dashboard/editproduct/${id}`);
  await page.getByLabel('Count each size and color separately').check();
  await page.getByLabel('Number to fill in').fill('٤');
  await page.getByRole('button', { name: 'Fill column Navy' }).click();
  await expect(stockOf('43, Navy')).toHaveValue('4');
  await stockOf('42, Black').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '7\t6\n');
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(stockOf('42, Navy')).toHaveValue('6');
  await expect(page.getByLabel('Stock', { exact: true })).toHaveText('17');
  await page.getByText('Codes and prices').click();
  const own = page.getByRole('group', { name: '43, Navy' });
  await own.getByLabel('Own code').fill(`DL-${id}-43`);
  await own.getByLabel('Own price (AED)').fill('249.5');
  expect.soft(await violations(page, 'light')).toEqual([]);
  await save(page, id);
  expect(await saved(page, id)).toMatchObject({
    stock: 17,
    sizes: '["42","43"]',
    variants: [
      { size: '42', color: BLACK, stock: 7, code: null, price: null },
      { size: '42', color: NAVY, stock: 6, code: null, price: null },
      { size: '43', color: NAVY, stock: 4, code: `DL-${id}-43`, price: 249.5 },
    ],
  });

  // Sells two of the first variant while the form is open.
  await orderInCash(await newSignedInShopper(), { product: id, quantity: 2 });
  await stockOf('43, Navy').fill('1');
  await save(page, id);
  expect((await saved(page, id)).variants.map(({ stock }) => stock)).toEqual([5, 6, 1]);
  await expect(stockOf('42, Black')).toHaveValue('5');

  await page.getByLabel('Count each size and color separately').uncheck();
  await page.getByLabel('Stock', { exact: true }).fill('3');
  await save(page, id);
  expect(await saved(page, id)).toMatchObject({ stock: 3, variants: [], sizes: '["42","43"]' });
  await asStaff(page, 'DELETE', `products/${id}`);
});
