import { expect, test, type Page } from '@playwright/test';
import { THEME_OF, violations } from '../support/checks/axe';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

interface Views {
  views: { id: number; name: string }[];
}
const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const menu = (page: Page) => page.getByRole('button', { name: 'Saved views' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Saved views' });
const openDialog = async (page: Page) => {
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Save or edit views' }).click();
  await expect(dialog(page)).toBeVisible();
};

test('VIEWS-01 VIEWS-03 VIEWS-10 CASE-39 a view with filters and columns is shared with a colleague', async ({
  page,
  browser,
}) => {
  test.slow();
  const name = `Paid ${Date.now().toString(36)}`;
  await beStaff(page, 'admin');
  await open(page, 'all-orders?paymentMethod=cod');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Items' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Items' })).toHaveCount(0);
  await openDialog(page);
  await dialog(page).getByLabel('Name of this view').fill(name);
  await dialog(page).getByLabel('Who sees it').selectOption({ label: 'Everyone in the shop' });
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog(page).getByRole('list', { name: 'Views for everyone' }).getByText(name),
  ).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  // The name is used.
  await dialog(page).getByLabel('Name of this view').fill(name);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Another view has this name.')).toBeVisible();

  const other = await browser.newPage();
  await beStaff(other, 'ops');
  await open(other, 'all-orders');
  await expect(other.getByRole('columnheader', { name: 'Items' })).toBeVisible();
  await menu(other).click();
  // Beside a view is how many orders it lists.
  await expect(other.getByRole('menuitem', { name })).toHaveText(/ [1-9][\d,]*\+?$/);
  await other.getByRole('menuitem', { name }).click();
  await expect(other).toHaveURL(/\?paymentMethod=cod$/);
  await expect(other.getByRole('columnheader', { name: 'Items' })).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('columnheader', { name: 'Order', exact: true })).toBeVisible();
  await expect(other.getByRole('columnheader', { name: 'Items' })).toHaveCount(0);
  await other.evaluate(() => localStorage.setItem('locale', 'ar'));
  await other.reload();
  await other.getByRole('button', { name: 'طرق العرض المحفوظة' }).click();
  await expect(other.getByRole('menuitem', { name })).toBeVisible();
  expect(await violations(other, THEME_OF.ar)).toEqual([]);

  await asStaff(
    other,
    'PUT',
    'list-views/settings',
    { list: 'orders', hiddenColumns: null },
    { json: true },
  );
  await asStaff(
    page,
    'PUT',
    'list-views/settings',
    { list: 'orders', hiddenColumns: null },
    { json: true },
  );
  const { views } = await asStaff<Views>(page, 'GET', 'list-views');
  for (const view of views.filter((each) => each.name === name))
    await asStaff(page, 'DELETE', `list-views/${view.id}`);
  await other.close();
});

test('VIEWS-05 the list of reviews opens with the view that the account has chosen', async ({
  page,
}) => {
  const name = `Hidden ${Date.now().toString(36)}`;
  await beStaff(page, 'admin');
  await open(page, 'reviews?state=hidden');
  await openDialog(page);
  await dialog(page).getByLabel('Name of this view').fill(name);
  await dialog(page).getByLabel('Open the list with this view').check();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Opens first')).toBeVisible();
  await open(page, 'reviews');
  await expect(page).toHaveURL(/reviews\?state=hidden$/);
  await openDialog(page);
  await dialog(page)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  await expect(dialog(page).getByText(name)).toHaveCount(0);
  await open(page, 'reviews');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews');
  await expect(page).toHaveURL(/reviews$/);
});
