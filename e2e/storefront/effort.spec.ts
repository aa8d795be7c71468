import { expect, type Page } from '@playwright/test';
import { textOf, type Locale } from '../support/checks/texts';
import { call } from '../support/demo';
import { countEffort, effortOf } from '../support/effort';
import { newShopper, openCardPage, operationIdOf, type Shopper } from '../support/shopper';
import { asStaff, beStaff } from '../support/staff';
import { hydrated, test } from '../support/test';

const SHOES = '8';
const MAX_PRESSES = 9;
const MAX_FIELDS = 8;

/** A shoe in size 41, which is sold out, and 42. */
const addShoe = async (page: Page): Promise<number> => {
  const { product } = await asStaff<{ product: { id: number } }>(
    page,
    'POST',
    'products/add-product',
    {
      name: `Evening shoe ${Date.now()}`,
      nameAr: 'حذاء للسهرة',
      price: '200',
      category_id: SHOES,
      variants: JSON.stringify([
        { size: '41', color: '#000000', stock: 0 },
        { size: '42', color: '#000000', stock: 3 },
      ]),
    },
  );
  return product.id;
};

/** From the product to the payment methods, entering everything once. */
const buyAsGuest = async (page: Page, id: number, shopper: Shopper, locale: Locale) => {
  const t = textOf(locale);
  await countEffort(page);
  await page.goto(`${locale === 'ar' ? '/ar' : ''}/product/${id}`);
  const main = page.getByRole('main');
  await expect(main.locator('label.struck')).toHaveText('41');
  await main.getByRole('radio', { name: '42', exact: true }).check({ force: true });
  await main
    .getByRole('button', { name: t('cart.addTo') })
    .first()
    .click();
  await page.getByRole('button', { name: t('cart.asNew') }).click();
  const checkout = page.getByRole('dialog', { name: t('checkout.title') });
  await checkout.getByLabel(t('field.fullName')).fill(shopper.name);
  await checkout.getByLabel(t('field.phone')).fill('050 123 4567');
  await checkout.getByLabel(t('field.city')).selectOption('Sharjah');
  await checkout.getByLabel(t('field.area')).fill('Al Majaz');
  await checkout.getByLabel(t('field.building')).fill('Pearl Tower');
  const next = checkout.getByRole('button', { name: t('checkout.choosePayment') });
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
  await next.click();
  const account = page.getByRole('dialog', { name: t('register.title') });
  await account.getByLabel(t('field.email')).fill(shopper.email);
  await account.getByLabel(t('field.password'), { exact: true }).fill(shopper.password);
  await account.getByRole('checkbox').check();
  await account.getByRole('button', { name: t('register.submit') }).click();
  await expect(page.getByRole('dialog', { name: t('payment.title') })).toBeVisible();
};

const expectLittleEffort = (page: Page) => {
  const { presses, fields } = effortOf(page);
  expect(presses.length, presses.join(' | ')).toBeLessThanOrEqual(MAX_PRESSES);
  expect(fields.length, fields.join(', ')).toBeLessThanOrEqual(MAX_FIELDS);
  expect(fields.toSorted()).toEqual([...new Set(fields)].toSorted());
};

test.describe.configure({ mode: 'serial' });
let shoe = 0;
let staffPage: Page;
test.beforeAll(async ({ browser }) => {
  staffPage = await browser.newPage();
  await beStaff(staffPage, 'admin');
  shoe = await addShoe(staffPage);
});
test.afterAll(async () => {
  await asStaff(staffPage, 'DELETE', `products/${shoe}`);
  await staffPage.close();
});

test.use({ viewport: { width: 375, height: 812 } });

test('BUY-01 a guest buys a shoe in cash on a phone in Arabic', async ({ page }) => {
  const t = textOf('ar');
  const shopper = newShopper();
  await buyAsGuest(page, shoe, shopper, 'ar');
  await page.getByRole('button', { name: t('payment.cash') }).click();
  await page.waitForURL(/\/ar\/payment-success\//);
  await hydrated(page);
  expectLittleEffort(page);
  expect(operationIdOf(page)).toMatch(/^\d{13}$/);
  // What was ordered has left the cart; the address is the account's default one.
  const { token, user } = await call<{ token: string; user: { id: number; building: string } }>(
    'users/login',
    undefined,
    { emailOrUsername: shopper.email, password: shopper.password },
  );
  await expect
    .poll(() => call(`users/${user.id}/cart`, token))
    .toEqual({ lines: [], purchaseId: null });
  await expect
    .poll(async () => (await call<typeof user>(`users/${user.id}`, token)).building)
    .toBe('Pearl Tower');
});

test('BUY-01 a guest buys a shoe by card', async ({ page }) => {
  await buyAsGuest(page, shoe, newShopper(), 'en');
  const window = await openCardPage(page);
  await window.getByRole('button', { name: 'Approve' }).click();
  await window.waitForURL(/\/payment-success\//);
  await hydrated(window);
  expectLittleEffort(page);
});
