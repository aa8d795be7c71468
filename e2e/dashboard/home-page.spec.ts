import { expect, test, type Page } from '@playwright/test';
import { violations, violationsInBothThemes } from '../support/checks/axe';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

// The first test moves what the second one looks at.
test.describe.configure({ mode: 'default' });

const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Names of the home page's sections in their order, of those with a heading when the page arrives. */
const headings = async (page: Page) => {
  await page.goto(shop.url);
  return page.getByRole('heading', { level: 2, name: /^(Shop by category|New Collections)$/ });
};

test('PLACE-02 PLACE-06 staff move a section with the mouse and by buttons, shoppers see it at once, and back', async ({
  page,
}) => {
  test.slow();
  await beStaff(page, 'admin');
  await open(page, 'home-page');
  const list = page.getByRole('list', { name: 'Sections of the home page' });
  const names = list.locator('bdi');
  await expect(names).toHaveCount(8);
  expect(await violationsInBothThemes(page)).toEqual([]);
  const rows = list.getByRole('listitem');
  await rows.filter({ hasText: 'New Collections' }).dragTo(rows.first(), {
    targetPosition: { x: 60, y: 4 },
  });
  await expect(names.first()).toHaveText('New Collections');
  await press(page, 'Move Shop by category up');
  await expect(page.getByRole('button', { name: 'Move Shop by category up' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Show Videos' }).uncheck();
  await page.getByRole('checkbox', { name: 'Show Unisex' }).uncheck();
  await press(page, 'Save menu and home page');
  await expect(page.getByText('The menu and the home page are saved.')).toBeVisible();
  await expect(await headings(page)).toHaveText(['New Collections', 'Shop by category']);
  const groups = page.getByRole('navigation', { name: 'Departments' });
  await expect(groups.getByRole('link', { name: 'Kids' })).toBeVisible();
  await expect(groups.getByRole('link', { name: 'Unisex' })).toHaveCount(0);

  await open(page, 'home-page');
  await press(page, 'Back to the default order');
  await press(page, 'Save menu and home page');
  await expect(page.getByText('The menu and the home page are saved.')).toBeVisible();
  await expect(await headings(page)).toHaveText(['Shop by category', 'New Collections']);
});

test('PLACE-15 a section is shown from its start, and is gone from the shop until then', async ({
  page,
}) => {
  test.slow();
  await beStaff(page, 'admin');
  await open(page, 'home-page');
  const setFrom = async (value: string) => {
    await press(page, 'Schedule of New Collections');
    const dialog = page.getByRole('dialog', { name: 'Schedule of New Collections' });
    await dialog.getByLabel(/^Shown from/).fill(value);
    expect(await violations(page, 'light')).toEqual([]);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog).toBeHidden();
    await press(page, 'Save menu and home page');
    await expect(page.getByText('The menu and the home page are saved.')).toBeVisible();
  };
  await setFrom('2099-12-01T09:00');
  await expect(page.getByText('Not shown yet')).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await expect(await headings(page)).toHaveText(['Shop by category']);
  await open(page, 'home-page');
  await setFrom('');
  await expect(await headings(page)).toHaveText(['Shop by category', 'New Collections']);
});

test('PLACE-10 PLACE-11 an ad whose time is over is not shown, until its schedule is removed', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const ads = await asStaff<{ title: string }[]>(page, 'GET', 'main_ads/all');
  const title = ads[0]?.title ?? '';
  await open(page, 'main-ads');
  const setUntil = async (value: string) => {
    await press(page, `Schedule of ${title}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Shown until/).fill(value);
    expect(await violations(page, 'light')).toEqual([]);
    await dialog.getByRole('button', { name: 'Save schedule' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await setUntil('2026-01-31T20:00');
  await expect(page.getByText('No longer shown')).toBeVisible();
  await expect(page.getByText(/^Until 31 January 2026 at 8:00/)).toBeVisible();
  await page.goto(shop.url);
  await expect(page.getByRole('heading', { level: 2, name: 'New Collections' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await open(page, 'main-ads');
  await setUntil('');
  await page.goto(shop.url);
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
});
