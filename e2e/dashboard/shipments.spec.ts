import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import {
  requestShipment,
  newSignedInShopper,
  orderInCash,
  refuseShipment,
} from '../support/orders';
import { numberOf } from '../support/order-number';
import { shop } from '../support/shop';
import { addOwnProduct, asStaff, beStaff } from '../support/staff';

const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);

test('ADM-ORD-11 ADM-ORD-12 ADM-STUCK-11 operations correct a refused address and create the shipment from the stuck orders', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const product = await addOwnProduct(page, 'Address');
  const shopper = await newSignedInShopper();
  const operationId = await orderInCash(shopper, { product, city: 'Dubai' });
  await refuseShipment(operationId);
  expect(await requestShipment(shopper, operationId)).toBe(422);
  await beStaff(page, 'ops');
  await open(page, 'stuck-orders?kind=shipment_failed');
  const stuck = page.getByRole('row').filter({ hasText: await numberOf(operationId) });
  await stuck.getByRole('button', { name: 'Edit address' }).click();
  const window = page.getByRole('dialog', { name: 'Delivery address' });
  await expect(window.getByLabel('Building')).toHaveValue('Pearl Tower');
  await window.getByLabel('City').selectOption('Ajman');
  await expect(window.getByText(/^The delivery fee charged remains AED\s25\.00\./)).toBeVisible();
  await window.getByLabel('Area').fill('');
  await window.getByRole('button', { name: 'Save and create shipment' }).click();
  await expect(window.getByLabel('Area')).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page, 'light')).toEqual([]);
  await window.getByLabel('Area').fill('Al Nuaimiya');
  await window.getByRole('button', { name: 'Save and create shipment' }).click();
  await expect(window).toBeHidden();
  await expect(stuck).toHaveCount(0);
  await open(page, `orders/${operationId}`);
  for (const text of ['Address changed', 'Al Nuaimiya'])
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit address' })).toHaveCount(0);
  await beStaff(page, 'admin');
  await asStaff(page, 'DELETE', `products/${product}`);
});
