import { expect } from '@playwright/test';
import { violations, violationsInBothThemes } from '../support/checks/axe';
import { beShopper, call, sessionOf } from '../support/demo';
import { numberOf } from '../support/order-number';
import { orderByCard, requestShipment } from '../support/orders';
import { shop } from '../support/shop';
import { addOwnProduct, asStaff, beStaff } from '../support/staff';
import { test } from '../support/test';

interface Order {
  refunds: { amount: number; creditNote: string | null }[];
}

test('RETURN-09 RETURN-10 RETURN-11 a shopper on a phone returns one of two items, staff receive it, and the card gets its price back', async ({
  page,
  browser,
}) => {
  const desk = await (await browser.newContext()).newPage();
  await beStaff(desk, 'admin');
  const product = await addOwnProduct(desk, 'Cedar Mist');
  const shopper = await beShopper(page);
  const { token, user } = await sessionOf(shopper);
  const operationId = await orderByCard(
    { ...shopper, token, userId: user.id },
    { product, quantity: 2 },
  );
  expect(await requestShipment({ ...shopper, token, userId: user.id }, operationId)).toBe(200);
  await asStaff(desk, 'POST', `users/orders/one/${operationId}/delivered`);

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`/order/${operationId}`);
  const start = page.getByRole('main').getByRole('button', { name: 'Return items' });
  await start.click();
  const dialog = page.getByRole('dialog', { name: 'Return items' });
  const send = dialog.getByRole('button', { name: 'Request return' });
  await send.click();
  await expect(dialog.getByText('Choose at least one item.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Increase/ }).click();
  await dialog.getByLabel('Reason').selectOption({ label: 'I changed my mind' });
  expect(await violationsInBothThemes(page)).toEqual([]);
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('We review your request and email you.')).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);

  await desk.goto(`${shop.admin}/dashboard/returns`);
  const row = desk.getByRole('row').filter({ hasText: await numberOf(operationId) });
  await row.getByRole('link', { name: /^View return/ }).click();
  await desk.getByRole('button', { name: 'Approve' }).click();
  await desk.getByRole('button', { name: 'Record arrival' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Record arrival' }).click();
  await desk.getByRole('button', { name: 'Refund', exact: true }).click();
  const refund = desk.getByRole('dialog', { name: /^Refund return/ });
  await expect(refund.getByLabel('Amount (AED)')).toHaveValue('100.00');
  expect(await violations(desk, 'light')).toEqual([]);
  await refund.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(refund).toBeHidden();

  const read = async () =>
    (await call<{ order: Order }>(`users/orders/one/${operationId}`, token)).order;
  await expect.poll(async () => (await read()).refunds.map(({ amount }) => amount)).toEqual([100]);
  expect((await read()).refunds[0]?.creditNote).toMatch(/^CN-\d+$/);
  await page.reload();
  await expect(page.getByText(/^We have refunded AED.100\.00/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Credit note CN-/ })).toBeVisible();
  await desk.context().close();
});
