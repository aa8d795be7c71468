import { expect } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { call } from '../support/demo';
import { newestLinkTo } from '../support/mailbox';
import { test } from '../support/test';

interface Details {
  id: number;
  hasSizeGuide: boolean;
  variants: { size: string; color: string; stock: number }[];
}

/** A product whose category has a size guide and which is sold out in one of its sizes. */
const soldOutInOneSize = async (): Promise<Details> => {
  const { products } = await call<{ products: { id: number; soldOutSizes: string }[] }>(
    'products/all?limit=100',
  );
  for (const { id } of products.filter(({ soldOutSizes }) => soldOutSizes !== '[]')) {
    const { product } = await call<{ product: Details }>(`products/one/${id}`);
    if (product.hasSizeGuide) return product;
  }
  throw new Error('The demo has no such product.');
};

test('SIZE-02 SIZE-03 BACK-02 the size guide, and a stock alert of a guest that a mailed link confirms', async ({
  page,
}) => {
  const product = await soldOutInOneSize();
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(`/product/${product.id}`);

  await page.getByRole('button', { name: 'Size guide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Size guide' });
  const table = dialog.getByRole('region', { name: 'Sizes' });
  const isWider = await table.evaluate((box) => box.scrollWidth > box.clientWidth);
  expect(isWider).toBe(true);
  await dialog.getByText('Inches', { exact: true }).first().click();
  await expect(dialog.getByRole('columnheader', { name: /Inches/ }).first()).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Size guide' })).toBeFocused();

  const soldOut = product.variants.find(({ stock }) => stock === 0);
  for (const option of [soldOut?.size, soldOut?.color].filter(Boolean))
    await page.locator(`label:has(input[type=radio][value="${option}"])`).click();
  const ask = page.getByRole('button', { name: "Notify me when it's back" });
  await ask.click();
  expect(await violations(page, 'dark')).toEqual([]);
  const email = `alert-${Date.now()}@example.com`;
  await page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill(email);
  await ask.click();
  await expect(page.getByText(/^Check your inbox/)).toBeFocused();

  await page.goto(await newestLinkTo(email, '/stock-alerts'));
  await page.getByRole('button', { name: 'Confirm my request' }).click();
  await expect(page.getByRole('heading', { name: 'Your request is confirmed' })).toBeFocused();
});
