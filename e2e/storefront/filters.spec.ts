import { expect } from '@playwright/test';
import { pressOn } from '../support/checks/keyboard';
import { test } from '../support/test';

test('FIND-09 FIND-10 FIND-11 filters by size and color by keyboard, removes one by its chip, and comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/category/1?color=black');
  const cards = page.getByRole('main').getByRole('article');
  const black = await cards.count();
  const size = page.getByRole('button', { name: /^Size/ });
  await size.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'Size' }).getByRole('checkbox', { name: /^M \(/ });
  const label = await box.locator('..').textContent();
  const count = Number(/\((\d+)\)/.exec(label ?? '')?.[1]);
  expect(count).toBeGreaterThan(0);
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?color=black&size=M$/);
  await page.keyboard.press('Escape');
  await expect(size).toBeFocused();
  await expect(cards).toHaveCount(count);

  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(cards).toHaveCount(count);
  await page.reload();
  await expect(cards).toHaveCount(count);
  await page.getByRole('button', { name: 'Remove filter: M' }).click();
  await expect(page).toHaveURL(/\?color=black$/);
  await expect(cards).toHaveCount(black);
});

test('STEP-16 FIND-11 the sheet of a phone counts the results, and the list has them, with the keyboard only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/category/8');
  const filters = page.getByRole('button', { name: /^Filters/ });
  await pressOn(page, filters);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const show = sheet.getByRole('button', { name: /^Show/ });
  const inStock = sheet.getByRole('checkbox', { name: /^In stock only/ });
  await pressOn(page, inStock, 'Space');
  await expect(inStock).toBeChecked();
  const sizes = sheet.getByRole('group', { name: 'Size' });
  await pressOn(page, sizes.getByRole('checkbox', { name: /^42( |$)/ }), 'Space');
  await expect(page).toHaveURL(/size=42/);
  const chosen = sizes.getByRole('checkbox', { checked: true }).locator('..');
  let count = NaN;
  await expect(async () => {
    count = Number(/\((\d+)\)/.exec((await chosen.textContent()) ?? '')?.[1]);
    expect(await show.textContent()).toBe(`Show ${count} products`);
  }).toPass();
  await pressOn(page, show);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);
  await expect(filters).toHaveText('Filters (2)');
  await expect(filters).toBeFocused();
});
