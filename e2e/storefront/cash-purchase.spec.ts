import { expect } from '@playwright/test';
import { awbsOf } from '../support/carrier';
import { startAsShopper } from '../support/demo';
import { expectOneMailEach } from '../support/mailbox';
import { abortNext } from '../support/client-bundle';
import {
  addToCart,
  confirmDelivery,
  goToPayment,
  operationIdOf,
  searchFor,
} from '../support/shopper';
import { test } from '../support/test';

test('ORD-04 SHIP-03 SHIP-06 SHIP-08 a cash order has 13 digits, is shipped once although the first attempt failed, and is shown in the profile', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shopper = await startAsShopper(page);
  await searchFor(page, 'bag');
  await addToCart(page);
  await goToPayment(page);
  await page.getByRole('button', { name: 'Cash on delivery' }).click();
  await page.waitForURL(/\/payment-success\//);
  const operationId = operationIdOf(page);
  expect(operationId).toMatch(/^\d{13}$/);
  const details = page.getByRole('dialog', { name: 'Delivery details' });
  await abortNext(page, '**/api/aramex/create-shipment', () =>
    expect(details.getByRole('status')).toContainText('Creating your shipment...'),
  );
  await details.getByRole('button', { name: 'Create shipment' }).click();
  await expect(details.getByRole('alert')).toHaveText(
    'Failed to create shipment. Please try again.',
  );
  await confirmDelivery(page);
  await expect(page.getByText(operationId).first()).toBeVisible();
  expect(await awbsOf(operationId)).toHaveLength(1);
  await expectOneMailEach(operationId, shopper.email);

  await page.goto(`/order/${operationId}`);
  await expect(page.getByText('To pay on delivery').first()).toBeVisible();
});
