import { expect, type Page } from '@playwright/test';
import { awbsOf } from '../support/carrier';
import { expectOneMailEach } from '../support/mailbox';
import { numberOf } from '../support/order-number';
import { openMethods, startAsBuyer } from '../support/purchase';
import { shop } from '../support/shop';
import {
  addToCart,
  confirmDelivery,
  decide,
  goToPayment,
  newShopper,
  openCardPage,
  openCart,
  operationIdOf,
  register,
  searchFor,
  USER_FIELDS,
} from '../support/shopper';
import { beStaff } from '../support/staff';
import { test } from '../support/test';

/** Staff see the order and open its label. */
const expectLabel = async (staff: Page, name: string, operationId: string, awb: string) => {
  await beStaff(staff, 'admin');
  await staff.goto(`${shop.admin}/dashboard/orders/${operationId}`);
  await expect(staff.getByText(name).first()).toBeVisible();
  const label = await staff.evaluate(async (address) => {
    const answer = await fetch(address);
    const head = new TextDecoder().decode((await answer.arrayBuffer()).slice(0, 5));
    return { status: answer.status, type: answer.headers.get('content-type'), head };
  }, `/api/shipments/${awb}/label.pdf`);
  expect(label).toEqual({ status: 200, type: 'application/pdf', head: '%PDF-' });
};

test('SRCH-04 CART-05 AUTH-09 AUTH-14 CHK-01 CHK-04 PAY-08 PAY-11 SHIP-06 SHIP-07 ADM-ORD-02 a shopper finds a product, pays by card and arranges delivery; staff print the label', async ({
  page,
  browser,
}) => {
  const shopper = newShopper();
  await page.goto('/');
  await searchFor(page, 'oud');
  await addToCart(page);
  await openCart(page);
  await expect(page.getByText("Oops! It looks like you're not logged in yet.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Please Login to Continue' })).toHaveAttribute(
    'href',
    '/auth/login',
  );
  await expect(page.getByRole('button', { name: 'Continue to checkout' })).toHaveCount(0);
  expect((await page.request.post('/api/sendData', { form: {} })).status()).toBe(401);

  await register(page, shopper);
  const stored = await page.evaluate(() => localStorage.getItem('user') ?? 'null');
  expect(Object.keys(JSON.parse(stored)).sort()).toEqual(USER_FIELDS);
  await goToPayment(page);
  const window = await openCardPage(page);
  await decide(window, 'Approve');
  await expect(window).toHaveURL(/\/payment-success\//);
  const operationId = operationIdOf(window);
  await confirmDelivery(window);
  await expect(window.getByText(await numberOf(operationId)).first()).toBeVisible();
  expect(await window.evaluate(() => localStorage.getItem('cart'))).toMatch(/^(\[\]|null)?$/);

  const [awb = ''] = await awbsOf(operationId);
  expect(awb).toMatch(/^\d{11}$/);
  const staff = await browser.newPage();
  // A mail that is sent twice is seen only after a pause.
  await Promise.all([
    expectOneMailEach(operationId, shopper.email),
    expectLabel(staff, shopper.name, operationId, awb),
  ]);
  expect(await awbsOf(operationId)).toEqual([awb]);
});

test('PAY-01 PAY-12 PAY-20 a declined card is named as declined, a cancelled payment as cancelled; both keep the cart', async ({
  page,
}) => {
  await startAsBuyer(page);
  await openMethods(page);
  const sent = page.waitForRequest('**/api/sendData');
  const window = await openCardPage(page);
  expect((await sent).headers()['content-type']).toBe('application/x-www-form-urlencoded');
  await decide(window, 'Decline');
  await expect(window).toHaveURL(/\/payment-failure/);
  const title = window.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Your card was declined');
  const reason = 'Your bank declined the card.';
  await expect(window.getByText(reason)).toBeVisible();
  await expect(window.getByText(/^You were not charged/)).toBeVisible();
  await expect(window.getByRole('button', { name: /^Pay again/ })).toBeVisible();
  await expect(window.getByRole('button', { name: 'Pay cash on delivery' })).toBeVisible();
  expect(await window.evaluate(() => localStorage.getItem('cart'))).toContain('"quantity":1');
  await window.close();

  const payment = page.getByRole('dialog', { name: 'Complete Your Payment' });
  await expect(payment.getByRole('alert')).toHaveText(`Payment failed: ${reason}`);
  await expect(payment.getByRole('button', { name: 'Cash on delivery' })).toBeVisible();
  const again = await openCardPage(page);
  await decide(again, 'Cancel');
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('The payment was cancelled');
  await expect(again.getByText(/^You were not charged/)).toBeVisible();
  expect(await again.evaluate(() => localStorage.getItem('cart'))).toContain('"quantity":1');
});
