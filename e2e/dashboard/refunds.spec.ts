import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { openWithin } from '../support/client-navigation';
import { loseResponse } from '../support/lose-response';
import {
  requestShipment,
  newSignedInShopper,
  orderByCard,
  orderInCash,
  refuseRefund,
} from '../support/orders';
import { shop } from '../support/shop';
import { addOwnProduct, asStaff, beStaff } from '../support/staff';

interface Order {
  operation_id: string;
  state: string;
  paymentState: string;
  refundable: number;
}
const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const orderOf = async (page: Page, operationId: string): Promise<Order> =>
  (await asStaff<{ order: Order }>(page, 'GET', `users/orders/one/${operationId}`)).order;
/** Waits until the order's payment reaches the state, and shows it. */
const reach = async (page: Page, operationId: string, paymentState: string) => {
  await expect.poll(async () => (await orderOf(page, operationId)).paymentState).toBe(paymentState);
  await page.reload();
};
/** The newest demo order in a state, paid by card and not refunded. */
const demoOrder = async (page: Page, state: string): Promise<Order> => {
  const { orders } = await asStaff<{ orders: Order[] }>(
    page,
    'GET',
    `users/orders/all?paymentMethod=card&state=${state}&to=${daysAgo(2)}&limit=100`,
  );
  const found = orders.find(({ paymentState }) => paymentState === 'captured');
  if (!found) throw new Error(`The demo has no ${state} order.`);
  return found;
};
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('PAY-40 a demo order is refunded to its card', async ({ page }) => {
  await beStaff(page, 'admin');
  const { operation_id: operationId } = await demoOrder(page, 'delivered');
  await open(page, `orders/${operationId}`);
  await press(page, 'Refund');
  await page.getByRole('dialog').getByRole('button', { name: 'Refund now' }).click();
  await expect(page.getByText('The refund is in progress.')).toBeVisible();
  await reach(page, operationId, 'refunded');
  expect(await orderOf(page, operationId)).toMatchObject({ state: 'refunded', refundable: 0 });
});

test('ADM-STUCK-10 PAY-41 the failed refund of the demo is a stuck order, and a retry refunds it', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  await open(page, 'stuck-orders?kind=refund_failed');
  const stuck = page.getByRole('row').filter({ hasText: 'The card account is closed' });
  await expect(stuck).toHaveCount(1);
  await stuck.getByRole('link', { name: 'View Order' }).click();
  const notice = page.getByRole('region', { name: /could not be refunded$/ });
  for (const text of ['The card account is closed', /Requested by .?Shop Admin/])
    await expect(notice).toContainText(text);
  expect(await violations(page, 'dark')).toEqual([]);
  const operationId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The refund is in progress.')).toBeVisible();
  await reach(page, operationId, 'refunded');
  await expect(notice).toHaveCount(0);
  await openWithin(page, 'stuck-orders?kind=refund_failed');
  await expect(page.getByRole('heading', { level: 1, name: 'Stuck orders' })).toBeVisible();
  await expect(stuck).toHaveCount(0);
});

test('PAY-41 PAY-42 a refund the bank refuses is paid outside and recorded with its reference', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const product = await addOwnProduct(page, 'Refund');
  const shopper = await newSignedInShopper();
  const operationId = await orderByCard(shopper, { product });
  expect(await requestShipment(shopper, operationId)).toBe(200);
  await open(page, `orders/${operationId}`);
  await press(page, 'Mark as delivered');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await refuseRefund(operationId);
  await press(page, 'Refund');
  await page.getByRole('dialog').getByRole('button', { name: 'Refund now' }).click();
  await reach(page, operationId, 'refund_failed');
  await page.getByRole('button', { name: 'Settled outside' }).click();
  const window = page.getByRole('dialog', { name: 'Record a refund settled outside' });
  await window.getByRole('button', { name: 'Record refund' }).click();
  await expect(window.getByLabel('Reference')).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page, 'light')).toEqual([]);
  await window.getByLabel('Reference').fill('FT 2026-1123');
  await window.getByRole('button', { name: 'Record refund' }).click();
  await expect(window).toBeHidden();
  await expect(page.getByText(/bank transfer: FT 2026-1123/).first()).toBeVisible();
  expect(await orderOf(page, operationId)).toMatchObject({ state: 'refunded', refundable: 0 });
  await asStaff(page, 'DELETE', `products/${product}`);
});

test('ADM-ORD-20 ADM-ORD-21 ADM-ORD-22 a partial quantity of a line is refunded and returned to stock', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const product = await addOwnProduct(page, 'Refund line');
  const shopper = await newSignedInShopper();
  const operationId = await orderByCard(shopper, { product, quantity: 3 });
  expect(await requestShipment(shopper, operationId)).toBe(200);
  await open(page, `orders/${operationId}`);
  await press(page, 'Mark as delivered');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await press(page, 'Refund');
  const window = page.getByRole('dialog', { name: 'Refund the order' });
  await window.getByLabel(/^Quantity of/).selectOption('2');
  await window.getByRole('checkbox', { name: 'Restock' }).check();
  await expect(window.getByLabel('Amount in AED')).toHaveValue('200.00');
  expect(await violations(page, 'light')).toEqual([]);
  await window.getByRole('button', { name: 'Refund now' }).click();
  await expect(window).toBeHidden();
  await reach(page, operationId, 'partially_refunded');
  const { product: now } = await asStaff<{ product: { stock: number } }>(
    page,
    'GET',
    `products/one/${product}`,
  );
  expect(now.stock).toBe(8);
  await press(page, 'Refund');
  await expect(window.getByText('Already refunded: 2, restocked: 2')).toBeVisible();
  await expect(window.getByLabel(/^Quantity of/).getByRole('option')).toHaveCount(2);
  await asStaff(page, 'DELETE', `products/${product}`);
});

test('EDIT-11 a refund of cash whose response was lost is made once, also with another reason; the same again is a second one', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const product = await addOwnProduct(page, 'Refund once');
  const shopper = await newSignedInShopper();
  const operationId = await orderInCash(shopper, { product, quantity: 2 });
  expect(await requestShipment(shopper, operationId)).toBe(200);
  const order = `users/orders/one/${operationId}`;
  for (const step of ['delivered', 'cash-received'])
    await asStaff(page, 'POST', `${order}/${step}`);
  await open(page, `orders/${operationId}`);
  const { refundable } = await orderOf(page, operationId);
  const refunded = async () => refundable - (await orderOf(page, operationId)).refundable;

  const window = page.getByRole('dialog', { name: 'Refund the order' });
  const refund = async (reason: string) => {
    await press(page, 'Refund');
    await window.getByLabel('Amount in AED').fill('20');
    await window.getByLabel(/^Reason/).fill(reason);
    await window.getByRole('button', { name: 'Record the refund' }).click();
  };
  await loseResponse(page, `${order}/refund`, 200);
  await refund('Scratched');
  // The order is loaded again and shows the refund.
  await expect(page.getByText(/^AED\s20\.00$/).first()).toBeAttached();
  await window.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(window).toBeHidden();
  await refund('Scratched lid');
  await expect(window).toBeHidden();
  expect(await refunded()).toBe(20);

  await refund('Scratched lid');
  await expect(window).toBeHidden();
  expect(await refunded()).toBe(40);
  await asStaff(page, 'DELETE', `products/${product}`);
});
