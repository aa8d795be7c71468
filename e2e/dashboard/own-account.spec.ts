import { expect, test, type Page } from '@playwright/test';
import { withPictures } from '../support/chromium';
import { codeOf } from '../support/authenticator';
import { violations } from '../support/checks/axe';
import { mailsAbout } from '../support/mailbox';
import { shop } from '../support/shop';
import {
  asStaff,
  beStaff,
  beStaffAlone,
  removeStaff,
  signInFirst,
  signInWithCode,
} from '../support/staff';

test.use(withPictures);

const GIVEN = 'A-given-password-1';
const OWN = 'Cedar-and-salt-9';
const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to the dashboard' })).toBeVisible();
};

test('TWOF-11 SIGNIN-06 a new account replaces its password, sets up a second factor and signs in with a code; an admin removes it', async ({
  page,
  browser,
}) => {
  await beStaff(page, 'admin');
  const username = `night-${Date.now()}`;
  const email = `${username}@example.com`;
  const name = `Night shift ${username}`;
  await asStaff(page, 'POST', 'admin/add', { name, username, email, password: GIVEN, type: 'ops' });

  const theirs = await browser.newPage();
  await signInFirst(theirs, username, GIVEN, OWN);
  await theirs.getByRole('button', { name: /^Account of/ }).click();
  await theirs.getByRole('link', { name: 'My account' }).click();
  await theirs.getByRole('button', { name: 'Set up' }).click();
  await expect(
    theirs.getByRole('img', { name: 'QR code for your authenticator app' }),
  ).toBeVisible();
  expect(await violations(theirs, 'light')).toEqual([]);
  const secret = await theirs.locator('code').innerText();
  const code = theirs.getByLabel('6-digit code');
  await code.fill('12');
  await theirs.getByRole('button', { name: 'Turn on' }).click();
  await expect(theirs.getByText('Enter the 6 digits that your app shows.')).toBeVisible();
  await code.fill(codeOf(secret));
  await theirs.getByRole('button', { name: 'Turn on' }).click();
  const codes = theirs.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await theirs.getByRole('button', { name: 'I have saved the codes' }).click();
  await expect(theirs.getByText('10 recovery codes are left.')).toBeVisible();
  await expect.poll(() => mailsAbout('Second factor turned on', email)).toHaveLength(1);

  await signOut(theirs);
  // Each code counts once; that of the next 30 seconds is accepted too.
  await signInWithCode(theirs, username, OWN, [codeOf(secret, 1)]);
  await signOut(theirs);
  await signInWithCode(theirs, username, OWN, ['000000', recovery.toLowerCase()]);
  await open(theirs, 'account');
  await expect(theirs.getByText('9 recovery codes are left.')).toBeVisible();
  await theirs.getByText('This session').waitFor();

  await open(page, 'account');
  await page.getByRole('button', { name: `Remove the second factor of ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The second factor was removed.')).toBeVisible();
  await expect.poll(() => mailsAbout('Second factor turned off', email)).toHaveLength(1);
  await theirs.close();
  await removeStaff(page, username);
});

test('SIGNIN-09 a protected change asks for the password and is repeated without losing typed text', async ({
  page,
}) => {
  // Confirming renews the session.
  await beStaffAlone(page, 'admin');
  await open(page, 'vendors');
  await page.getByRole('button', { name: 'Add vendor' }).click();
  const window = page.getByRole('dialog', { name: 'Add vendor' });
  const name = `Zuhal Late ${Date.now()}`;
  await window.getByLabel('Name', { exact: true }).fill(name);
  await window.getByLabel('Password', { exact: true }).fill(GIVEN);
  // As 15 minutes after signing in: the first call is refused.
  let isRefused = false;
  await page.route('**/api/admin/add', (route) => {
    if (isRefused) return route.continue();
    isRefused = true;
    const detail = 'Please confirm your password first.';
    const problem = { status: 403, code: 'reauthentication_required', detail };
    return route.fulfill({ status: 403, json: problem });
  });
  await window.getByRole('button', { name: 'Add vendor' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(question).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await question.getByLabel('Password', { exact: true }).fill('a-guess');
  await question.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(question.getByText('The current password is wrong.')).toBeVisible();
  await question.getByLabel('Password', { exact: true }).fill('Admin-pass-1');
  await question.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(/^Vendor added\. The username is /)).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(name)).toHaveCount(0);
});
