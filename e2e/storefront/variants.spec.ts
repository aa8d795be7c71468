import { expect, type Page } from '@playwright/test';
import { beShopper, call } from '../support/demo';
import { asStaff, beStaff } from '../support/staff';
import { textOf } from '../support/checks/texts';
import { operationIdOf } from '../support/shopper';
import { test } from '../support/test';

const t = textOf('ar');
const SHOES = '8';

interface Variant {
  size: string;
  stock: number;
}

/** A shoe in size 41, which is sold out, 42 and 43. */
const addShoe = async (page: Page): Promise<number> => {
  const { product } = await asStaff<{ product: { id: number } }>(
    page,
    'POST',
    'products/add-product',
    {
      name: `Walking shoe ${Date.now()}`,
      nameAr: 'حذاء للمشي',
      price: '200',
      category_id: SHOES,
      variants: JSON.stringify([
        { size: '41', color: '#000000', stock: 0 },
        { size: '42', color: '#000000', stock: 3, price: 220 },
        { size: '43', color: '#000000', stock: 4 },
      ]),
    },
  );
  return product.id;
};

const stocks = async (id: number): Promise<Record<string, number>> => {
  const { product } = await call<{ product: { variants: Variant[] } }>(`products/one/${id}`);
  return Object.fromEntries(product.variants.map(({ size, stock }) => [size, stock]));
};

test.use({ viewport: { width: 375, height: 812 } });

test('VAR-20 VAR-21 VAR-23 in Arabic on a phone a sold-out size is struck through and another is bought in cash', async ({
  page,
  browser,
}) => {
  // Of a context of its own: the dashboard is not hydrated.
  const staffPage = await browser.newPage();
  await beStaff(staffPage, 'admin');
  const id = await addShoe(staffPage);
  try {
    await beShopper(page);
    await page.goto(`/ar/product/${id}`);
    const main = page.getByRole('main');
    const soldOut = main.getByRole('radio', { name: `41: ${t('option.soldOut')}` });
    await expect(main.locator('label.struck')).toHaveText('41');
    await soldOut.check({ force: true });
    await expect(
      main.getByRole('button', { name: t('stock.none') }).and(page.locator(':disabled')),
    ).toHaveCount(1);
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    const bar = page.getByRole('region', { name: t('product.buyBar') });
    await expect(bar.getByRole('button', { name: t('stock.none') })).toBeDisabled();

    await main.getByRole('radio', { name: '42', exact: true }).check({ force: true });
    await expect(main.getByText(/220[.٫]00/).first()).toBeVisible();
    await main
      .getByRole('button', { name: t('cart.addTo') })
      .first()
      .click();
    await page.getByRole('button', { name: t('cart.checkout') }).click();
    const checkout = page.getByRole('dialog');
    await checkout.getByLabel(t('field.city')).selectOption('Sharjah');
    await checkout.getByLabel(t('field.area')).fill('Al Majaz');
    await checkout.getByLabel(t('field.building')).fill('Pearl Tower');
    await checkout.getByLabel(t('field.flat')).fill('1204');
    await checkout.getByRole('button', { name: t('checkout.choosePayment') }).click();
    await page.getByRole('button', { name: t('payment.cash') }).click();
    await page.waitForURL(/\/payment-success\//);
    expect(operationIdOf(page)).toMatch(/^\d{13}$/);
    expect(await stocks(id)).toEqual({ 41: 0, 42: 2, 43: 4 });
  } finally {
    await asStaff(staffPage, 'DELETE', `products/${id}`);
    await staffPage.close();
  }
});
