import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { openWithin } from '../support/client-navigation';
import { registered, sessionOf } from '../support/demo';
import { shop } from '../support/shop';
import { asStaff, beStaff, signInFirst } from '../support/staff';

/** A response field that must not be exposed. */
const SECRET = /"\w*(passw|hash)\w*":/i;
const unique = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`;
const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);

interface Account {
  id: number;
  name: string;
  username: string;
}

test('ADM-VEN-01 ADM-VEN-02 ADM-VEN-03 ADM-VEN-04 ADM-VEN-08 ADM-VEN-09 ADM-AUD-02 ADM-AUD-04 a vendor is added, gets a new password, signs in with it, has a history and is deleted', async ({
  page,
  browser,
}) => {
  await beStaff(page, 'admin');
  await open(page, 'vendors');
  const name = unique('Zuhal Traders');
  const secret = 'linen-and-sand-2';
  await page.getByRole('button', { name: 'Add vendor' }).click();
  const window = page.getByRole('dialog', { name: 'Add vendor' });
  const add = window.getByRole('button', { name: 'Add vendor' });
  await add.click();
  await expect(window.getByText(/^Enter a name/)).toBeVisible();
  await expect(window.getByText(/^Enter a password/)).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await window.getByLabel('Name', { exact: true }).fill(name);
  await window.getByLabel('Password', { exact: true }).fill('linen-and-sand-1');
  await add.click();
  await expect(page.getByText(/^Vendor added\. The username is /)).toBeVisible();
  const accounts = await asStaff<Account[]>(page, 'GET', 'admin/all');
  const vendor = accounts.find((account) => account.name === name) ?? { id: 0, username: '' };
  expect(vendor).toMatchObject({ name, email: '', about: '', type: 'subadmin' });
  expect(JSON.stringify(accounts)).not.toMatch(SECRET);
  await expect(page.getByText(vendor.username, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Change the password of ${name}` }).click();
  const lock = page.getByRole('dialog', { name: `Change the password of ${name}` });
  const set = lock.getByRole('button', { name: 'Change password' });
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1;
  });
  await set.click();
  await expect(lock.getByText(/^Enter a password/)).toBeVisible();
  expect(sent).toBe(0);
  await lock.getByLabel('New password').fill(secret);
  await set.click();
  await expect(page.getByText(`The password of ${name} was changed.`)).toBeVisible();

  const theirs = await browser.newPage();
  await signInFirst(theirs, vendor.username, secret, 'linen-and-sand-3');
  let answer = () => {};
  const isChecked = new Promise<void>((resolve) => (answer = resolve));
  await theirs.route(`**/api/admin/${vendor.id}`, async (route) => {
    await isChecked;
    await route.continue();
  });
  await open(theirs, `vendor/${vendor.id}`);
  await expect(theirs.getByText('Loading...').first()).toBeAttached();
  answer();
  await expect(theirs.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const text of ['No description available.', 'No products found for this vendor.'])
    await expect(theirs.getByText(text)).toBeVisible();
  await expect(theirs.getByText('History', { exact: true })).toHaveCount(0);
  await theirs.close();

  await openWithin(page, `vendor/${vendor.id}`);
  await page.getByText('History', { exact: true }).click();
  const history = page.getByRole('list', { name: 'History' });
  await expect(history).toContainText('New password for');
  await expect(history).toContainText('Added');
  expect(await history.innerText()).not.toContain('linen');

  await openWithin(page, 'vendors');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
  await expect(page.getByRole('heading', { name })).toHaveCount(0);
});

test('ADM-USER-01 ADM-USER-02 ADM-USER-03 shoppers are filtered by gender and city, and show their details but no password', async ({
  page,
}) => {
  const shopper = await registered();
  const { token, user } = await sessionOf(shopper);
  const answer = await fetch(`${shop.url}/api/users/${user.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      gender: 'female',
      city: 'Ajman',
      area: 'Al Nuaimia',
      building: 'Corniche Tower',
      flat: '00',
    }),
  });
  expect(answer.status).toBe(200);
  await beStaff(page, 'admin');
  // Below the table's width: cards.
  await page.setViewportSize({ width: 900, height: 900 });
  await open(page, 'users');
  const listed = page.waitForResponse((response) =>
    response.url().includes(`q=${encodeURIComponent(shopper.email)}`),
  );
  await page.getByRole('searchbox').fill(shopper.email);
  expect(await (await listed).text()).not.toMatch(SECRET);
  const card = page.getByRole('listitem').filter({ hasText: shopper.email });
  for (const text of [shopper.name, '+971501234567', 'Ajman', 'Al Nuaimia', 'Corniche Tower'])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  await expect(card.getByText('Flat')).toHaveCount(0);
  await expect(card.getByText('00', { exact: true })).toHaveCount(0);

  for (const [label, its, other] of [
    ['Gender', 'female', 'male'],
    ['City', 'Ajman', 'Dubai'],
  ] as const) {
    const choice = page.getByRole('combobox', { name: label });
    await choice.selectOption(other);
    await expect(page.getByText('No shoppers match these filters.')).toBeVisible();
    await choice.selectOption(its);
    await expect(page).toHaveURL(new RegExp(`=${its}(&|$)`));
    await expect(card).toBeVisible();
    await choice.selectOption('');
    await expect(card).toBeVisible();
  }
  expect(await violations(page, 'light')).toEqual([]);
});
