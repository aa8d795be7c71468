import { expect, test, type Page } from '@playwright/test';
import { losses } from '../support/checks/reflow';
import { numberOf } from '../support/order-number';
import { CARDS, newSignedInShopper, orderByCard } from '../support/orders';
import { shop } from '../support/shop';
import { addOwnProduct, asStaff, beStaff } from '../support/staff';

interface Money {
  totals: Record<string, number>;
}

const SUMS = [
  'captured',
  'refunded',
  'due',
  'collected',
  'remitted',
  'cashRefunded',
  'inReview',
] as const;
const dirhams = new Intl.NumberFormat('en-AE', { style: 'currency', currency: 'AED' });

/** A payment that does not match its order, for a product of this test. */
const underpaid = async (page: Page) => {
  const product = await addOwnProduct(page, 'Money');
  const order = await orderByCard(await newSignedInShopper(), { product }, CARDS.underpaid);
  return { product, order };
};

test('DAY-08 ADM-RECON-01 ADM-RECON-02 an admin sees payments and refunds, and a mismatched payment until it is decided', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const { product, order } = await underpaid(page);
  const answered = page.waitForResponse('**/api/admin/reconciliation**');
  await page.goto(`${shop.admin}/dashboard/reconciliation?days=7`);
  const { totals } = (await (await answered).json()) as Money;
  expect(totals['inReview']).toBeGreaterThan(0);
  const all = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'All days' }) });
  await expect(all.getByRole('cell')).toHaveText(
    SUMS.map((sum) => (totals[sum] ? dirhams.format(totals[sum]) : '–')),
  );

  const sum = page
    .getByRole('list', { name: 'Differences' })
    .getByRole('listitem')
    .filter({ hasText: await numberOf(order) });
  await expect(sum).toContainText('Payment in review');
  await sum.getByRole('link', { name: 'View Order' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${order}$`));
  await page.getByRole('button', { name: 'Accept as paid' }).click();
  const question = page.getByRole('dialog', { name: 'Accept this payment?' });
  await question.getByLabel('Reason').fill('The rest came by bank.');
  await question.getByRole('button', { name: 'Accept as paid' }).click();
  await expect(page.getByText('The payment is accepted.')).toBeVisible();

  await page.goto(`${shop.admin}/dashboard/reconciliation?days=7`);
  await expect(all).toBeVisible();
  await expect(sum).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await losses(page)).toEqual([]);
  await asStaff(page, 'DELETE', `products/${product}`);
});
