import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { beShopper, sessionOf } from '../support/demo';
import { numberOf } from '../support/order-number';
import { orderInCash } from '../support/orders';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

interface Rules {
  version: number;
  newPhone: boolean;
  above: boolean;
  aboveAmount: number;
  returned: boolean;
}

/** No other test orders for more. */
const ABOVE = 8000;
const changeRules = async (page: Page, change: Partial<Rules>): Promise<void> => {
  const rules = await asStaff<Rules>(page, 'GET', 'cash-rules');
  await asStaff(page, 'PUT', 'cash-rules', { ...rules, ...change }, { json: true });
};

test('CASHDESK-13 a large cash order waits, the shopper reads it, and staff decide with one key', async ({
  page,
  browser,
}) => {
  const desk = await (await browser.newContext()).newPage();
  await beStaff(desk, 'admin');
  await changeRules(desk, { newPhone: false, above: true, aboveAmount: ABOVE, returned: false });
  const { product } = await asStaff<{ product: { id: number } }>(
    desk,
    'POST',
    'products/add-product',
    { name: `Cash desk ${Date.now()}`, price: '9000', stock: '9', category_id: '2' },
  );
  try {
    const shopper = await beShopper(page);
    const { token, user } = await sessionOf(shopper);
    const buyer = { ...shopper, token, userId: user.id };
    const operationId = await orderInCash(buyer, { product: product.id });
    const number = await numberOf(operationId);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`/payment-success/${operationId}`);
    await expect(page.getByText('We will call you on the phone number')).toBeVisible();
    expect(await violations(page, 'light')).toEqual([]);
    await page.goto(`/order/${operationId}`);
    await expect(page.getByText('We will call you on the phone number')).toBeVisible();

    await desk.goto(`${shop.admin}/dashboard/cash-orders`);
    const waiting = desk.getByRole('article', { name: `Order ${number}` });
    await expect(waiting.getByText('Large amount')).toBeVisible();
    await expect(waiting.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa.me/${buyer.phone.replace(/\D/g, '')}\\?text=`),
    );
    expect(await violations(desk, 'light')).toEqual([]);
    await waiting.focus();
    await desk.keyboard.press('n');
    const undo = desk.getByRole('button', { name: 'Undo' });
    // The notice goes after six seconds, but not from under the pointer.
    await undo.hover();
    await expect(waiting).toBeHidden();
    await undo.click();
    await waiting.focus();
    await desk.keyboard.press('c');
    await expect(desk.getByText(/^Order confirmed\./)).toBeVisible();
    await expect(waiting).toBeHidden();

    await page.reload();
    await expect(page.getByText('Your order is confirmed')).toBeVisible();
  } finally {
    await changeRules(desk, { newPhone: false, above: false, returned: false });
    await asStaff(desk, 'DELETE', `products/${product.id}`);
    await desk.context().close();
  }
});
