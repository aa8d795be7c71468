import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { losses } from '../support/checks/reflow';
import { call } from '../support/demo';
import { shop } from '../support/shop';
import { newShopper } from '../support/shopper';
import { beStaffAlone } from '../support/staff';

/** A variant of the demo that is sold out. */
const soldOutVariant = async (): Promise<{ productId: number; variantId: number }> => {
  const { products } = await call<{ products: { id: number; soldOutSizes: string }[] }>(
    'products/all?limit=100',
  );
  const productId = products.find(({ soldOutSizes }) => soldOutSizes !== '[]')?.id ?? 0;
  const { product } = await call<{ product: { variants: { id: number; stock: number }[] } }>(
    `products/one/${productId}`,
  );
  return { productId, variantId: product.variants.find(({ stock }) => stock === 0)?.id ?? 0 };
};

test('PERSON-30 PERSON-31 PERSON-32 PERSON-37 an admin finds, exports and erases what a person without an account left', async ({
  page,
}) => {
  const { email } = newShopper();
  const variant = await soldOutVariant();
  await call('stock-alerts', undefined, { ...variant, email });

  await beStaffAlone(page, 'admin');
  await page.goto(`${shop.admin}/dashboard/users`);
  await page.getByRole('link', { name: 'Data of guests' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Data of guests' })).toBeVisible();
  await expect(page.getByText(/^The tax law requires records of sales for 5 years/)).toBeVisible();
  const contact = page.getByLabel('Email, phone or order number');
  const find = page.getByRole('button', { name: 'Find', exact: true });
  await contact.fill('Salma');
  await find.click();
  await expect(contact).toHaveAttribute('aria-invalid', 'true');
  await expect(contact).toHaveValue('Salma');

  await contact.fill(email);
  await find.click();
  const stored = page.getByRole('region', { name: 'What else is stored' });
  await expect(stored).toContainText(email);
  expect(await violations(page, 'light')).toEqual([]);
  expect(await losses(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export data' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(file.stockAlerts).toEqual([
    expect.objectContaining({ productId: variant.productId, email }),
  ]);

  await page.getByRole('button', { name: 'Erase data' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase data' }).click();
  await expect(page.getByText('The personal data of this contact was erased.')).toBeVisible();
  await expect(page.getByText('Nothing is stored for this contact.')).toBeVisible();
  expect(page.url()).not.toContain('@');
});
