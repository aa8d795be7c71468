import { expect, type Page } from '@playwright/test';
import { beShopper, registered } from '../support/demo';
import { newestLinkTo } from '../support/mailbox';
import { delayBundle } from '../support/client-bundle';
import { newShopper, USER_FIELDS } from '../support/shopper';
import { test } from '../support/test';

const user = (page: Page) => page.evaluate(() => localStorage.getItem('user') ?? 'null');
const main = (page: Page) => page.getByRole('main');

test('AUTH-12 AUTH-13 AUTH-14 a forgotten password is reset by the mailed link, once', async ({
  page,
}) => {
  const shopper = await registered();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const ask = async (email: string): Promise<string> => {
    // The previous page, with a similar field, stays until the new one is ready.
    await main(page).getByLabel('Email', { exact: true }).fill(email);
    await main(page).getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
    return (await main(page).innerText()).replace(email, '');
  };
  const known = await ask(shopper.email);
  await page.getByRole('button', { name: 'Request a new link' }).click();
  expect(await ask(`unknown-${shopper.email}`)).toBe(known);

  const { pathname, hash } = new URL(await newestLinkTo(shopper.email, '/reset-password'));
  await page.goto(pathname + hash);
  await page.getByLabel('New password').fill('password1');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByText(/^This password is too common/)).toBeVisible();
  await page.getByLabel('New password').fill('Quiet-lantern-9');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(JSON.parse(await user(page))).toMatchObject({ email: shopper.email });
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
    'Quiet-lantern-9',
  );

  await page.goto(pathname + hash);
  await page.getByLabel('New password').fill('Quiet-lantern-10');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByRole('alert')).toContainText('no longer valid');
});

test('AUTH-30 PROF-31 a shopper confirms the email address by the mailed link', async ({
  page,
}) => {
  const shopper = await beShopper(page);
  await page.goto('/profile');
  const hint = page.getByText('Please confirm your email address.');
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText(`We have sent a link to ${shopper.email}.`)).toBeVisible();
  const { pathname, hash } = new URL(await newestLinkTo(shopper.email, '/verify-email'));
  await page.goto(pathname + hash);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your email address is confirmed' }),
  ).toBeFocused();
  await main(page).getByRole('link', { name: 'Go to your profile' }).click();
  await expect(main(page).getByText(shopper.email)).toBeVisible();
  await expect(hint).toBeHidden();
});

test('AUTH-01 text typed before hydration never appears in the address; then the form works', async ({
  page,
}) => {
  const { email, password } = await registered();
  const release = await delayBundle(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const name = main(page).getByLabel('Email or username');
  const secret = main(page).getByLabel('Password', { exact: true });
  for (const [field, text] of [
    [name, email],
    [secret, password],
  ] as const) {
    await expect(field).toBeDisabled();
    await field.click({ force: true });
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  expect(page.url()).toMatch(/\/login$/);
  release();
  await expect(secret).toBeEditable();
  expect(page.url()).toMatch(/\/login$/);
  await name.fill(email);
  await secret.fill(password);
  await secret.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
});

test('AUTH-02 AUTH-03 AUTH-05 AUTH-08 AUTH-10 AUTH-14 the tabs show login errors, and a login reloads the home page', async ({
  page,
  context,
}) => {
  const shopper = await registered();
  const form = main(page);
  const isOffline = (offline: boolean) => context.setOffline(offline);
  await page.goto('/auth/login');
  await form.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/auth\/signup$/);

  // The other tab's form, with a similar field, stays until the new one is ready.
  await form.getByLabel('Name', { exact: true }).fill(shopper.name);
  await form.getByLabel('Email').fill(shopper.email);
  await form.getByLabel('Phone').fill(shopper.phone);
  await form.getByLabel('Password', { exact: true }).fill(shopper.password);
  const create = form.getByRole('button', { name: 'Create account' });
  // At the field; the error summary may contain it too.
  const terms = form.locator('p', { hasText: 'You must agree to the terms and conditions.' });
  await expect(create).toHaveAttribute('aria-disabled', 'true');
  await expect(terms).toBeHidden();
  await create.click({ force: true });
  await expect(terms).toBeVisible();
  await expect(form.getByRole('checkbox')).toBeFocused();
  await form.getByRole('checkbox').check();
  await create.click();
  await expect(form.getByText('An account with this email address already exists.')).toBeVisible();
  await form.getByLabel('Email').fill(`new-${shopper.email}`);
  await isOffline(true);
  await create.click();
  await expect(form.getByRole('alert')).toHaveText('Registration failed.');
  await isOffline(false);

  await form.getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  const enter = async (password: string): Promise<void> => {
    await form.getByLabel('Email or username').fill(shopper.email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Log in' }).click();
  };
  await enter('not-the-password');
  await expect(form.getByRole('alert')).toHaveText('Wrong email, username or password.');
  await isOffline(true);
  await enter(shopper.password);
  await expect(form.getByRole('alert')).toHaveText('Login failed. Please try again.');
  await isOffline(false);
  await page.evaluate(() => Object.assign(window, { before: true }));
  await enter(shopper.password);
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
  const known = JSON.parse(await user(page)) as Record<string, unknown>;
  expect(known).toMatchObject({ email: shopper.email });
  expect(Object.keys(known).sort()).toEqual(USER_FIELDS);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/\S{20}/);
});

test('PROF-01 PROF-02 PROF-03 PROF-04 PROF-06 a shopper completes the details and changes the password', async ({
  page,
  context,
}) => {
  await page.goto('/profile');
  await expect(page.getByText('You must be logged in to view your profile.')).toBeVisible();
  const shopper = await beShopper(page);
  await page.goto('/profile');
  await expect(page.getByText('No orders found.')).toBeVisible();
  await page.getByRole('link', { name: 'Add an address' }).click();
  await expect(page).toHaveURL(/#addresses$/);
  await page.getByRole('button', { name: 'Edit details' }).click();
  await page.getByLabel('Phone').fill('1234567');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByText(/^Please enter a valid phone number/)).toBeVisible();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.getByLabel('Phone').fill('055 123 4567');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your details were saved.')).toBeVisible();
  await page.reload();
  await expect(main(page).getByText('+971551234567').first()).toBeVisible();

  await page.getByRole('button', { name: 'Update Password' }).click();
  const dialog = page.getByRole('dialog');
  const change = async (current: string, next: string): Promise<void> => {
    await dialog.getByLabel('Current password').fill(current);
    await dialog.getByLabel('New password', { exact: true }).fill(next);
    await dialog.getByLabel('Confirm new password').fill(next);
    await dialog.getByRole('button', { name: 'Update Password' }).click();
  };
  await change('not-the-password', 'Quiet-lantern-9');
  await expect(dialog.getByText('The current password is wrong.')).toBeVisible();
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await context.setOffline(true);
  await change(shopper.password, 'Quiet-lantern-9');
  await expect(dialog.getByRole('alert')).toHaveText('Failed to update password');
  await context.setOffline(false);
  await change(shopper.password, 'Quiet-lantern-9');
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('SELL-01 SELL-02 SELL-03 SELL-04 anyone can send a seller request', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Become a seller' }).click();
  const form = main(page);
  const send = form.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(form.getByRole('alert')).toBeFocused();
  await form.getByRole('alert').getByRole('button', { name: 'Enter your location.' }).click();
  await expect(form.getByLabel('Location')).toBeFocused();
  await expect(form.locator('input[type=password]')).toHaveCount(0);

  const { name, email } = newShopper();
  await form.getByLabel('Location').fill('Ajman');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('1234567');
  await send.click();
  await expect(form.getByText(/^Please enter a valid phone number/)).toBeVisible();
  await form.getByLabel('Phone').fill('050 123 4567');
  await context.setOffline(true);
  await send.click();
  await expect(form.getByRole('alert')).toHaveText('Submission failed.');
  await context.setOffline(false);
  await send.click();
  await expect(form.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(form.getByLabel('Location')).toHaveCount(0);
});
