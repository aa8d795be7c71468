import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { pressOn, tabTo } from '../support/checks/keyboard';
import { call } from '../support/demo';
import { newestLinkTo } from '../support/mailbox';
import { hydrated, test } from '../support/test';

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

/** Chooses an option of a group, of which Tab reaches the chosen or the first one and arrows the others. */
const choose = async (page: Page, option: Locator) => {
  const group = option.locator('xpath=ancestor::fieldset[1]').getByRole('radio');
  const chosen = group.and(page.locator(':checked'));
  await tabTo(page, (await chosen.count()) > 0 ? chosen : group.first());
  for (let step = 0; step < (await group.count()) && !(await option.isChecked()); step += 1)
    await page.keyboard.press(step === 0 ? 'Space' : 'ArrowDown');
  await expect(option).toBeChecked();
};

test('STEP-16 SIZE-02 SIZE-03 BACK-02 BACK-05 the size guide, and a stock alert of a guest that a mailed link confirms and the keyboard takes back', async ({
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
    await choose(page, page.locator(`input[type=radio][value="${option}"]`));
  const ask = page.getByRole('button', { name: "Notify me when it's back" });
  await pressOn(page, ask);
  expect(await violations(page, 'dark')).toEqual([]);
  const email = `alert-${Date.now()}@example.com`;
  const field = page.getByRole('main').getByRole('textbox', { name: 'Email' });
  await expect(field).toBeFocused();
  await page.keyboard.type(email);
  await pressOn(page, ask);
  await expect(page.getByText(/^Check your inbox/)).toBeFocused();

  await page.goto(await newestLinkTo(email, '/stock-alerts'));
  await page.getByRole('button', { name: 'Confirm my request' }).click();
  await expect(page.getByRole('heading', { name: 'Your request is confirmed' })).toBeFocused();

  await page.goBack();
  await hydrated(page);
  await pressOn(page, page.getByRole('button', { name: 'Cancel this alert' }));
  await expect(ask).toBeFocused();
});
