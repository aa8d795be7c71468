import { expect } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { beShopper, call, sessionOf } from '../support/demo';
import { orderByCard, requestShipment, type SignedInShopper } from '../support/orders';
import { shop } from '../support/shop';
import { test } from '../support/test';

const PRODUCT = 1;

test('CANCEL-10 CANCEL-11 TRACK-10 CNOTE-10 a shopper follows a paid parcel, cancels it offline and online, and gets money and credit note', async ({
  page,
  context,
}) => {
  const shopper = await beShopper(page);
  const { token, user } = await sessionOf(shopper);
  const who: SignedInShopper = { ...shopper, token, userId: user.id };
  const operationId = await orderByCard(who, { product: PRODUCT });
  expect(await requestShipment(who, operationId)).toBe(200);

  await page.goto('/profile');
  const track = page.getByRole('link', { name: /^Track parcel \d{11}$/ });
  await expect(track).toHaveAttribute('href', /ShipmentNumber=\d{11}$/);
  await page.goto(`/order/${operationId}`);
  await expect(track).toBeVisible();
  const invoice = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Invoice (PDF)' }).click();
  expect((await invoice).suggestedFilename()).toMatch(/^invoice-LW-\d+\.pdf$/);

  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel order' });
  await expect(dialog.getByText(/goes back to your card within 10 business days/)).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await dialog.getByLabel('Reason').selectOption({ label: 'Delivery takes too long' });
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/could not be cancelled/);
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText(/^Your order is cancelled/)).toBeFocused();
  await expect(track).toBeHidden();

  await expect
    .poll(async () => {
      const path = `users/orders/one/${operationId}`;
      return (await call<{ order: { refunds: unknown[] } }>(path, token)).order.refunds.length;
    })
    .toBe(1);
  await page.reload();
  const note = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Credit note CN-\d{6}$/ }).click();
  expect((await note).suggestedFilename()).toMatch(/^credit-note-LW-\d+-CN-\d{6}\.pdf$/);

  await page.goto(`${shop.url}/profile`);
  await page.getByRole('button', { name: /^View order/ }).click();
  const order = page.getByRole('dialog', { name: 'Order details' });
  await expect(order.getByText('Cancelled').first()).toBeVisible();
  await expect(order.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});
