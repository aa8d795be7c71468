import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { mailsAbout, newestLinkTo } from '../support/mailbox';
import { addAuthenticator } from '../support/passkeys';
import { shop } from '../support/shop';
import { asStaff, beNewStaff, beStaff, removeStaff } from '../support/staff';

const GIVEN = 'A-given-password-1';
const OWN = 'Cedar-and-salt-9';
const NEW = 'Cumin-and-lime-7';
const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to the dashboard' })).toBeVisible();
};
/** Confirms an open question. */
const answer = async (page: Page, button: string) => {
  await page.getByRole('alertdialog').getByRole('button', { name: button }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
};

test('PASSKEY-10 STAFFPW-07 passkeys are added, used for signing in, as second step and to confirm, and removed; a forgotten password leaves them on', async ({
  page,
  browser,
}) => {
  await beStaff(page, 'admin');
  const username = `morning-${Date.now()}`;
  const email = `${username}@example.com`;
  const name = `Early shift ${username}`;
  await asStaff(page, 'POST', 'admin/add', { name, username, email, password: GIVEN, type: 'ops' });

  const theirs = await browser.newPage();
  const authenticator = await addAuthenticator(theirs);
  await beNewStaff(theirs, username, GIVEN, OWN);
  await open(theirs, 'account');
  await theirs.getByRole('button', { name: 'Add a passkey' }).click();
  await theirs.getByRole('button', { name: 'Continue' }).click();
  await expect(theirs.getByText('Enter a name.')).toBeVisible();
  await theirs.getByLabel('Name of the passkey').fill('Counter tablet');
  await authenticator.verifies(false);
  await theirs.getByRole('button', { name: 'Continue' }).click();
  await expect(theirs.getByText(/^No passkey was used/)).toBeVisible();
  await expect(theirs.getByLabel('Name of the passkey')).toHaveValue('Counter tablet');
  await authenticator.verifies(true);
  await theirs.getByRole('button', { name: 'Continue' }).click();
  await expect(
    theirs.getByText('The passkey was added. Your other sessions were ended.'),
  ).toBeVisible();
  expect(await authenticator.credentials()).toHaveLength(1);
  await expect.poll(() => mailsAbout('Passkey added', email)).toHaveLength(1);
  await theirs.getByRole('button', { name: 'Rename Counter tablet' }).click();
  await theirs.getByLabel('Name of the passkey').fill('Till tablet');
  await theirs.getByRole('button', { name: 'Save', exact: true }).last().click();
  const list = theirs.getByRole('list', { name: 'Passkeys' });
  await expect(list.getByText('Till tablet')).toBeVisible();
  expect(await violations(theirs, 'light')).toEqual([]);

  // Alone.
  await signOut(theirs);
  await authenticator.verifies(false);
  await theirs.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(theirs.getByText(/^No passkey was used/)).toBeVisible();
  expect(await violations(theirs, 'light')).toEqual([]);
  await authenticator.verifies(true);
  await theirs.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(theirs.getByRole('navigation').first()).toBeVisible();

  // A forgotten password; the passkey is still the second step.
  await signOut(theirs);
  await theirs.getByRole('link', { name: 'Forgot your password?' }).click();
  await theirs.getByRole('button', { name: 'Send the link' }).click();
  await expect(
    theirs.getByText('Enter your username or email address.', { exact: true }),
  ).toBeVisible();
  await theirs.getByLabel('Username or email address').fill(username);
  expect(await violations(theirs, 'light')).toEqual([]);
  await theirs.getByRole('button', { name: 'Send the link' }).click();
  await expect(theirs.getByText(/a link was sent to it/)).toBeVisible();
  const link = await newestLinkTo(email, '/reset-password');
  await theirs.goto(link);
  await theirs.getByLabel('New password').fill(`${username}1`);
  await theirs.getByRole('button', { name: 'Change password' }).click();
  await expect(theirs.getByText(/consists mainly of your name/)).toBeVisible();
  await theirs.getByLabel('New password').fill(NEW);
  expect(await violations(theirs, 'light')).toEqual([]);
  await theirs.getByRole('button', { name: 'Change password' }).click();
  await expect(theirs.getByLabel('Username')).toHaveValue(username);
  await theirs.getByLabel('Password', { exact: true }).fill(NEW);
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await expect(theirs.getByText('Your account has a second factor.')).toBeVisible();
  await expect(theirs.getByLabel('Code')).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(theirs.getByRole('navigation').first()).toBeVisible();
  await expect.poll(() => mailsAbout('password was changed', email)).not.toHaveLength(0);
  await theirs.goto(link);
  await theirs.getByLabel('New password').fill(NEW);
  await theirs.getByRole('button', { name: 'Change password' }).click();
  await expect(theirs.getByRole('link', { name: 'Request a new link' })).toBeVisible();

  // As 15 minutes after signing in.
  await open(theirs, 'account');
  let isRefused = false;
  await theirs.route('**/api/admin/account/passkeys/*', (route) => {
    if (isRefused || route.request().method() !== 'DELETE') return route.continue();
    isRefused = true;
    const detail = 'Please confirm your password first.';
    const problem = { status: 403, code: 'reauthentication_required', detail };
    return route.fulfill({ status: 403, json: problem });
  });
  await list.getByRole('button', { name: 'Remove the passkey Till tablet' }).click();
  await answer(theirs, 'Remove');
  const question = theirs.getByRole('dialog', { name: 'Confirm that it is you' });
  await question.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(question).toBeHidden();
  await expect(theirs.getByText(/^This is your only second factor/)).toBeVisible();
  await expect(list.getByText('Till tablet')).toBeVisible();

  // An admin ends the sessions and removes the passkey.
  await open(page, 'account');
  await page.getByRole('button', { name: `End sessions of ${name}` }).click();
  await answer(page, 'End sessions');
  await expect(page.getByText('The sessions of the account were ended.')).toBeVisible();
  await page.getByRole('button', { name: `Remove the second factor of ${name}` }).click();
  await answer(page, 'Remove');
  await expect(page.getByText('The second factor was removed.')).toBeVisible();
  await open(theirs, 'account');
  await expect(theirs.getByRole('heading', { name: 'Sign in to the dashboard' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Use a passkey' }).first().click();
  await expect(theirs.getByText(/^This passkey could not be used/)).toBeVisible();
  await theirs.close();
  await removeStaff(page, username);
});

test('PASSKEY-10 a browser without passkeys says so, and its code loads only when asked for', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('response', (response) => void loaded.push(response.url()));
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'PublicKeyCredential', { value: undefined });
  });
  await page.goto(`${shop.admin}/dashboard`);
  const button = page.getByRole('button', { name: 'Use a passkey' });
  await expect(button).toBeVisible();
  const before = loaded.length;
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(/^This browser does not support passkeys/);
  const scripts = loaded.slice(before).filter((url) => url.endsWith('.js'));
  expect(scripts).toHaveLength(1);
});
