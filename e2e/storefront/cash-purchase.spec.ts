import { expect } from '@playwright/test';
import { violationsInBothThemes } from '../support/checks/axe';
import { awbsOf } from '../support/carrier';
import { expectOneMailEach } from '../support/mailbox';
import { numberOf } from '../support/order-number';
import { openMethods, startAsBuyer } from '../support/purchase';
import { abortNext } from '../support/client-bundle';
import { operationIdOf } from '../support/shopper';
import { test } from '../support/test';

test('ORD-04 NUM-05 THANK-10 THANK-11 SHIP-03 SHIP-06 SHIP-08 a cash order has 13 digits, is shipped once although the first attempt failed, and is shown in the profile', async ({
  page,
}) => {
  const shopper = await startAsBuyer(page);
  await openMethods(page);
  await page.getByRole('button', { name: 'Cash on delivery' }).click();
  await page.waitForURL(/\/payment-success\//);
  const operationId = operationIdOf(page);
  expect(operationId).toMatch(/^\d{13}$/);
  const number = await numberOf(operationId);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Thank you for your order' }),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const part of [number, 'Delivery by', 'Pearl Tower', 'What happens next'])
    await expect(main.getByText(part).first()).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change delivery details' }).click();
  const details = page.getByRole('dialog', { name: 'Delivery details' });
  await expect(details.getByLabel('Postal code')).toBeHidden();
  await abortNext(page, '**/api/aramex/create-shipment', () =>
    expect(details.getByRole('status')).toContainText('Creating your shipment...'),
  );
  await details.getByRole('button', { name: 'Create shipment' }).click();
  await expect(details.getByRole('alert')).toHaveText(
    'Failed to create shipment. Please try again.',
  );
  await details.getByRole('button', { name: 'Create shipment' }).click();
  await expect(page.getByText('Shipment created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/profile#orders$/);
  await expect(main.getByRole('article').first()).toContainText(number);
  expect(await awbsOf(operationId)).toHaveLength(1);
  const isOrderShown = async () => {
    await page.goto(`/order/${operationId}`);
    await expect(page.getByText('To pay on delivery').first()).toBeVisible();
  };
  // A mail that is sent twice is seen only after a pause.
  await Promise.all([expectOneMailEach(operationId, shopper.email), isOrderShown()]);
});
