import { expect } from '@playwright/test';
import { call, demo, optionsInStock, type Options } from '../support/demo';
import { test } from '../support/test';

const CATEGORY = '/category/8';

for (const [name, viewport, locale] of [
  ['a phone', { width: 375, height: 812 }, ''],
  ['a tablet in Arabic', { width: 768, height: 1024 }, '/ar'],
] as const)
  test.describe(name, () => {
    test.use({ viewport });

    test(`CART-20 CARD-02 a card asks for size and colour before it adds, then changes the quantity (${name})`, async ({
      page,
    }) => {
      await page.goto(`${locale}${CATEGORY}`);
      const card = page.locator('main article:has(button[aria-haspopup=dialog])').first();
      await card.hover();
      const opener = card.locator('button[aria-haspopup=dialog]');
      await opener.click();
      const choice = page.getByRole('dialog');
      await expect(choice).toBeVisible();
      await choice.locator('button[type=submit]').click();
      await expect(choice.getByRole('alert')).toHaveCount(2);
      expect(await page.evaluate(() => localStorage.getItem('cart') ?? '[]')).toBe('[]');
      await page.keyboard.press('Escape');
      await expect(choice).toBeHidden();
      await expect(opener).toBeFocused();

      await opener.press('Enter');
      const path = await card.locator('h3 a').getAttribute('href');
      const id = path?.split('/').at(-1);
      const { product } = await call<{ product: Options }>(`products/one/${id}`);
      for (const [option, value] of Object.entries(optionsInStock(product, 2)))
        await choice
          .locator(`[data-option=${option}] label`)
          .filter({ has: page.locator(`input[value="${value}"]`) })
          .click();
      await choice.locator('button[type=submit]').click();
      const cart = page.getByRole('dialog');
      await expect(cart.getByRole('listitem')).toHaveCount(1);
      const [line] = JSON.parse(await page.evaluate(() => localStorage.getItem('cart') ?? ''));
      expect(line.size).not.toBe('Standard');
      expect(line.color).toMatch(/^#/);

      await page.keyboard.press('Escape');
      await expect(cart).toBeHidden();
      const inCart = card.locator('[data-in-cart]');
      await expect(inCart.locator(':focus')).toHaveCount(1);
      const [less, more] = [inCart.getByRole('button').first(), inCart.getByRole('button').last()];
      await more.click();
      await expect(inCart).toContainText('2');
      await less.click();
      await expect(inCart).toContainText('1');
      await less.press('Enter');
      await expect(inCart).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(inCart).toContainText('1');
      await expect(inCart.locator(':focus')).toHaveCount(1);
      expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe(JSON.stringify([line]));
    });
  });

test('CART-22 an old line without a size is completed in the cart', async ({ page }) => {
  const { line } = await demo();
  const old = { ...line, size: 'Standard', color: 'Standard' };
  await page.addInitScript((saved) => {
    if (!localStorage.getItem('cart')) localStorage.setItem('cart', JSON.stringify([saved]));
  }, old);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(cart.getByText('Please choose a size to order this item.')).toBeVisible();
  await cart.getByRole('radio', { name: String(line.size) }).check({ force: true });
  await cart.getByRole('button', { name: /^Save choice/ }).click();
  await expect(cart.getByText(`Size: ${line.size}`)).toBeVisible();
  await expect(cart.getByText('Please choose')).toBeHidden();
});
