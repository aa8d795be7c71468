import { expect, test, type Page } from '@playwright/test';
import { THEME_OF, violations } from '../support/checks/axe';
import { dashboardTextOf, type Locale } from '../support/checks/texts';
import { navigateTo } from '../support/client-navigation';
import { shop } from '../support/shop';
import { asStaff, beStaff, type StaffName } from '../support/staff';

interface Views {
  views: { id: number; name: string }[];
}
/** Resets the columns of a list to those of an account without settings. */
const showColumns = (page: Page, list: string) =>
  asStaff(page, 'PUT', 'list-views/settings', { list, hiddenColumns: null }, { json: true });
const removeView = async (page: Page, name: string) => {
  const { views } = await asStaff<Views>(page, 'GET', 'list-views');
  for (const view of views.filter((each) => each.name === name))
    await asStaff(page, 'DELETE', `list-views/${view.id}`);
};
const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const menu = (page: Page, t = dashboardTextOf('en')) =>
  page.getByRole('button', { name: t('views.title') });
const dialog = (page: Page, t = dashboardTextOf('en')) =>
  page.getByRole('dialog', { name: t('views.title') });
const openDialog = async (page: Page, t = dashboardTextOf('en')) => {
  await menu(page, t).click();
  await page.getByRole('menuitem', { name: t('views.change') }).click();
  await expect(dialog(page, t)).toBeVisible();
};
/** Saves what the list shows for everyone in the shop. */
const share = async (page: Page, name: string, t = dashboardTextOf('en')) => {
  await openDialog(page, t);
  const form = dialog(page, t);
  await form.getByLabel(t('views.name'), { exact: true }).fill(name);
  await form.getByLabel(t('views.whose')).selectOption({ label: t('views.everyone') });
  await form.getByRole('button', { name: t('views.save'), exact: true }).click();
  await expect(form.getByRole('list', { name: t('views.ofShop') }).getByText(name)).toBeVisible();
};
const inLocale = (page: Page, locale: Locale) =>
  page.evaluate((value) => localStorage.setItem('locale', value), locale);

test('VIEWS-01 VIEWS-03 VIEWS-10 CASE-39 a view with filters and columns is shared with a colleague', async ({
  page,
  browser,
}) => {
  const name = `Paid ${Date.now().toString(36)}`;
  await beStaff(page, 'admin');
  const other = await browser.newPage();
  await beStaff(other, 'ops');
  try {
    await open(page, 'all-orders?paymentMethod=cod');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Items' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Items' })).toHaveCount(0);
    await share(page, name);
    expect(await violations(page, 'light')).toEqual([]);
    // The name is used.
    await dialog(page).getByLabel('Name of this view').fill(name);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByText('Another view has this name.')).toBeVisible();

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
  } finally {
    await showColumns(other, 'orders');
    await showColumns(page, 'orders');
    await removeView(page, name);
    await other.close();
  }
});

/** New lists, with the filter that is shared, in both directions between the languages. */
const SHARED: [path: string, query: string, filter: string, from: Locale, colleague: StaffName][] =
  [
    ['cash-orders', 'list=later', 'cashDesk.list', 'en', 'ops'],
    ['banners', 'state=over', 'schedule.status', 'ar', 'admin'],
  ];

for (const [path, query, filter, from, colleague] of SHARED)
  test(`VIEWS-11 VIEWS-12 a view of ${path} is saved in one language, and opened by a colleague in the other`, async ({
    page,
    browser,
  }) => {
    const name = `View ${Math.random().toString(36).slice(2, 10)}`;
    const to: Locale = from === 'en' ? 'ar' : 'en';
    const [mine, theirs] = [dashboardTextOf(from), dashboardTextOf(to)];
    const [, value = ''] = query.split('=');
    await beStaff(page, 'admin');
    const other = await browser.newPage({ viewport: { width: 375, height: 812 } });
    await beStaff(other, colleague);
    try {
      await inLocale(page, from);
      await open(page, path);
      await page.getByRole('combobox', { name: mine(filter), exact: true }).selectOption(value);
      await expect(page).toHaveURL(new RegExp(`${path}\\?${query}$`));
      await share(page, name, mine);
      expect(await violations(page, THEME_OF[from])).toEqual([]);

      await inLocale(other, to);
      await open(other, path);
      // With the keyboard, on a phone.
      await menu(other, theirs).focus();
      await other.keyboard.press('Enter');
      const item = other.getByRole('menuitem', { name });
      await expect(item).toBeVisible();
      await item.press('Enter');
      await expect(other).toHaveURL(new RegExp(`${path}\\?${query}$`));
      const choice = other.getByRole('combobox', { name: theirs(filter), exact: true });
      await expect(choice).toHaveValue(value);
      expect(
        await other.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await violations(other, THEME_OF[to])).toEqual([]);
    } finally {
      await removeView(page, name);
      await other.close();
    }
  });

/** The open list of a phone in Arabic has cards, which fit. */
const showsCards = async (page: Page) => {
  await expect(page.locator('main [data-row]').first()).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  expect(await violations(page, THEME_OF.ar)).toEqual([]);
};

/** Hides a column of the open list by keys; it stays hidden after a reload, and a phone shows cards. */
const hideColumn = async (page: Page, caption: string, list: string, column: string) => {
  const heading = page.getByRole('columnheader', { name: column, exact: true });
  const firstRow = page.getByRole('table', { name: caption }).getByRole('row').nth(1);
  await expect(heading).toBeVisible();
  await expect(firstRow).toBeVisible();
  await expect(menu(page)).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitemcheckbox', { name: column });
  await expect(item).toBeVisible();
  const isReached = () => item.evaluate((each) => each === document.activeElement);
  await expect(async () => {
    if (!(await isReached())) await page.keyboard.press('ArrowDown');
    expect(await isReached()).toBe(true);
  }).toPass({ intervals: [100] });
  const stored = page.waitForResponse((response) => response.url().includes('list-views/settings'));
  try {
    await page.keyboard.press('Enter');
    expect((await stored).status()).toBe(200);
    await page.keyboard.press('Escape');
    await expect(heading).toHaveCount(0);
    await page.reload();
    await expect(firstRow).toBeVisible();
    await expect(heading).toHaveCount(0);
  } finally {
    await showColumns(page, list);
  }
  await page.setViewportSize({ width: 375, height: 812 });
  await page.evaluate(() => localStorage.setItem('locale', 'ar'));
  await page.reload();
  await showsCards(page);
};

/** Other lists with hidden columns; list-views.e2e-spec.ts of the API stores those of each. */
const OTHER_LISTS = ['stuck-orders', 'audit'];

// list-views.spec.tsx of the dashboard hides a column of every list.
test('CASE-39 VIEWS-01 VIEWS-05 the list of reviews opens with the view that the account has chosen; a column is hidden with the keyboard, on every device; a phone shows cards, also of stuck orders and audit records', async ({
  page,
}) => {
  const name = `Hidden ${Date.now().toString(36)}`;
  await beStaff(page, 'admin');
  try {
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
  } finally {
    await removeView(page, name);
  }
  await hideColumn(page, 'Reviews', 'reviews', 'Written on');
  for (const path of OTHER_LISTS)
    await test.step(path, async () => {
      await navigateTo(page, '/dashboard/no-such-page');
      await expect(page.locator('main [data-row]')).toHaveCount(0);
      await navigateTo(page, `/dashboard/${path}`);
      await showsCards(page);
    });
});

test('CASE-39 VIEWS-01 a vendor hides a column of the own orders', async ({ page }) => {
  await beStaff(page, 'vendor2');
  await open(page, 'own-orders');
  await hideColumn(page, 'Orders with your products', 'orders', 'Shopper');
});
