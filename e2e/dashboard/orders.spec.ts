import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import {
  requestShipment,
  newSignedInShopper,
  orderByCard,
  orderInCash,
  refuseShipment,
} from '../support/orders';
import { numberOf } from '../support/order-number';
import { shop } from '../support/shop';
import { addOwnProduct, asStaff, beStaff } from '../support/staff';

const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const main = (page: Page) => page.getByRole('main');
const amount = (aed: string) => new RegExp(`^AED\\s${aed}$`);
const yes = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();

interface Order {
  state: string;
  refunded: number;
}
const orderOf = async (page: Page, operationId: string): Promise<Order> =>
  (await asStaff<{ order: Order }>(page, 'GET', `users/orders/one/${operationId}`)).order;
/** Waits until the order reaches a state, and shows it. */
const reach = async (page: Page, operationId: string, state: string) => {
  await expect.poll(async () => (await orderOf(page, operationId)).state).toBe(state);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(await numberOf(operationId));
};

/** A product of this test at AED 100; the page is signed in as an admin afterwards. */
const newProduct = async (page: Page): Promise<number> => {
  await beStaff(page, 'admin');
  return addOwnProduct(page, 'Order desk');
};
const remove = (page: Page, id: number) => asStaff(page, 'DELETE', `products/${id}`);

test('ADM-ORD-01 ADM-ORD-03 ADM-ORD-04 orders are filtered by state, payment, city, days and text, stored in the address', async ({
  page,
}) => {
  const product = await newProduct(page);
  const shopper = await newSignedInShopper();
  const dubai = await orderInCash(shopper, { product, city: 'Dubai' });
  const paid = await orderByCard(shopper, { product });
  await open(page, 'all-orders');
  await page.getByRole('searchbox').fill(shopper.email);
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows).toHaveCount(2);
  await expect(page.getByText(amount('125.00'))).toBeVisible();
  await expect(page.getByText(amount('130.00'))).toBeVisible();
  // The sticky headings must not cover the first order.
  const [heading, first] = [page.getByRole('columnheader').first(), rows.first()];
  const [above, below] = [await heading.boundingBox(), await first.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));

  const choices = { Status: 'cod_confirmed', 'Payment method': 'cod', City: 'Dubai' };
  for (const [label, value] of Object.entries(choices)) {
    const choice = page.getByRole('combobox', { name: label, exact: true });
    await choice.selectOption(value);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(await numberOf(dubai));
    await expect(page).toHaveURL(new RegExp(`=${value}(&|$)`));
    await choice.selectOption('');
    await expect(rows).toHaveCount(2);
  }
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Dubai' });
  await page.getByLabel('From', { exact: true }).fill(today);
  await page.getByLabel('To', { exact: true }).fill(today);
  await page.getByRole('combobox', { name: 'Payment method' }).selectOption('card');
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(shopper.email);
  await expect(rows).toContainText(await numberOf(paid));
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No orders found.')).toBeVisible();
  await press(page, 'Clear filters');
  await expect(page).toHaveURL(/all-orders$/);
  await remove(page, product);
});

test('SHIP-08 ADM-ORD-02 ORD-04 ADM-STUCK-01 ADM-STUCK-02 a refused shipment is retried from the stuck orders, its documents are printed, its cash is received and refunded', async ({
  page,
}) => {
  const product = await newProduct(page);
  const shopper = await newSignedInShopper();
  const operationId = await orderInCash(shopper, { product, quantity: 2 });
  await refuseShipment(operationId);
  expect(await requestShipment(shopper, operationId)).toBe(422);
  await open(page, 'stuck-orders?kind=shipment_failed');
  const stuck = page.getByRole('row').filter({ hasText: await numberOf(operationId) });
  for (const text of ['Shipment rejected', 'The carrier rejected the shipment.'])
    await expect(stuck).toContainText(text);
  await expect(stuck.getByRole('time')).toBeVisible();
  expect(await violations(page, 'dark')).toEqual([]);
  await stuck.getByRole('button', { name: 'Retry shipment' }).click();
  await expect(page.getByText('The shipment is being created again.')).toBeVisible();
  await expect(stuck).toHaveCount(0);

  await open(page, `orders/${operationId}`);
  await reach(page, operationId, 'ready_to_ship');
  for (const text of ['Shipment failed', 'ERR99', 'Ready to ship', shopper.name])
    await expect(main(page).getByText(text).first()).toBeVisible();
  await expect(main(page).getByText(/^Collect AED\s230\.00$/)).toBeVisible();
  for (const name of ['Label PDF', 'Packing slip', 'Invoice']) {
    const address = await page
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .getAttribute('href');
    const head = await page.evaluate(async (link) => {
      const answer = await fetch(new URL(link, location.href).pathname);
      return `${answer.status} ${(await answer.text()).slice(0, 5)}`;
    }, address ?? '');
    expect(head, name).toBe('200 %PDF-');
  }

  await press(page, 'Mark as delivered');
  await yes(page);
  await expect(page.getByText('The order is marked as delivered.')).toBeVisible();
  await press(page, 'Cash received');
  await yes(page);
  await expect(page.getByText('The cash is marked as received.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cash received' })).toHaveCount(0);
  await press(page, 'Refund');
  const window = page.getByRole('dialog', { name: 'Refund the order' });
  await window.getByLabel('How the cash was returned').selectOption('cash');
  await window.getByRole('button', { name: 'Record the refund' }).click();
  await expect(
    page.getByText('The refund is recorded and the shopper gets an email.'),
  ).toBeVisible();
  await expect(main(page).getByText('Cash refunded')).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await remove(page, product);
});

test('ADM-ORD-10 PAY-05 SHIP-05 the shipment of a paid order is created on its page; its payment is refunded in part and then fully; a mail that was just sent is not sent again', async ({
  page,
}) => {
  const product = await newProduct(page);
  const shopper = await newSignedInShopper();
  const operationId = await orderByCard(shopper, { product });
  await open(page, `orders/${operationId}`);
  await page.getByRole('button', { name: /^Create shipment/ }).click();
  await yes(page);
  await expect(page.getByText('The shipment is created.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Label PDF/ })).toBeVisible();
  await press(page, 'Mark as delivered');
  await yes(page);
  await press(page, 'Refund');
  const window = page.getByRole('dialog', { name: 'Refund the order' });
  const refund = async (aed: string) => {
    await window.getByLabel('Amount in AED').fill(aed);
    await window.getByRole('button', { name: 'Refund now' }).click();
  };
  await refund('130.01');
  await expect(window.getByText(/^Please enter an amount up to AED\s130\.00\.$/)).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await refund('20.50');
  await expect(window).toBeHidden();
  await reach(page, operationId, 'partially_refunded');
  await expect(main(page).getByText(amount('20.50'))).toBeVisible();
  await press(page, 'Refund');
  await refund('109.50');
  await expect(window).toBeHidden();
  await reach(page, operationId, 'refunded');
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);

  await press(page, 'Resend an email');
  const mails = page.getByRole('dialog', { name: 'Emails about this order' });
  await expect(mails.getByText(shopper.email).first()).toBeVisible();
  await mails
    .getByRole('listitem')
    .filter({ hasText: 'Refund' })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByText('This email was sent a moment ago.')).toBeVisible();
  await remove(page, product);
});

test('ADM-ORD-01 a cancelled order returns its stock', async ({ page }) => {
  const product = await newProduct(page);
  const operationId = await orderInCash(await newSignedInShopper(), { product, quantity: 3 });
  const stock = async () =>
    (await asStaff<{ product: { stock: number } }>(page, 'GET', `products/one/${product}`)).product
      .stock;
  expect(await stock()).toBe(6);
  await open(page, `orders/${operationId}`);
  await press(page, 'Cancel order');
  const window = page.getByRole('dialog', { name: 'Cancel the order?' });
  await window.getByLabel('Reason').fill('The shopper called.');
  await window.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(page.getByText('The order was cancelled.')).toBeVisible();
  await expect(main(page).getByText('The shopper called.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  expect(await stock()).toBe(9);
  await remove(page, product);
});

test('ADM-SET-01 ADM-SET-02 ADM-SET-03 ADM-SET-04 ADM-AUD-01 ADM-AUD-03 HDR-11 LOOK-03 a new phone number and a profile appear at once in the storefront, and the audit records who changed it', async ({
  page,
}) => {
  const { name } = await beStaff(page, 'admin');
  await open(page, 'settings');
  const phone = page.getByLabel('Phone number');
  const settings = await page.request.get(`${shop.url}/api/settings`);
  const { returnDays, whatsapp } = (await settings.json()) as {
    returnDays: number;
    whatsapp: string;
  };
  const days = (of: Page) => of.getByLabel('Days of free returns');
  await expect(days(page)).toHaveValue(String(returnDays));
  await days(page).fill('1.5');
  await press(page, 'Save settings');
  await expect(page.getByText('Please enter whole days, at most 365.')).toBeVisible();
  await days(page).fill(String(returnDays));
  await page.getByLabel('WhatsApp number').fill('+971');
  await press(page, 'Save settings');
  await expect(page.getByText('The settings were not saved.').first()).toBeVisible();
  await expect(page.getByLabel('WhatsApp number')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('WhatsApp number').fill(whatsapp);

  const second = await page.context().newPage();
  await open(second, 'settings');
  await days(second).fill(String(returnDays + 1));
  const before = await phone.inputValue();
  const now = `+971 50 ${Date.now().toString().slice(-7)}`;
  const save = async (number: string) => {
    await phone.fill(number);
    await press(page, 'Save settings');
    await expect(page.getByText('The settings are saved.').first()).toBeVisible();
    await expect(page.getByText('Unsaved changes')).toBeHidden();
  };
  await page.getByLabel('Instagram').fill('https://www.instagram.com/liwan.test');
  await save(now);
  await press(second, 'Save settings');
  await expect(second.getByText('The settings were not saved.').first()).toBeVisible();
  await press(second, 'Discard');
  await expect(second.getByLabel('Phone number')).toHaveValue(now);
  await expect(days(second)).toHaveValue(String(returnDays));
  await second.close();
  const storefront = await page.context().newPage();
  await storefront.goto('/about');
  await expect(storefront.getByRole('contentinfo').getByText(now)).toBeVisible();
  const profile = storefront.getByRole('link', { name: 'Instagram' }).filter({ visible: true });
  await expect(profile).toBeInViewport();
  await expect(profile).toHaveAttribute('href', 'https://www.instagram.com/liwan.test');
  await storefront.setViewportSize({ width: 768, height: 900 });
  await expect(profile).toHaveCount(1);
  await expect(storefront.getByRole('contentinfo').locator(profile)).toBeVisible();
  await storefront.close();
  await page.getByLabel('Instagram').fill('');
  await save(before);
  expect(await violations(page, 'dark')).toEqual([]);

  await page.getByRole('link', { name: 'Audit log', exact: true }).click();
  await page.getByRole('combobox', { name: 'Record type' }).selectOption('settings');
  const change = page.getByRole('row').filter({ hasText: now }).last();
  for (const text of ['Changed', name, before]) await expect(change).toContainText(text);
});

test('ADM-HOME-05 ADM-ROLE-02 SEC-34 a vendor opens their own orders from the menu, finds one by its number and prints its slip', async ({
  page,
}) => {
  await beStaff(page, 'vendor1');
  await page.goto(`${shop.admin}/dashboard/categories`);
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Orders', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Orders with your products' }).locator('[data-row]');
  const number = /LW-\d{5,}/.exec(await rows.last().innerText())?.[0] ?? '';
  await page.getByRole('searchbox').fill(number.toLowerCase());
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(number);
  for (const slip of await rows.getByRole('link', { name: /^Packing slip/ }).all())
    expect(await slip.getAttribute('href')).toContain(`/${number}/packing-slip.pdf`);
  await page.getByRole('searchbox').fill('no such product');
  await expect(page.getByText('No orders found.')).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
});
