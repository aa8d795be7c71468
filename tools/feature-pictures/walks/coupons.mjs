import { expect } from '../expect.mjs';
import { addToCart, applyCode, checkoutOf, openCheckout, payInCash } from '../shopping.mjs';

const BAGS = '/category/7';

export const walk = async ({ shop, admin, shopper, staff, picture }) => {
  const page = await shopper('shopper2@example.com');
  await page.goto(`${shop}${BAGS}`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await addToCart(page);
  await openCheckout(page);
  const checkout = checkoutOf(page);
  const field = checkout.getByLabel('Coupon or gift code');
  await applyCode(page, 'SUMMER25');
  await expect(field).toHaveAccessibleDescription('This code is no longer valid.');
  await applyCode(page, 'THANKYOU20');
  await expect(field).toHaveAccessibleDescription(/could not find this code/);
  await applyCode(page, 'welcome10');
  await expect(checkout.getByRole('status').getByText('WELCOME10')).toBeVisible();
  await expect(checkout.getByText('Discount', { exact: true })).toBeVisible();
  await picture(page);
  await page.reload();
  await expect(checkout.getByRole('status').getByText('WELCOME10')).toBeVisible();
  const order = await payInCash(page);
  await page.goto(`${shop}/order/${order}`);
  await expect(page.getByRole('main').getByText('(WELCOME10)')).toBeVisible();
  await picture(page, { top: page.getByRole('main').getByText('Subtotal').first() });

  const desk = await staff('admin');
  await desk.goto(`${admin}/dashboard/coupons`);
  const row = desk.getByRole('article').filter({ hasText: 'WELCOME10' });
  await expect(row).toContainText('once per shopper');
  await row.getByRole('button', { name: /^Orders/ }).click();
  await expect(desk.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await picture(desk);
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'Add coupon' }).click();
  await picture(desk);
};
