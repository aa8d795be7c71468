import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { newSignedInShopper, orderInCash, requestShipment } from '../support/orders';
import { numberOf } from '../support/order-number';
import { shop } from '../support/shop';
import { addOwnProduct, asStaff, beStaff } from '../support/staff';

const PDF = 'JVBERi';
interface Answer {
  pdf: string;
  results: { number: string; outcome: string }[];
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('CASE-20 CASE-23 CASE-28 CASE-34 chosen orders are printed, delivered and followed by key', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const product = await addOwnProduct(page, 'Bulk desk');
  const shopper = await newSignedInShopper();
  const [parcel, bare] = [
    await orderInCash(shopper, { product }),
    await orderInCash(shopper, { product, city: 'Ajman' }),
  ];
  await requestShipment(shopper, parcel);
  const [parcelNumber, bareNumber] = [await numberOf(parcel), await numberOf(bare)];
  await page.goto(`${shop.admin}/dashboard/all-orders?q=${encodeURIComponent(shopper.email)}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByRole('status')).toHaveText('2 selected');
  expect(await violations(page, 'light')).toEqual([]);

  const answered = page.waitForResponse(/bulk\/documents$/);
  await bar.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('menuitem', { name: 'Labels and packing slips' }).click();
  const { pdf, results } = (await (await answered).json()) as Answer;
  expect(pdf.startsWith(PDF)).toBe(true);
  expect(results.map(({ number, outcome }) => [number, outcome])).toContainEqual([
    bareNumber,
    'partly',
  ]);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(bareNumber);
  expect(await violations(page, 'dark')).toEqual([]);
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Open PDF' }).click();
  await (await opened).close();
  await page.keyboard.press('Escape');

  await button(page, 'Mark as delivered').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(dialog).toContainText('Done: 1');
  await expect(dialog).toContainText('Only a shipment in transit can be marked as delivered.');
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('status')).toHaveText('1 selected');
  const { order } = await asStaff<{ order: { state: string } }>(
    page,
    'GET',
    `users/orders/one/${parcel}`,
  );
  expect(order.state).toBe('delivered');

  // The newest order is the first of the list.
  await page.getByRole('link', { name: bareNumber, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(bareNumber);
  await expect(page.getByRole('link', { name: 'Next order' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(parcelNumber);
});
