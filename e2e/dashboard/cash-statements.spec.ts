import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { awbsOf } from '../support/carrier';
import { violations } from '../support/checks/axe';
import { losses } from '../support/checks/reflow';
import { newSignedInShopper, orderInCash, requestShipment } from '../support/orders';
import { shop } from '../support/shop';
import { addOwnProduct, asStaff, beStaff } from '../support/staff';

const PHONE = { width: 375, height: 812 };

/** A cash order of an own product that the carrier delivered. */
const deliveredInCash = async (page: Page) => {
  const product = await addOwnProduct(page, 'Statement');
  const shopper = await newSignedInShopper();
  const operationId = await orderInCash(shopper, { product });
  expect(await requestShipment(shopper, operationId)).toBe(200);
  const order = `users/orders/one/${operationId}`;
  await asStaff(page, 'POST', `${order}/delivered`);
  const { order: sent } = await asStaff<{ order: { info: string } }>(page, 'GET', order);
  const { grandTotal: total } = JSON.parse(sent.info) as { grandTotal: number };
  const [awb = ''] = await awbsOf(operationId);
  return { product, awb, total };
};
const csv = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('DAY-08 CARRIERCASH-14 an admin uploads a statement with unknown columns, books all equal rows, keeps a note and undoes it', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const { product, awb, total } = await deliveredInCash(page);
  const heading = `Reference ${Date.now()}`;
  await page.goto(`${shop.admin}/dashboard/cash-statements`);
  await expect(page.getByRole('table', { name: 'Cash statements' })).toContainText(
    'aramex-cod-statement.csv',
  );
  const file = page.getByLabel('Choose statement');
  await file.setInputFiles({ ...csv('statement.pdf', 'x') });
  await expect(page.getByRole('alert')).toHaveText('Only .xlsx and .csv files are accepted.');
  await file.setInputFiles(csv('formula.csv', 'AWB,COD', `${awb},=1+1`));
  await expect(page.getByRole('alert')).toContainText('Cell B2 contains a formula.');

  await file.setInputFiles(
    csv('own.csv', `${heading},Paid to shop ${heading}`, `${awb},${total}`, '1,5'),
  );
  await page.getByLabel('Waybill').selectOption({ index: 1 });
  await button(page, 'Compare').click();
  await expect(page.getByText('Choose a column.')).toBeVisible();
  await page.getByLabel('Amount').selectOption({ index: 2 });
  expect(await violations(page, 'light')).toEqual([]);
  await button(page, 'Compare').click();

  await expect(page.getByRole('heading', { name: 'own.csv' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Rows of own.csv' }).getByRole('row');
  const own = rows.filter({ hasText: awb });
  await expect(own).toContainText('Equal');
  await expect(rows.filter({ hasText: 'Row 3' })).toContainText('Unknown waybill');
  await button(page, 'Add note to 1').click();
  const note = page.getByRole('dialog', { name: 'Note on 1' });
  await note.getByLabel('Note').fill('Ask the carrier');
  await note.getByRole('button', { name: 'Save note' }).click();
  await expect(note).toBeHidden();
  await expect(rows.filter({ hasText: 'Ask the carrier' })).toHaveCount(1);

  await button(page, 'Book all equal (1)').click();
  const question = page.getByRole('alertdialog', { name: 'Book the cash of 1 parcel?' });
  await question.getByRole('button', { name: 'Book as received' }).click();
  await expect(own).toContainText('Booked by this statement');
  expect(await violations(page, 'light')).toEqual([]);
  await page.getByRole('button', { name: /^Unknown waybill/ }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: /^All/ }).click();

  await button(page, 'Undo statement').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo statement' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect(own).not.toContainText('Booked by this statement');
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('table')).toHaveCount(0);
  // The notice moves with the screen.
  await expect.poll(() => losses(page)).toEqual([]);
  await asStaff(page, 'DELETE', `products/${product}`);
});

test('CARRIERCASH-15 the example file of open parcels is a statement that can be uploaded', async ({
  page,
}) => {
  await beStaff(page, 'ops');
  await page.goto(`${shop.admin}/dashboard/cash-statements`);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Example file' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('carrier-statement.xlsx');
  await page.getByLabel('Choose statement').setInputFiles({
    name: 'example.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile(await download.path()),
  });
  await expect(page.getByRole('heading', { name: 'example.xlsx' })).toBeVisible();
  await button(page, 'Undo statement').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo statement' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
});

test('DAY-08 LATE-08 staff see promised and late parcels by week with their coupons, and admins change the coupon', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  await page.goto(`${shop.admin}/dashboard/late-parcels`);
  const weeks = page.getByRole('table', { name: 'Promise of delivery by week' });
  await expect(weeks).toContainText('Aramex');
  await expect(weeks).toContainText(/AED\s[24]0\.00/);
  const late = page.getByRole('table', { name: 'Delivered late' });
  await expect(late.getByRole('row').nth(1)).toContainText(/[2-9A-Z]{10}\s*AED\s20\.00/);

  const form = page.getByRole('form', { name: 'Coupon for late parcels' });
  await form.getByLabel('Amount of the coupon (AED)').fill('0');
  await form.getByRole('button', { name: 'Save setting' }).click();
  await expect(form.getByText('Enter an amount from 1 to 1,000, like 20.')).toBeVisible();
  for (const amount of ['25', '20']) {
    await form.getByLabel('Amount of the coupon (AED)').fill(amount);
    const saved = page.waitForResponse('**/api/admin/late-parcels/rule');
    await form.getByRole('button', { name: 'Save setting' }).click();
    expect((await saved).status()).toBe(200);
    await expect(page.getByText('Setting saved.').first()).toBeVisible();
  }
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Promise of delivery by week' })).toContainText(
    'Aramex',
  );
  // The notice moves with the screen.
  await expect.poll(() => losses(page)).toEqual([]);
});
