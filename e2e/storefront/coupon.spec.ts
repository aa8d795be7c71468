import { expect, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { bought, checkout, chooseMethod, openCheckout, startAsBuyer } from '../support/purchase';
import { operationIdOf } from '../support/shopper';
import { test } from '../support/test';

const field = (page: Page) => checkout(page).getByLabel('Coupon or gift code');
const apply = async (page: Page, code: string): Promise<void> => {
  await field(page).fill(code);
  await checkout(page).getByRole('button', { name: 'Apply' }).click();
};
const used = (page: Page) => checkout(page).getByRole('status').getByText('FREEDELIVERY');
const discount = (page: Page) => checkout(page).getByText('Discount', { exact: true });

test('COUPON-18 COUPON-06 a code is refused at its field, used, still there after a reload, removed, and the order has its price', async ({
  page,
}) => {
  const { price, offerPrice } = await bought();
  const goods = new Intl.NumberFormat('en-AE', { style: 'currency', currency: 'AED' }).format(
    offerPrice ?? price,
  );
  await startAsBuyer(page);
  await openCheckout(page);
  for (const [code, why] of [
    ['NO-SUCH-CODE', 'We could not find this code. Check the spelling.'],
    ['summer25', 'This code is no longer valid.'],
    ['THANKYOU20', 'We could not find this code. Check the spelling.'],
  ] as const) {
    await apply(page, code);
    await expect(field(page)).toHaveAccessibleDescription(why);
    await expect(field(page)).toHaveValue(code);
    await expect(discount(page)).toHaveCount(0);
  }
  expect(await violations(page, 'light')).toEqual([]);
  // Enter applies the code instead of choosing the payment.
  await field(page).fill('free delivery');
  await field(page).press('Enter');
  await expect(used(page)).toBeVisible();
  await expect(discount(page)).toBeVisible();
  expect(await violations(page, 'dark')).toEqual([]);
  await page.reload();
  await expect(used(page)).toBeVisible();
  await checkout(page).getByRole('button', { name: 'Remove: FREEDELIVERY' }).click();
  await expect(field(page)).toBeFocused();
  await expect(discount(page)).toHaveCount(0);
  await apply(page, 'FREEDELIVERY');
  await expect(used(page)).toBeVisible();
  await chooseMethod(page);
  await page.getByRole('button', { name: 'Cash on delivery' }).click();
  await page.waitForURL(/\/payment-success\//);
  await page.goto(`/order/${operationIdOf(page)}`);
  const main = page.getByRole('main');
  await expect(main.getByText('(FREEDELIVERY)')).toBeVisible();
  // The delivery is free: the total is the price of the goods.
  await expect(main.getByText(goods).last()).toBeVisible();
});
