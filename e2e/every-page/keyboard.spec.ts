import { expect, type Page } from '@playwright/test';
import { violations, violationsInBothThemes } from '../support/checks/axe';
import { withPictures } from '../support/chromium';
import { beShopper, registered, sessionOf } from '../support/demo';
import { expectFocusSeen, pressOn, tabTo, typeInto } from '../support/checks/keyboard';
import { numberOf } from '../support/order-number';
import { orderInCash, requestShipment } from '../support/orders';
import { operationIdOf } from '../support/shopper';
import { asStaff, beStaff } from '../support/staff';
import { test } from '../support/test';

test.use(withPictures);

test('PROF-05 a watch is found, chosen, bought and shipped with the keyboard only; its order opens in a dialog over the profile', async ({
  page,
}) => {
  const shopper = await registered();
  const main = page.getByRole('main');
  await page.goto('/');
  await typeInto(page, page.getByRole('combobox', { name: 'Search products' }), 'chronograph');
  // The results of the first letters are shown for a moment.
  await expect(page.getByRole('option').first()).toContainText('Chronograph');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/\d+/);

  const colours = main.getByRole('group', { name: 'Color' }).getByRole('radio');
  await pressOn(page, colours.first(), 'Space');
  await expect(colours.first()).toBeChecked();
  await pressOn(page, main.getByRole('button', { name: 'Add to cart' }).first());

  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(cart).toBeVisible();
  await pressOn(page, cart.getByRole('button', { name: /^Increase/ }));
  await pressOn(page, cart.getByRole('link', { name: 'Please Login to Continue' }));
  await expect(page).toHaveURL(/\/auth\/login$/);
  await typeInto(page, main.getByLabel('Email or username'), shopper.email);
  await typeInto(page, main.getByLabel('Password', { exact: true }), shopper.password);
  await page.keyboard.press('Enter');

  await page.waitForURL(/\/product\/\d+/);
  await pressOn(page, cart.getByRole('button', { name: 'Continue to checkout' }));
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  await tabTo(page, checkout.getByLabel('City'));
  await page.keyboard.type('Sharj');
  await expect(checkout.getByLabel('City')).toHaveValue('Sharjah');
  await typeInto(page, checkout.getByLabel('Area'), 'Al Majaz');
  await typeInto(page, checkout.getByLabel('Building or villa'), 'Pearl Tower');
  await typeInto(page, checkout.getByLabel('Flat'), '1204');
  await pressOn(page, checkout.getByLabel('Save this address'), 'Space');
  await expect(checkout.getByText('AED 30.00')).toBeVisible();
  await pressOn(page, checkout.getByRole('button', { name: 'Choose payment method' }));
  await pressOn(page, page.getByRole('button', { name: 'Cash on delivery' }));

  await page.waitForURL(/\/payment-success\//);
  const operationId = operationIdOf(page);
  const number = await numberOf(operationId);
  await pressOn(page, main.getByRole('button', { name: 'Change delivery details' }));
  const details = page.getByRole('dialog', { name: 'Delivery details' });
  await expect(details.getByLabel('Full name')).not.toHaveValue('');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await pressOn(page, details.getByRole('button', { name: 'Create shipment' }));
  await expect(page).toHaveURL(/\/profile#orders$/);
  await expect(main.getByText('1204, Pearl Tower, Al Majaz, Sharjah').first()).toBeVisible();
  const view = main.getByRole('button', { name: new RegExp(number) });
  await pressOn(page, view);
  await expect(page.getByRole('dialog', { name: 'Order details' })).toContainText(number);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(view).toBeFocused();
});

/** Chooses the value of a list that begins with these letters. */
const choose = async (page: Page, list: string, letters: string) => {
  await tabTo(page, page.getByRole('dialog').getByLabel(list));
  await page.keyboard.type(letters);
};

test('CANCEL-10 RETURN-10 cancel and return with the keyboard only', async ({ page, browser }) => {
  const shopper = await beShopper(page);
  const { token, user } = await sessionOf(shopper);
  const who = { ...shopper, token, userId: user.id };
  const [cancelled, returned] = [
    await orderInCash(who, { product: 1 }),
    await orderInCash(who, { product: 2 }),
  ];
  await requestShipment(who, returned);
  const desk = await (await browser.newContext()).newPage();
  await beStaff(desk, 'admin');
  await asStaff(desk, 'POST', `users/orders/one/${returned}/delivered`);
  await desk.context().close();
  const main = page.getByRole('main');

  await page.goto(`/order/${cancelled}`);
  const cancel = main.getByRole('button', { name: 'Cancel order' });
  await pressOn(page, cancel);
  const asked = page.getByRole('dialog', { name: 'Cancel order' });
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, asked.getByRole('button', { name: 'Cancel order' }));
  await expect(asked.getByLabel('Reason')).toBeFocused();
  await expectFocusSeen(page);
  expect(await violations(page, 'light')).toEqual([]);
  await page.keyboard.type('I changed');
  await pressOn(page, asked.getByRole('button', { name: 'Cancel order' }));
  await expect(page.getByText(/^Your order is cancelled/)).toBeFocused();

  await page.goto(`/order/${returned}`);
  const start = main.getByRole('button', { name: 'Return items' });
  await pressOn(page, start);
  const form = page.getByRole('dialog', { name: 'Return items' });
  // Closing keeps what was entered.
  await choose(page, 'Reason', 'It does not');
  await typeInto(page, form.getByLabel(/^Tell us more/), 'Too tight');
  await page.keyboard.press('Escape');
  await expect(start).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel(/^Tell us more/)).toHaveValue('Too tight');
  expect(await violations(page, 'light')).toEqual([]);
  await tabTo(page, form.getByLabel('Add pictures'));
  await pressOn(page, form.getByRole('button', { name: 'Request return' }));
  await expect(main.getByRole('heading', { name: /^Return \d+$/ })).toBeVisible();
  await expect(form).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('STEP-13 STEP-16 ADDR-10 the address book with the keyboard only; a reload keeps what was typed', async ({
  page,
}) => {
  await beShopper(page);
  await page.goto('/profile');
  const book = page.getByRole('region', { name: 'Addresses' });
  const title = book.getByRole('heading', { name: 'Addresses' });
  const button = (name: string | RegExp) => book.getByRole('button', { name });
  const fill = async (label: string) => {
    await pressOn(page, button('Add an address'));
    await expect(book.getByLabel(/^Name of the address/)).toBeFocused();
    await page.keyboard.type(label);
    await tabTo(page, book.getByLabel('City'));
    await page.keyboard.type('Sharj');
    await typeInto(page, book.getByLabel('Area'), 'Al Majaz');
    await typeInto(page, book.getByLabel('Building or villa'), `${label} Tower`);
  };
  await fill('Home');
  await page.reload();
  await expect(book.getByLabel('Building or villa')).toHaveValue('Home Tower');
  await expect(book.getByLabel('City')).toHaveValue('Sharjah');
  await pressOn(page, button('Save address'));
  await expect(title).toBeFocused();
  await fill('Work');
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();

  await pressOn(page, button(/^Make default.*Work/));
  await expect(title).toBeFocused();
  await expect(book.getByRole('listitem').first()).toContainText('Work');
  await pressOn(page, button(/^Edit.*Work/));
  await expect(book.getByLabel(/^Name of the address/)).toBeFocused();
  await typeInto(page, book.getByLabel(/^Flat/), '7');
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();
  await expect(book.getByText(/^7, Work Tower/)).toBeVisible();

  const remove = button(/^Remove.*Home/);
  await pressOn(page, remove);
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, question.getByRole('button', { name: 'Remove' }));
  await expect(title).toBeFocused();
  await expect(book.getByRole('listitem')).toHaveCount(1);
});
