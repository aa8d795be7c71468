import { expect, test } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { shop } from '../support/shop';
import { addOwnProduct, asStaff, beStaff } from '../support/staff';

test('HONEST-05 HONEST-09 HONEST-10 a sale of a new product is warned about, and is not struck through in the shop', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const id = await addOwnProduct(page, 'Rihla');
  await page.goto(`${shop.admin}/dashboard/editproduct/${id}`);
  await page.getByLabel('Offer price (AED)', { exact: true }).fill('80');
  await expect(page.getByText(/will not be shown struck through/)).toContainText(
    'a sale may begin',
  );
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Product updated', { exact: false }).first()).toBeVisible();
  await page.getByText('Price history', { exact: true }).click();
  const history = page.getByRole('list', { name: 'Price history' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history.getByRole('listitem').first()).toContainText('80.00 instead of');
  expect(await violations(page, 'light')).toEqual([]);
  await page.goto(`${shop.url}/product/${id}`);
  // Related products may be on sale.
  const own = page.getByRole('heading', { level: 1 }).locator('..');
  await expect(own.getByText(/80\.00/).first()).toBeVisible();
  await expect(own.locator('s')).toHaveCount(0);
  await expect(own.getByText(/^Save/)).toHaveCount(0);
  // Back from the origin of the shop.
  await beStaff(page, 'admin');
  await asStaff(page, 'DELETE', `products/${id}`);
});
