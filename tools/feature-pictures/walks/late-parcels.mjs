import { expect } from '../expect.mjs';
import { addToCart, applyCode, checkoutOf, openCheckout } from '../shopping.mjs';

export const walk = async ({ shop, admin, shopper, staff, picture }) => {
  const desk = await staff('admin');
  await desk.goto(`${admin}/dashboard/late-parcels`);
  const late = desk.getByRole('table', { name: 'Delivered late' });
  await expect(late.getByRole('row').nth(1)).toContainText(/[2-9A-Z]{10}\s*AED\s20\.00/);
  await picture(desk);
  const code = /[2-9A-Z]{10}/.exec(await late.getByRole('row').nth(1).innerText())[0];
  await late
    .getByRole('link', { name: /^View Order/ })
    .first()
    .click();
  await desk.waitForURL('**/orders/*');
  const order = new URL(desk.url()).pathname.split('/').at(-1);
  await desk.getByRole('button', { name: 'Resend an email' }).click();
  await expect(
    desk.getByRole('dialog').getByText('Coupon for a late parcel', { exact: true }),
  ).toBeVisible();
  await picture(desk);
  const [email] = /\bshopper\d{1,2}@example\.com/.exec(await desk.getByRole('dialog').innerText());
  const page = await shopper(email);
  await page.goto(`${shop}/order/${order}`);
  const coupon = page.getByRole('link', { name: 'Use coupon' });
  await expect(coupon).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await picture(page);
  await page.goto(`${shop}/category/7`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await addToCart(page);
  await openCheckout(page);
  await applyCode(page, code);
  await expect(checkoutOf(page).getByRole('status').getByText(code)).toBeVisible();
  await expect(
    checkoutOf(page)
      .getByText(/20\.00/)
      .first(),
  ).toBeVisible();
  await picture(page);
};
