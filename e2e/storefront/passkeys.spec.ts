import { expect, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { beShopper } from '../support/demo';
import { newestLinkTo } from '../support/mailbox';
import { addAuthenticator } from '../support/passkeys';
import { test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

test('TRUST-77 a shopper adds a passkey in the profile, logs in with it, renames and removes it', async ({
  page,
}) => {
  const authenticator = await addAuthenticator(page);
  const { email } = await beShopper(page);
  await page.goto('/profile');
  const add = passkeys(page).getByRole('button', { name: 'Add a passkey' });
  const name = passkeys(page).getByLabel('Name', { exact: true });
  await expect(passkeys(page)).toContainText('confirm your email address first');
  expect(await violations(page, 'light')).toEqual([]);
  const { pathname, search, hash } = new URL(await newestLinkTo(email, '/verify-email'));
  await page.goto(pathname + search + hash);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Your email address is confirmed').first()).toBeVisible();

  await page.goto('/profile');
  await add.click();
  await expect(name).toBeFocused();
  await passkeys(page).getByRole('button', { name: 'Continue' }).click();
  await expect(name).toHaveAccessibleDescription(/Enter a name/);
  await name.fill('My phone');
  expect(await violations(page, 'light')).toEqual([]);
  await passkeys(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The passkey was added.')).toBeVisible();
  await expect(passkeys(page).getByRole('listitem')).toContainText('My phone');
  await expect(passkeys(page).getByRole('listitem')).toContainText('Not used yet');
  expect(await authenticator.credentials()).toHaveLength(1);
  expect(await violations(page, 'light')).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await authenticator.verifies(false);
  await main(page).getByRole('button', { name: 'Use a passkey' }).click();
  await expect(main(page).getByRole('alert')).toHaveText(/^No passkey was used/);
  expect(await violations(page, 'light')).toEqual([]);
  await authenticator.verifies(true);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/profile');
  await expect(passkeys(page).getByRole('listitem')).toContainText('Last used');
  await passkeys(page).getByRole('button', { name: 'Rename My phone' }).click();
  await name.fill('Blue phone');
  await passkeys(page).getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByText('The passkey was renamed.')).toBeVisible();
  await passkeys(page).getByRole('button', { name: 'Remove Blue phone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The passkey was removed.')).toBeVisible();
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await main(page).getByRole('button', { name: 'Use a passkey' }).click();
  await expect(main(page).getByRole('alert')).toHaveText(/^This passkey could not be used/);
});

test('TRUST-77 a browser without passkeys says so, and the password is one step away', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'PublicKeyCredential', { value: undefined });
  });
  await page.goto('/auth/login');
  await main(page).getByRole('button', { name: 'Use a passkey' }).click();
  await expect(main(page).getByRole('alert')).toHaveText(/^This browser does not support passkeys/);
  await main(page).getByRole('button', { name: 'Log in with your password' }).click();
  await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
});

test('TRUST-78 the strength of a new password shows while it is typed; its dictionary loads with the first character', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (/\/strength-[^/]*\.js$/.test(response.url())) loaded.push(response.url());
  });
  await page.goto('/register');
  const field = main(page).getByLabel('Password', { exact: true });
  await field.click();
  expect(loaded).toEqual([]);
  await field.pressSequentially('Summer2026!');
  await expect(main(page).getByText('Can be guessed')).toBeVisible();
  await expect(main(page).getByText('Another word makes it stronger.')).toBeVisible();
  expect(loaded).toHaveLength(1);
  expect(await violations(page, 'light')).toEqual([]);
  await field.fill('Summer2026! camel');
  await expect(main(page).getByText('Strong password')).toBeVisible();
  await field.fill('password1');
  await expect(main(page).getByText('Very easy to guess')).toBeVisible();
  await field.fill('short');
  await expect(main(page).getByText('Very easy to guess')).toHaveCount(0);
});
