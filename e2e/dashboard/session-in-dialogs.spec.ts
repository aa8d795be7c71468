import { expect, test, type Page } from '@playwright/test';
import { codeOf } from '../support/authenticator';
import { endStaffSession, signInAgain } from '../support/lost-staff-session';
import { shop } from '../support/shop';
import {
  addOwnProduct,
  asStaff,
  beNewStaff,
  beStaff,
  beStaffAlone,
  removeStaff,
} from '../support/staff';

const GIVEN = 'A-given-password-1';
const OWN = 'Cedar-and-salt-9';
const PICTURE = 'docs/picture.jpg';
const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const admin = (page: Page) => beStaffAlone(page, 'admin');

test('EDIT-08 the bulk editor goes on with its preview and its change after the session has ended', async ({
  page,
}) => {
  await admin(page);
  const id = await addOwnProduct(page, 'Kawkab bulk');
  const { product } = await asStaff<{ product: { name: string } }>(
    page,
    'GET',
    `products/one/${id}`,
  );
  await open(page, `allproducts?q=${encodeURIComponent(product.name)}`);
  await page.getByRole('checkbox', { name: `Select ${product.name}`, exact: true }).check();
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Edit' })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Edit/ });
  await dialog.getByLabel('Price').selectOption('lowerPercent');
  await dialog.getByLabel('Percent', { exact: true }).fill('25');
  await endStaffSession(page);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await signInAgain(page);
  await expect(dialog.getByText('75.00')).toBeVisible();
  await endStaffSession(page);
  await dialog.getByRole('button', { name: 'Change 1 product' }).click();
  await signInAgain(page);
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('button', { name: new RegExp(`^Price of ${product.name}:`) }),
  ).toContainText('75.00');
  await asStaff(page, 'DELETE', `products/${id}`);
});

test('EDIT-08 a picture of a page is uploaded and its draft saved after the session has ended', async ({
  page,
}) => {
  await admin(page);
  await open(page, 'pages/about');
  const english = page.getByRole('region', { name: 'English', exact: true });
  const body = english.getByLabel('Text', { exact: true });
  const before = await body.inputValue();
  await english.getByRole('button', { name: 'Insert a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Insert a picture' });
  await dialog.getByLabel('New picture').setInputFiles(PICTURE);
  const alt = `Our shop ${Date.now()}`;
  await dialog.getByLabel('Alternative text in English').fill(alt);
  await dialog.getByLabel('Alternative text in Arabic').fill('متجرنا');
  await endStaffSession(page);
  await dialog.getByRole('button', { name: 'Upload and insert' }).click();
  await signInAgain(page);
  await expect(dialog).toBeHidden();
  await expect(body).toHaveValue(new RegExp(`!\\[${alt}\\]`));
  await endStaffSession(page);
  await page.keyboard.press('ControlOrMeta+s');
  await signInAgain(page);
  await expect(page.getByRole('region', { name: 'Draft', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await endStaffSession(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard the draft' }).click();
  await signInAgain(page);
  await expect(body).toHaveValue(before);
  await asStaff(page, 'GET', 'admin/page-pictures').then((stored) => {
    const [{ id }] = (stored as { pictures: [{ id: number }] }).pictures;
    return asStaff(page, 'DELETE', `admin/page-pictures/${id}`);
  });
});

test('EDIT-08 a vendor is added, and a view saved, after the session has ended', async ({
  page,
}) => {
  await admin(page);
  await open(page, 'vendors');
  await page.getByRole('button', { name: 'Add vendor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add vendor' });
  const name = `Zuhal Late ${Date.now()}`;
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Password', { exact: true }).fill(GIVEN);
  await endStaffSession(page);
  await dialog.getByRole('button', { name: 'Add vendor' }).click();
  // Closing sign-in loses nothing in the dialog below it.
  await page
    .getByRole('dialog', { name: 'Sign in to the dashboard' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(dialog.getByRole('alert')).toHaveText('Please log in.');
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Add vendor' }).click();
  await signInAgain(page);
  await expect(page.getByText(/^Vendor added\. The username is /)).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(name)).toHaveCount(0);

  await open(page, 'allproducts?q=oud');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: 'Save or edit views' }).click();
  const views = page.getByRole('dialog', { name: 'Saved views' });
  await views.getByLabel('Name of this view').fill(name);
  await endStaffSession(page);
  await views.getByRole('button', { name: 'Save' }).click();
  await signInAgain(page);
  await expect(views.getByText(name)).toBeVisible();
  const { views: stored } = await asStaff<{ views: { id: number; name: string }[] }>(
    page,
    'GET',
    'list-views?list=products',
  );
  const view = stored.find((each) => each.name === name);
  await asStaff(page, 'DELETE', `list-views/${view?.id}`);
});

test('DAY-07 a file is downloaded by its link after the session has ended', async ({ page }) => {
  await admin(page);
  await open(page, 'upload-products');
  const link = page.getByRole('link', { name: 'Download template' });
  await expect(link).toBeVisible();
  await endStaffSession(page);
  const download = page.waitForEvent('download');
  await link.click();
  await signInAgain(page);
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('EDIT-08 a second factor is turned on after the session has ended, and asked for when signing in over a dialog', async ({
  page,
  browser,
}) => {
  await beStaff(page, 'admin');
  const username = `late-${Date.now()}`;
  const email = `${username}@example.com`;
  await asStaff(page, 'POST', 'admin/add', {
    ...{ name: username, username, email, password: GIVEN, type: 'ops' },
  });
  const theirs = await browser.newPage();
  await beNewStaff(theirs, username, GIVEN, OWN);
  await open(theirs, 'account');
  await theirs.getByRole('button', { name: 'Set up' }).click();
  const secret = await theirs.locator('code').innerText();
  await endStaffSession(theirs);
  // It is sent once more after signing in, so it must last.
  await theirs.getByLabel('6-digit code').fill(codeOf(secret));
  await theirs.getByRole('button', { name: 'Turn on' }).click();
  await signInAgain(theirs, username, OWN);
  await expect(
    theirs.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10);
  await theirs.getByRole('button', { name: 'I have saved the codes' }).click();

  await open(theirs, 'all-orders?q=oud');
  await theirs.getByRole('button', { name: 'Saved views' }).click();
  await theirs.getByRole('menuitem', { name: 'Save or edit views' }).click();
  const views = theirs.getByRole('dialog', { name: 'Saved views' });
  await views.getByLabel('Name of this view').fill(username);
  await endStaffSession(theirs);
  await views.getByRole('button', { name: 'Save' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'Sign in to the dashboard' });
  await dialog.getByLabel('Password', { exact: true }).fill(OWN);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  // Each code counts once; that of the next 30 seconds is accepted too.
  await dialog.getByLabel('Code').fill(codeOf(secret, 1));
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(views.getByText(username)).toBeVisible();
  await theirs.close();
  await removeStaff(page, username);
});
