import { expect, test, type Page } from '@playwright/test';
import { call } from '../support/demo';
import {
  requestShipment,
  newSignedInShopper,
  orderInCash,
  refuseShipment,
  type SignedInShopper,
} from '../support/orders';
import { remember } from '../support/remember';
import { settled } from '../support/site-pages';
import { losses } from '../support/checks/reflow';
import { shop } from '../support/shop';
import { addOwnProduct, asStaff, beStaff } from '../support/staff';
import { hydrated } from '../support/test';
import { LOCALES, textOf } from '../support/checks/texts';

test.use({
  viewport: { width: 375, height: 812 },
});
test.slow();

/** No page may scroll sideways or cut a control, once animations have ended. */
const expectFits = (page: Page, where: string) =>
  expect.poll(() => losses(page), where).toEqual([]);

const LONG_NAMES = { English: 'W'.repeat(100), Arabic: 'ض'.repeat(100) };
for (const [language, name] of Object.entries(LONG_NAMES))
  test(`ADM-ORD-30 a name of 100 letters in ${language} does not widen any dashboard page on a phone`, async ({
    page,
  }) => {
    await beStaff(page, 'admin');
    const product = await addOwnProduct(page, 'Long name');
    const shopper = await newSignedInShopper({ name });
    const operationId = await orderInCash(shopper, { product });
    await refuseShipment(operationId);
    expect(await requestShipment(shopper, operationId)).toBe(422);
    for (const path of [
      `all-orders?q=${operationId}`,
      `orders/${operationId}`,
      'stuck-orders?kind=shipment_failed',
      `users?q=${shopper.email}`,
    ]) {
      await page.goto(`${shop.admin}/dashboard/${path}`);
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
      await expectFits(page, path);
    }
    await asStaff(page, 'DELETE', `products/${product}`);
  });

/** Longest name that the API accepts. */
const LONGEST = 200;
const long = (text: string) => text.repeat(LONGEST).slice(0, LONGEST).trim();
const NAMES = {
  'one word': { name: long('W'), nameAr: long('ض') },
  'many words': { name: long('Velvet evening '), nameAr: long('فستان سهرة ') },
};
const SHOES = '8';
const BRAND = '12';

interface Product {
  id: number;
  name: string;
}

/** Opens the shop with a signed-in shopper and the product in the cart. */
const signInWithCart = async (page: Page, { email, password }: SignedInShopper, line: object) => {
  const { token, user } = await call<{ token: string; user: object }>('users/login', undefined, {
    emailOrUsername: email,
    password,
  });
  await remember(page, { token, user, cart: [line] });
};

for (const [kind, names] of Object.entries(NAMES))
  for (const locale of LOCALES)
    test(`PDP-30 a product name of ${kind} does not widen any page of the shop on a phone in ${locale}`, async ({
      page,
    }) => {
      const t = textOf(locale);
      await beStaff(page, 'admin');
      const { product } = await asStaff<{ product: Product }>(
        page,
        'POST',
        'products/add-product',
        {
          ...names,
          model: 'W'.repeat(120),
          price: '100',
          stock: '9',
          category_id: SHOES,
          brand: BRAND,
          sizes: '["S","M"]',
          tags: '["Women"]',
        },
      );
      const { id } = product;
      const shopper = await newSignedInShopper({
        city: 'Dubai',
        area: 'Al Barsha',
        building: 'Palm House',
      });
      await call(`users/${shopper.userId}/wishlist/add`, shopper.token, { productId: id });
      const line = { id, ...names, price: 100, size: 'S', color: 'Standard', quantity: 1 };
      await signInWithCart(page, shopper, { ...line, images: '[]' });

      const name = locale === 'ar' ? names.nameAr : names.name;
      const prefix = locale === 'ar' ? '/ar' : '';
      for (const path of [
        `/category/${SHOES}`,
        '/group/women',
        `/brand/${BRAND}`,
        '/wishlist',
        `/product/${id}`,
      ]) {
        await page.goto(`${prefix}${path}`);
        await hydrated(page);
        await settled(page, locale);
        await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
        await expectFits(page, path);
      }
      for (const [button, title] of [
        ['cart.open', 'cart.title'],
        ['cart.checkout', 'checkout.title'],
        ['checkout.choosePayment', 'payment.title'],
      ] as const) {
        await page
          .getByRole('button', { name: t(button) })
          .first()
          .click();
        const window = page.getByRole('dialog', { name: t(title) });
        await expect(window.getByText(t('totals.total')).last()).toBeVisible();
        await expectFits(page, title);
      }
      await beStaff(page, 'admin');
      await asStaff(page, 'DELETE', `products/${id}`);
    });
