import { expect, type Page } from '@playwright/test';
import { beShopper, registered, sessionOf, startAsShopper } from '../support/demo';
import { endSession, signInAgain, signInDialog } from '../support/lost-session';
import { openMethods, startAsBuyer } from '../support/purchase';
import { addToCart, goToPayment, searchFor } from '../support/shopper';
import { test } from '../support/test';

/** In stock, with reviews by other shoppers. */
const PRODUCT = '/product/36#reviews';

const main = (page: Page) => page.getByRole('main');
const openAccount = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const nameField = (page: Page) => main(page).getByRole('textbox', { name: 'Full name' });
const editProfile = async (page: Page, name: string) => {
  await main(page).getByRole('button', { name: 'Edit details' }).click();
  await nameField(page).fill(name);
};

test('AUTH-20 AUTH-21 AUTH-22 PROF-20 PROF-21 a profile with an ended session opens sign-in over the page, keeps typed text and saves it', async ({
  page,
}) => {
  const shopper = await beShopper(page);
  await endSession(page);
  await page.goto('/profile');
  // Details and orders are rejected together and share one dialog.
  await expect(signInDialog(page)).toHaveCount(1);
  expect(await stored(page, 'token')).toBeNull();
  await expect(signInDialog(page).getByLabel('Email or username')).toHaveValue(shopper.email);
  await signInAgain(page, shopper);
  await expect(main(page).getByText('No orders found.')).toBeVisible();
  await expect(page.getByText('This section could not be loaded.')).toHaveCount(0);

  await editProfile(page, 'Nuaimia Hassan');
  await endSession(page);
  await main(page).getByRole('button', { name: 'Save' }).click();
  await signInDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(nameField(page)).toHaveValue('Nuaimia Hassan');
  await expect(main(page).getByRole('alert')).toHaveText('Please log in.');
  await expect(main(page).getByRole('button', { name: 'Save' })).toBeFocused();
  await openAccount(page);
  const account = page.getByRole('dialog', { name: 'You are not logged in' });
  await expect(account.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.keyboard.press('Escape');

  await main(page).getByRole('button', { name: 'Save' }).click();
  await signInAgain(page, shopper);
  await expect(page.getByText('Your details were saved.')).toBeVisible();
  await page.reload();
  await expect(main(page).getByText('Nuaimia Hassan')).toBeVisible();

  await endSession(page);
  await page.reload();
  await signInDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('You must be logged in to view your profile.')).toBeVisible();
  await expect(main(page).getByText('Nuaimia Hassan')).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Login' }).click();
  await signInAgain(page, shopper);
  await expect(main(page).getByText('Nuaimia Hassan')).toBeVisible();
});

test('AUTH-23 AUTH-28 text typed by one shopper is not saved for another, who sees no data of the first', async ({
  page,
}) => {
  await startAsShopper(page);
  const other = await registered();
  await searchFor(page, 'bag');
  await addToCart(page);
  await page.goto('/profile');
  await editProfile(page, 'Secret Person');
  await endSession(page);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes.push(request.url());
  });
  await main(page).getByRole('button', { name: 'Save' }).click();
  const dialog = signInDialog(page);
  await dialog.getByLabel('Email or username').fill(other.email);
  await dialog.getByLabel('Password', { exact: true }).fill(other.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(writes).toHaveLength(1);
  expect(await stored(page, 'cart')).toBeNull();
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('Secret Person');
  await page.goto('/profile');
  await expect(main(page).getByText(other.email)).toBeVisible();
  await expect(main(page).getByText('Secret Person')).toHaveCount(0);
});

test('AUTH-20 CHK-04 a checkout with an ended session places its cash order after sign-in', async ({
  page,
}) => {
  const shopper = await startAsBuyer(page);
  await openMethods(page);
  await endSession(page);
  const payment = page.getByRole('dialog', { name: 'Complete Your Payment' });
  await payment.getByRole('button', { name: 'Cash on delivery' }).click();
  await signInDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(payment.getByRole('alert')).toContainText('Please log in.');
  await payment.getByRole('button', { name: 'Cash on delivery' }).click();
  await signInAgain(page, shopper);
  await page.waitForURL(/\/payment-success\/\d{13}$/);
});

test('AUTH-24 a card window closes for sign-in, and the same order is paid after it', async ({
  page,
}) => {
  const shopper = await startAsBuyer(page);
  await openMethods(page);
  await endSession(page);
  const opened = page.waitForEvent('popup');
  const card = page.getByRole('button', { name: 'Card', exact: true });
  await card.click();
  const first = await opened;
  await expect(signInDialog(page)).toBeVisible();
  await expect.poll(() => first.isClosed()).toBe(true);
  const again = page.waitForEvent('popup');
  await signInAgain(page, shopper);
  const window = await again;
  await expect(window.getByRole('button', { name: 'Approve' })).toBeVisible();
  const { token, user } = await sessionOf(shopper);
  const orders = await page.request.get(`/api/get-payment-logs/${user.id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(((await orders.json()) as { logs: unknown[] }).logs).toHaveLength(1);
});

test('AUTH-24 when the browser blocks the window after sign-in, another click opens the card page of the same order', async ({
  page,
}) => {
  const shopper = await startAsBuyer(page);
  await openMethods(page);
  await endSession(page);
  await page.evaluate(() => {
    // Simulates a browser that blocks windows without a recent click.
    const open = window.open.bind(window);
    let presses = 0;
    document.addEventListener('click', () => (presses += 1), true);
    let used = 0;
    window.open = (...args) => {
      const isFresh =
        document.activeElement?.textContent?.startsWith('Card') === true && used < presses;
      used = presses;
      return isFresh ? open(...args) : null;
    };
  });
  const card = page.getByRole('button', { name: 'Card', exact: true });
  await card.click();
  await signInAgain(page, shopper);
  await expect(
    page.getByText('You are logged in again. Press the button again to open the payment page.'),
  ).toBeVisible();
  const opened = page.waitForEvent('popup');
  await card.click();
  await expect((await opened).getByRole('button', { name: 'Approve' })).toBeVisible();
});

test('AUTH-20 AUTH-26 AUTH-27 a product page shows a guest once its session has ended; a review is sent after signing in, also in another tab', async ({
  page,
  context,
}) => {
  const shopper = await beShopper(page);
  await endSession(page);
  await page.goto(PRODUCT);
  await expect.poll(() => stored(page, 'token')).toBeNull();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openAccount(page);
  await expect(page.getByRole('dialog', { name: 'You are not logged in' })).toBeVisible();
  await page.keyboard.press('Escape');

  await main(page).getByLabel('Comment').fill('Holds its shape after a month.');
  await main(page).getByRole('button', { name: 'Submit review' }).click();
  await expect(signInDialog(page)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/login');
  await tab.getByLabel('Email or username').fill(shopper.email);
  await tab.getByLabel('Password', { exact: true }).fill(shopper.password);
  await tab.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await tab.waitForURL((url) => url.pathname === '/');
  await expect(signInDialog(page)).toBeHidden();
  await expect(page.getByText('Holds its shape after a month.')).toBeVisible();
  // It is shown before it is sent; only a stored review can be deleted.
  await expect(main(page).getByRole('button', { name: 'Delete review' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Holds its shape after a month.')).toBeVisible();
});

test('WISH-20 a guest who signs in from the wishlist button gets the product on the wishlist and stays on the page', async ({
  page,
}) => {
  const { email, password } = await registered();
  // The list is read before the write, and its response arrives last.
  let readDone = () => {};
  let addDone = () => {};
  const wasRead = new Promise<void>((resolve) => (readDone = resolve));
  const wasAdded = new Promise<void>((resolve) => (addDone = resolve));
  await page.route(
    '**/wishlist/products',
    async (route) => {
      const response = await route.fetch();
      readDone();
      await wasAdded;
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  await page.route('**/wishlist/add', async (route) => {
    await wasRead;
    const response = await route.fetch();
    await route.fulfill({ response });
    addDone();
  });
  await page.goto('/product/40');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await main(page)
    .getByRole('button', { name: `Like: ${name}` })
    .first()
    .click({ force: true });
  await expect(page.getByText('You are not logged in.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const dialog = signInDialog(page);
  await expect(dialog.getByText('Login to add to wishlist')).toBeVisible();
  await expect(dialog.getByLabel('Email or username')).toBeFocused();
  await expect(dialog.getByRole('link', { name: 'Register' })).toBeVisible();
  await dialog.getByLabel('Email or username').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(`${name} was added to your wishlist.`)).toBeVisible();
  await expect(page).toHaveURL(/\/product\/40$/);
  await expect(
    main(page)
      .getByRole('button', { name: `Remove: ${name}`, pressed: true })
      .first(),
  ).toBeVisible();
});

test('AUTH-25 CART-31 a login requested by a page returns to it, in its language', async ({
  page,
}) => {
  const { email, password } = await registered();
  const logIn = async () => {
    await main(page).locator('input[autocomplete=username]').fill(email);
    await main(page).locator('input[autocomplete=current-password]').fill(password);
    await main(page).locator('button[type=submit]').click();
  };
  const logOut = async () => {
    // A page without the shop's scripts cannot react to the removed storage.
    await page.goto('/api/health/live', { waitUntil: 'commit' });
    await page.evaluate(() => localStorage.clear());
  };
  for (const path of ['/wishlist', '/ar/profile']) {
    await page.goto(path);
    await main(page)
      .getByRole('link', { name: /^(Login|تسجيل الدخول)$/ })
      .click();
    await logIn();
    await page.waitForURL((url) => url.pathname === path);
    await logOut();
  }
  await page.goto('/about');
  await searchFor(page, 'bag');
  await addToCart(page);
  const bag = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Please Login to Continue' }).click();
  await logIn();
  await page.waitForURL((url) => url.pathname === bag);
  await expect(page.getByRole('button', { name: 'Continue to checkout' })).toBeVisible();
});

test('AUTH-28 CART-30 CART-32 a guest keeps the cart when signing in; signing out removes the shopper’s data in every tab', async ({
  page,
  context,
}) => {
  const shopper = await registered();
  await page.goto('/about');
  await searchFor(page, 'bag');
  await addToCart(page);
  // With the chosen options.
  const bag = page.url();
  await page.getByRole('link', { name: 'Please Login to Continue' }).click();
  await main(page).getByLabel('Email or username').fill(shopper.email);
  await main(page).getByLabel('Password', { exact: true }).fill(shopper.password);
  await main(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'Continue to checkout' })).toBeVisible();
  await expect(page).toHaveURL(bag);
  await goToPayment(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(await stored(page, 'recentlyViewed')).toBeTruthy();
  expect(await stored(page, 'recent-searches')).toBeTruthy();
  const session = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    user: JSON.parse(localStorage.getItem('user') ?? '') as { id: number },
  }));
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(main(other).getByText(shopper.email)).toBeVisible();

  await openAccount(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart/ })).toHaveText('');
  const storedKeys = () =>
    JSON.stringify([Object.keys(localStorage).sort(), Object.keys(sessionStorage)]);
  await expect
    .poll(() => page.evaluate(storedKeys))
    .not.toMatch(/cart|recent|user|token|address|attempt/);
  await other.waitForURL((url) => url.pathname === '/');
  const { token } = session;
  // The pages do not wait for the answer to the logout.
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/users/${session.user.id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return answer.status();
    })
    .toBe(401);
  expect(await other.evaluate(storedKeys)).not.toMatch(/cart|recent|user|token|address|attempt/);
});
