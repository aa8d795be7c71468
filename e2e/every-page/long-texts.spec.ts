import { expect, test, type Page } from '@playwright/test';
import { checkDialogs } from '../support/checkout-dialogs';
import { call } from '../support/demo';
import {
  requestShipment,
  newSignedInShopper,
  orderInCash,
  refuseShipment,
  type SignedInShopper,
} from '../support/orders';
import { remember } from '../support/remember';
import { openWithin } from '../support/client-navigation';
import { visitWithin } from '../support/site-pages';
import { losses } from '../support/checks/reflow';
import { shop } from '../support/shop';
import { addOwnProduct, asStaff, beStaff } from '../support/staff';
import { hydrated } from '../support/test';
import { LOCALES, textOf } from '../support/checks/texts';

test.use({
  viewport: { width: 375, height: 812 },
});

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
    await page.goto(`${shop.admin}/dashboard/jobs`);
    for (const path of [
      `all-orders?q=${operationId}`,
      `orders/${operationId}`,
      'stuck-orders?kind=shipment_failed',
      `users?q=${shopper.email}`,
    ]) {
      await openWithin(page, path);
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
      await expectFits(page, path);
    }
    await asStaff(page, 'DELETE', `products/${product}`);
  });

/** Longest name that the API accepts. */
const LONGEST = 200;
const long = (text: string) => text.repeat(LONGEST).slice(0, LONGEST).trim();
/** One word, and many words. */
const NAMES = [
  { name: long('W'), nameAr: long('ض') },
  { name: long('Velvet evening '), nameAr: long('فستان سهرة ') },
];
const SHOES = '8';
const BRAND = '12';

interface Product {
  id: number;
  name: string;
}

/** Fills local storage with a signed-in shopper and these products in the cart. */
const signInWithCart = async (page: Page, { email, password }: SignedInShopper, cart: object[]) => {
  const { token, user } = await call<{ token: string; user: object }>('users/login', undefined, {
    emailOrUsername: email,
    password,
  });
  await remember(page, { token, user, cart });
};

for (const locale of LOCALES)
  test(`PDP-30 product names of one word and of many words do not widen any page of the shop on a phone in ${locale}`, async ({
    page,
  }) => {
    const t = textOf(locale);
    await beStaff(page, 'admin');
    const added: { id: number; name: string; nameAr: string }[] = [];
    for (const names of NAMES) {
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
      added.push({ ...names, id: product.id });
    }
    const shopper = await newSignedInShopper({
      city: 'Dubai',
      area: 'Al Barsha',
      building: 'Palm House',
    });
    for (const { id } of added)
      await call(`users/${shopper.userId}/wishlist/add`, shopper.token, { productId: id });
    const line = { price: 100, size: 'S', color: 'Standard', quantity: 1, images: '[]' };
    await signInWithCart(
      page,
      shopper,
      added.map((names) => ({ ...line, ...names })),
    );

    await page.goto(locale === 'ar' ? '/ar/about' : '/about');
    await hydrated(page);
    for (const path of [
      `/category/${SHOES}`,
      '/group/women',
      `/brand/${BRAND}`,
      '/wishlist',
      ...added.map(({ id }) => `/product/${id}`),
    ]) {
      await visitWithin(page, locale, path);
      const shown = added.filter(({ id }) => path.endsWith(`/product/${id}`));
      for (const { name, nameAr } of shown.length > 0 ? shown : added)
        await expect(
          page
            .getByRole('main')
            .getByText(locale === 'ar' ? nameAr : name)
            .first(),
        ).toBeVisible();
      await expectFits(page, path);
    }
    await checkDialogs(page, t, (title) => expectFits(page, title));
    await beStaff(page, 'admin');
    for (const { id } of added) await asStaff(page, 'DELETE', `products/${id}`);
  });
