import { expect, type Page } from '@playwright/test';
import { abortNext } from '../support/client-bundle';
import { numberOf } from '../support/order-number';
import { shop } from '../support/shop';
import { openMethods, startAsBuyer } from '../support/purchase';
import { addToCart, openCardPage, openCart, operationIdOf, searchFor } from '../support/shopper';
import { test } from '../support/test';

const payment = (page: Page) => page.getByRole('dialog', { name: 'Complete Your Payment' });
/** The shopper's orders from the API. */
const ordersOf = (page: Page): Promise<{ operation_id: string; state: string }[]> =>
  page.evaluate(async () => {
    const { id } = JSON.parse(localStorage.getItem('user') ?? '{}');
    const answer = await fetch(`/api/get-payment-logs/${id}`, {
      headers: { Authorization: `Bearer ${localStorage.getItem('token')}` },
    });
    return (await answer.json()).logs;
  });
/** Changes the first cart line in local storage. */
const ageCart = async (page: Page, change: object): Promise<void> => {
  await page.evaluate((part) => {
    const [line] = JSON.parse(localStorage.getItem('cart') ?? '[]');
    localStorage.setItem('cart', JSON.stringify([{ ...line, ...part }]));
    // The cart of a browser that has not been merged with the account's.
    localStorage.removeItem('cart-account');
  }, change);
  await page.reload();
  await openCart(page);
};

test('CHK-03 PAY-09 a blocked window is reported and orders nothing; a double click orders once', async ({
  page,
}) => {
  await startAsBuyer(page);
  await openMethods(page);
  await expect(payment(page).locator('input, iframe')).toHaveCount(0);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await payment(page).getByRole('button', { name: 'Card', exact: true }).click();
  await expect(payment(page).getByRole('alert')).toHaveText(
    'Please enable pop-ups to continue with payment.',
  );
  expect(await ordersOf(page)).toEqual([]);
  await payment(page).getByRole('button', { name: 'Cash on delivery' }).dblclick();
  await page.waitForURL(/\/payment-success\//);
  expect(await ordersOf(page)).toHaveLength(1);
});

test('CHK-02 CHK-05 CONST-01 PAY-10 a lost response and a reload make one order', async ({
  page,
}) => {
  await startAsBuyer(page);
  await openMethods(page);
  const cash = payment(page).getByRole('button', { name: 'Cash on delivery' });
  await page.route('**/api/checkout/cod', async (route) => {
    await expect(payment(page).getByRole('button', { name: 'Processing...' })).toBeVisible();
    // The server receives the order, but its response is lost.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await cash.click();
  await expect(payment(page).getByRole('alert')).toContainText('Payment failed:');
  await expect(cash).toBeVisible();
  await page.unroute('**/api/checkout/cod');
  await page.reload();
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  await expect(checkout.getByText('1204, Pearl Tower, Al Majaz, Sharjah')).toBeVisible();
  await expect(checkout.getByText('AED 30.00')).toBeVisible();
  await expect(checkout.getByRole('listitem')).toHaveCount(1);
  await checkout.getByRole('button', { name: 'Choose payment method' }).click();
  await payment(page).getByRole('button', { name: 'Cash on delivery' }).click();
  await page.waitForURL(/\/payment-success\//);
  const [order, ...more] = await ordersOf(page);
  expect(more).toEqual([]);
  expect(page.url()).toContain(order?.operation_id);
});

test('PAY-04 a lost card window reopens, also after a reload, for the same order with a new gateway number', async ({
  page,
}) => {
  await startAsBuyer(page);
  await openMethods(page);
  const numbers: string[] = [];
  const openCard = async (press: string): Promise<void> => {
    const opened = page.waitForEvent('popup');
    await payment(page).getByRole('button', { name: press, exact: true }).click();
    const window = await opened;
    await expect(window.getByRole('button', { name: 'Approve' })).toBeVisible();
    const answer = await fetch(`${shop.cardSandbox}/__control/transactions`);
    const { transactions } = (await answer.json()) as { transactions: { orderNo: string }[] };
    numbers.push(transactions.at(-1)?.orderNo ?? '');
    await window.close();
  };
  await openCard('Card');
  await page.reload();
  await page.getByRole('button', { name: 'Choose payment method' }).click();
  await openCard('Start the payment again');
  for (const number of numbers) expect(number).toMatch(/^\d+$/);
  expect(new Set(numbers).size).toBe(2);
  const orders = await ordersOf(page);
  expect(orders.map(({ state }) => state)).toEqual(['pending_payment']);
  for (const { operation_id: id } of orders) expect(numbers).not.toContain(id);
});

test('CHK-21 CHK-24 cash after a closed card window replaces the card order, and no earlier error remains', async ({
  page,
}) => {
  await startAsBuyer(page);
  await openMethods(page);
  const error = page.getByText(/^Payment failed:/);
  const cash = payment(page).getByRole('button', { name: 'Cash on delivery' });
  await abortNext(page, '**/api/checkout/cod');
  await cash.click();
  await expect(payment(page).getByRole('alert')).toHaveText(/^Payment failed:/);
  const answered = page.waitForResponse('**/api/sendData');
  const window = await openCardPage(page);
  const byCard = (await answered).headers()['x-operation-id'];
  await expect(error).toHaveCount(0);
  await window.close();
  await payment(page).getByRole('button', { name: 'Choose another payment method' }).click();
  await expect(cash).toBeVisible();
  await expect(error).toHaveCount(0);
  await cash.click();
  await page.waitForURL(/\/payment-success\//);
  await expect(page.getByText('Order placed')).toBeVisible();
  await expect(error).toHaveCount(0);
  const inCash = operationIdOf(page);

  await page.goto('/profile');
  const orders = page.getByRole('main').getByRole('article');
  await expect(orders).toHaveCount(2);
  await expect(orders.filter({ hasText: await numberOf(byCard ?? '') })).toContainText('Cancelled');
  const live = orders.filter({ hasNotText: 'Cancelled' });
  await expect(live).toHaveCount(1);
  await expect(live).toContainText(await numberOf(inCash));
});

test('changes since the cart was filled are shown in the line and fixed with one click', async ({
  page,
}) => {
  await startAsBuyer(page);
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await ageCart(page, { price: 1 });
  await expect(cart.getByText(/^The price is now AED/)).toBeVisible();
  await cart.getByRole('button', { name: /^Accept this price/ }).click();
  await expect(cart.getByText(/^The price is now AED/)).toBeHidden();
  await ageCart(page, { quantity: 99 });
  await expect(cart.getByText(/^Only \d+ left/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  const take = checkout.getByRole('button', { name: /^Order \d+/ });
  await expect(take).toBeFocused();
  await expect(take).toBeInViewport();
  await take.click();
  await expect(checkout.getByText(/^Only \d+ left/)).toBeHidden();
  await expect(checkout.getByText('Change or remove the marked items to continue.')).toBeHidden();
});

test('CART-15 CART-16 CART-17 two tabs share one cart', async ({ page, context }) => {
  await page.goto('/about');
  await searchFor(page, 'chronograph');
  await addToCart(page);
  const other = await context.newPage();
  await other.goto('/about');
  await openCart(other);
  await other.getByRole('button', { name: /^Increase quantity/ }).click();
  const panel = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(panel.getByRole('heading', { name: 'Items 2' })).toBeVisible();
  await other.evaluate(() => localStorage.setItem('cart', '{broken'));
  await page.reload();
  await openCart(page);
  await expect(panel.getByText('Cart is empty.')).toBeVisible();
});
