import { expect, type Page } from '@playwright/test';
import { withPictures } from '../support/chromium';
import { violations } from '../support/checks/axe';
import { MAX_SHIFT, shiftOf, watchShifts } from '../support/checks/layout-shifts';
import { delayBundle } from '../support/client-bundle';
import { bought, checkout, openCheckout, startAsBuyer } from '../support/purchase';
import { remember } from '../support/remember';
import { hydrated, test } from '../support/test';

test.use(withPictures);

const field = (page: Page) => checkout(page).getByLabel('Coupon or gift code');
const used = (page: Page) => checkout(page).getByRole('status').getByText('FREEDELIVERY');
const discount = (page: Page) => checkout(page).getByText('Discount', { exact: true });
const pathOf = (page: Page) => page.url().replace(/^.*?\/\/[^/]*/, '');
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('coupon'));

test('COUPON-23 COUPON-24 the code of a link leaves the address, is applied at checkout in all tabs, and can be removed', async ({
  page,
  context,
}) => {
  await startAsBuyer(page);
  const release = await delayBundle(page);
  await page.goto('/category/7?utm_source=mail&coupon=free%20delivery&sort=price-low', {
    waitUntil: 'commit',
  });
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  release();
  await hydrated(page);
  expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
  await expect(page.getByText('Coupon FREEDELIVERY will be applied at checkout.')).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe('/category/7?sort=price-low');
  await openCheckout(page);
  await expect(used(page)).toBeVisible();
  await expect(checkout(page).getByText('From the link that you opened.')).toBeVisible();
  await expect(discount(page)).toBeVisible();
  expect(await violations(page, 'dark')).toEqual([]);

  const other = await context.newPage();
  await other.goto('/about');
  await openCheckout(other);
  await expect(used(other)).toBeVisible();
  await other.close();

  await checkout(page).getByRole('button', { name: 'Remove: FREEDELIVERY' }).click();
  await expect(field(page)).toBeFocused();
  await expect(discount(page)).toHaveCount(0);
  await expect.poll(() => saved(page)).toBeNull();
  await page.reload();
  await expect(checkout(page).getByRole('listitem')).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
});

test('COUPON-24 a code that cannot be used says why at its field, stays after the visit of other pages, and can be removed', async ({
  page,
}) => {
  await startAsBuyer(page);
  await page.goto('/return-policy?coupon=SUMMER25');
  await expect(page.getByText('Coupon SUMMER25 will be applied at checkout.')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await openCheckout(page);
  await expect(field(page)).toHaveAccessibleDescription(/This code is no longer valid\./);
  await expect(field(page)).toHaveValue('SUMMER25');
  await checkout(page).getByRole('button', { name: 'Remove: SUMMER25' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect.poll(() => saved(page)).toBeNull();
});

test('COUPON-23 in Arabic, and a text that is no code is not shown', async ({ page }) => {
  await remember(page, { cart: [{ ...(await bought()), size: 'Standard', quantity: 1 }] });
  await page.goto('/ar/about?coupon=freedelivery');
  await expect(page.getByText('سيُطبَّق رمز الخصم FREEDELIVERY عند إتمام الطلب.')).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe('/ar/about');
  await page.goto('/return-policy?coupon=Call%20050%20for%20a%20refund!');
  await expect(page.getByText(/The coupon code of this link is not valid/)).toBeVisible();
  await expect(page.locator('body')).not.toContainText('050 for');
  await expect.poll(() => pathOf(page)).toBe('/return-policy');
  await expect.poll(() => saved(page)).toBe('{"code":"FREEDELIVERY"}');
});

test('COUPON-23 the home page of a link shifts nothing', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/?coupon=FREEDELIVERY');
  await expect(page.getByText('Coupon FREEDELIVERY will be applied at checkout.')).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT);
});
